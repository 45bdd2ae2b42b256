"""The clock: every time stamp and every wait of a table comes from here, so that tests can replace
it.
"""

from __future__ import annotations

import asyncio
import time


class Clock:
    """Seconds since 1970 that never go backwards."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        """The present time in seconds."""
        return self._start + time.monotonic()

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        """Wait for the event; set it after that many seconds."""
        if seconds is None:
            await event.wait()
            return
        timer = asyncio.get_running_loop().call_later(max(0.0, seconds), event.set)
        try:
            await event.wait()
        finally:
            timer.cancel()
