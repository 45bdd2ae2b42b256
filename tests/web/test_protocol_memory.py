"""The memory that a connection uses, measured exactly: rows 17, 18 and 35 of docs/abuse.md.

The protocol runs without a socket here, so that only its own memory is measured, however busy the
machine is.
"""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from starlette.types import Receive, Scope, Send
from tests.web.connection import Socket, connection

from paddock.web.limits import HttpLimits

PIECE = b"a" * 65_536
TIMES = 1600  # repeated so often, the data is 100 MB
MOST = 4 * 65_536  # the most bytes that one connection may use at any moment
HELLO = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)


async def silent(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that never answers, so that everything waits."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        await receive()
        return
    await asyncio.Event().wait()


def connected(limits: HttpLimits | None = None) -> Socket:
    return connection(silent, limits)


@contextmanager
def counted() -> Iterator[Callable[[], int]]:
    """Yields a function that returns the peak of memory in use since the start, in bytes."""
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        yield lambda: tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()


REQUEST = b"GET /lobby HTTP/1.1\r\nHost: x\r\n\r\n"
FLOODS = {
    "one header": (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", PIECE),
    "one name": (b"GET / HTTP/1.1\r\nHost: x\r\n", PIECE),
    "the address": (b"GET /", PIECE),
    "many headers": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"a: b\r\n" * 10_000),
    "a body": (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n", PIECE),
    "chunks": (
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"10000\r\n" + PIECE + b"\r\n",
    ),
    "requests": (REQUEST, REQUEST * 2000),
}


@pytest.mark.parametrize(("begun", "more"), FLOODS.values(), ids=FLOODS)
async def test_a_hundred_megabytes_cost_a_few_kilobytes(begun: bytes, more: bytes) -> None:
    # memory that the first connection allocates for all is not counted
    connected().protocol.data_received(REQUEST)
    socket = connected()
    with counted() as most:
        socket.protocol.data_received(begun)
        for _ in range(TIMES):
            if not socket.closed:
                socket.protocol.data_received(more)
        assert most() < MOST
    assert socket.closed  # long before the end of the data
    assert socket.sent[9:12] in (b"431", b"413", b"400")


async def test_a_closed_websocket_leaves_no_reference_cycle() -> None:
    """The compressor of each connection would stay until the garbage collector runs, which is
    rare."""
    gc.collect()
    gc.disable()
    try:
        socket = connected()
        http = weakref.ref(socket.protocol)
        socket.protocol.data_received(HELLO)
        for _ in range(10):
            await asyncio.sleep(0)
        assert socket.sent.startswith(b"HTTP/1.1 101")
        line = weakref.ref(socket.protocol)
        inner = weakref.ref(socket.protocol.conn)
        socket.protocol.connection_lost(None)
        socket.protocol = None
        for _ in range(10):
            await asyncio.sleep(0)
        del socket
        assert [http(), line(), inner()] == [None] * 3
    finally:
        gc.enable()
