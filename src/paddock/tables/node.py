"""A node: this server among others on one PostgreSQL.

The database is the truth. A node announces how far a table is (see `store.hub`), with its new
plies, and the others read what they lack. Bots, clocks and reaction windows of a table are answered
by the node that holds its lease; a lease ends with the heartbeat of its node. A late write of a
paused node is refused by the number of its lease (fencing).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Coroutine, Sequence
from typing import Final, Protocol

from paddock.store import Message, OpenPages, Ply, Store, StoreError
from paddock.store import nodes as rows
from paddock.store.hub import WRITTEN
from paddock.tables.peers import NOT_MINE, Peers

LOG = logging.getLogger(__name__)
BEAT: Final = 1.5  # seconds between two heartbeats
MARGIN: Final = 1.0  # seconds by which a lease is given up early
START: Final = 10.0  # seconds to wait for the hub at start
REST: Final = 1.0  # seconds to wait after a failed write of pages


class Listener(Protocol):
    """What a node reports to its house; implemented by `following.Follower`."""

    def table_changed(self, table: str, notes: int, plies: int, written: Sequence[Ply]) -> None: ...
    def pages_changed(self, tables: Collection[str]) -> None: ...
    def leases_free(self, table: str) -> None: ...
    def receive(self, table: str, message: Message) -> None: ...
    def player_changed(self, player_id: str) -> None: ...
    def keys_changed(self) -> None: ...
    def pruned(self) -> None: ...
    def missed(self) -> None: ...


Elsewhere = dict[str, dict[str, OpenPages]]  # open pages on other nodes, by table and node
PagesChange = tuple[str, str, OpenPages]  # table, node, its pages; no table: the node is gone


class Node(Peers):
    """One server among several. It lives in one event loop: `await start(listener)` … `await
    close()`.
    """

    alone = False

    def __init__(self, store: Store) -> None:
        assert store.hub is not None
        self.store = store
        self.hub = store.hub
        self.id = store.node
        self.listener: Listener | None = None
        self._peers: set[str] = set()  # the nodes that are alive
        self._fences: dict[str, int] = {}  # the fencing numbers of our leases, by table
        self._valid_until = 0.0  # monotonic time; without a heartbeat all leases end then
        self._elsewhere: Elsewhere = {}
        self._reading = asyncio.Lock()
        self._meanwhile: list[PagesChange] = []  # changes heard of while all pages are read
        self._here: dict[str, OpenPages] = {}  # open pages here, by table
        self._unpublished: set[str] = set()
        self._publishing = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, listener: Listener) -> None:
        """Subscribe to changes and begin the heartbeat."""
        self.listener = listener
        self.hub.listen(asyncio.get_running_loop(), self._receive, self._gap, self.id)
        await self._beat()
        self._background(self._keep_beating())
        self._background(self._publish_regularly())
        try:
            await asyncio.wait_for(self._listening.wait(), START)
        except TimeoutError:
            LOG.warning("the hub is not there yet; it is tried again")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.do(lambda connection: rows.leave(connection, self.id))
        except StoreError:
            LOG.warning("this server could not say good-bye: others take over in a while")

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Heartbeats

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except StoreError:
                pass  # the store has logged it; without a heartbeat our leases expire
            except Exception:
                LOG.exception("a heartbeat failed")

    async def _beat(self) -> None:
        began = time.monotonic()
        held, alive = await self.store.do(lambda connection: rows.beat(connection, self.id))
        if not held:
            self._lapsed()
        self._valid_until = began + rows.LEASE - MARGIN
        lost, self._peers = self._peers - alive, alive
        for node in lost:
            self._lose_peer(node)

    def _lapsed(self) -> None:
        """The heartbeat came too late: others may have taken our leases."""
        self._fences.clear()
        self._unpublished |= self._here.keys()
        self._publishing.set()

    def _lose_peer(self, node: str) -> None:
        """Another node is gone, with its pages and leases."""
        self._change_pages(("", node, OpenPages()))
        self._peers.discard(node)
        if self.listener is not None:
            self.listener.leases_free("")

    # Leases

    async def fence(self, table: str) -> int:
        if time.monotonic() >= self._valid_until:
            return NOT_MINE
        if table not in self._fences:
            taken = await self.store.do(lambda connection: rows.take(connection, table, self.id))
            if not taken:
                return NOT_MINE
            self._fences[table] = taken
        return self._fences[table]

    def retry(self) -> float:
        return rows.LEASE / 2  # a server that crashed announces no free lease, so ask again

    def lose(self, table: str) -> None:
        self._fences.pop(table, None)

    async def release(self, table: str) -> None:
        if self._fences.pop(table, None) is None:
            return
        try:
            await self.store.do(lambda connection: rows.release(connection, table, self.id))
        except StoreError:
            pass  # the lease expires with this node

    # Pages

    def pages(self, table: str) -> Collection[OpenPages]:
        return self._elsewhere.get(table, {}).values()

    def tables_with_pages(self) -> Collection[str]:
        return self._elsewhere.keys()

    def publish(self, table: str, pages: OpenPages) -> None:
        if pages == self._here.get(table, OpenPages()):
            return
        if pages == OpenPages():
            del self._here[table]
        else:
            self._here[table] = pages
        self._unpublished.add(table)
        self._publishing.set()

    async def _publish_regularly(self) -> None:
        """Write the pages of each changed table once, however many changes have gathered."""
        while True:
            await self._publishing.wait()
            self._publishing.clear()
            while self._unpublished:
                table = self._unpublished.pop()
                try:
                    await self._write_pages(table, self._here.get(table, OpenPages()))
                except StoreError:
                    self._unpublished.add(table)
                    await asyncio.sleep(REST)

    async def _write_pages(self, table: str, pages: OpenPages) -> None:
        await self.store.do(lambda connection: rows.write_pages(connection, table, self.id, pages))

    async def _read_pages(self) -> None:
        """After a gap: read which pages are open elsewhere."""
        async with self._reading:
            self._meanwhile.clear()
            try:
                known = await self.store.read(rows.read_pages)
            except StoreError:
                return
            for nodes in known.values():
                nodes.pop(self.id, None)
            for change in self._meanwhile:  # what was read may be older
                apply(change, known)
        known = {table: nodes for table, nodes in known.items() if nodes}
        changed = {
            table
            for table in self._elsewhere.keys() | known.keys()
            if self._elsewhere.get(table) != known.get(table)
        }
        self._elsewhere = known
        if changed and self.listener is not None:
            self.listener.pages_changed(changed)

    def _change_pages(self, change: PagesChange) -> None:
        if self._reading.locked():
            self._meanwhile.append(change)
        changed = apply(change, self._elsewhere)
        if self.listener is not None:
            self.listener.pages_changed(changed)

    # Messages

    def has_company(self) -> bool:
        return len(self._peers) > 1

    def tell(self, table: str, message: Message) -> None:
        self._background(self._told(self._telling(table, message)))

    async def send(self, table: str, message: Message) -> bool:
        try:
            await self.store.tell(self._telling(table, message))
        except StoreError:
            return False
        return True

    def _telling(self, table: str, message: Message) -> Message:
        return {"node": self.id, "kind": "told", "table": table, "what": message}

    def forget_player(self, player_id: str) -> None:
        self._background(
            self._told({"node": self.id, "kind": "player", "table": "", "player": player_id})
        )

    async def _told(self, message: Message) -> None:
        try:
            await self.store.tell(message)
        except StoreError:
            LOG.warning("a message to other servers was lost")

    def _gap(self) -> None:
        """The hub is connected, for the first time or again."""
        again = self._listening.is_set()
        self._listening.set()
        self._background(self._read_pages())
        if again and self.listener is not None:
            self.listener.missed()

    def _receive(self, message: Message) -> None:
        node, kind, table = message["node"], message["kind"], message["table"]
        if node == self.id or self.listener is None:
            return
        if kind == "table":
            written = [Ply(*one) for one in message.get(WRITTEN, ())]
            lengths = message.get("notes", 0), message.get("plies", 0)
            self.listener.table_changed(table, *lengths, written)
        elif kind == "pages":
            self._pages_elsewhere(table, node, message)
        elif kind == "released":
            self.listener.leases_free(table)
        elif kind == "left":
            self._lose_peer(node)
        elif kind == "told" and "what" in message:
            self.listener.receive(table, message["what"])
        elif kind == "player":
            self.listener.player_changed(message["player"])
        elif kind == "keys":
            self.listener.keys_changed()
        elif kind == "pruned":
            self.listener.pruned()

    def _pages_elsewhere(self, table: str, node: str, message: Message) -> None:
        if "players" not in message:  # the list was too long for a message
            self._background(self._read_pages())
            return
        pages = OpenPages(frozenset(message["players"]), message["spectators"])
        self._change_pages((table, node, pages))


def apply(change: PagesChange, elsewhere: Elsewhere) -> list[str]:
    """Make this change; the tables that it is about."""
    table, node, pages = change
    tables = [table] if table else [one for one, nodes in elsewhere.items() if node in nodes]
    for one in tables:
        nodes = elsewhere.setdefault(one, {})
        if pages == OpenPages():
            nodes.pop(node, None)
        else:
            nodes[node] = pages
        if not nodes:
            del elsewhere[one]
    return tables
