"""A slow line between the server of the tests and every page, to find tests that rely on an order.

    PADDOCK_TEST_JITTER=7 .venv/bin/pytest -n 3 tests/web tests/games

Each request, each answer and each view is held back for a while: mostly a little, at times `MOST`.
What goes to one page stays in its order, and each page has a pace of its own. 7 is a seed.
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


class Lateness:
    """How much later than it could be something comes on one line."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    async def wait(self) -> None:
        await asyncio.sleep(MOST * self.rng.random() ** 3)

    def is_full(self) -> bool:
        """Whether the line takes no more for a while: views that nobody got are left out then."""
        return self.rng.random() < 0.3


def serve_on_a_slow_line(seed: str) -> None:
    """From here on, whatever uvicorn runs."""
    run = uvicorn.run

    def slowly(app: ASGIApp, **options: Any) -> None:
        run(on_a_slow_line(app, seed), **options)

    uvicorn.run = slowly  # type: ignore[assignment]


def on_a_slow_line(app: ASGIApp, seed: str) -> ASGIApp:
    """The same application, heard and answered late."""
    numbers = count()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        late = Lateness(f"{seed} {next(numbers)}")
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
    app: ASGIApp, scope: Scope, receive: Receive, send: Send, late: Lateness
) -> None:
    """Views wait in a line: a page still gets an old one when a newer one has been made."""
    line: asyncio.Queue[Message] = asyncio.Queue()

    async def deliver() -> None:
        while True:
            message = await line.get()
            await late.wait()
            with suppress(OSError, RuntimeError):  # the page is gone
                await send(message)
            line.task_done()

    async def send_late(message: Message) -> None:
        line.put_nowait(message)
        if message["type"] != "websocket.send":  # accepted or closed: nothing overtakes that
            await line.join()
        elif late.is_full():
            await late.wait()

    scope.pop(PUSH, None)  # views to programs are late as well
    delivery = asyncio.create_task(deliver())
    try:
        await app(scope, receive, send_late)
    finally:
        delivery.cancel()
