"""Where the HTTP protocol differs from uvicorn's, it has the same effect."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest
from starlette.types import Receive, Scope, Send
from tests.web.connection import CLIENT, Socket, connection

from paddock.web.http_protocol import ACCEPT
from paddock.web.limits import HttpLimits
from paddock.web.move import ACCEPTED

PROXIED = "198.51.100.7"


async def answered(socket: Socket, request: bytes) -> bytes:
    """The response to a request, after its task has ended."""
    socket.sent = b""
    socket.protocol.data_received(request)
    while socket.protocol.tasks:
        await asyncio.sleep(0)
    return socket.sent


def request(*headers: str) -> bytes:
    return "\r\n".join(("POST /move HTTP/1.1", "Host: x", *headers, "", "")).encode()


async def at_once(scope: Scope, receive: Receive, send: Send) -> None:
    if not scope[ACCEPT]():
        await ACCEPTED(scope, receive, send)


async def usual(scope: Scope, receive: Receive, send: Send) -> None:
    await ACCEPTED(scope, receive, send)


@pytest.mark.parametrize("headers", [(), ("Connection: close",)], ids=["stays", "closes"])
async def test_an_accepted_move_gets_the_usual_response(headers: tuple[str, ...]) -> None:
    quick, plain = connection(at_once), connection(usual)
    for _ in range(1 if headers else 3):  # the connection is used for the next request too
        got = [await answered(one, request(*headers)) for one in (quick, plain)]
        assert got[0].startswith(b"HTTP/1.1 200 OK\r\n")
        assert got[0].endswith(b"\r\n\r\n")
        assert sorted(got[0].splitlines()) == sorted(got[1].splitlines())
        assert quick.closed == plain.closed == bool(headers)
        assert quick.protocol.cycle.response_complete


async def test_only_a_trusted_proxy_may_name_the_visitor() -> None:
    seen = []

    async def look(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append((scope["client"][0], scope["scheme"]))
        await ACCEPTED(scope, receive, send)

    forwarded = request(f"X-Forwarded-For: {PROXIED}", "X-Forwarded-Proto: https")
    trusting, other = connection(look, trusted=CLIENT), connection(look)
    for socket in (trusting, other):
        await answered(socket, request())
        await answered(socket, forwarded)
        await answered(socket, request())  # on the same connection
    direct = (CLIENT, "http")
    assert seen == [direct, (PROXIED, "https"), direct, direct, direct, direct]


async def test_a_client_that_does_not_read_is_disconnected_unless_it_reads_again() -> None:
    """When the socket accepts no more of a response, a deadline runs until it does again (abuse
    18)."""
    patient, silent = (
        connection(usual, HttpLimits(header_seconds=3600, write_seconds=seconds))
        for seconds in (3600, 0.01)
    )
    patient.protocol.pause_writing()
    patient.protocol.resume_writing()
    assert patient.protocol.timer is None
    silent.protocol.pause_writing()
    async with asyncio.timeout(60):
        while not silent.closed:
            await asyncio.sleep(0.001)
    assert not patient.closed


async def test_a_closed_connection_leaves_no_reference_cycle() -> None:
    gc.collect()
    gc.disable()
    try:
        socket = connection(at_once)
        assert await answered(socket, request())
        http = weakref.ref(socket.protocol)
        socket.protocol.connection_lost(None)
        socket.protocol = None
        for _ in range(10):
            await asyncio.sleep(0)
        del socket
        assert http() is None
    finally:
        gc.enable()


async def test_a_connection_without_requests_is_closed() -> None:
    socket = connection(at_once)
    http, loop = socket.protocol, SimulatedLoop(asyncio.get_running_loop())
    http.loop = loop
    limit = http.timeout_keep_alive
    for _ in range(3):
        await answered(socket, request())
        await loop.advance(limit * 0.6)
        assert not socket.closed  # 1.8 times the limit in total, but never idle for the whole limit
    await loop.advance(limit * 0.3)
    assert not socket.closed
    await loop.advance(limit * 0.2)
    assert socket.closed


async def test_a_slow_response_does_not_count_as_idle() -> None:
    go_on = asyncio.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await go_on.wait()
        await at_once(scope, receive, send)

    socket = connection(slow)
    http, loop = socket.protocol, SimulatedLoop(asyncio.get_running_loop())
    http.loop = loop
    go_on.set()
    await answered(socket, request())
    go_on.clear()
    http.data_received(request())
    await loop.advance(http.timeout_keep_alive * 3)
    assert not socket.closed
    go_on.set()
    while http.tasks:
        await asyncio.sleep(0)
    assert not socket.closed
    await loop.advance(http.timeout_keep_alive * 1.1)
    assert socket.closed


class SimulatedLoop:
    """An event loop whose time the test advances."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.create_task = loop.create_task
        self.now = 0.0
        self.timers: list[tuple[float, Callable[[], None], asyncio.Future[None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, act: Callable[[], None]) -> asyncio.Future[None]:
        """The handle is a future, so it can be cancelled as well."""
        handle = asyncio.get_running_loop().create_future()
        self.timers.append((self.now + seconds, act, handle))
        return handle

    async def advance(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [one for one in self.timers if one[0] <= end and not one[2].cancelled()]:
            first = min(due, key=lambda one: one[0])
            self.timers.remove(first)
            self.now = first[0]
            first[1]()
            await asyncio.sleep(0)
        self.now = end
