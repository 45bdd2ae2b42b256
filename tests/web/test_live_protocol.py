"""Views are written to the socket directly, without the library for framing and compression."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Receive, Scope, Send
from tests.web.connection import Socket, connection
from websockets.frames import Frame, Opcode

from paddock.web.http_protocol import PUSH
from paddock.web.live_protocol import framed

HELLO = (
    b"GET /t/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
COMPRESSED = b"Sec-WebSocket-Extensions: permessage-deflate\r\n"


class Page:
    """An application that lets a test push views."""

    def __init__(self) -> None:
        self.scope: Scope = {}
        self.accept, self.accepted = asyncio.Event(), asyncio.Event()
        self.end = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        await self.accept.wait()
        await send({"type": "websocket.accept"})
        self.accepted.set()
        await self.end.wait()
        await send({"type": "websocket.close", "code": 1000})


async def opened(page: Page, more: bytes = b"") -> Socket:
    """The handshake was received, and is not answered yet."""
    socket = connection(page)
    socket.protocol.data_received(HELLO + more + b"\r\n")
    while not page.scope:
        await asyncio.sleep(0)
    return socket


@pytest.mark.parametrize("size", [1, 125, 126, 65535, 65536])
def test_a_view_is_framed_as_by_the_library(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_a_view_is_pushed_while_the_connection_is_open() -> None:
    page = Page()
    socket = await opened(page)
    push = page.scope[PUSH]
    assert not push(b"too early")
    page.accept.set()
    await page.accepted.wait()
    socket.sent = b""
    assert push(b"now")
    assert socket.sent == framed(b"now")
    socket.protocol.pause_writing()  # the client does not read
    assert not push(b"not now")
    socket.protocol.resume_writing()
    assert push(b"again")
    page.end.set()
    while not socket.protocol.close_sent:
        await asyncio.sleep(0)
    assert not push(b"too late")
    assert b"too" not in socket.sent
    assert b"not now" not in socket.sent


async def test_nothing_is_pushed_past_the_compressor() -> None:
    page = Page()
    await opened(page, COMPRESSED)
    assert PUSH not in page.scope
