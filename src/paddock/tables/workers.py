"""Bots think in processes of their own, and get no more than their seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import NamedTuple, Protocol

from paddock import shelf
from paddock.bots.bot import Question
from paddock.core.luck import Rng
from paddock.tables.plan import Plan, game_of

LOG = logging.getLogger(__name__)
LONGEST_THOUGHT = 20.0  # seconds; a bot that needs more hangs


class BotRequest(NamedTuple):
    """All that a bot is told: the rules, and the position as its seat knows it."""

    game: str
    players: int
    preset: str
    edition: str
    options: dict[str, str]
    position: str  # `?` for each card that the seat cannot see
    seat: int
    level: str
    key: int  # of the bot's own random source
    version: int = 0  # of the rules that the match is played by


class Thinker(Protocol):
    """Whoever can have a bot answer a question."""

    async def think(self, request: BotRequest) -> str:
        """The text of a move. May raise anything."""
        raise NotImplementedError


def answer(request: BotRequest) -> str:
    """A bot's answer; runs in a worker."""
    plan = Plan(request.game, request.players, request.preset, request.edition, request.options)
    game = game_of(plan, request.version)
    rng = Rng(request.key)
    question = Question(game.position(request.position, rng), request.seat)
    return shelf.bot(request.level, request.game).answer(question, rng).text


def _begin() -> None:
    """Leave interrupts to the server, and end with it, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def _ready() -> int:
    return os.getpid()


class Workers:
    """A pool of worker processes that is made anew when it breaks."""

    def __init__(self, count: int | None = None, longest: float = LONGEST_THOUGHT) -> None:
        self.count = count if count is not None else max(1, min(4, os.cpu_count() or 1))
        self.longest = longest
        self.thoughts = 0
        self.failures = 0
        self._places = asyncio.Semaphore(self.count)  # so that queueing is not mistaken for hanging
        self._pool: asyncio.Task[ProcessPoolExecutor] | None = None
        self._closed = False

    def start(self) -> None:
        """Begin to start the processes; only the first request waits for them."""
        if self._pool is None and not self._closed:
            self._pool = asyncio.get_running_loop().create_task(asyncio.to_thread(self._make))

    def _make(self) -> ProcessPoolExecutor:
        method = "spawn" if sys.platform == "win32" else "forkserver"
        context = multiprocessing.get_context(method)
        if method == "forkserver":
            context.set_forkserver_preload([__name__])
        pool = ProcessPoolExecutor(self.count, context, _begin)
        for started in [pool.submit(_ready) for _ in range(self.count)]:
            started.result()
        return pool

    async def think(self, request: BotRequest) -> str:
        """The bot's answer. Broken workers are replaced and asked once more. Hanging ones are only
        replaced: the question may be what they hang on."""
        async with self._places:
            self.thoughts += 1
            for last in (False, True):
                self.start()
                assert self._pool is not None, "the workers are closed"
                making = self._pool
                try:
                    pool = await asyncio.shield(making)
                    future = asyncio.wrap_future(pool.submit(answer, request))
                    return await asyncio.wait_for(future, self.longest)
                except (BrokenExecutor, TimeoutError) as error:
                    self.failures += 1
                    LOG.warning("a worker broke or hung; making new ones", exc_info=True)
                    self._drop(making)
                    if last or isinstance(error, TimeoutError):
                        raise
        raise AssertionError("not reached")

    def _drop(self, making: asyncio.Task[ProcessPoolExecutor]) -> None:
        """Discard a broken pool; the next request makes a new one."""
        if self._pool is making:
            self._pool = None
        if making.done() and not making.cancelled() and making.exception() is None:
            _kill(making.result())

    async def close(self) -> None:
        self._closed = True
        making, self._pool = self._pool, None
        if making is not None:
            try:
                pool = await making
            except Exception:
                return
            await asyncio.to_thread(_kill, pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End a pool with its processes, even one that hangs."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
