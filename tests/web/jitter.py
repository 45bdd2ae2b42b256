"""Simulates a slow connection between the test server and every page, to find tests that rely on an
order of events.

    PADDOCK_TEST_JITTER=7 .venv/bin/pytest -n 3 tests/web tests/games

Each request, each response and each view is delayed: mostly a little, sometimes up to `MOST`.
Messages to one page keep their order, and each page has its own delays. 7 is a seed.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.web.http_protocol import PUSH

JITTER = "PADDOCK_TEST_JITTER"
MOST = 0.6  # seconds


class RandomDelay:
    """The random delays of one connection."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    async def wait(self) -> None:
        await asyncio.sleep(MOST * self.rng.random() ** 3)

    def is_full(self) -> bool:
        """Whether the connection is congested for a while; then views that were not sent are
        dropped."""
        return self.rng.random() < 0.3


def serve_on_a_slow_line(seed: str) -> None:
    """Make every application that uvicorn runs from now on slow."""
    run = uvicorn.run

    def slowly(app: ASGIApp, **options: Any) -> None:
        run(on_a_slow_line(app, seed), **options)

    uvicorn.run = slowly  # type: ignore[assignment]


def on_a_slow_line(app: ASGIApp, seed: str) -> ASGIApp:
    """The same application, with delayed requests and responses."""
    numbers = count()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        late = RandomDelay(f"{seed} {next(numbers)}")
        if scope["type"] == "websocket":
            await answer_in_order(app, scope, receive, send, late)
            return

        async def send_late(message: Message) -> None:
            if message["type"] == "http.response.start":
                await late.wait()
            await send(message)

        await late.wait()
        await app(scope, receive, send_late)

    return answer


async def answer_in_order(
    app: ASGIApp, scope: Scope, receive: Receive, send: Send, late: RandomDelay
) -> None:
    """Views are queued, so a page still gets an old view after a newer one was made."""
    line: asyncio.Queue[Message] = asyncio.Queue()

    async def deliver() -> None:
        while True:
            message = await line.get()
            await late.wait()
            with suppress(OSError, RuntimeError):  # the page is closed
                await send(message)
            line.task_done()

    async def send_late(message: Message) -> None:
        line.put_nowait(message)
        if message["type"] != "websocket.send":  # accepted or closed: these are never overtaken
            await line.join()
        elif late.is_full():
            await late.wait()

    scope.pop(PUSH, None)  # so that views to programs are delayed as well
    delivery = asyncio.create_task(deliver())
    try:
        await app(scope, receive, send_late)
    finally:
        delivery.cancel()
