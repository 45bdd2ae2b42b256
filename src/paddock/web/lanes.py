"""Renders one page at a time for each address, and many of them not in a row, so that a flood of
requests delays only its sender.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from paddock.tables.budget import Budget
from paddock.tables.clock import Clock

MOST_WAITING: Final = 60  # waiting requests of one address
AT_ONCE: Final = 0.05  # processor seconds that an address may use in a row: about fifteen pages
SHARE: Final = (
    0.05  # of the event loop, for an address that has used them up: fifteen pages a second
)
LONGEST_PAGE: Final = (
    0.01  # processor seconds of one page; more than that was done for others meanwhile
)


class Crowded(Exception):
    """Too many requests of this address are waiting."""


class Lane:
    """The queue of one address."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class LaneTurn:
    """Held while a page is rendered. It ends before the page is sent, which may take long."""

    def __init__(self, lanes: Lanes, household: str, lane: Lane) -> None:
        self.lanes = lanes
        self.household = household
        self.lane: Lane | None = lane
        self.began = lanes.worked()

    def end(self) -> None:
        """Let the next request in; calling it again does nothing."""
        lane, self.lane = self.lane, None
        if lane is not None:
            worked = self.lanes.worked() - self.began
            self.lanes.work.charge(self.household, min(worked, LONGEST_PAGE))
            lane.lock.release()
            self.lanes.leave(self.household, lane)


class Lanes:
    """Pages are rendered on one core anyway, so queueing by address costs an honest household
    nothing. Between the pages of a flood the event loop is idle: moves are answered, and the
    writer thread gets the GIL.
    """

    def __init__(self, worked: Callable[[], float] = time.thread_time) -> None:
        """`worked` tells the processor time of this thread. While a page waits, that includes what
        is done for others, up to `LONGEST_PAGE`.
        """
        self.worked = worked
        self.work = Budget(Clock(), AT_ONCE, SHARE)
        self.lanes: dict[str, Lane] = {}  # those in use, by household

    async def turn(self, household: str) -> LaneTurn:
        """Wait for this household's turn; Crowded. The caller has to end it."""
        lane = self.lanes.get(household)
        if lane is None:
            lane = self.lanes[household] = Lane()
        if lane.waiting >= MOST_WAITING:
            raise Crowded
        lane.waiting += 1
        try:
            await lane.lock.acquire()
        except BaseException:
            self.leave(household, lane)
            raise
        try:
            while (seconds := self.work.debt(household)) > 0:
                await asyncio.sleep(seconds)
        except BaseException:
            lane.lock.release()
            self.leave(household, lane)
            raise
        return LaneTurn(self, household, lane)

    def leave(self, household: str, lane: Lane) -> None:
        """Remove a lane that nobody uses."""
        lane.waiting -= 1
        if not lane.waiting:
            self.lanes.pop(household, None)


async def others_first() -> None:
    """Let whatever waits be answered, in the middle of a page that takes milliseconds."""
    await asyncio.sleep(0)


class Turnstile:
    """Lets one task through in each round of the event loop, so that other work runs in between."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def passed(self) -> None:
        """Wait for a round of the event loop."""
        async with self.lock:
            await others_first()
