"""The table page and what is done on it: opening a table, sitting down, starting, arranging,
undoing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial, wraps
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from paddock.core.errors import BadOption, PaddockError, UnknownGame
from paddock.games import package_of
from paddock.shelf import title as title_of
from paddock.tables import Player, Table, clean_name, read_plan
from paddock.tables.errors import (
    NoSuchTable,
    NotStored,
    OtherRules,
    StaleMove,
    TableError,
    TableFull,
    TooMany,
    code_of,
)
from paddock.tables.plan import LOT, WAIT
from paddock.web.controls import sprite_of
from paddock.web.door import client_of
from paddock.web.failures import status_of
from paddock.web.forms import number, read_form
from paddock.web.lanes import others_first
from paddock.web.naming import read_name, rename_at_tables
from paddock.web.pacing import set_pace
from paddock.web.pages import origin, qr
from paddock.web.race import remember_pace, remember_race
from paddock.web.render import table_context
from paddock.web.site import Site, static_files
from paddock.web.visitor import Visitor

Form = dict[str, str]
# The result is the address to go to; None: back to the table
Action = Callable[[Table, Visitor, Form], Awaitable[str | None]]


def at_table(
    method: Callable[[Any, Table, Visitor, Form], Awaitable[str | None]],
) -> Callable[[Any, Request], Awaitable[Response]]:
    """A method that acts at a table as an endpoint; see `TableEndpoints.perform`."""

    @wraps(method)
    async def endpoint(self: Any, request: Request) -> Response:
        response: Response = await self.perform(request, partial(method, self))
        return response

    return endpoint


class TableEndpoints:
    """The endpoints of tables."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    # Opening a table

    async def race(self, request: Request) -> Response:
        """Start a race against bots at once. The choices become the defaults of the next time."""
        form = await read_form(request)
        count = form.get("count") or form.get("players") or ""
        bot = {"kind": "bot", **({"level": form["level"]} if form.get("level") else {})}
        seats = [{"kind": "host"}]
        if count.isdecimal() and len(count) < 3:
            seats += [bot for _ in range(int(count) - 1)]
        plan: dict[str, Any] = {"game": form.get("game"), "players": number(count), "seats": seats}
        if form.get("pace"):
            plan["pace"] = form["pace"]
        return await self.open(request, {**plan, "stops": WAIT, "chairs": LOT}, start=True)

    async def create(self, request: Request) -> Response:
        """Open a table for friends: the host sits down, the other seats are open."""
        form = await read_form(request)
        plan: dict[str, Any] = {
            name: form[name]
            for name in (
                *("game", "preset", "edition", "visibility"),
                *("absent", "takeover", "pace", "chairs", "stops", "hints"),
            )
            if form.get(name)
        }
        plan.setdefault("chairs", LOT)
        for name in ("players", "reaction_seconds", "move_seconds"):
            if form.get(name):
                plan[name] = number(form[name])
        plan["options"] = chosen_options(form)
        names = [clean_name(one) for one in form.get("beside", "").split(",")]
        return await self.open(request, plan, start=False, beside=[one for one in names if one])

    async def open(
        self,
        request: Request,
        facts: dict[str, Any],
        start: bool,
        first: bool = False,
        beside: Sequence[str] = (),
    ) -> Response:
        """Open a table by a plan from a form. `first`: a first race, which teaches everything
        again. `beside`: the names of those who share the host's screen.
        """
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("create", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        try:
            title_of(str(facts.get("game")))
            plan = read_plan(facts)
            if start and not first:
                remember_race(visitor.player, plan)
            await self.house.guests.save(visitor.player)
            table = await self.house.create(visitor.player, plan)
            # Notes are for a race that starts at once; at a table for friends they would disturb.
            if start and self.site.guiding.begin(visitor.player, table, anew=first):
                await self.house.guests.save(visitor.player)
            if start:
                await table.start(visitor.player.id)
            else:
                invite = await table.invites.give(visitor.player.id)
                await self._seat_beside(table, visitor.player, beside, invite)
        except (NotStored, TooMany, StaleMove) as error:
            return self.site.sorry(request, visitor, error.code, status_of(error))
        except (BadOption, UnknownGame, TableError) as error:
            return self.site.sorry(request, visitor, "bad-option", 400, str(error))
        self.site.metrics.count("tables_created")
        return self.site.go(request, visitor, f"/t/{table.id}")

    async def _seat_beside(
        self, table: Table, host: Player, names: Sequence[str], invite: str
    ) -> None:
        """Seat the people who share the host's screen."""
        others = []
        for name in names[: table.plan.players - 1]:
            guest = await self.house.guests.add(name)
            await table.seats.sit(guest, None, invite)
            others.append(guest)
        if others:
            await self.site.hot_seats.begin(table, host, others)

    # Looking

    async def page(self, request: Request) -> Response:
        """The table page."""
        visitor = await self.site.doorman.visitor(request)
        try:
            table = await self.house.table(request.path_params["id"])
        except (NoSuchTable, OtherRules) as error:
            return self.site.sorry(request, visitor, error.code, 404)
        invite = request.query_params.get("invite", "")[:100]
        if not table.invites.may_watch(visitor.player.id, invite):
            return self.site.sorry(request, visitor, "private", 403)
        await table.retry_if_behind(partial(self.site.hot_seats.recall, table, visitor.player))
        context = self.context(request, table, visitor, invite)
        await others_first()
        return self.site.page(request, visitor, "table.html", **context)

    def context(
        self, request: Request, table: Table, visitor: Visitor, invite: str = ""
    ) -> dict[str, Any]:
        """The context of `table.html`."""
        hot = self.site.hot_seats
        context = table_context(
            self.site,
            table,
            hot.visitor(table, visitor),
            invite=invite,
            origin=origin(request),
            curtain=hot.curtain(table, visitor.player),
        )
        context["screen"], context["codes"] = False, []
        context["sprite"] = Markup(sprite_of(table.game, visitor.language))
        context["own_style"] = own_file(table.game.name, "css")
        context["own_script"] = own_file(table.game.name, "js")
        link = str(context.get("link", ""))
        context["qr"] = Markup(qr(link)) if link else ""
        return context

    # Actions at a table

    async def perform(self, request: Request, action: Action) -> Response:
        """Perform an action at a table, then redirect to where it says, or back to the table."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("table", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        try:
            table = await self.house.table(request.path_params["id"])
            form = await read_form(request)
            where = await table.retry_if_behind(partial(action, table, visitor, form))
        except PaddockError as error:
            return self.site.sorry(request, visitor, code_of(error), status_of(error))
        return self.site.go(request, visitor, where or f"/t/{table.id}")

    @at_table
    async def sit(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Sit down."""
        await self._named(visitor, form)
        seat = form.get("sit", "")
        token = form.get("invite", "")[:100] or None
        await table.seats.sit(visitor.player, number(seat) if seat else None, token)

    async def _named(self, visitor: Visitor, form: Form) -> None:
        """A visitor who comes to a table has typed a name, or keeps the present one."""
        renamed = read_name(visitor, form)
        await self.house.guests.save(visitor.player)
        if renamed:
            await rename_at_tables(self.house, visitor)

    @at_table
    async def leave(self, table: Table, visitor: Visitor, form: Form) -> str:
        """Leave the seat."""
        await table.seats.leave(visitor.player.id)
        return "/"

    @at_table
    async def knock(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Ask the host of a private table for a seat."""
        await self._named(visitor, form)
        await table.knocks.knock(visitor.player)

    @at_table
    async def answer(self, table: Table, visitor: Visitor, form: Form) -> None:
        """The host answers a request for a seat."""
        welcome = form.get("welcome") == "1"
        await table.knocks.answer(visitor.player.id, form.get("knock", "")[:20], welcome)

    @at_table
    async def start(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Start the match."""
        await table.start(visitor.player.id)

    @at_table
    async def word(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Mix a player's word into the luck."""
        await table.seats.add_word(visitor.player.id, form.get("word", "")[:200])

    @at_table
    async def chair(self, table: Table, visitor: Visitor, form: Form) -> None:
        """The host puts a bot on a seat, or opens it."""
        kind, seat = form.get("kind", ""), number(form.get("seat", ""))
        if kind == "open":
            await table.seats.open_seat(visitor.player.id, seat)
        elif kind:
            with suppress(TableFull):  # a friend sat down first; the page shows it
                await table.seats.set_bot(visitor.player.id, seat, kind)

    @at_table
    async def invite(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Create an invitation."""
        seat = form.get("seat", "")
        await table.invites.give(visitor.player.id, number(seat) if seat else None)

    @at_table
    async def revoke(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Revoke all links and give the host a new one for the table."""
        for one in table.invites.listed(visitor.player.id):
            await table.invites.revoke(visitor.player.id, table.invites.token(one))
        await table.invites.give(visitor.player.id)

    @at_table
    async def standing(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Set the standing answer to reactions."""
        who = self.site.hot_seats.visitor(table, visitor).player.id
        await table.seats.set_standing(who, form.get("answer", ""))

    @at_table
    async def pace(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Set the pace of bots, or skip their pauses."""
        pace = form.get("pace", "")
        await set_pace(table, visitor.player.id, pace)
        if remember_pace(visitor.player, pace):
            await self.house.guests.save(visitor.player)

    @at_table
    async def guide(self, table: Table, visitor: Visitor, form: Form) -> None:
        """A note of the first race was read, or no more are wanted."""
        note = form.get("note", "")[:40]
        if self.site.guiding.dismiss(visitor.player, table.game.name, note):
            await self.house.guests.save(visitor.player)
        self.site.guiding.refresh(table, visitor.player)

    @at_table
    async def undo(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Go back to an earlier decision of the player."""
        ply, question = form.get("undo", ""), form.get("question", "")
        if not (ply + question).isdecimal() or len(ply) > 7 or len(question) > 9:
            raise StaleMove("that is no decision")
        table.visited()
        hot = self.site.hot_seats
        who = hot.visitor(table, visitor).player.id
        await table.undos.undo(who, int(ply), int(question))
        for other in hot.beside(table, visitor.player, who):  # they have agreed by talking
            await table.undos.agree(other)

    @at_table
    async def answer_undo(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Agree to another player's undo, or refuse."""
        yes, _, entry = form.get("agree", "").partition(" ")
        who = self.site.hot_seats.visitor(table, visitor).player.id
        await table.undos.answer(who, yes == "yes", number(entry, 8))

    async def rematch(self, request: Request) -> Response:
        """Open or find the rematch."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.rematches.allow(visitor.player.id):
            return self.site.sorry(request, visitor, "too-often", 429)
        return await self._find_rematch(request)

    @at_table
    async def _find_rematch(self, table: Table, visitor: Visitor, form: Form) -> str:
        fresh = await table.rematch(visitor.player.id)
        return f"/t/{fresh.id}"


@cache
def own_file(game: str, ending: str) -> str:
    """The game's own style sheet or script for its table; empty if there is none."""
    own = f"games/{game}/page.{ending}"
    name = f"default_page.{ending}" if package_of(game).page is None else own
    return name if name in static_files() else ""


def chosen_options(form: Mapping[str, str]) -> dict[str, str]:
    """The game options in a form."""
    return {
        field.removeprefix("option-"): value
        for field, value in form.items()
        if field.startswith("option-")
    }
