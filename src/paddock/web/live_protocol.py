"""The WebSocket protocol below the application: counts its socket and every frame it receives."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from paddock.web.http_protocol import PUSH, SOCKET
from paddock.web.limits import HttpLimits
from paddock.web.sockets import Sockets, Ticket

PIECE: Final = 1024  # bytes parsed between two checks of the budget
FLOOD: Final = 1008
TEXT: Final = 0x81  # the first byte of a text message in one frame
# The first bytes of a frame by the length of its content (RFC 6455, 5.2)
SHORT, LONG, LONGEST = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


class LiveProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of a page. A page sends only pongs, so everything it sends shares one budget."""

    limits: HttpLimits
    sockets: Sockets

    def __init__(self, *args: Any, ticket: Ticket | None = None, **options: Any) -> None:
        super().__init__(*args, **options)
        self.ticket = ticket
        self.left = float(self.limits.frames)
        self.since = self.loop.time()
        self.flooded = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the ticket back."""
        if self.ticket is not None:
            self.ticket.release()
            self.ticket = None
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            self.scope.pop(PUSH, None)  # type: ignore[typeddict-item]
        # Break the reference cycle: the parser holds its connection, with the buffers and the
        # compressor.
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        """The handshake: count the visitor's address."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[SOCKET] = self.ticket  # type: ignore[typeddict-unknown-key]
            if not self.conn.extensions:
                self.scope[PUSH] = self.push  # type: ignore[typeddict-unknown-key]

    def push(self, text: bytes) -> bool:
        """Send a text message at once, for a client that has not asked for compression: every move
        sends one to each viewer. False: it has to be sent in the usual way.
        """
        # without a coroutine, and without uvicorn's checks of a message's form
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def data_received(self, data: bytes) -> None:
        """Parse in small pieces: one read may contain forty thousand pings."""
        for start in range(0, len(data), PIECE):
            if self.flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_ping(self) -> None:
        """A ping from the client."""
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong from the client."""
        if self._may_send():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """A text frame from the client."""
        if self._may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A binary frame from the client."""
        if self._may_send():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A continuation frame from the client."""
        if self._may_send():
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping."""
        super().keepalive_timeout()
        self.transport.abort()  # close() would wait for a client that does not read

    def _may_send(self) -> bool:
        """Spend one frame of the budget, or close the connection."""
        if self.flooded:
            return False
        now = self.loop.time()
        refilled = self.left + (now - self.since) * self.limits.frames_per_second
        self.left = min(float(self.limits.frames), refilled) - 1
        self.since = now
        if self.left >= 0:
            return True
        self.flooded = True
        self.sockets.log.say("frames", "a WebSocket that sends too much was closed")
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})
        self.conn.fail(FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(self.limits.write_seconds, self.transport.abort)
        return False


def framed(text: bytes) -> bytes:
    """A text message as one frame. A server does not mask it."""
    size = len(text)
    if size < 126:
        return SHORT.pack(TEXT, size) + text
    return (LONG.pack(TEXT, 126, size) if size < 1 << 16 else LONGEST.pack(TEXT, 127, size)) + text


def bound(limits: HttpLimits, sockets: Sockets) -> type[LiveProtocol]:
    """The protocol class with the state that its connections share."""
    return type("LiveProtocol", (LiveProtocol,), {"limits": limits, "sockets": sockets})
