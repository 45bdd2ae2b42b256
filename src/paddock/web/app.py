"""The web application: every address there is."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import mimetypes
import re
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from paddock.i18n import bundle, languages
from paddock.store import Store
from paddock.tables import House
from paddock.web.guard import Guard, guarded, headers_of, refusal
from paddock.web.live import Live
from paddock.web.pages import Pages
from paddock.web.play import ACCEPTED, Play
from paddock.web.site import DRAWING, STATIC, Site, packed, static_files, static_url

LOG: Final = logging.getLogger("paddock.web")
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}


def create_app(where: str, generous: bool = False, workers: int | None = None) -> Application:
    """The application over a data folder or database URL; opened and closed with its lifespan."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store.open(where)
        house = await House.open(store, workers)
        site = Site(house, generous)
        app.state.site = site
        app.state.play, app.state.live = Play(site), Live(site)
        app.router.routes.extend(routes(site, app.state.play))
        warming = asyncio.create_task(asyncio.to_thread(warm_up, site))  # nobody waits for it
        try:
            yield
        finally:
            await warming
            await house.close()
            store.close()

    return Application(
        lifespan=lifespan,
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: missing, Exception: broken},
    )


class Application(Starlette):
    """Moves and live lines go past all that is wrapped around a page: there are more of them than
    of all else together. Whatever is wrong with one goes the long way and is refused there."""

    TABLE: Final = re.compile("/t/([^/]+)/(move|live)")
    KINDS: Final = {"move": "POST", "live": "websocket"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope.get("method", scope["type"])
        found = self.TABLE.fullmatch(scope["path"]) if kind in ("POST", "websocket") else None
        headers = headers_of(scope) if found else {}
        if found is None or kind != self.KINDS[found[2]] or refusal(scope, headers):
            await super().__call__(scope, receive, send)
            return
        scope["app"], scope["path_params"] = self, {"id": found[1]}
        if kind == "websocket":
            await self.state.live.line(WebSocket(scope, receive, send), send)
            return
        request = Request(scope, receive)
        try:
            response = await self.state.play.move(request, headers)
        except Exception as error:
            response = await broken(request, error)
        # Nothing is in an empty answer that could be told what it may do.
        await response(scope, receive, send if response is ACCEPTED else guarded(send))


def warm_up(site: Site) -> None:
    """No visitor waits for a file to be read, and no move for Python's own housekeeping: what is
    there when a server has started (rules, words, pages) stays, so the garbage collector need not
    look at it again."""
    for language in languages():
        bundle(language)
    for name in site.env.list_templates():
        site.env.get_template(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def routes(site: Site, play: Play) -> list[BaseRoute]:
    pages = Pages(site)

    def get(path: str, page: Any) -> Route:
        return Route(path, page, methods=["GET"])

    def post(path: str, deed: Any) -> Route:
        return Route(path, deed, methods=["POST"])

    return [
        get("/", pages.home),
        get("/lobby", pages.lobby),
        get("/rules/{game}", pages.rules),
        get("/settings", pages.settings),
        post("/settings", pages.save_settings),
        post("/settings/link", pages.device_link),
        get("/claim/{token}", pages.claim),
        post("/claim/{token}", pages.claimed),
        post("/race", play.race),
        post("/tables", play.create),
        get("/t/{id}", play.page),
        get("/t/{id}/log", play.log),
        get("/t/{id}/view.json", play.view),
        post("/t/{id}/sit", play.sit),
        post("/t/{id}/leave", play.leave),
        post("/t/{id}/start", play.start),
        post("/t/{id}/chair", play.chair),
        post("/t/{id}/invite", play.invite),
        post("/t/{id}/revoke", play.revoke),
        post("/t/{id}/standing", play.standing),
        post("/t/{id}/rematch", play.rematch),
        get("/healthz", pages.health),
        get("/metrics", pages.metrics),
        get("/static/{mark}/{name:path}", static_file),
        get("/fonts/{name}", font),
        get("/favicon.ico", favicon),
    ]


async def static_file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in static_files():
        return PlainTextResponse("no such file\n", 404)
    headers = FOR_EVER if request.url.path == static_url(name) else {"cache-control": "no-cache"}
    kind = mimetypes.guess_type(name)[0]
    return packed(request, Response(static_files()[name].read_bytes(), 200, headers, kind))


async def font(request: Request) -> Response:
    folder = DRAWING / "fonts"
    known = {path.name for path in folder.glob("*.*") if path.suffix in (".woff2", ".css")}
    name = request.path_params["name"]
    if name not in known:
        return PlainTextResponse("no such font\n", 404)
    return FileResponse(folder / name, headers=FOR_EVER)


async def favicon(request: Request) -> Response:
    return FileResponse(STATIC / "icon.svg", headers={"cache-control": "max-age=86400"})


async def missing(request: Request, error: Exception) -> Response:
    site: Site = request.app.state.site
    visitor = await site.doorman.visitor(request)
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = "no-such-page" if status == 404 else "bad-request"
    return site.sorry(request, visitor, code, status)


async def broken(request: Request, error: Exception) -> Response:
    """The last resort: say so without telling what."""
    LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
    return PlainTextResponse("Something went wrong here. Nothing was lost; try again.\n", 500)
