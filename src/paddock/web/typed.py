"""Matches of the printed game, entered move by move by the host, luck included."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from paddock.core.errors import PaddockError
from paddock.core.seats import LUCK
from paddock.i18n import say
from paddock.i18n.telling import OPEN, label
from paddock.shelf import titles
from paddock.tables import Player, Table, read_plan
from paddock.tables.errors import NotYourSeat, code_of
from paddock.web.controls import sprite_of
from paddock.web.door import client_of
from paddock.web.failures import status_of
from paddock.web.forms import number, read_form
from paddock.web.pages import describe
from paddock.web.people import shown_names
from paddock.web.play import chosen_options, own_file
from paddock.web.render import table_context
from paddock.web.replay_view import INERT, open_hands
from paddock.web.site import Site
from paddock.web.visitor import Visitor

ERASED: Final = "erase"


class Typed:
    """The endpoints for typing in a match. Only the host sees it before it is complete."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def form(self, request: Request) -> Response:
        """The form that begins a match."""
        visitor = await self.site.doorman.visitor(request)
        games = [describe(one, visitor.language) for one in titles()]
        wanted = request.query_params.get("game", "")
        game = next((one for one in games if one["name"] == wanted), None)
        me = visitor.player.name if visitor.known else ""
        return self.site.page(
            request, visitor, "typed.html", games=games, game=game, me=me, table=None
        )

    async def create(self, request: Request) -> Response:
        """Begin a match."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("create", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        form = await read_form(request)
        names = [line.strip() for line in form.get("names", "").splitlines() if line.strip()]
        try:
            facts: dict[str, Any] = {"game": form.get("game", ""), "players": len(names)}
            facts |= {name: form[name] for name in ("preset", "edition") if form.get(name)}
            facts["options"] = chosen_options(form)
            plan = read_plan(facts)
            await self.site.house.guests.save(visitor.player)
            seat = number(form.get("seat", "")) - 1
            table = await self.site.house.create_typed(visitor.player, plan, names, seat)
        except PaddockError as error:
            return self.site.sorry(request, visitor, code_of(error), 400, str(error))
        return self.site.go(request, visitor, f"/t/{table.id}/typed")

    async def page(self, request: Request) -> Response:
        """The page for entering moves."""
        visitor = await self.site.doorman.visitor(request)
        try:
            table = await self._table(request, visitor)
        except PaddockError as error:
            return self.site.sorry(request, visitor, code_of(error), status_of(error, 403))
        if table.over:
            return self.site.go(request, visitor, f"/t/{table.id}/replay")
        return self.site.page(request, visitor, "typed.html", **self._facts(table, visitor))

    def _facts(self, table: Table, visitor: Visitor) -> dict[str, Any]:
        assert table.match is not None
        language, state = visitor.language, table.match.state
        names = shown_names(table, language)
        looker = Visitor(Player("", "", visitor.player.settings), language, True)
        facts = {**table_context(self.site, table, looker), **INERT, "read_only": True}
        return {
            **facts,
            "question": "",  # the form below the board asks instead
            "hand": open_hands(self.site, table, language),
            "sprite": Markup(sprite_of(table.game, language)),
            "own_style": own_file(table.game.name, "css"),
            "table": table.id,
            "entries": table.record.entries,
            "count": len(table.match.plies),  # erased entries stay in the log but do not count
            "due": [
                {
                    "seat": seat,
                    "who": names[seat] if seat != LUCK else say(language, "typed-luck"),
                    "moves": [
                        (move.text, label(language, table.game, move, names, OPEN) or move.text)
                        for move in state.legal(seat)
                    ],
                }
                for seat in state.waiting
            ],
        }

    async def enter(self, request: Request) -> Response:
        """Enter or erase a move."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("move", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        form = await read_form(request)
        at = number(form.get("entry", ""), 7)
        try:
            table = await self._table(request, visitor)
            if form.get("move") == ERASED:
                await table.erase(visitor.player.id, at)
            else:
                seat = form.get("seat", "")
                due = LUCK if seat == str(LUCK) else number(seat)
                await table.type_move(visitor.player.id, due, form.get("move", ""), at)
        except PaddockError as error:
            return self.site.sorry(request, visitor, code_of(error), status_of(error))
        return self.site.go(request, visitor, f"/t/{table.id}/typed")

    async def _table(self, request: Request, visitor: Visitor) -> Table:
        table = await self.site.house.table(request.path_params["id"])
        if not table.record.typed or table.record.host != visitor.player.id:
            raise NotYourSeat("only who enters a match sees it before its end")
        return table
