"""Renders one page at a time for each address: a flood of requests delays only its sender."""

from __future__ import annotations

import asyncio
from typing import Final

MOST: Final = 60  # waiting requests of one address


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

    def end(self) -> None:
        """Let the next request in; calling it again does nothing."""
        lane, self.lane = self.lane, None
        if lane is not None:
            lane.lock.release()
            self.lanes.leave(self.household, lane)


class Lanes:
    """Pages are rendered on one core anyway, so queueing by address costs an honest household
    nothing.
    """

    def __init__(self) -> None:
        self.lanes: dict[str, Lane] = {}  # those in use, by household

    async def turn(self, household: str) -> LaneTurn:
        """Wait for this household's turn; Crowded. The caller has to end it."""
        lane = self.lanes.get(household)
        if lane is None:
            lane = self.lanes[household] = Lane()
        if lane.waiting >= MOST:
            raise Crowded
        lane.waiting += 1
        try:
            await lane.lock.acquire()
        except BaseException:
            self.leave(household, lane)
            raise
        return LaneTurn(self, household, lane)

    def leave(self, household: str, lane: Lane) -> None:
        """Remove a lane that nobody uses."""
        lane.waiting -= 1
        if not lane.waiting:
            self.lanes.pop(household, None)


class Turnstile:
    """Lets one task through in each round of the event loop, so that other work runs in between."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def passed(self) -> None:
        """Wait for a round of the event loop."""
        async with self.lock:
            await asyncio.sleep(0)
