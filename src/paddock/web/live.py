"""The WebSocket of a table page: sends the whole view whenever the table has changed; only the
newest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Final

import orjson
from markupsafe import Markup
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from paddock.core.errors import PaddockError
from paddock.core.seats import NOBODY
from paddock.i18n import languages
from paddock.store import StoreError
from paddock.tables import Player, Table
from paddock.tables.errors import ClosedTable
from paddock.tables.newcomers import awaited_seats
from paddock.tables.queries import should_prompt
from paddock.tables.stops import GO_ON
from paddock.web.door import client_of, household_of
from paddock.web.failures import OUTAGE
from paddock.web.http_protocol import PUSH
from paddock.web.lanes import Turnstile
from paddock.web.pages import qr
from paddock.web.render import table_context
from paddock.web.site import Site, sentence_of
from paddock.web.visitor import SignIn, Visitor

CLOSED: Final = 4000  # close code of a table that the operator closed: the page does not reconnect
TRY_AGAIN: Final = 1013  # close code after which the page reconnects soon
MOST_SOCKETS: Final = 12  # WebSockets of one player at one table: enough for many tabs
MOST_OF_ADDRESS: Final = 40  # WebSockets of spectators of one table from one address
MOST_MESSAGES: Final = 30  # messages from one page, which has no reason to send any


class Live:
    """The WebSocket endpoint; plain ASGI, since `send` is called with every view."""

    def __init__(self, site: Site) -> None:
        self.site = site
        # how many are open: by table and player, and by table and address
        self.sockets: dict[tuple[str, str], int] = {}
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one page, or one program (`?as=json`), until it disconnects. While the store does
        not answer, the client is told to reconnect later.
        """
        socket = WebSocket(scope, receive, send)
        try:
            await self._serve(socket, scope, send)
        except StoreError as error:
            OUTAGE.say("store", "the store does not answer", error=str(error)[:500])
            with suppress(RuntimeError):  # it is closed already
                await socket.close(TRY_AGAIN)

    async def _serve(self, socket: WebSocket, scope: Scope, send: Send) -> None:
        budgets, here = self.site.budgets, household_of(scope)
        if not budgets.spend_of("socket", client_of(scope)):
            await socket.close(1008)
            return
        stranger = (socket.path_params["id"], f"without a cookie from {here}")
        if self.sockets.get(stranger, 0) >= MOST_SOCKETS:  # before a guest is created for it
            cookies = socket.headers.get("cookie", "").encode("latin-1")
            if not await self.site.doorman.id_of(cookies):
                await socket.close(1008)
                return
        visitor = await self.site.doorman.visitor(socket)
        # The page's language overrides the header.
        if socket.query_params.get("lang") in languages():
            visitor.language = socket.query_params["lang"]
        if socket.query_params.get("screen"):  # a television screen belongs to nobody
            visitor.player = Player("", "")
        who = visitor.player.id
        try:
            table = await self.site.house.table(socket.path_params["id"])
        except StoreError:
            raise
        except PaddockError:
            await socket.close(1008)
            return
        allowed = table.invites.may_watch(who, socket.query_params.get("invite", "")[:100])
        # Anybody can leave out the cookie; then the address counts.
        spender = who if visitor.known else f"without a cookie from {here}"
        key, shared = (table.id, spender), (table.id, f"all of {here}")
        many = self.sockets.get(key, 0) >= MOST_SOCKETS
        crowded = self.sockets.get(shared, 0) >= MOST_OF_ADDRESS and not self.site.budgets.generous
        if table.record.seat_of(who) != NOBODY:
            crowded = False  # spectators at the same address must not keep a player out
        if not allowed or many or crowded or not budgets.of_player["socket"].allows(spender):
            await socket.close(1008)
            return
        await socket.accept()
        for one in (key, shared):
            self.sockets[one] = self.sockets.get(one, 0) + 1
        self.site.metrics.count("lines_opened")
        tasks = [
            asyncio.create_task(listen(socket)),
            asyncio.create_task(self._push(socket, send, table, visitor)),
        ]
        try:
            await asyncio.wait(tasks, return_when="FIRST_COMPLETED")
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            for one in (key, shared):
                self.sockets[one] -= 1
                if not self.sockets[one]:
                    del self.sockets[one]
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _push(self, socket: WebSocket, send: Send, table: Table, visitor: Visitor) -> None:
        """Send the present view, and again whenever the table has changed."""
        kind = "json" if socket.query_params.get("as") == "json" else "html"
        hot = self.site.hot_seats
        push: Callable[[bytes], bool] = socket.scope.get(PUSH, never)

        def make() -> bytes:
            shown = hot.visitor(table, visitor)
            if kind == "json":
                return orjson.dumps(view_facts(table, shown))
            return orjson.dumps(self._html(socket, table, visitor, shown))

        async with AsyncExitStack() as pages:
            watcher = await pages.enter_async_context(table.presence.watch(visitor.player.id))
            await table.retry_if_behind(partial(hot.recall, table, visitor.player))
            # everybody at this screen is present
            for one in hot.people(table, visitor.player.id)[1:]:
                beside = await pages.enter_async_context(table.presence.watch(one))
                beside.wake = watcher.wake  # type: ignore[method-assign]
            counted, who = -1, visitor.player.id
            sign_in = SignIn(self.site.doorman, visitor.player)
            while True:
                version = await watcher.changed()
                record = table.record
                if record.closed:
                    await send({"type": "websocket.send", "text": self._closed(kind, visitor)})
                    await socket.close(CLOSED)
                    return
                seated = record.seat_of(who) != NOBODY
                known = not seated or sign_in.is_known(table.journal.touched)
                if not known and not await sign_in.holds():
                    return  # signed out on another device: the page has no player any more
                try:
                    text = make() if seated else await self._shared(table, visitor, kind, make)
                    if not push(text):
                        await send({"type": "websocket.send", "text": text.decode()})
                    del text  # it would be most of an idle page's memory
                except (OSError, RuntimeError):  # it is closed
                    return
                # A change that only this player can see is not counted: that would show that they
                # answered.
                if version != counted:
                    self.site.metrics.count("views_pushed")
                counted = version

    async def _shared(
        self, table: Table, visitor: Visitor, kind: str, make: Callable[[], bytes]
    ) -> bytes:
        """The present view of somebody without a seat, made once for all who see the same."""
        if looks_on(table, visitor) and not self.site.chat.mutes(table, visitor.player.id):
            await self.turnstile.passed()
            return self.site.views.text(table, (kind, visitor.language), make)
        return make()

    def _closed(self, kind: str, visitor: Visitor) -> str:
        """The last view of a table that the operator has closed."""
        if kind == "json":
            return orjson.dumps({"closed": True}).decode()
        words = sentence_of(visitor.language, ClosedTable.code)
        html = self.site.html("_closed.html", visitor, words=words)
        return orjson.dumps({"content": html}).decode()

    def _html(
        self, socket: WebSocket, table: Table, visitor: Visitor, shown: Visitor
    ) -> dict[str, object]:
        """The page for this visitor, with what `shown` may see: at a shared screen another one."""
        base = f"{socket.url.scheme.replace('ws', 'http')}://{socket.headers.get('host', '')}"
        invite = socket.query_params.get("invite", "")[:100]
        curtain = self.site.hot_seats.curtain(table, visitor.player)
        context = table_context(
            self.site, table, shown, invite=invite, origin=base, curtain=curtain
        )
        context["qr"] = Markup(qr(context["link"])) if context.get("link") else ""
        return {"content": self.site.html("_table.html", visitor, **context)}


def never(_: bytes) -> bool:
    """The connection cannot send a view at once."""
    return False


def looks_on(table: Table, visitor: Visitor) -> bool:
    """Whether this page shows the same as to every spectator in its language."""
    who, record = visitor.player.id, table.record
    if record.seat_of(who) != NOBODY or record.host == who:
        return False
    if who in record.hands or awaited_seats(record, who):
        return False  # somebody who may take a seat back, or gets one at the next deal, sees that
    return table.match is not None  # before the start everybody is offered a seat by name


async def listen(socket: WebSocket) -> None:
    """Ends with the connection. Pages send nothing; one that sends much is disconnected."""
    try:
        for _ in range(MOST_MESSAGES):
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
        await socket.close(1008)
    except (WebSocketDisconnect, RuntimeError):
        return


def view_facts(table: Table, visitor: Visitor) -> dict[str, object]:
    """A viewer's view for programs: the facts, and what may be answered to which question."""
    record = table.record
    if record.match is None:
        return {"game": record.game.name, "started": False}
    state, seat = record.match.state, record.seat_of(visitor.player.id)
    facts = state.view(seat).live()
    facts.pop("question_ply", None)  # a ply of the rules; programs answer by question id
    facts["question"], facts["legal"] = None, []
    if record.stop_open():
        if table.stops.may_go_on(seat):
            facts["question"], facts["legal"] = record.question_id(seat), [GO_ON]
    elif seat in state.waiting and should_prompt(table, seat):
        facts["question"] = record.question_id(seat)
        facts["legal"] = [move.text for move in state.legal(seat)]
    return facts
