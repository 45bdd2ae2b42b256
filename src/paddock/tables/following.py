"""Follows the other servers on the same database: what they write becomes true here too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING

from paddock.store import Message, Ply, StoreError
from paddock.store.keys import SIGNING, read_keyring
from paddock.tables.callers import MARK, is_remote
from paddock.tables.listing import list_all, list_table
from paddock.tables.table import EVERYTHING

if TYPE_CHECKING:
    from paddock.tables.house import House

LOG = logging.getLogger(__name__)


class Follower:
    """Hears from a `Node` what has changed elsewhere, and brings its house up to date.

    The methods return at once; what has to be read from the store is read in a task.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: set[asyncio.Task[None]] = set()

    # What a node tells

    def table_changed(self, table: str, notes: int, plies: int, written: Sequence[Ply]) -> None:
        """Another server has written so far, these plies last."""
        if table in self.house.tables or self.house.is_rebuilding(table):
            self._start(self._catch_up(table, notes, plies, written))
        elif notes:
            self._start(self._relist(table))

    def pages_changed(self, tables: Collection[str]) -> None:
        """Elsewhere, pages on these tables were opened or closed."""
        for table in tables:
            if table in self.house.tables:
                self.house.tables[table].presence.audience_changed()
            elif is_remote(table):  # no table, but the line of a bot
                self.house.remote.relay.lines_changed(table.removeprefix(MARK))

    def leases_free(self, table: str) -> None:
        """Another server answers no longer at this table; empty: at some tables."""
        chosen = [self.house.tables[table]] if table in self.house.tables else []
        for one in self.house.tables.values() if not table else chosen:
            one.autoplay.look_again()

    def heard(self, table: str, message: Message) -> None:
        """Something happened at a table, or (empty) to a bot, that is not in the database."""
        if table in self.house.tables:
            self.house.tables[table].heard(message)
        elif not table:
            self.house.remote.relay.heard(message)

    def player_changed(self, player_id: str) -> None:
        """What is remembered of a player is no longer true."""
        self.house.guests.forget(player_id)

    def keys_changed(self) -> None:
        """The keys that sign cookies and links were replaced."""
        self._start(self._read_keys())

    def pruned(self) -> None:
        """Matches that ended long ago were deleted: what is remembered of them goes too."""
        self._start(self._forget_pruned())

    def missed(self) -> None:
        """Messages may be lost: compare everything."""
        self._start(self._compare_all())

    # What follows from it

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, id: str, notes: int, plies: int, written: Sequence[Ply] = ()) -> None:
        house = self.house
        try:
            table = await house.table(id) if house.is_rebuilding(id) else house.tables[id]
            await table.catch_up(notes, plies, written)
        except Exception:  # what cannot be followed is rebuilt when somebody asks for it
            LOG.exception("table %s is read anew", id)
            dropped = house.tables.pop(id, None)
            if dropped is not None:
                await dropped.close()

    async def _relist(self, id: str) -> None:
        try:
            stored = await self.house.store.load(id, plies=None)
        except StoreError:
            return  # it is listed when messages come again
        if stored is not None and id not in self.house.tables:
            list_table(self.house.lobby, stored)

    async def _relist_all(self, if_not: str) -> None:
        """List all tables anew; `if_not` is the warning if they cannot be read."""
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
