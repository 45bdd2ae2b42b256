"""One page at a time for each address, so that a flood delays nobody but its sender."""

from __future__ import annotations

import asyncio
from typing import Final

MOST: Final = 60  # requests of one address that wait for their turn


class Crowded(Exception):
    """Too many requests of this address wait already."""


class Lane:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class LaneTurn:
    """Held while a page is made. It ends before the page is sent, for that may take long."""

    def __init__(self, lanes: Lanes, household: str, lane: Lane) -> None:
        self.lanes = lanes
        self.household = household
        self.lane: Lane | None = lane

    def end(self) -> None:
        """Let the next one in; a second time nothing happens."""
        lane, self.lane = self.lane, None
        if lane is not None:
            lane.lock.release()
            self.lanes.leave(self.household, lane)


class Lanes:
    """Rendering is all on one core, so waiting for oneself costs an honest household nothing."""

    def __init__(self) -> None:
        self.lanes: dict[str, Lane] = {}  # those in use, by household

    async def turn(self, household: str) -> LaneTurn:
        """Wait for one's turn; Crowded. Whoever gets it has to end it."""
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
        lane.waiting -= 1
        if not lane.waiting:
            self.lanes.pop(household, None)


class Turnstile:
    """Lets one through in each round of the event loop: between two, everybody else is served."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def passed(self) -> None:
        async with self.lock:
            await asyncio.sleep(0)
