"""Hints on the page: what a strong bot would do and why; and why a bot acted against somebody.

The page requests them and shows them beside the table. A view never contains a hint, and a move
never waits for one.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from paddock.core.errors import PaddockError
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.i18n.advising import why, why_me
from paddock.tables import Table
from paddock.tables.entities import BOT
from paddock.tables.errors import NoSuchTable, StaleMove, TableError
from paddock.tables.hint import Hint
from paddock.web.controls import controls_of
from paddock.web.door import client_of
from paddock.web.failures import status_of
from paddock.web.forms import number, read_form
from paddock.web.notices import aimed
from paddock.web.render import scene_of
from paddock.web.site import Site
from paddock.web.visitor import Visitor

SHOWN = 4  # moves shown besides the best one
NO_STORE = {"cache-control": "no-store"}


class Hints:
    """The endpoints of hints and reasons."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def hint(self, request: Request) -> Response:
        """What a strong bot would do in the visitor's place."""
        visitor = await self.site.doorman.visitor(request)
        table: Table | None = None
        try:
            table, visitor = await self._table(request, visitor)
            question_id = number((await read_form(request)).get("question", ""), 9)

            async def wanted() -> bool:
                return not await request.is_disconnected()

            advise, who = self.site.house.hints.advise, visitor.player.id
            hint = await table.retry_if_behind(partial(advise, table, who, question_id, wanted))
            if hint is None:
                return HTMLResponse("", 204)
            context = shown(table, visitor, hint)
        except PaddockError as error:
            return self._refused(visitor, table, error)
        return HTMLResponse(self.site.html("_hint.html", visitor, **context), headers=NO_STORE)

    async def why(self, request: Request) -> Response:
        """Why a bot acted against the visitor, from what was public before it did."""
        visitor = await self.site.doorman.visitor(request)
        table: Table | None = None
        try:
            table, visitor = await self._table(request, visitor)
            words = blame(table, visitor, number((await read_form(request)).get("number", ""), 5))
        except PaddockError as error:
            return self._refused(visitor, table, error)
        return HTMLResponse(self.site.html("_why.html", visitor, words=words), headers=NO_STORE)

    async def _table(self, request: Request, visitor: Visitor) -> tuple[Table, Visitor]:
        """A running match, and the player for whom its page is rendered."""
        if not self.site.budgets.spend("table", visitor.player.id, client_of(request.scope)):
            error = TableError()
            error.code = "too-often"
            raise error
        table = await self.site.house.table(request.path_params["id"])
        if table.match is None or not table.invites.may_watch(visitor.player.id):
            raise NoSuchTable("nobody plays there")
        return table, self.site.hot_seats.visitor(table, visitor)

    def _refused(self, visitor: Visitor, table: Table | None, error: PaddockError) -> Response:
        words = self.site.reason(visitor, error, table)
        return HTMLResponse(words, status_of(error), headers=NO_STORE)


def shown(table: Table, visitor: Visitor, hint: Hint) -> dict[str, Any]:
    """The context of a hint. The question may be closed by now."""
    scene = scene_of(table, visitor)
    legal = {move.text: move for move in scene.legal}
    moves = [one for one in hint.moves if one.move in legal]
    if not moves or moves[0].move != hint.best:
        raise StaleMove("that question is no longer open")
    best, own = legal[hint.best], controls_of(table.game.name)
    rated = [one for one in moves if one.visits]
    reason = why(scene.language, table.game, scene.view, best, scene.names, bool(rated), len(legal))
    return {
        "question_id": table.record.question_id(scene.seat),
        "move": best.text,
        "label": own.move_name(scene, best),
        "why": reason,
        "stand_in": len(legal) > 1 and hint.by_stand_in(table.game.name),
        "before": round(100 * hint.before) if rated else None,
        "count": hint.visits,
        "bars": [
            {"label": own.move_name(scene, legal[one.move]), "after": round(100 * one.worth)}
            for one in rated[: 1 + SHOWN]
        ],
    }


def blame(table: Table, visitor: Visitor, n: int) -> str:
    """Why the `n`th move against the visitor was made, if a bot made it."""
    scene = scene_of(table, visitor)
    moves = [
        one
        for one in table.record.history
        if one.event.heard_by(scene.seat) and aimed(table, scene, one)
    ]
    if not 0 <= n < len(moves):
        raise StaleMove("nobody was aimed at there")
    told = moves[n]
    seat = int(told.event.args["seat"])
    if table.record.chairs[seat].kind != BOT:
        raise StaleMove("people keep their reasons")
    state, move = before(table, told.ply, seat, told.event)
    public = state.view(NOBODY)
    return why_me(scene.language, table.game, public, move, scene.names, scene.seat)


def before(table: Table, ply: int, seat: int, event: Event) -> tuple[State, Move]:
    """The position in which the seat last moved, at that ply or before it, and its move.

    The effect of a sealed choice is reported with the last answer, so the move may be an earlier
    one.
    """
    game: Game = table.game
    assert table.match is not None
    match = table.match
    state = game.position(match.log.start) if match.log.start else game.start()
    found: tuple[State, Move] | None = None
    victim = event.args["victim"]
    for n, entry in enumerate(match.plies):
        move = game.read(entry.text)
        if table.record.entry_of(n) > ply:
            break
        if entry.seat == seat and move.target == victim:
            found = state.clone(), move
        state.play(entry.seat, move)
    if found is None:
        raise StaleMove("nobody was aimed at there")
    return found
