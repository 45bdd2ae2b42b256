"""Downloads of a live table: its log as text, and the visitor's view as JSON."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from paddock.core.match import seen_by
from paddock.tables import Table
from paddock.tables.errors import TableError
from paddock.web.live import view_facts
from paddock.web.site import Site
from paddock.web.visitor import Visitor


class Downloads:
    """The endpoints of log and view."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house = site.house

    async def log(self, request: Request) -> Response:
        """The log as this viewer may read it; complete once the match is over."""
        visitor = await self.site.doorman.visitor(request)
        table = await self._match(request, visitor)
        if table is None or table.match is None:
            return self.site.sorry(request, visitor, "no-such-table", 404)
        shown_to = self.site.hot_seats.visitor(table, visitor)
        seat = table.record.seat_of(shown_to.player.id)
        log = table.match.log
        shown = log if table.over else seen_by(log, table.game, seat)
        name = f"{table.game.name}-{table.id}.log"
        headers = {
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
        }
        return PlainTextResponse(shown.write() + seating(table), headers=headers)

    async def view(self, request: Request) -> Response:
        """The view as JSON, for programs."""
        visitor = await self.site.doorman.visitor(request)
        table = await self._match(request, visitor)
        if table is None or table.match is None:
            return JSONResponse({"error": "no-such-table"}, 404)
        shown_to = self.site.hot_seats.visitor(table, visitor)
        return JSONResponse(view_facts(table, shown_to), headers={"cache-control": "no-store"})

    async def _match(self, request: Request, visitor: Visitor) -> Table | None:
        try:
            table = await self.house.table(request.path_params["id"])
        except TableError:
            return None
        return table if table.invites.may_watch(visitor.player.id) else None


def seating(table: Table) -> str:
    """Players who took or left a seat after the start, as comments: who has seen which hand."""
    return "".join(
        f"# after ply {one.ply}: {one.event.code} seat {one.event.args['number']} "
        f"{one.event.args['player']}\n"
        for one in table.record.history
        if one.of_table and "player" in one.event.args
    )
