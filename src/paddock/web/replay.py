"""The replay of a finished match: pages, pictures, downloads, and playing on from any ply."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from paddock import drawing
from paddock.core.errors import PaddockError
from paddock.drawing.png import png
from paddock.i18n import languages
from paddock.i18n.telling import title
from paddock.shelf import levels
from paddock.tables import Table
from paddock.tables.errors import NotOver, OtherRules, TableError, code_of
from paddock.tables.match_replay import MatchReplay, steps
from paddock.web.controls import sprite_of
from paddock.web.door import client_of
from paddock.web.failures import status_of
from paddock.web.fairness import fairness
from paddock.web.forms import number, number_up_to, read_form
from paddock.web.match_json import match_facts
from paddock.web.pages import origin
from paddock.web.people import shown_names
from paddock.web.play import own_file
from paddock.web.replay_cache import ALL_OPEN, ReplayCache, read_eyes, seat_of
from paddock.web.replay_view import eyes_offered, moment_context, view_of
from paddock.web.site import Site
from paddock.web.visitor import Visitor

WIDEST: Final = 2400  # pixels of a picture
USUAL: Final = 1200
PICTURES: Final = 40  # pictures in memory
SPEEDS: Final = (0.5, 1, 2, 4)


class Replay:
    """The endpoints below `/t/{id}/replay`. None of them answers while the match runs."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.replays = ReplayCache(site.house)
        self.pictures: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def page(self, request: Request) -> Response:
        """The replay page."""
        visitor = await self.site.doorman.visitor(request)
        try:
            live = await finished_table(self.site, request, visitor)
            eyes = read_eyes(request.query_params.get("eyes", ""), live.game.players)
            replay = await self.replays.find(live.id, eyes)
        except PaddockError as error:
            return refused(self.site, request, visitor, error)
        last = len(replay.plies)
        ply = number_up_to(request.query_params.get("ply", ""), last, 0)
        return self.site.page(
            request,
            visitor,
            "replay.html",
            **self._facts(request, visitor, live, replay, eyes, ply),
        )

    def _facts(
        self,
        request: Request,
        visitor: Visitor,
        live: Table,
        replay: MatchReplay,
        eyes: str,
        ply: int,
    ) -> dict[str, Any]:
        language, game = visitor.language, live.game.name
        stops = steps(replay.plies)
        names = shown_names(live, language)
        return {
            **moment_context(self.site, replay.at(ply), visitor, eyes),
            "sprite": Markup(sprite_of(live.game, language)),
            "own_style": own_file(game, "css"),
            "own_script": own_file(game, "js"),
            "ply": ply,
            "last": len(replay.plies),
            "steps": json.dumps(stops),
            "before": max((one for one in stops if one < ply), default=0),
            "after": min((one for one in stops if one > ply), default=len(replay.plies)),
            "eyes": eyes,
            "eyes_offered": eyes_offered(live, language),
            "speeds": SPEEDS,
            "levels": levels(game),
            "origin": origin(request),
            "match_title": f"{title(language, game)}: {', '.join(names)}",
            "casual": live.record.casual,
            "continued": live.record.continued,
            "fair": fairness(live, language),
        }

    async def view(self, request: Request) -> Response:
        """One moment as HTML, for the page's script."""
        visitor = await self.site.doorman.visitor(request)
        language = request.path_params["lang"]
        visitor.language = language if language in languages() else visitor.language
        try:
            _, replay, eyes, ply = await self._asked(request, visitor)
        except PaddockError as error:
            return JSONResponse({"error": sorry_code(error)}, refusal_status(error))
        facts = moment_context(self.site, replay.at(ply), visitor, eyes)
        response = Response(
            self.site.html("_table.html", visitor, **facts), media_type="text/html; charset=utf-8"
        )
        return self.site.known(request, visitor, response)

    async def picture(self, request: Request) -> Response:
        """The position as SVG or PNG, from the chosen viewpoint."""
        visitor = await self.site.doorman.visitor(request)
        try:
            live, replay, eyes, ply = await self._asked(request, visitor)
        except PaddockError as error:
            return JSONResponse({"error": sorry_code(error)}, refusal_status(error))
        svg = board_of(replay.at(ply), seat_of(eyes), visitor.language)
        kind = request.path_params["kind"]
        name = f"{live.game.name}-{live.id}-{ply}.{kind}"
        if kind == "svg":
            return picture(svg.encode(), "image/svg+xml", name)
        if kind != "png":
            return JSONResponse({"error": "no-such-page"}, 404)
        width = number_up_to(request.query_params.get("width", ""), WIDEST, USUAL)
        key = (live.id, ply, eyes, visitor.language, max(100, width))
        return picture(await self._png(key, svg, max(100, width)), "image/png", name)

    async def preview(self, request: Request) -> Response:
        """The preview picture of a shared link: the final position, all open."""
        visitor = await self.site.doorman.visitor(request)
        try:
            live = await finished_table(self.site, request, visitor)
            replay = await self.replays.find(live.id, "0")
        except PaddockError as error:
            return JSONResponse({"error": sorry_code(error)}, refusal_status(error))
        last = len(replay.plies)
        ply = number_up_to(request.query_params.get("ply", ""), last, last)
        svg = board_of(replay.at(ply), seat_of("0"), visitor.language)
        data = await self._png((live.id, ply, "0", visitor.language, USUAL), svg, USUAL)
        return picture(data, "image/png", "")

    async def _png(self, key: tuple[object, ...], svg: str, width: int) -> bytes:
        if key not in self.pictures:
            self.pictures[key] = await asyncio.to_thread(png, svg, width)
            while len(self.pictures) > PICTURES:
                self.pictures.popitem(last=False)
        return self.pictures[key]

    async def json(self, request: Request) -> Response:
        """The whole match for programs."""
        visitor = await self.site.doorman.visitor(request)
        try:
            live = await finished_table(self.site, request, visitor)
        except PaddockError as error:
            return JSONResponse({"error": sorry_code(error)}, refusal_status(error))
        name = f"{live.game.name}-{live.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return JSONResponse(match_facts(live), headers={**headers, "cache-control": "no-store"})

    async def play_on(self, request: Request) -> Response:
        """A new table that continues from a ply, against bots."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("create", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        form = await read_form(request)
        try:
            live = await finished_table(self.site, request, visitor)
            replay = await self.replays.find(live.id, ALL_OPEN)
            ply = number_up_to(form.get("ply", ""), len(replay.plies), 0)
            seat = number(form.get("seat", "")) - 1
            await self.site.house.guests.save(visitor.player)
            table = await self.site.house.continue_from(
                visitor.player, replay.stored, ply, seat, form.get("level", "")[:40]
            )
        except PaddockError as error:
            return self.site.sorry(request, visitor, code_of(error), status_of(error))
        self.site.metrics.count("tables_created")
        return self.site.go(request, visitor, f"/t/{table.id}")

    async def _asked(
        self, request: Request, visitor: Visitor
    ) -> tuple[Table, MatchReplay, str, int]:
        live = await finished_table(self.site, request, visitor)
        eyes = read_eyes(request.path_params["eyes"], live.game.players)
        replay = await self.replays.find(live.id, eyes)
        ply = number_up_to(request.path_params["ply"], len(replay.plies), 0)
        return live, replay, eyes, ply


async def finished_table(site: Site, request: Request, visitor: Visitor) -> Table:
    """The table of a finished match, for a visitor who may see it; Private, NotOver."""
    table = await site.house.table(request.path_params["id"])
    if not table.invites.may_watch(visitor.player.id):
        raise Private("this table is private")
    if not table.over:
        raise NotOver("the match is not over")
    return table


class Private(TableError):
    """Only players of the match may see it."""

    code = "private"


def sorry_code(error: PaddockError) -> str:
    """The code of the error page."""
    return "replay-not-over" if isinstance(error, NotOver) else code_of(error)


def refused(site: Site, request: Request, visitor: Visitor, error: PaddockError) -> Response:
    """The error page; from a match that still runs there is a way back to its table."""
    table = request.path_params["id"] if isinstance(error, NotOver) else ""
    return site.sorry(request, visitor, sorry_code(error), refusal_status(error), table=table)


def refusal_status(error: PaddockError) -> int:
    """The status of the error page."""
    if isinstance(error, Private | NotOver):
        return 403
    return 404 if isinstance(error, OtherRules) else status_of(error)


def board_of(table: Table, seat: int, language: str) -> str:
    """The drawing of a position. It shows only what the seat may know."""
    heading = title(language, table.game.name)
    return drawing.board(
        view_of(table, seat), shown_names(table, language), language, title=heading
    )


def picture(data: bytes, kind: str, name: str) -> Response:
    """A picture as a response."""
    headers = {"cache-control": "private, max-age=300"}
    if name:
        headers["content-disposition"] = f'attachment; filename="{name}"'
    return Response(data, 200, headers, kind)
