"""The clients of `paddock bench serve`: a small HTTP connection and a small WebSocket reader."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
from base64 import b64encode
from typing import Any, cast
from urllib.parse import urlencode

HOST = "127.0.0.1"
TEXT, PING, PONG = 1, 9, 10  # WebSocket opcodes
QUESTION = "question"  # what a server calls the id of a question; version 0.1 has another name


class BenchConnection:
    """A kept-open HTTP connection with a cookie, simple enough to run many of them."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.forwarded = forwarded(address)
        self.cookie = ""
        self.bytes = 0  # bytes of bodies as sent
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> Any:
        """Send a request: status, headers and body."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        body = urlencode(fields or {})
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nX-Paddock: move\r\n"
        head += f"Origin: http://{HOST}:{self.port}\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/x-www-form-urlencoded\r\nAccept-Encoding: gzip\r\n"
        head += self.forwarded
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        self.writer.write(f"{head}\r\n{body}".encode())
        try:
            raw = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()  # the server has closed an idle connection
            return await self.ask(method, path, fields)
        length = re.search(r"content-length: (\d+)", raw, re.IGNORECASE)
        content = await self.reader.readexactly(int(length[1]) if length else 0)
        if found := re.search(r"set-cookie: (paddock=[^;]+)", raw, re.IGNORECASE):
            self.cookie = found[1]
        self.bytes += len(content)
        if "content-encoding: gzip" in raw:
            content = gzip.decompress(content)
        return int(raw.split(" ", 2)[1]), raw, content.decode("utf-8", "replace")

    def close(self) -> None:
        """Close the connection."""
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class LiveReader(asyncio.Protocol):
    """The WebSocket of one player; keeps the newest view that asks something."""

    def __init__(
        self, port: int, path: str, cookie: str, address: str = "", question: str = QUESTION
    ) -> None:
        self.port = port
        self.no_question = f'"{question}":null'.encode()
        self.hello = (
            f"GET {path}/live?as=json HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
            f"Origin: http://{HOST}:{port}\r\n{forwarded(address)}Cookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.greeted = False
        self.rest = b""
        self.view = b""
        self.came = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    async def open(self) -> None:
        """Connect."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        # uvloop's transports have another class
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        """Parse frames. The server never masks them, and ours are never split."""
        data = self.rest + data
        if not self.greeted:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            assert b" 101 " in head, head
            self.greeted = True
        while len(data) >= 2:
            size, start = data[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(data) < start:
                    break
                size = int.from_bytes(data[2:start], "big")
            if len(data) < start + size:
                break
            kind, message, data = data[0] & 15, data[start : start + size], data[start + size :]
            if kind == TEXT:
                self.heard(message)
            # a client must mask the pong; the mask is zero
            elif kind == PING and self.transport is not None:
                self.transport.write(bytes([128 | PONG, 128 | size, 0, 0, 0, 0]) + message)
        self.rest = data

    def heard(self, message: bytes) -> None:
        """A whole message: keep it if it asks something."""
        if self.no_question not in message:
            self.view = message
            self.came.set()

    async def asked(self, seconds: float) -> Any:
        """The next view that asks something; TimeoutError if none comes in time."""
        if not self.view:
            self.came.clear()
            async with asyncio.timeout(seconds):
                await self.came.wait()
        view, self.view = json.loads(self.view), b""
        return view

    def close(self) -> None:
        """Disconnect."""
        if self.transport is not None:
            self.transport.close()


def forwarded(address: str) -> str:
    """The header by which a proxy on this machine names the visitor's address."""
    return f"X-Forwarded-For: {address}\r\n" if address else ""
