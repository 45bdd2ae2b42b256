"""The writer thread: writes all waiting jobs in one transaction, then reports.

A commit costs about the same for one move as for a hundred. Jobs that arrive while one runs share
the next.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cache
from itertools import chain
from operator import itemgetter
from queue import Empty, SimpleQueue
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import IntegrityError, OperationalError

from paddock.store import hub, nodes
from paddock.store.errors import StoreError
from paddock.store.outage import Outage
from paddock.store.schema import NOTES, PLIES, TABLES

LOG = logging.getLogger(__name__)
MAX_JOBS = 1000  # jobs in one transaction
SIZES = (1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64)  # rows of the statements that insert plies
MAX_PLIES = SIZES[-1]  # plies in one statement
LONGEST_CLOSE = 60.0  # seconds to write pending jobs; then a hanging database server is abandoned

COLUMNS = [str(column.name) for column in PLIES.c]
NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
# The text is the same for any number of plies, so driver and server prepare it once. It has one
# value, because the driver converts each value of a statement separately.
INSERT_FROM_JSON = (
    f"INSERT INTO plies ({NAMES}) "
    f"SELECT {NAMES} FROM json_populate_recordset(NULL::plies, %s::json)"
)
Row = dict[str, Any]
PlyRow = tuple[str, int, int, str, float, str | None]  # in the order of the table's columns


class Conflict(StoreError):
    """Another writer wrote this ply, note or key first; nothing of this operation was written."""


class Unwritable(StoreError):
    """The database refuses this operation for good: trying again does not help."""


class Fenced(Conflict):
    """The lease for this write has gone to another server."""


class StatementFailed(Exception):
    """A statement of a transaction failed; the connection itself may be fine."""


class WriteJob:
    """Rows to write together, or a function to run; `done` is resolved after the commit.

    A job from an event loop names the loop, so that each loop is woken once per commit. A secret
    job is not counted: the figures would show when somebody has answered in secret.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None, secret: bool = False) -> None:
        self.loop = loop
        self.secret = secret
        self.done: Future[Any] | asyncio.Future[Any] = loop.create_future() if loop else Future()
        self.tables: list[Row] = []
        self.plies: list[PlyRow] = []
        self.notes: list[Row] = []
        self.over: Row | None = None  # {"table": id, "at": time}
        self.fence: tuple[str, int] | None = None  # a table, and the lease that must be valid
        self.work: Callable[[Connection], Any] | None = None
        self.result: Any = None
        self.error: StoreError | None = None
        self.settled = False
        self.given_up = False  # the caller no longer waits: do not begin it

    @property
    def has_only_plies(self) -> bool:
        """Whether nothing else is to be written."""
        more = self.tables or self.notes or self.over or self.fence or self.work
        return bool(self.plies) and not more

    def fence_of(self, node: str) -> tuple[str, str, int]:
        """Table, server and number of the lease that must be valid."""
        assert self.fence is not None
        return self.fence[0], node, self.fence[1]

    def settle(self) -> None:
        """Resolve `done`."""
        self.settled = True
        if self.done.done():  # the waiting task was cancelled
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)

    def give_up(self, error: StoreError) -> None:
        """Raise the error for the waiting caller. A job that is being written may still succeed."""
        if not self.settled:
            self.given_up = True
            self.error = error
            self.settle()


class StoreWriter:
    """A thread. It survives every error and reports it to the job."""

    def __init__(
        self, engine: Engine, node: str = "", answered: Callable[[], None] = lambda: None
    ) -> None:
        """`node` names this server to others on the same database; empty: it is the only one."""
        self.engine = engine
        self.node = node
        self.answered = answered  # called after each group, to show that the database answers
        self.is_postgres = engine.dialect.name == "postgresql"
        self.queue: SimpleQueue[WriteJob | None] = SimpleQueue()
        self.closed = False
        self.commits = 0  # commits with at least one job that is not secret
        self.written = 0  # jobs that are not secret
        self.outage = Outage("writing")
        self.thread = threading.Thread(target=self._run, name="paddock-writer", daemon=True)
        self.thread.start()

    def put(self, job: WriteJob) -> None:
        """Queue a job."""
        if self.closed:
            raise StoreError("the store is closed")
        self.queue.put(job)

    def close(self) -> None:
        """Write everything pending, then end."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
            self.thread.join(LONGEST_CLOSE)

    def _run(self) -> None:
        going = True
        while going:
            group: list[WriteJob] = []
            job = self.queue.get()
            try:
                while job is not None and len(group) < MAX_JOBS:
                    group.append(job)
                    job = self.queue.get_nowait()
                if job is not None:  # the group was full
                    group.append(job)
                else:
                    going = False
            except Empty:
                pass
            group = [job for job in group if not job.given_up]
            if group:
                self._write(group)

    def _write(self, group: list[WriteJob]) -> None:
        try:
            plies = self._only_plies(group)
            if not (self._in_one_statement(plies) if plies else self._all_at_once(group)):
                self._one_by_one(group)
            told = [job for job in group if not job.secret]
            self.commits += bool(told)
            self.written += sum(job.error is None for job in told)
            self.outage.end()
        except Exception as error:
            self.outage.failed(error)
            reason = error if isinstance(error, StoreError) else StoreError(f"not written: {error}")
            for job in group:
                job.error = job.error or reason
        self.answered()
        tell(group)

    def _only_plies(self, group: list[WriteJob]) -> list[PlyRow]:
        """The plies of a group that one statement of SQLite can write; empty: it cannot."""
        if self.is_postgres or not all(job.has_only_plies for job in group):
            return []
        plies = [row for job in group for row in job.plies]
        return plies if len(plies) <= MAX_PLIES else []

    def _in_one_statement(self, plies: list[PlyRow]) -> bool:
        """The usual case with SQLite: one statement is a transaction of its own. False if it
        failed, and nothing was written.

        After each statement this thread has to wait for the GIL, which the event loop holds: a
        begin and a commit would make a move wait three times as long.
        """
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute(add_plies(len(plies)), values_of(plies))
        except Exception as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise  # another process writes; it was waited for
            return False
        finally:
            connection.close()
        return True

    def _all_at_once(self, group: list[WriteJob]) -> bool:
        """The usual case otherwise: write all jobs together. False if one failed, and nothing was
        written.
        """
        try:
            with self.engine.begin() as connection:
                try:
                    self._insert(connection, group)
                except Exception as error:
                    raise StatementFailed from error
        except StatementFailed:
            return False
        return True

    def _one_by_one(self, group: list[WriteJob]) -> None:
        """The same with a savepoint around each job: only those that fail are not written.

        If the database itself fails (a full disk, a lost connection), trying the others is useless:
        the whole transaction ends.
        """
        troubled = 0
        with self.engine.begin() as connection:
            for job in group:
                try:
                    with connection.begin_nested():
                        self._insert(connection, [job])
                except IntegrityError:
                    job.error = Conflict("somebody else was first")
                except Fenced as error:
                    job.error = error
                except OperationalError as error:
                    troubled += 1
                    if troubled > 1 or len(group) == 1 or not is_alive(connection):
                        raise
                    job.error = StoreError(f"not written: {error}")
                except Exception as error:
                    if not is_alive(connection):
                        raise
                    job.error = Unwritable(f"not written: {error}")

    def _insert(self, connection: Connection, group: list[WriteJob]) -> None:
        """Plain inserts, so that an existing row raises IntegrityError."""
        for job in group:
            if job.fence is not None and not nodes.holds(connection, *job.fence_of(self.node)):
                raise Fenced("another server answers at this table now")
        if tables := [row for job in group for row in job.tables]:
            connection.execute(insert(TABLES), tables)
        # In the same order on all servers: two that write the same plies of several tables would
        # otherwise deadlock until the database aborts one after a second.
        plies = sorted((row for job in group for row in job.plies), key=itemgetter(0, 1))
        for start in range(0, len(plies), MAX_PLIES):
            self._insert_plies(connection, plies[start : start + MAX_PLIES])
        if notes := [row for job in group for row in job.notes]:
            connection.execute(insert(NOTES), sorted(notes, key=itemgetter("table_id", "n")))
        for job in group:
            if job.over is not None:
                over = update(TABLES).where(TABLES.c.id == job.over["table"])
                connection.execute(over.values(over=job.over["at"]))
            if job.work is not None:
                job.result = job.work(connection)
        if self.node:
            hub.send(connection, messages_of(group, self.node))

    def _insert_plies(self, connection: Connection, plies: list[PlyRow]) -> None:
        """One statement for many rows: with one each, this thread and the event loop would exchange
        the GIL at every row.
        """
        if self.is_postgres:
            rows = [dict(zip(COLUMNS, ply, strict=True)) for ply in plies]
            connection.exec_driver_sql(INSERT_FROM_JSON, (orjson.dumps(rows).decode(),))
            return
        connection.exec_driver_sql(add_plies(len(plies)), values_of(plies))


def is_alive(connection: Connection) -> bool:
    """Whether the transaction is still open: SQLite ends it when the disk is full."""
    if connection.invalidated:
        return False
    return bool(getattr(connection.connection.dbapi_connection, "in_transaction", True))


def messages_of(group: list[WriteJob], node: str) -> list[hub.Message]:
    """The messages to other servers about these jobs: how far each table is, and its new plies, so
    that servers that show the table need not read them.
    """
    found: dict[str, hub.Message] = {}
    rows = [(row["id"], "notes", 0) for job in group for row in job.tables]
    rows += [(row["table_id"], "notes", row["n"] + 1) for job in group for row in job.notes]
    rows += [(table, "plies", ply + 1) for job in group for table, ply, *_ in job.plies]
    for table, kind, length in rows:
        message = found.setdefault(table, {"node": node, "kind": "table", "table": table})
        message[kind] = max(length, message.get(kind, 0))
    for table, *ply in (row for job in group for row in job.plies):
        found[table].setdefault(hub.WRITTEN, []).append(ply)
    return list(found.values())


def statement_size(count: int) -> int:
    """The rows of the statement that inserts `count` plies; a few of them may stay unused.

    SQLite keeps every statement prepared, and one for a hundred plies takes 80 kB. A statement for
    each number took 3 MB, reached after hours when every number had occurred.
    """
    return next(size for size in SIZES if size >= count)


@cache
def add_plies(count: int) -> str:
    """The statement that inserts that many plies; cached, because nearly every write uses it."""
    row = f"({','.join('?' for _ in COLUMNS)})"
    rows = ",".join([row] * statement_size(count))
    # rows without a table are not used
    return f"INSERT INTO plies ({NAMES}) SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"


def values_of(plies: list[PlyRow]) -> tuple[str | int | float | None, ...]:
    """The values for `add_plies`; those of unused rows are NULL."""
    unused = (None,) * (len(COLUMNS) * (statement_size(len(plies)) - len(plies)))
    return (*chain.from_iterable(plies), *unused)


def tell(group: list[WriteJob]) -> None:
    """Wake each event loop once, however many jobs wait in it."""
    waiting: dict[asyncio.AbstractEventLoop | None, list[WriteJob]] = {}
    for job in group:
        waiting.setdefault(job.loop, []).append(job)
    for loop, jobs in waiting.items():
        if loop is None:
            settle_all(jobs)
            continue
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle_all, jobs)


def settle_all(jobs: list[WriteJob]) -> None:
    """Resolve all jobs."""
    for job in jobs:
        job.settle()
