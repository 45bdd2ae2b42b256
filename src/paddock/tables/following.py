"""Applies what the other servers on the same database write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING

from paddock.store import Message, Ply, StoreError
from paddock.store.keys import SIGNING, read_keyring
from paddock.tables.connected_bots import MARK, is_remote
from paddock.tables.listing import list_all, list_table
from paddock.tables.table import EVERYTHING

if TYPE_CHECKING:
    from paddock.tables.house import House

LOG = logging.getLogger(__name__)


class Follower:
    """Receives the messages of a `Node` and brings its house up to date.

    The methods return at once. What has to be read from the store is read in a task.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: set[asyncio.Task[None]] = set()

    # What a node reports

    def table_changed(self, table: str, notes: int, plies: int, written: Sequence[Ply]) -> None:
        """Another server has written up to these lengths; `written` are its newest plies."""
        if table in self.house.tables or self.house.is_rebuilding(table):
            self._start(self._catch_up(table, notes, plies, written))
        elif notes:
            self._start(self._relist(table))

    def pages_changed(self, tables: Collection[str]) -> None:
        """Pages on these tables were opened or closed on another server."""
        for table in tables:
            if table in self.house.tables:
                self.house.tables[table].presence.audience_changed()
            elif is_remote(table):  # no table, but the line of a bot
                self.house.remote.relay.lines_changed(table.removeprefix(MARK))

    def leases_free(self, table: str) -> None:
        """Another server has given up its lease on this table; empty: on some tables."""
        chosen = [self.house.tables[table]] if table in self.house.tables else []
        for one in self.house.tables.values() if not table else chosen:
            one.autoplay.look_again()

    def receive(self, table: str, message: Message) -> None:
        """Something happened at a table, or (empty) at none, that is not in the database."""
        found = self.house.tables.get(table)
        if table and found is None:
            return  # nobody looks at it here
        handler = self.house.message_handlers.get(message.get("do", ""))
        if handler is not None:
            handler(found, message)
        elif found is not None:
            found.receive(message)
        else:
            self.house.remote.relay.receive(message)

    def player_changed(self, player_id: str) -> None:
        """The cached data of a player is out of date."""
        self.house.guests.forget(player_id)

    def keys_changed(self) -> None:
        """The keys that sign cookies and links were replaced."""
        self._start(self._read_keys())

    def pruned(self) -> None:
        """Old matches were deleted: drop what is cached of them."""
        self._start(self._forget_pruned())

    def missed(self) -> None:
        """Messages may have been lost: compare everything with the database."""
        self._start(self._compare_all())

    # Tasks

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, id: str, notes: int, plies: int, written: Sequence[Ply] = ()) -> None:
        house = self.house
        try:
            table = await house.table(id) if house.is_rebuilding(id) else house.tables[id]
            await table.catch_up(notes, plies, written)
        except Exception:  # it is rebuilt at the next request
            LOG.exception("table %s is read anew", id)
            dropped = house.tables.pop(id, None)
            if dropped is not None:
                await dropped.close()

    async def _relist(self, id: str) -> None:
        try:
            stored = await self.house.store.load(id, plies=None)
        except StoreError:
            return  # it is listed with the next message
        if stored is not None and id not in self.house.tables:
            list_table(self.house.lobby, stored)

    async def _relist_all(self, if_not: str) -> None:
        """List all tables again; `if_not` is the warning logged if they cannot be read."""
        house = self.house
        try:
            await list_all(house.store, house.lobby, house.clock.now())
        except StoreError:
            LOG.warning(if_not)

    async def _read_keys(self) -> None:
        house = self.house
        try:
            for name in SIGNING:
                found = await house.store.read(partial(read_keyring, name=name))
                house.keys[name] = found or house.keys[name]
        except StoreError:
            LOG.warning("new keys could not be read; they are read when the hub is back")

    async def _forget_pruned(self) -> None:
        self.house.lobby.forget_finished()
        await self._relist_all("the lobby lacks finished matches until the next start")
        await self.house.evict_idle(0.0, self.house.clock.now() + 1.0)

    async def _compare_all(self) -> None:
        await self._read_keys()
        await self._relist_all("the lobby may lack what other servers have changed")
        for id in list(self.house.tables):
            await self._catch_up(id, EVERYTHING, EVERYTHING)
