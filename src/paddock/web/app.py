"""The web application: the guard and the route table."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import mimetypes
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from paddock.drawing import poster
from paddock.i18n import bundle, languages
from paddock.shelf import titles
from paddock.store import Store, StoreError
from paddock.tables import House
from paddock.web import memory
from paddock.web.analysis_pages import AnalysisPages
from paddock.web.bot_api import BotApi
from paddock.web.company import Company
from paddock.web.door import Door, household_of, is_light
from paddock.web.downloads import Downloads
from paddock.web.failures import broken, gone, missing, too_often, unavailable
from paddock.web.forms import body_of, received
from paddock.web.guard import guarded, headers_of, refusal, refuse
from paddock.web.hints import Hints
from paddock.web.history import History
from paddock.web.installing import Installing
from paddock.web.lanes import Crowded
from paddock.web.learning import Learning
from paddock.web.live import Live
from paddock.web.move import MoveEndpoint
from paddock.web.operator import Operator
from paddock.web.pages import Pages
from paddock.web.play import TableEndpoints
from paddock.web.replay import Replay
from paddock.web.site import Site, accepts_gzip, static_content, static_files, static_url
from paddock.web.trying import Trying
from paddock.web.typed import Typed

FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}


def create_app(
    where: str | Store,
    generous: bool = False,
    workers: int | None = None,
    metrics_token: str = "",
    names: Sequence[str] = (),
    listening: tuple[str, int] = ("", 0),
    bot_api: bool = False,
) -> Application:
    """The application for a data folder or database URL; its lifespan opens and closes the store.

    A store that is already open is closed too. `listening` is the address that will be served, for
    links that others can open.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Application) -> AsyncIterator[None]:
        store = where if isinstance(where, Store) else Store.open(where)
        house = await House.open(store, workers)
        site = Site(house, generous, listening)
        app.state.site = site
        app.door = Door(site.budgets, generous, metrics_token, names)
        table = routes(site, app.door)
        app.short_routes = {
            one.kind: one for one in table if isinstance(one, ShortRoute | ShortWebSocketRoute)
        }
        if bot_api:
            table += BotApi(site).routes()
        app.router.routes.extend(table)
        # in the background: no request waits for it
        warming = asyncio.create_task(asyncio.to_thread(warm_up, site))
        regular = [
            asyncio.create_task(site.refresh_figures()),
            asyncio.create_task(memory.give_back_regularly()),
        ]
        try:
            yield
        finally:
            for task in regular:
                task.cancel()
            await warming
            await site.analyst.close()
            await house.close()
            store.close()

    return Application(
        lifespan=lifespan,
        exception_handlers={
            HTTPException: missing,
            ClientDisconnect: gone,
            StoreError: unavailable,
            Exception: broken,
        },
    )


class ShortRoute(Route):
    """A route without Starlette's middleware: most requests are moves, and this is faster."""

    kind: Final = "POST"


class ShortWebSocketRoute(WebSocketRoute):
    """The same for the WebSockets of live pages."""

    kind: Final = "websocket"


class Application(Starlette):
    """Every request passes the guard here, then the short routes, then the others."""

    short_routes: Mapping[str, ShortRoute | ShortWebSocketRoute] = {}  # by ASGI scope type
    door: Door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        headers = headers_of(scope)
        refused = refusal(scope, headers) or self.door.refusal(scope, headers)
        if refused is not None:
            await refuse(refused, scope, receive, send)
            return
        route = self.short_routes.get(scope.get("method", scope["type"]))
        if route is not None and (found := route.path_regex.match(scope["path"])):
            scope["app"], scope["path_params"] = self, found.groupdict()
            scope["paddock.headers"] = headers
            await route.app(scope, receive, send)
            return
        if scope["type"] == "http" and not self.door.may_ask(scope):
            await too_often(scope, receive, guarded(send))
            return
        if self.door.generous or scope["type"] != "http" or is_light(scope):
            await super().__call__(scope, receive, guarded(send))
            return
        try:
            if scope["method"] == "POST":
                # read the body first: a slow sender must not hold a turn
                receive = received(await body_of(receive))
            turn = await self.door.lanes.turn(household_of(scope))
        except ClientDisconnect:
            return
        except Crowded:
            await too_often(scope, receive, guarded(send))
            return

        async def send_after_turn(message: Message) -> None:
            turn.end()
            await send(message)

        try:
            await super().__call__(scope, receive, guarded(send_after_turn))
        finally:
            turn.end()


def warm_up(site: Site) -> None:
    """Read texts and templates before the first visitor needs them.

    They stay for the lifetime of the process, so the garbage collector can skip them.
    """
    for game in titles():
        poster(game.name)  # for the home page; this imports all drawings
    for language in languages():
        bundle(language)
    for name in site.env.list_templates(extensions=["html"]):
        site.env.get_template(name)
    gc.collect()
    gc.freeze()
    # A frequent collection visits as many objects as were made since the last: everybody waits.
    gc.set_threshold(5_000, 200, 100)


def routes(site: Site, door: Door) -> list[BaseRoute]:
    """The route table: every address of the server."""
    pages, play, operator = Pages(site), TableEndpoints(site), Operator(site, door)
    installing = Installing(site)
    hints, downloads = Hints(site), Downloads(site)
    learning, trying, typed = Learning(site, play), Trying(site), Typed(site)
    company = Company(site, play)
    replay, history, analysis = Replay(site), History(site), AnalysisPages(site)

    def get(path: str, page: Any) -> Route:
        return Route(path, page, methods=["GET"])

    def post(path: str, action: Any) -> Route:
        return Route(path, action, methods=["POST"])

    return [
        ShortRoute("/t/{id}/move", MoveEndpoint(site), methods=["POST"]),
        ShortWebSocketRoute("/t/{id}/live", Live(site)),
        get("/", pages.home),
        get("/lobby", pages.lobby),
        get("/rules/{game}", pages.rules),
        get("/learn/{game}", learning.page),
        post("/learn/{game}", learning.begin),
        get("/try/{game}/{rule}", trying.page),
        get("/try/{game}/{rule}/{n:int}", trying.page),
        post("/try/{game}/{rule}/{n:int}", trying.move),
        get("/settings", pages.settings),
        post("/settings", pages.save_settings),
        post("/settings/link", pages.device_link),
        post("/settings/sign-out", pages.sign_out),
        get("/typed", typed.form),
        post("/typed", typed.create),
        get("/t/{id}/typed", typed.page),
        post("/t/{id}/typed", typed.enter),
        get("/history", history.page),
        get("/history/export.{kind}", history.export),
        post("/history/delete", history.delete),
        get("/claim/{token}", pages.claim),
        post("/claim/{token}", pages.claimed),
        post("/race", play.race),
        post("/tables", play.create),
        get("/t/{id}", play.page),
        get("/t/{id}/log", downloads.log),
        get("/t/{id}/view.json", downloads.view),
        get("/t/{id}/match.json", replay.json),
        get("/t/{id}/analysis", analysis.page),
        post("/t/{id}/analysis", analysis.start),
        get("/t/{id}/replay", replay.page),
        get("/t/{id}/replay/preview.png", replay.preview),
        get("/t/{id}/replay/{eyes}/{ply}/position.{kind}", replay.picture),
        get("/t/{id}/replay/{eyes}/{ply}/{lang}", replay.view),
        post("/t/{id}/replay/play", replay.play_on),
        post("/t/{id}/sit", play.sit),
        post("/t/{id}/leave", play.leave),
        post("/t/{id}/knock", play.knock),
        post("/t/{id}/answer", play.answer),
        post("/t/{id}/start", play.start),
        post("/t/{id}/word", play.word),
        post("/t/{id}/chair", play.chair),
        post("/t/{id}/invite", play.invite),
        post("/t/{id}/revoke", play.revoke),
        post("/t/{id}/standing", play.standing),
        post("/t/{id}/pace", play.pace),
        post("/t/{id}/undo", play.undo),
        post("/t/{id}/undo/answer", play.answer_undo),
        post("/t/{id}/rematch", play.rematch),
        post("/t/{id}/hint", hints.hint),
        post("/t/{id}/why", hints.why),
        post("/t/{id}/guide", play.guide),
        post("/t/{id}/chat", company.chat),
        post("/t/{id}/uncover", company.uncover),
        post("/t/{id}/mute", company.mute),
        get("/t/{id}/screen", company.screen),
        post("/t/{id}/screen", company.show_screen),
        get("/healthz", operator.health),
        get("/metrics", operator.metrics),
        get("/manifest.webmanifest", installing.manifest),
        get("/icons/{name}", installing.icon),
        get("/worker.js", installing.worker),
        get("/offline", installing.offline),
        get("/static/{digest}/{name:path}", static_file),
        get("/favicon.ico", favicon),
    ]


async def static_file(request: Request) -> Response:
    """A style sheet, script, font or picture."""
    name = request.path_params["name"]
    if name not in static_files():
        return PlainTextResponse("no such file\n", 404)
    headers = FOR_EVER if request.url.path == static_url(name) else {"cache-control": "no-cache"}
    return static_response(request, name, headers)


async def favicon(request: Request) -> Response:
    """The icon of the site."""
    return static_response(request, "icon.svg", {"cache-control": "max-age=86400"})


def static_response(request: Request, name: str, headers: dict[str, str]) -> Response:
    """A file; compressed if that makes it smaller."""
    can = accepts_gzip(request)
    plain, small = static_content(name)
    shorter = can and len(small) < len(plain)
    packing = {"content-encoding": "gzip"} if shorter else {}
    kind = mimetypes.guess_type(name)[0]
    headers = {**headers, **packing, "vary": "accept-encoding"}
    return Response(small if shorter else plain, 200, headers, kind)
