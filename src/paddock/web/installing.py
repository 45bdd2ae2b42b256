"""Paddock as an installed web app: manifest, icons, service worker and offline page.

The service worker caches static files, which are named by their digest, and the offline page. It
never caches a table page, which must always be fresh.
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

# The icons by name: width, and whether they are maskable (systems cut those to shape).
ICONS: Final = {
    "192": (192, False),
    "512": (512, False),
    "maskable-512": (512, True),
    "touch-180": (180, True),
}
# what the offline page needs
KEPT: Final = ("fonts/fonts.css", "drawing.css", "paddock.css", "icon.svg")
A_DAY: Final = {"cache-control": "public, max-age=86400"}
ASKED_ANEW: Final = {"cache-control": "no-cache"}


class Installing:
    """The addresses for installing Paddock. They do not depend on the visitor."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def manifest(self, request: Request) -> Response:
        """The web app manifest."""
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
        """An icon as PNG."""
        name = request.path_params["name"].removesuffix(".png")
        if name not in ICONS:
            return PlainTextResponse("no such icon\n", 404)
        return Response(drawn_icon(name), headers=A_DAY, media_type="image/png")

    async def worker(self, request: Request) -> Response:
        """The service worker; its text changes with the files that it caches."""
        script = static_content("worker.js")[0].decode()
        offline = f"/offline?lang={language_of(request)}"
        kept = [static_url(name) for name in KEPT]
        script = script.replace("@DIGEST@", static_digest()).replace("@OFFLINE@", offline)
        script = script.replace('"@KEPT@"', ", ".join(f'"{one}"' for one in kept))
        return Response(script, headers=ASKED_ANEW, media_type="text/javascript")

    async def offline(self, request: Request) -> Response:
        """The page shown without a connection. It contains nothing about the visitor."""
        language = language_of(request)
        page = self.site.env.get_template("offline.html")
        html = page.render(t=self.site.words(language), language=language)
        return HTMLResponse(html, headers=ASKED_ANEW)


@cache
def drawn_icon(name: str) -> bytes:
    """An icon as PNG, drawn once."""
    wide, fills = ICONS[name]
    return png(icon(fills), wide)


def language_of(request: Request) -> str:
    """The language in the address, since a cached page must have its reader's language."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in languages() else "en"
