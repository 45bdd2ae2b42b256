"""One page at a time for each address, so that a flood delays nobody but its sender."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MOST: Final = 60  # requests of one address that wait for their turn


class Crowded(Exception):
    """Too many requests of this address wait already."""


class Lane:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class Lanes:
    """Rendering is all on one core, so waiting for oneself costs an honest household nothing."""

    def __init__(self) -> None:
        self.lanes: dict[str, Lane] = {}  # those in use, by household

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[None]:
        """Wait for one's turn; Crowded."""
        lane = self.lanes.get(household)
        if lane is None:
            lane = self.lanes[household] = Lane()
        if lane.waiting >= MOST:
            raise Crowded
        lane.waiting += 1
        try:
            async with lane.lock:
                yield
        finally:
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
