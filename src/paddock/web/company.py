"""Endpoints for people at one table: the chat, the television screen, and several players at one
screen.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from paddock.core.seats import NOBODY
from paddock.i18n import say
from paddock.tables import Player, Table
from paddock.tables.entities import OPEN
from paddock.tables.errors import NoSuchTable, OtherRules, TooMany
from paddock.web.door import client_of
from paddock.web.forms import number
from paddock.web.network import link_origin
from paddock.web.pages import origin
from paddock.web.play import Form, TableEndpoints, at_table
from paddock.web.site import Site
from paddock.web.visitor import Visitor


class Company:
    """The endpoints of chat and shared screens."""

    def __init__(self, site: Site, play: TableEndpoints) -> None:
        self.site = site
        self.play = play
        self.perform = play.perform

    @at_table
    async def show_screen(self, table: Table, visitor: Visitor, form: Form) -> str:
        """Open the television screen. The host's one has a QR code for each free seat."""
        if table.record.host == visitor.player.id and table.match is None:
            known = {one.seat for one in table.invites.listed(visitor.player.id) if one.open}
            for chair in table.record.chairs:
                if chair.kind == OPEN and chair.seat not in known:
                    await table.invites.give(visitor.player.id, chair.seat)
        return f"/t/{table.id}/screen"

    async def screen(self, request: Request) -> Response:
        """The table without hands, for a television."""
        visitor = await self.site.doorman.visitor(request)
        try:
            table = await self.site.house.table(request.path_params["id"])
        except (NoSuchTable, OtherRules) as error:
            return self.site.sorry(request, visitor, error.code, 404)
        if not table.invites.may_watch(visitor.player.id):
            return self.site.sorry(request, visitor, "private", 403)
        player = Player("", visitor.player.name, visitor.player.settings)
        nobody = Visitor(player, visitor.language, True)
        context = self.play.context(request, table, nobody)
        context.update(screen=True, codes=self._codes(request, table, visitor))
        return self.site.page(request, nobody, "table.html", **context)

    def _codes(self, request: Request, table: Table, visitor: Visitor) -> list[dict[str, Any]]:
        """For the host: a QR code for each free seat."""
        if table.record.host != visitor.player.id or table.match is not None:
            return []
        base = link_origin(origin(request), *self.site.listening) or origin(request)
        return [
            {
                "name": say(visitor.language, "web-screen-seat", number=one.seat + 1),
                "qr": Markup(code(f"{base}/t/{table.id}?invite={table.invites.token(one)}")),
            }
            for one in table.invites.listed(visitor.player.id)
            if one.open and one.seat != NOBODY
        ]

    @at_table
    async def uncover(self, table: Table, visitor: Visitor, form: Form) -> None:
        """A player at a shared screen confirms who they are."""
        seat = number(form.get("seat", ""))
        uncover = partial(self.site.hot_seats.uncover, table, visitor.player, seat)
        if not await uncover() and await table.was_behind():
            await uncover()

    async def chat(self, request: Request) -> Response:
        """Send a message at a table that the visitor may watch."""

        async def action(table: Table, visitor: Visitor, form: Form) -> None:
            player = visitor.player
            if not table.invites.may_watch(player.id):
                raise NoSuchTable("there is no such table")
            if not self.site.budgets.spend("chat", player.id, client_of(request.scope)):
                raise TooMany("one cannot talk that fast")
            self.site.chat.say(table, player, form.get("phrase", ""), form.get("text", "")[:1000])

        return await self.perform(request, action)

    @at_table
    async def mute(self, table: Table, visitor: Visitor, form: Form) -> None:
        """Mute somebody, or undo it."""
        self.site.chat.mute(table, visitor.player.id, form.get("whom", "")[:10])


def code(link: str) -> str:
    """A link as a scalable QR code."""
    drawn = segno.make(link, error="m")
    return str(drawn.svg_inline(border=2, omitsize=True, dark="#1D2A35", light="#FFFFFF"))
