"""Worker processes in which bots think; they receive no more than their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import wait
from typing import NamedTuple, Protocol

import paddock
from paddock import shelf
from paddock.bots.bot import Bot, Question
from paddock.bots.search import SearchBot
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.tables.plan import TablePlan, game_of
from paddock.tables.search_speed import budget_here, searches

LOG = logging.getLogger(__name__)
LONGEST_THOUGHT = 20.0  # seconds; a bot that takes longer hangs
NICE = 5  # workers give way to the server, for which people wait


class BotRequest(NamedTuple):
    """Everything that a bot receives: the rules, and the position as its seat knows it."""

    game: str
    players: int
    preset: str
    edition: str
    options: dict[str, str]
    position: str  # `?` for each card that the seat cannot see
    seat: int
    level: str
    key: int  # seeds the bot's own random source
    version: int = 0  # version of the rules of the match

    def rules(self) -> Game:
        """The rules of the match."""
        plan = TablePlan(self.game, self.players, self.preset, self.edition, self.options)
        return game_of(plan, self.version)

    def perform(self) -> str:
        """Runs in a worker: the text of the bot's move."""
        rng = Rng(self.key)
        question = Question(self.rules().position(self.position, rng), self.seat)
        return in_time(self.level, self.game, question).answer(question, rng).text


class Work(Protocol):
    """Something to do in a worker: it is pickled, and its result is a text."""

    def perform(self) -> str:
        """Runs in a worker."""
        raise NotImplementedError


class Thinker(Protocol):
    """Whatever can have a bot answer a request."""

    async def think(self, request: BotRequest) -> str:
        """The text of a move. May raise anything."""
        raise NotImplementedError


@lru_cache(maxsize=64)
def bot_of(level: str, game: str) -> Bot:
    """The bot of a level, cached in the worker: it keeps tables that it has computed, such as one
    of the road.
    """
    made = shelf.bot(level, game)
    if isinstance(made, SearchBot):
        made.budget = budget_here(made, level, game)
    return made


def in_time(level: str, game: str, question: Question) -> Bot:
    """The bot of a level, or the club player in its place if it would take too long.

    What a bot works out instead of searching it takes a hundred times as long without the compiled
    engine: 20 seconds for the set-up of a car.
    """
    bot = bot_of(level, game)
    if paddock.compiled or not isinstance(bot, SearchBot) or searches(bot, question):
        return bot
    return bot_of(shelf.usual_level(game), game)


def begin_worker() -> None:
    """Set up a worker: ignore interrupts, run at low priority, and end with the server even if that
    is killed.
    """
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


class Worker:
    """One process. If it breaks or hangs it is replaced, without an effect on the others."""

    def __init__(self) -> None:
        self._pool: asyncio.Task[ProcessPoolExecutor] | None = None

    def start(self) -> asyncio.Task[ProcessPoolExecutor]:
        """Start the process without waiting for it."""
        if self._pool is None:
            self._pool = asyncio.get_running_loop().create_task(asyncio.to_thread(_make))
        return self._pool

    async def answer(self, request: Work, longest: float) -> str:
        """The result; whatever it raises, or TimeoutError."""
        pool = await asyncio.shield(self.start())
        return await asyncio.wait_for(asyncio.wrap_future(pool.submit(request.perform)), longest)

    async def pid(self) -> int:
        """The id of the current process."""
        pool = await asyncio.shield(self.start())
        return await asyncio.wrap_future(pool.submit(os.getpid))

    async def drop(self) -> None:
        """End the process, even one that hangs; the next request starts a new one."""
        making, self._pool = self._pool, None
        if making is None:
            return
        with suppress(Exception):
            await asyncio.to_thread(_kill, await making)


class Workers:
    """Worker processes, each with one request at a time."""

    def __init__(self, count: int | None = None, longest: float = LONGEST_THOUGHT) -> None:
        self.count = count if count is not None else max(1, min(4, os.cpu_count() or 1))
        self.longest = longest
        self.failures = 0
        self.all = [Worker() for _ in range(self.count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.all:
            self._free.put_nowait(worker)
        self._thoughts: set[asyncio.Task[str]] = set()
        self._closed = False

    def start(self) -> None:
        """Start the processes without waiting for them."""
        for worker in self.all:
            worker.start()

    async def think(self, request: Work) -> str:
        """The result of a request. A broken worker is replaced and the request repeated once. A
        hanging worker is only replaced: the request may be what it hangs on.
        """
        if self._closed:
            raise RuntimeError("the workers are closed")
        worker = await self._free.get()
        # A cancelled request still runs, and its worker stays taken until it ends: otherwise the
        # next request would queue behind it and seem to hang.
        thought = asyncio.create_task(self._ask(worker, request, self.longest))
        self._thoughts.add(thought)
        thought.add_done_callback(self._ended)
        return await asyncio.shield(thought)

    def _ended(self, thought: asyncio.Task[str]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # marks the exception as retrieved: every waiter has got it

    async def _ask(self, worker: Worker, request: Work, longest: float) -> str:
        try:
            try:
                return await self._watched(worker, request, longest)
            except BrokenExecutor:
                return await self._watched(worker, request, longest)
        finally:
            self._free.put_nowait(worker)

    async def _watched(self, worker: Worker, request: Work, longest: float) -> str:
        try:
            return await worker.answer(request, longest)
        except (BrokenExecutor, TimeoutError):
            self.failures += 1
            LOG.warning("a worker broke or hung; making a new one", exc_info=True)
            await worker.drop()
            raise

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for thought in list(self._thoughts):
            thought.cancel()
        await asyncio.gather(*(worker.drop() for worker in self.all))


def _make() -> ProcessPoolExecutor:
    method = "spawn" if sys.platform == "win32" else "forkserver"
    context = multiprocessing.get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload([__name__])
    pool = ProcessPoolExecutor(1, context, begin_worker)
    pool.submit(os.getpid).result()
    return pool


def _kill(pool: ProcessPoolExecutor) -> None:
    """End a pool with its process, even one that hangs."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
