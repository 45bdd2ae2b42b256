"""The live line beneath the application: its socket is counted, and so is every frame it sends."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from paddock.web.http_protocol import SOCKET
from paddock.web.limits import Limits
from paddock.web.sockets import Sockets, Ticket

PIECE: Final = 1024  # bytes that are parsed before the budget is checked
FLOOD: Final = 1008


class LiveProtocol(WebSocketsSansIOProtocol):
    """A page sends nothing but the answers to our pings, so all that it sends has one budget."""

    limits: Limits
    sockets: Sockets

    def __init__(self, *args: Any, ticket: Ticket | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self.ticket = ticket
        self.left = float(self.limits.frames)
        self.since = self.loop.time()
        self.flooded = False

    def connection_lost(self, exc: Exception | None) -> None:
        if self.ticket is not None:
            self.ticket.release()
            self.ticket = None
        super().connection_lost(exc)
        # The parser waits for more bytes and knows its connection: a cycle, with the buffers and
        # the compressor in it.
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[SOCKET] = self.ticket  # type: ignore[typeddict-unknown-key]

    def data_received(self, data: bytes) -> None:
        """In small pieces: forty thousand pings fit into what one read may bring."""
        for start in range(0, len(data), PIECE):
            if self.flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_ping(self) -> None:
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_send():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait for somebody who does not read

    def _may_send(self) -> bool:
        """Take one from the budget, or close the line."""
        if self.flooded:
            return False
        now = self.loop.time()
        refilled = self.left + (now - self.since) * self.limits.frames_per_second
        self.left = min(float(self.limits.frames), refilled) - 1
        self.since = now
        if self.left >= 0:
            return True
        self.flooded = True
        self.sockets.log.say("frames", "a live line that sends too much was closed")
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})
        self.conn.fail(FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(self.limits.write_seconds, self.transport.abort)
        return False


def bound(limits: Limits, sockets: Sockets) -> type[LiveProtocol]:
    """The protocol with what all its connections share."""
    return type("LiveProtocol", (LiveProtocol,), {"limits": limits, "sockets": sockets})
