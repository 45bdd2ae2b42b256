"""`/healthz`: whether a move could be stored now."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from paddock.store import Store

SECONDS: Final = 3.0  # time limit of a test
REUSED: Final = 1.0  # seconds for which a result is reused: each test costs a commit


class Health:
    """Runs at most one test at a time, however many requests come."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.test: asyncio.Task[bool] | None = None
        self.well = False
        self.at = -REUSED

    async def is_well(self) -> bool:
        """Whether the store could be written just now. A store that hangs is not well."""
        if time.monotonic() - self.at < REUSED:
            return self.well
        if self.test is None:
            self.test = asyncio.create_task(self.store.health())
            self.test.add_done_callback(self._done)
        done, _ = await asyncio.wait([self.test], timeout=SECONDS)
        return bool(done) and self.well

    def _done(self, test: asyncio.Task[bool]) -> None:
        self.test = None
        self.at = time.monotonic()
        self.well = not test.cancelled() and test.exception() is None and test.result()
