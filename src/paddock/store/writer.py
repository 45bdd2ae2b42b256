"""The one writer: takes all that waits, writes it in one transaction, then says so.

A commit that reaches the disk costs about the same for one move as for a hundred, so those who
come while it runs go together in the next one.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from paddock.store.opening import StoreError
from paddock.store.schema import NOTES, PLIES, TABLES

LOG = logging.getLogger(__name__)
MOST = 1000  # jobs in one transaction

Row = dict[str, Any]


class Conflict(StoreError):
    """Somebody else wrote this ply, note or key first; nothing of this operation was written."""


class Job:
    """Rows to be written together, or a piece of work; `done` is resolved after the commit."""

    def __init__(self) -> None:
        self.done: Future[Any] = Future()
        self.tables: list[Row] = []
        self.plies: list[Row] = []
        self.notes: list[Row] = []
        self.over: Row | None = None  # {"table": id, "at": time}
        self.work: Callable[[Connection], Any] | None = None
        self.result: Any = None


class Writer:
    """A thread of its own. It outlives every error; whoever asked for a write hears of it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.closed = False
        self.commits = 0
        self.written = 0
        self.thread = threading.Thread(target=self._run, name="paddock-writer", daemon=True)
        self.thread.start()

    def put(self, job: Job) -> Future[Any]:
        if self.closed:
            raise StoreError("the store is closed")
        self.queue.put(job)
        return job.done

    def close(self) -> None:
        """Write what waits, then end."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
            self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            group: list[Job] = []
            job = self.queue.get()
            try:
                while job is not None and len(group) < MOST:
                    group.append(job)
                    job = self.queue.get_nowait()
                if job is not None:  # the group was full
                    group.append(job)
                else:
                    going = False
            except Empty:
                pass
            if group:
                self._write(group)

    def _write(self, group: list[Job]) -> None:
        try:
            if not self._all_at_once(group):
                group = self._one_by_one(group)
        except Exception as error:
            LOG.exception("a transaction of %d jobs failed", len(group))
            reason = error if isinstance(error, StoreError) else StoreError(f"not written: {error}")
            for job in group:
                if not job.done.done():
                    job.done.set_exception(reason)
            return
        self.commits += 1
        self.written += len(group)
        for job in group:
            job.done.set_result(job.result)

    def _all_at_once(self, group: list[Job]) -> bool:
        """The ordinary case: nobody conflicts. False: somebody does, and nothing was written."""
        try:
            with self.engine.begin() as connection:
                _insert(connection, group)
        except IntegrityError:
            return False
        return True

    def _one_by_one(self, group: list[Job]) -> list[Job]:
        """The same with a fence around each job; those that conflict are told. The others."""
        lost: list[tuple[Job, Exception]] = []
        with self.engine.begin() as connection:
            for job in group:
                try:
                    with connection.begin_nested():
                        _insert(connection, [job])
                except IntegrityError:
                    lost.append((job, Conflict("somebody else was first")))
                except SQLAlchemyError as error:
                    lost.append((job, StoreError(f"not written: {error}")))
        for job, reason in lost:
            job.done.set_exception(reason)
        return [job for job in group if not job.done.done()]


def _insert(connection: Connection, group: list[Job]) -> None:
    """Plain inserts, so that a row that is there already is an IntegrityError."""
    for table, rows in (
        (TABLES, [row for job in group for row in job.tables]),
        (PLIES, [row for job in group for row in job.plies]),
        (NOTES, [row for job in group for row in job.notes]),
    ):
        if rows:
            connection.execute(insert(table), rows)
    for job in group:
        if job.over is not None:
            connection.execute(
                update(TABLES).where(TABLES.c.id == job.over["table"]).values(over=job.over["at"])
            )
        if job.work is not None:
            job.result = job.work(connection)
