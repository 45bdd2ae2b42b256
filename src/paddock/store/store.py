"""The store: one writer thread with group commit, and readers that do not wait for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, Select, and_, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from paddock.store.errors import StoreError, Unanswered
from paddock.store.folder import Folder
from paddock.store.opening import (
    PATIENCE,
    bring_up_to_date,
    damage_of,
    engines,
    take_as_long_as_it_takes,
)
from paddock.store.outage import Outage
from paddock.store.rows import Note, Ply, Stored, StoredPlayer, TableRow
from paddock.store.schema import NOTES, PLAYERS, PLIES, SECRETS, TABLES, USED_LINKS
from paddock.store.writer import Conflict, Job, Writer

__all__ = ["Conflict", "Store", "StoreError"]

LOG = logging.getLogger(__name__)
READERS = 4
DEFAULT = -1.0  # as much patience as the store has
NO_ANSWER = "the database does not answer"
HEALTH = "health"  # not a secret: when the store was last known to be well
PROBE = 200  # characters that are written to find that out
T = TypeVar("T")


class Store:
    """Its `async` methods may be called from any event loop. A write is durable when it returns."""

    def __init__(self, writing: Engine, reading: Engine, folder: Folder | None = None) -> None:
        self.writing = writing
        self.reading = reading
        self.folder = folder  # of SQLite
        self.damage = ""  # what is wrong with the database, in a sentence; empty if nothing is
        # A server may hang; SQLite's own time-out is told by an error.
        self.patience = PATIENCE if folder is None else None
        self.writer = Writer(writing)
        self.outage = Outage("reading")
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="paddock-reader")

    @classmethod
    def open(cls, where: str | Path) -> Store:
        """A folder (SQLite in DIR/paddock.db) or a database URL; brought up to date first.

        A folder is for one process at a time. What is damaged is opened as far as it can be read.
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
        store = cls(writing, reading, folder)
        store.damage = damage
        return store

    def close(self) -> None:
        """Write what waits, then close."""
        self.writer.close()
        self.readers.shutdown()
        self.writing.dispose()
        self.reading.dispose()
        if self.folder is not None:
            self.folder.close()

    async def health(self) -> bool:
        """Whether something can be written now: it is tried, for a full disk can still be read."""
        if self.damage:
            return False

        def write(connection: Connection) -> None:
            mine = SECRETS.c.name == HEALTH
            now = {"value": f"{time.time():.3f}".ljust(PROBE, ".")}
            if not connection.execute(update(SECRETS).where(mine).values(now)).rowcount:
                connection.execute(insert(SECRETS), {"name": HEALTH, **now})

        try:
            await self._do(write)
        except StoreError:
            return False
        return True

    # Matches

    async def create(self, row: TableRow, notes: Sequence[Note]) -> None:
        job = Job(asyncio.get_running_loop())
        job.tables = [asdict(row)]
        job.notes = [_note_row(row.id, note) for note in notes]
        await self._written(job)

    async def append(
        self,
        table: str,
        plies: Sequence[Ply] = (),
        notes: Sequence[Note] = (),
        over: bool = False,
        secret: bool = False,
    ) -> None:
        """All of it or, with Conflict, nothing. `over` marks the table as finished. A `secret`
        operation is not counted in the writer's figures."""
        job = Job(asyncio.get_running_loop(), secret)
        job.plies = [(table, ply.ply, ply.seat, ply.text, ply.at, ply.key) for ply in plies]
        job.notes = [_note_row(table, note) for note in notes]
        if over:
            job.over = {"table": table, "at": (plies or notes)[-1].at}
        await self._written(job)

    async def load(self, table: str) -> Stored | None:
        """A table with its notes and plies; None is never said of a damaged database."""

        def read(connection: Connection) -> Stored | None:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
            if row is None and self.damage:
                raise StoreError(f"not read: {self.damage}")
            if row is None:
                return None
            stored = Stored(_table_row(row))
            mine = select(NOTES.c.n, NOTES.c.kind, NOTES.c.data, NOTES.c.at)
            for note in connection.execute(
                mine.where(NOTES.c.table_id == table).order_by(NOTES.c.n)
            ):
                stored.notes.append(Note(*note))
            of_match = select(PLIES.c.ply, PLIES.c.seat, PLIES.c.text, PLIES.c.at, PLIES.c.key)
            for ply in connection.execute(
                of_match.where(PLIES.c.table_id == table).order_by(PLIES.c.ply)
            ):
                stored.plies.append(Ply(*ply))
            return stored

        return await self._read(read)

    async def unfinished(self, since: float = 0.0) -> list[Stored]:
        """Tables created since then whose match is not over, oldest first; without their plies."""
        going = and_(TABLES.c.over.is_(None), TABLES.c.created >= since)

        def read(connection: Connection) -> list[Stored]:
            take_as_long_as_it_takes(connection)
            return _with_notes(connection, select(TABLES).where(going).order_by(TABLES.c.created))

        return await self._read(read, None)

    async def finished(self, since: float, most: int) -> list[Stored]:
        """The last tables that ended since then, the last one last; without their plies."""
        ended = select(TABLES).where(TABLES.c.over >= since).order_by(TABLES.c.over.desc())
        found = await self._read(lambda connection: _with_notes(connection, ended.limit(most)))
        return found[::-1]

    # Players

    async def player(self, id: str) -> StoredPlayer | None:
        def read(connection: Connection) -> StoredPlayer | None:
            row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == id)).first()
            if row is None:
                return None
            return StoredPlayer(row.id, row.name, row.created, row.settings, row.generation)

        return await self._read(read)

    async def save_player(self, player: StoredPlayer) -> None:
        """Write a new player, or what has changed of one."""

        def write(connection: Connection) -> None:
            changed = connection.execute(
                update(PLAYERS)
                .where(PLAYERS.c.id == player.id)
                .values(name=player.name, settings=player.settings)
            )
            if not changed.rowcount:
                connection.execute(insert(PLAYERS), asdict(player))

        await self._do(write)

    async def next_generation(self, id: str) -> int:
        """Make all cookies of a player void; the generation of the next ones."""

        def write(connection: Connection) -> int:
            mine = PLAYERS.c.id == id
            changed = update(PLAYERS).where(mine).values(generation=PLAYERS.c.generation + 1)
            connection.execute(changed)
            return int(connection.scalar(select(PLAYERS.c.generation).where(mine)) or 0)

        return await self._do(write)

    async def use_link(self, once: str, until: float, now: float) -> bool:
        """Use a link up, on all servers and for good. False: it was used before."""

        def write(connection: Connection) -> None:
            connection.execute(delete(USED_LINKS).where(USED_LINKS.c.until < now))
            connection.execute(insert(USED_LINKS), {"once": once, "until": until})

        try:
            await self._do(write)
        except Conflict:
            return False
        return True

    async def is_used(self, once: str) -> bool:
        """Whether a link was used."""

        def read(connection: Connection) -> bool:
            found = select(USED_LINKS.c.once).where(USED_LINKS.c.once == once)
            return connection.scalar(found) is not None

        return await self._read(read)

    # The server itself

    def secret(self, name: str) -> str:
        """The secret of that name, made at the first call and the same ever after."""
        mine = select(SECRETS.c.value).where(SECRETS.c.name == name)

        def write(connection: Connection) -> str:
            kept = connection.scalar(mine)
            if kept is None:
                kept = secrets.token_urlsafe(32)
                connection.execute(insert(SECRETS), {"name": name, "value": kept})
            return str(kept)

        try:
            return self._do_now(write)
        except Conflict:  # another server made it at the same moment
            return self._do_now(write)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        job = Job(asyncio.get_running_loop())
        job.work = work
        result: T = await self._written(job)
        return result

    def _do_now(self, work: Callable[[Connection], T]) -> T:
        """For callers without an event loop: blocks until it is written."""
        job = Job()
        job.work = work
        self.writer.put(job)
        assert isinstance(job.done, Future)
        try:
            result: T = job.done.result(self.patience)
        except TimeoutError:
            job.given_up = True
            raise Unanswered(NO_ANSWER) from None
        return result

    async def _written(self, job: Job) -> Any:
        """Wait for the commit; a cancellation is deferred until it has finished."""
        self.writer.put(job)
        timer: asyncio.TimerHandle | None = None
        if self.patience is not None and job.loop is not None:
            timer = job.loop.call_later(self.patience, job.give_up, Unanswered(NO_ANSWER))
        stopped: asyncio.Task[Any] | None = None
        assert isinstance(job.done, asyncio.Future)
        while not job.settled:  # a cancellation may arrive after that, too
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

    async def _read(self, read: Callable[[Connection], T], patience: float | None = DEFAULT) -> T:
        def work() -> T:
            try:
                with self.reading.begin() as connection:
                    found = read(connection)
                self.outage.end()
                return found
            except SQLAlchemyError as error:
                self.outage.failed(error)
                raise StoreError(f"not read: {error}") from None

        reading = asyncio.get_running_loop().run_in_executor(self.readers, work)
        limit = self.patience if patience == DEFAULT else patience
        if limit is None:
            return await reading
        try:
            return await asyncio.wait_for(reading, limit)
        except TimeoutError:
            raise Unanswered(NO_ANSWER) from None


def _table_row(row: Row[Any]) -> TableRow:
    return TableRow(row.id, row.created, row.game, row.rules_version, row.seed, row.plan, row.over)


def _with_notes(connection: Connection, chosen: Select[Any]) -> list[Stored]:
    """The chosen tables in their order, with their notes."""
    found = {row.id: Stored(_table_row(row)) for row in connection.execute(chosen)}
    ids = chosen.with_only_columns(TABLES.c.id).subquery()
    notes = select(NOTES.c.table_id, NOTES.c.n, NOTES.c.kind, NOTES.c.data, NOTES.c.at)
    for table, *note in connection.execute(
        notes.join(ids, NOTES.c.table_id == ids.c.id).order_by(NOTES.c.table_id, NOTES.c.n)
    ):
        if table in found:
            found[table].notes.append(Note(*note))
    return list(found.values())


def _note_row(table: str, note: Note) -> dict[str, Any]:
    return {"table_id": table, "n": note.n, "kind": note.kind, "data": note.data, "at": note.at}
