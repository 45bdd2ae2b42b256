"""The analyst: analyses finished matches one after the other, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from paddock.analysis import Value, account, judge, marks, to_judge
from paddock.analysis.advice import advise
from paddock.core.log import read_log
from paddock.shelf import game_of_log
from paddock.store import Message
from paddock.tables import Table
from paddock.tables.errors import NotOver, TooMany
from paddock.tables.peers import Alone, Peers
from paddock.tables.workers import begin_worker

LOG = logging.getLogger(__name__)
Made = TypeVar("Made")
POSITIONS_AT_ONCE: Final = 16  # positions in one piece of work, after which the progress is updated
MOST_WAITING: Final = 20
DIGITS: Final = 4
ANALYSING: Final = "analysing"  # the kind of a message between servers
SILENT: Final = 60.0  # seconds without a message after which another server has given up


@dataclass
class AnalysisProgress:
    """How far the analysis of one match is."""

    total: int
    done: int = 0
    at: float = 0.0  # when another server has told of it


class Analyst:
    """Analyses finished matches, never a running one. Other servers are told, so that none does the
    same work again.
    """

    def __init__(self, peers: Peers | None = None) -> None:
        self.peers = peers or Alone()
        self.elsewhere: dict[str, AnalysisProgress] = {}  # at other servers, by table id
        self.running: dict[str, AnalysisProgress] = {}  # by table id, in the order of the queue
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, table: Table) -> None:
        """Queue the analysis of a match unless it is done or queued; NotOver, TooMany."""
        if not table.over or table.match is None:
            raise NotOver("the match is not over")
        if table.record.analysis is not None or self.progress(table) is not None:
            return
        if len(self.running) >= MOST_WAITING:
            raise TooMany("many matches are being analysed")
        log = table.match.log
        self.running[table.id] = AnalysisProgress(len(marks(log)))
        self._tell()
        task = asyncio.create_task(self._analyse(table, log.write()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def progress(self, table: Table) -> AnalysisProgress | None:
        """How far the analysis of this match is, here or at another server, or None."""
        self._forget_silent()
        return self.running.get(table.id) or self.elsewhere.get(table.id)

    def _forget_silent(self) -> None:
        since = time.monotonic() - SILENT
        self.elsewhere = {id: one for id, one in self.elsewhere.items() if one.at >= since}

    def _tell(self, ended: str = "") -> None:
        """Tell the other servers how far the analyses are, and which one has ended."""
        running = {id: [one.total, one.done] for id, one in self.running.items()}
        self.peers.tell("", {"do": ANALYSING, "running": running, "ended": ended})

    def receive(self, _: Table | None, message: Message) -> None:
        """Another server tells how far it is."""
        self._forget_silent()
        self.elsewhere.pop(message["ended"], None)
        for id, (total, done) in message["running"].items():
            self.elsewhere[id] = AnalysisProgress(total, done, time.monotonic())

    async def _analyse(self, table: Table, text: str) -> None:
        try:
            async with self._turn:
                level, facts = await self._work(text, self.running[table.id])
            await table.retry_if_behind(lambda: table.keep_analysis(level, facts))
        except Exception:
            LOG.exception("table %s could not be analysed", table.id)
        finally:
            self.running.pop(table.id, None)
            self._tell(table.id)

    async def _work(self, text: str, progress: AnalysisProgress) -> tuple[str, dict[str, Any]]:
        values: list[Value] = []
        for first in range(0, progress.total, POSITIONS_AT_ONCE):
            values += await self.in_its_process(judge_part, text, first)
            progress.done = len(values)
            self._tell()
        return await self.in_its_process(sum_up, text, values)

    async def in_its_process(self, work: Callable[..., Made], *given: Any) -> Made:
        """Have something done. A process that has died is replaced for whoever asks next."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawn, initializer=begin_worker)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        except BrokenExecutor:
            self._pool = None
            raise

    async def close(self) -> None:
        """Stop. An unfinished analysis can be requested again."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# Runs in the analyst's process


def judge_part(text: str, first: int) -> list[Value]:
    """The values of the next positions of a log."""
    log = read_log(text)
    return judge(game_of_log(log), log, first, first + POSITIONS_AT_ONCE, to_judge(log))


def sum_up(text: str, values: list[Value]) -> tuple[str, dict[str, Any]]:
    """The level that gave advice, and the whole analysis, ready for JSON."""
    log = read_log(text)
    game = game_of_log(log)
    found = account(game, log, values, to_judge(log))
    level = advise(game, log, found)
    return level, rounded(found.to_dict())


def rounded(facts: Any) -> Any:
    """The same data with rounded numbers."""
    if isinstance(facts, float):
        return round(facts, DIGITS)
    if isinstance(facts, dict):
        return {key: rounded(one) for key, one in facts.items()}
    return [rounded(one) for one in facts] if isinstance(facts, list) else facts
