"""The store: one writer thread with group commit, and readers that do not wait for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from paddock.store import players
from paddock.store.conversion import note_row
from paddock.store.errors import StoreError, Unanswered
from paddock.store.folder import Folder
from paddock.store.health import write_probe
from paddock.store.hub import Hub, Message, send
from paddock.store.keys import Keyring, find_or_make_secret, read_keyring
from paddock.store.opening import (
    PATIENCE,
    bring_up_to_date,
    damage_of,
    engines,
    url_of,
)
from paddock.store.outage import Outage
from paddock.store.patience import Patience
from paddock.store.reading import (
    After,
    finished_part,
    forget,
    newest,
    read_table,
    results,
    unfinished_part,
)
from paddock.store.rows import NoteRow, Ply, Stored, StoredPlayer, TableRow
from paddock.store.writer import Conflict, StoreWriter, WriteJob

__all__ = ["Conflict", "Store", "StoreError"]

LOG = logging.getLogger(__name__)
READERS = 4
DEFAULT = -1.0  # the store's own time limit
NO_ANSWER = "the database does not answer"
T = TypeVar("T")


class Store:
    """All data. Its `async` methods may be called from any event loop. A write is durable when it
    returns.
    """

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        folder: Folder | None = None,
        hub: Hub | None = None,
    ) -> None:
        self.writing = writing
        self.reading = reading
        self.hub = hub  # to other servers on the same database; None for SQLite
        self.node = secrets.token_hex(8) if hub is not None else ""  # this server's name
        self.folder = folder  # of SQLite, or None
        self.damage = ""  # what is wrong with the database, as a sentence; empty if nothing is
        # A database server may hang. SQLite has its own time-out.
        self.patience = Patience(PATIENCE if folder is None else None)
        self.writer = StoreWriter(writing, self.node, self.patience.answered)
        self.outage = Outage("reading")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="paddock-reader")

    @classmethod
    def open(cls, where: str | Path) -> Store:
        """Open a folder (SQLite in DIR/paddock.db) or a database URL, and migrate it.

        A folder is for one process at a time. A damaged database is opened as far as it can be
        read.
        """
        folder = None if "://" in str(where) else Folder(Path(where))
        with ExitStack() as undone:
            if folder is not None:
                undone.callback(folder.close)
            writing, reading = engines(where)
            undone.callback(writing.dispose)
            damage = (folder.damage if folder is not None else "") or damage_of(writing)
            if damage:
                LOG.error("%s. Bring back a backup, or go on without what is lost", damage)
            try:
                bring_up_to_date(writing)
            except StoreError as error:
                raise StoreError(damage) if damage else error from None
            if folder is not None:
                folder.opened()
            undone.pop_all()
        store = cls(writing, reading, folder, Hub(url_of(where)) if folder is None else None)
        store.damage = damage
        return store

    def close(self) -> None:
        """Write everything pending, then close."""
        if self.hub is not None:
            self.hub.close()
        self.writer.close()
        self.readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()
        if self.folder is not None:
            self.folder.close()

    async def health(self) -> bool:
        """Whether something can be written now."""
        if self.damage:
            return False
        try:
            await self.do(partial(write_probe, now=time.time()))
        except StoreError:
            return False
        return True

    # Matches

    async def create(
        self, row: TableRow, notes: Sequence[NoteRow], plies: Sequence[Ply] = ()
    ) -> None:
        """Store a new table with its first notes and plies."""
        job = WriteJob(asyncio.get_running_loop())
        job.tables = [asdict(row)]
        job.plies = [(row.id, ply.ply, ply.seat, ply.text, ply.at, ply.key) for ply in plies]
        job.notes = [note_row(row.id, note) for note in notes]
        await self._written(job)

    async def append(
        self,
        table: str,
        plies: Sequence[Ply] = (),
        notes: Sequence[NoteRow] = (),
        over: bool = False,
        secret: bool = False,
        fence: int = 0,
    ) -> None:
        """All of it or, with Conflict, nothing. `over` marks the table as finished. A `secret`
        operation is not counted in the writer's figures. With a `fence`, this server's lease of
        that number must still be valid.
        """
        job = WriteJob(asyncio.get_running_loop(), secret)
        job.fence = (table, fence) if fence else None
        job.plies = [(table, ply.ply, ply.seat, ply.text, ply.at, ply.key) for ply in plies]
        job.notes = [note_row(table, note) for note in notes]
        if over:
            job.over = {"table": table, "at": (plies or notes)[-1].at}
        await self._written(job)

    async def load(self, table: str, notes: int = 0, plies: int | None = 0) -> Stored | None:
        """A table with its notes and plies from these numbers on, `plies=None` for none. A table
        that is missing from a damaged database raises StoreError.
        """

        stored = await self.read(partial(read_table, table=table, notes=notes, plies=plies))
        if stored is None and self.damage:
            raise StoreError(f"not read: {self.damage}")
        return stored

    async def unfinished_parts(self, since: float = 0.0) -> AsyncIterator[list[Stored]]:
        """The unfinished tables created since then, oldest first, without plies, some hundreds at a
        time.
        """
        async for part in self._parts(partial(unfinished_part, since=since)):
            yield part

    async def unfinished(self, since: float = 0.0) -> list[Stored]:
        """The same as one list, for few tables."""
        return [stored async for part in self.unfinished_parts(since) for stored in part]

    async def finished_parts(self, since: float, most: int) -> AsyncIterator[list[Stored]]:
        """The last tables that ended since then, the last one last, without plies."""
        since = await self.read(partial(newest, since=since, most=most), None)
        async for part in self._parts(partial(finished_part, since=since)):
            yield part

    async def _parts(self, read: Callable[..., list[Stored]]) -> AsyncIterator[list[Stored]]:
        """Read some hundreds at a time. Each table is consistent; all together are not one
        snapshot.
        """
        after = After()
        while part := await self.read(partial(read, after=after), None):
            yield part
            last = part[-1].row
            after = After(last.created if last.over is None else last.over, last.id)

    async def results(self, player: str, most: int) -> list[Stored]:
        """The finished matches of a player, the last one first, each with its result, and with its
        luck if it was analysed.
        """
        return await self.read(partial(results, player=player, most=most))

    async def forget(self, player: str, other: str, name: str) -> int:
        """Replace a player's id and name in everything stored about finished matches, and delete
        the player; the number of changed lines.
        """
        return await self.do(partial(forget, player=player, other=other, name=name))

    # Players

    async def player(self, id: str) -> StoredPlayer | None:
        """The player of that id, or None."""
        return await self.read(partial(players.read_player, id=id))

    async def add_player(self, player: StoredPlayer) -> None:
        """Add a new player; Conflict if the id exists."""
        await self.do(partial(players.add_player, player=player))

    async def save_player(self, player: StoredPlayer) -> None:
        """Add a player, or update it."""
        await self.do(partial(players.save_player, player=player))

    async def next_generation(self, id: str) -> int:
        """Invalidate all cookies of a player; the generation of the next ones."""
        return await self.do(partial(players.next_generation, id=id))

    async def use_link(self, once: str, until: float, now: float) -> bool:
        """Use a link up, on all servers and for good. False if it was used before."""
        try:
            await self.do(partial(players.use_link, once=once, until=until, now=now))
        except Conflict:
            return False
        return True

    async def is_used(self, once: str) -> bool:
        """Whether a link was used."""
        return await self.read(partial(players.is_used, once=once))

    # The server itself

    def secret(self, name: str) -> str:
        """The secret of that name, created at the first call and never changed."""
        make = partial(find_or_make_secret, name=name)
        try:
            return self._do_now(make)
        except Conflict:  # another server created it at the same moment
            return self._do_now(make)

    def keyring(self, name: str) -> Keyring:
        """The keys of that name; one is created at the first call."""
        self.secret(name)
        found = self._do_now(lambda connection: read_keyring(connection, name))
        assert found is not None
        return found

    async def tell(self, message: Message) -> None:
        """Send a message to the other servers."""
        await self.do(lambda connection: send(connection, [message]))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a function in the next transaction; durable when it returns."""
        job = WriteJob(asyncio.get_running_loop())
        job.work = work
        result: T = await self._written(job)
        return result

    async def read(self, work: Callable[[Connection], T], patience: float | None = DEFAULT) -> T:
        """Run a function that only reads. `patience` is in seconds; None: no limit."""

        def reading() -> T:
            try:
                with self.reading.begin() as connection:
                    found = work(connection)
                self.outage.end()
                return found
            except SQLAlchemyError as error:
                self.outage.failed(error)
                raise StoreError(f"not read: {error}") from None
            finally:
                self.patience.answered()

        answer = asyncio.get_running_loop().run_in_executor(self.readers, reading)
        limit = self.patience.start_waiting() if patience == DEFAULT else patience
        if limit is None:
            return await answer
        try:
            return await asyncio.wait_for(answer, limit)
        except TimeoutError:
            raise Unanswered(NO_ANSWER) from None

    def _do_now(self, work: Callable[[Connection], T]) -> T:
        """For callers without an event loop: blocks until it is written."""
        job = WriteJob()
        job.work = work
        self.writer.put(job)
        assert isinstance(job.done, Future)
        try:
            result: T = job.done.result(self.patience.start_waiting())
        except TimeoutError:
            job.given_up = True
            raise Unanswered(NO_ANSWER) from None
        return result

    async def _written(self, job: WriteJob) -> Any:
        """Wait for the commit; a cancellation is deferred until it has finished."""
        self.writer.put(job)
        timer: asyncio.TimerHandle | None = None
        limit = self.patience.start_waiting()
        if limit is not None and job.loop is not None:
            timer = job.loop.call_later(limit, job.give_up, Unanswered(NO_ANSWER))
        stopped: asyncio.Task[Any] | None = None
        assert isinstance(job.done, asyncio.Future)
        while not job.settled:  # it may be cancelled again meanwhile
            try:
                await job.done
            except StoreError:
                break
            except asyncio.CancelledError:
                stopped = asyncio.current_task()
                assert stopped is not None
                stopped.uncancel()
                if job.done.cancelled():
                    job.done = job.done.get_loop().create_future()
        if timer is not None:
            timer.cancel()
        if stopped is not None:
            stopped.cancel()
        if job.error is not None:
            raise job.error
        return job.result
