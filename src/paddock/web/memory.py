"""Returns free memory of a long-running server to the system, if the C library is glibc."""

from __future__ import annotations

import asyncio
import ctypes
import sys
from collections.abc import Callable

M_ARENA_MAX = -8  # from malloc.h
ARENAS = 2
ROUND = 60.0  # seconds between two returns of free memory


def bound_arenas() -> None:
    """Let all threads share two heaps.

    By default glibc makes up to eight heaps a core for threads that allocate at once. Free memory
    of one heap cannot serve another, so the server would grow with its number of threads.
    """
    if mallopt := _c_function("mallopt"):
        mallopt(M_ARENA_MAX, ARENAS)


def give_back() -> None:
    """Return free pages to the system. Takes some milliseconds, without the GIL."""
    if trim := _c_function("malloc_trim"):
        trim(0)


async def give_back_regularly() -> None:
    """Once a minute, because tables leave memory all the time."""
    while True:
        await asyncio.sleep(ROUND)
        await asyncio.to_thread(give_back)


def _c_function(name: str) -> Callable[..., int] | None:
    """A function of the C library, or None where there is none (musl, macOS, Windows)."""
    if sys.platform != "linux":
        return None
    function: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None)
    return function
