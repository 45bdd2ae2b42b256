"""The part of a table that keeps it consistent: lock, store, watchers, and who is there."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from hashlib import sha256
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from paddock.core.luck import Rng
from paddock.core.seats import NOBODY
from paddock.store import Conflict, Note, Ply, Store, StoreError
from paddock.tables.clock import Clock
from paddock.tables.duties import Eyes
from paddock.tables.errors import NotStored, StaleMove
from paddock.tables.record import Record, rebuilt
from paddock.tables.workers import Thinker

if TYPE_CHECKING:
    from paddock.tables.table import Table

LOG = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass
class Backroom:
    """What the house lends to each of its tables."""

    store: Store
    clock: Clock
    thinker: Thinker
    secret: str  # invites are signed with it
    noted: Callable[[Table], None]  # something that the lobby shows has changed
    find: Callable[[str], Awaitable[Table]]
    rematch: Callable[[Table, str], Awaitable[Table]]

    def sign(self, text: str) -> str:
        return hmac.new(self.secret.encode(), text.encode(), sha256).hexdigest()[:32]


class Watcher:
    """One open page. `async with table.watch(player_id) as watcher: await watcher.changed()`"""

    def __init__(self, desk: Desk, player_id: str) -> None:
        self.desk = desk
        self.player_id = player_id
        self.seen = -1
        self._waiting: asyncio.Future[None] | None = None

    async def __aenter__(self) -> Watcher:
        """The player is here."""
        self.desk.watchers.add(self)
        self.desk.look_around()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """This page is closed; if it was the player's last one, they are away."""
        self.desk.watchers.discard(self)
        self.desk.look_around()

    async def changed(self) -> int:
        """Wait until the table differs from what was last seen here; its version.

        Returns at once the first time. Whatever happened meanwhile is one change: newest wins.
        """
        while self.seen == self.desk.version:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self.seen = self.desk.version
        return self.seen

    def wake(self) -> None:
        self.seen = -1
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Desk:
    """A record that can be changed by one at a time, is durable, and wakes its watchers."""

    def __init__(self, record: Record, room: Backroom) -> None:
        self.record = record
        self.room = room
        self.version = 1
        self.watchers: set[Watcher] = set()
        self.resumed = room.clock.now()  # times before this do not count against anybody
        self.touched = self.resumed
        self.closed = False
        self._lock = asyncio.Lock()
        self.eyes = Eyes(record.chairs, 0)
        for chair in record.chairs:
            chair.away_since = self.resumed if chair.human else None

    def watch(self, player_id: str) -> Watcher:
        """A page of this player; a spectator's id may be empty."""
        return Watcher(self, player_id)

    # Changing

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` alone. If whoever asked for it goes before it has begun, it does not begin;
        later, what the store was told is still done (see `write`)."""
        try:
            async with self._lock:
                return await work
        finally:
            work.close()

    @property
    def busy(self) -> bool:
        """Something is being changed."""
        return self._lock.locked()

    async def finish(self) -> None:
        """Wait for what is being changed."""
        async with self._lock:
            pass

    async def write(
        self,
        plies: Sequence[Ply] = (),
        notes: Sequence[Note] = (),
        over: bool = False,
        only: str = "",
    ) -> None:
        """Make it durable, then make it true, then tell: even if nobody waits for it any more.
        Only under the lock.

        `only` names the one player who can see the change.
        """
        try:
            await self.room.store.append(self.record.id, plies, notes, over)
        except Conflict:
            await self.reload()
            raise StaleMove("somebody else was first; look at the table again") from None
        except StoreError as error:
            await self.reload()  # it may have been written all the same
            raise NotStored(str(error)) from None
        for note in notes:
            self.record.fold_note(note)
        for ply in plies:
            self.record.fold_ply(ply)
        if notes:  # somebody may have sat down or got up
            self._count_pages()
        self.changed(only)
        if notes:
            self.room.noted(self._table())

    def _table(self) -> Table:
        raise NotImplementedError

    async def reload(self) -> None:
        """Take over what the store has, whoever wrote it."""
        try:
            stored = await self.room.store.load(self.record.id)
        except StoreError:
            LOG.exception("table %s cannot be read again", self.record.id)
            return
        if stored is None:
            return
        self.record = rebuilt(stored)
        self._count_pages()
        self.changed()

    def note(self, kind: str, **data: Any) -> Note:
        """The next note; for several at once see `number`."""
        return Note(self.record.notes, kind, data, self.room.clock.now())

    def number(self, notes: Sequence[Note]) -> Sequence[Note]:
        """Notes that are written together, numbered in their order."""
        for n, note in enumerate(notes, self.record.notes):
            note.n = n
        return notes

    def luck(self, number: int) -> Rng:
        """The source of the n-th ply of luck: a table that is rebuilt goes on alike."""
        return Rng(self.record.seed, number)

    # Telling

    def changed(self, only: str = "") -> None:
        self.touched = self.room.clock.now()
        if not only:
            self.version += 1
        for watcher in self.watchers:
            # A page that is woken for nothing would show when somebody has answered in secret.
            if not only or watcher.player_id == only:
                watcher.wake()
        self.attend()

    def attend(self) -> None:
        """See to what the house owes now."""

    def look_around(self) -> None:
        """Somebody came or went: tell if that can be seen."""
        if self._count_pages():
            self.changed()
        else:
            self.attend()  # a spectator, who may still notice a pause

    def _count_pages(self) -> bool:
        """Who is here? True if others can see a difference; a spectator makes none."""
        spectators = sum(self.record.seat_of(w.player_id) == NOBODY for w in self.watchers)
        self.eyes = Eyes(self.record.chairs, spectators)
        before = [(chair.connected, chair.warm) for chair in self.record.chairs]
        for chair in self.record.chairs:
            pages = sum(chair.human and w.player_id == chair.player for w in self.watchers)
            chair.connected = pages
            if pages or not chair.human:
                chair.away_since, chair.warm = None, False
            elif chair.away_since is None:
                chair.away_since = self.room.clock.now()
        return before != [(chair.connected, chair.warm) for chair in self.record.chairs]
