"""Paddock as an app on a screen: manifest, icons, the service worker and the page without a line.

The service worker keeps the files of the pages, which are named by their digest, and one page that
says that there is no connection. It never keeps a page of a table: what one sees there is new.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from paddock.drawing.icons import icon
from paddock.drawing.png import png
from paddock.drawing.theme import palette
from paddock.i18n import languages, say
from paddock.web.site import Site, static_content, static_digest, static_url

# The icons by name: how wide, and whether they fill their ground. Systems that cut them want that.
ICONS: Final = {
    "192": (192, False),
    "512": (512, False),
    "maskable-512": (512, True),
    "touch-180": (180, True),
}
KEPT: Final = ("fonts/fonts.css", "drawing.css", "paddock.css", "icon.svg")  # for the offline page
A_DAY: Final = {"cache-control": "public, max-age=86400"}
ASKED_ANEW: Final = {"cache-control": "no-cache"}


class Installing:
    """The addresses that a browser needs to install Paddock. None of them knows who asks."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def manifest(self, request: Request) -> Response:
        language = language_of(request)
        facts = {
            "name": "Paddock",
            "short_name": "Paddock",
            "description": say(language, "web-tagline"),
            "lang": language,
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": palette("light")["ground"],
            "theme_color": palette("light")["ground"],
            "icons": [
                {
                    "src": f"/icons/{name}.png",
                    "sizes": f"{wide}x{wide}",
                    "type": "image/png",
                    "purpose": "maskable" if fills else "any",
                }
                for name, (wide, fills) in ICONS.items()
            ],
        }
        return JSONResponse(facts, headers=A_DAY, media_type="application/manifest+json")

    async def icon(self, request: Request) -> Response:
        name = request.path_params["name"].removesuffix(".png")
        if name not in ICONS:
            return PlainTextResponse("no such icon\n", 404)
        return Response(drawn_icon(name), headers=A_DAY, media_type="image/png")

    async def worker(self, request: Request) -> Response:
        """The service worker, which changes with the files that it keeps."""
        script = static_content("worker.js")[0].decode()
        offline = f"/offline?lang={language_of(request)}"
        kept = [static_url(name) for name in KEPT]
        script = script.replace("@DIGEST@", static_digest()).replace("@OFFLINE@", offline)
        script = script.replace('"@KEPT@"', ", ".join(f'"{one}"' for one in kept))
        return Response(script, headers=ASKED_ANEW, media_type="text/javascript")

    async def offline(self, request: Request) -> Response:
        """What the service worker shows when there is no connection: nothing of any visitor."""
        language = language_of(request)
        page = self.site.env.get_template("offline.html")
        html = page.render(t=self.site.words(language), language=language)
        return HTMLResponse(html, headers=ASKED_ANEW)


@cache
def drawn_icon(name: str) -> bytes:
    wide, fills = ICONS[name]
    return png(icon(fills), wide)


def language_of(request: Request) -> str:
    """The language that the address names: a page that is kept must be that of its reader."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in languages() else "en"
