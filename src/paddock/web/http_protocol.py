"""HTTP with size limits and deadlines, below the application.

httptools has no limits: it buffers an endless header and waits for ever. So the bytes are counted
here, and a timer runs whenever the server waits for the client. uvicorn gets this class and not a
name, so it never falls back to another HTTP implementation.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from paddock.web.limits import HttpLimits
from paddock.web.sockets import Sockets, Ticket

IDLE, HEADER, BODY = range(3)  # what the server waits for
# Keys in an ASGI scope
SOCKET: Final = "paddock.socket"  # the socket's ticket
ACCEPT: Final = "paddock.accept"  # `HttpProtocol.accept` of the connection
PUSH: Final = "paddock.push"  # `LiveProtocol.push` of a connection without compression
# the client waits before it sends the body; and what `ProxyHeadersMiddleware` reads
SPECIAL: Final = frozenset((b"expect", b"x-forwarded-for", b"x-forwarded-proto"))
# bytes that are discarded after a refusal, so that the client can read it
DROPPED: Final = 1_000_000
DROP_SECONDS: Final = 1.0
EMPTY_OK: Final = (
    STATUS_LINE[200] + b"content-length: 0\r\ncontent-type: text/html; charset=utf-8\r\n"
)


class TooMuchSent(Exception):
    """Stops the parser: the connection sends more than any browser does."""


class HttpProtocol(HttpToolsProtocol):
    """One connection. `bound` gives the class the state that its connections share."""

    limits: HttpLimits
    sockets: Sockets

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        # uvicorn's middleware reads what proxies have added; without a proxy it is not needed.
        self.behind_proxy = self.app
        self.direct = self.app.app if isinstance(self.app, ProxyHeadersMiddleware) else self.app
        self.stage = HEADER
        self.unparsed = 0  # bytes of a header that is not complete yet
        self.arrived = 0  # bytes of the chunk being parsed
        self.header_bytes = 0  # of a complete but large header
        self.body_bytes = 0
        self.refused = False
        self.ticket: Ticket | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.timer_stage = IDLE
        self.idle_since: float | None = None  # when the last response was sent; None: not idle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the socket, or refuse it."""
        super().connection_made(transport)
        self.ticket = self.sockets.admit(self.client[0] if self.client else "")
        if self.ticket is None:
            self.refused = True
            transport.write(answer(503, "Too many connections."))
            transport.close()
            return
        self._wait(HEADER)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers and give the ticket back."""
        self._stop_waiting()
        self._stop_idle_timer()
        if self.ticket is not None:
            self.ticket.release()
            self.ticket = None
        self._forget_scope()
        super().connection_lost(exc)

    # Incoming

    def data_received(self, data: bytes) -> None:
        """Parse a chunk within the limits."""
        if self.refused:
            self.unparsed += len(data)
            if self.unparsed > DROPPED:
                self.transport.abort()
            return
        self.arrived = len(data)
        super().data_received(data)
        if self.refused or self.ticket is None or self.transport.is_closing():
            return
        if self.stage == HEADER:
            self.unparsed += len(data)
            if self.unparsed > self.limits.header_bytes:
                self._refuse(431, "The header is too large.")
                return
        answered = self.cycle is None or self.cycle.response_complete
        if self.stage != IDLE:
            self._wait(self.stage)
        elif answered and self.idle_since is None:
            self._wait(HEADER)  # bytes that are part of no request yet
        else:
            self._stop_waiting()

    def on_message_begin(self) -> None:
        """A request begins; a second one before its response is refused."""
        if self.cycle is not None and not self.cycle.response_complete:
            # pipelining, which no browser and no proxy uses, could grow without end
            raise TooMuchSent
        super().on_message_begin()
        self.app = self.direct
        self.stage = HEADER
        self.unparsed = self.header_bytes = self.body_bytes = 0
        self.scope[SOCKET] = self.ticket  # type: ignore[typeddict-unknown-key]
        self.scope[ACCEPT] = self.accept  # type: ignore[typeddict-unknown-key]

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep and count a header. Called for every line, so it does uvicorn's work itself."""
        name = name.lower()
        if name in SPECIAL:
            if name != b"expect":
                self.app = self.behind_proxy
            elif value.lower() == b"100-continue":
                self.expect_100_continue = True
        self.headers.append((name, value))
        if len(self.headers) > self.limits.headers:
            raise TooMuchSent

    def on_headers_complete(self) -> None:
        """The header is complete: check its size and count the visitor's address."""
        self.stage = BODY
        # may be too long: the chunk may contain body bytes too
        if self.unparsed + self.arrived > self.limits.header_bytes:
            lines = sum(len(name) + len(value) + 4 for name, value in self.headers)
            self.header_bytes = len(self.url) + lines
            if self.header_bytes > self.limits.header_bytes:
                raise TooMuchSent
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count the bytes of a body."""
        self.body_bytes += len(body)
        if self.body_bytes > self.limits.body_bytes:
            raise TooMuchSent
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete: the client no longer owes anything."""
        self.stage = IDLE
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """The parser stopped: because of a limit, or because this is not HTTP."""
        limits = self.limits
        if self.body_bytes > limits.body_bytes:
            self._refuse(413, "The body is too large.")
        elif self.header_bytes > limits.header_bytes or len(self.headers or ()) > limits.headers:
            self._refuse(431, "The header is too large.")
        else:
            self._refuse(400, msg)

    def handle_websocket_upgrade(self) -> None:
        """Hand the socket and its ticket over to the WebSocket protocol."""
        if self.client is not None and not self.sockets.may_upgrade(self.client[0]):
            self._refuse(429, "Too many WebSockets.")
            return
        self._stop_waiting()
        self._stop_idle_timer()
        ticket, self.ticket = self.ticket, None
        self.ws_protocol_class = cast(
            Any, partial(cast(Any, self.ws_protocol_class), ticket=ticket)
        )
        super().handle_websocket_upgrade()
        # Break the reference cycles: these hold this object, and with it the socket.
        self.parser = None  # type: ignore[assignment]
        self._forget_scope()

    def _forget_scope(self) -> None:
        if self.scope is not None:
            self.scope.pop(ACCEPT, None)  # type: ignore[typeddict-item]

    # Outgoing

    def accept(self) -> bool:
        """Send an empty 200 in one write: nearly all moves get one. False: it has to be sent in the
        usual way.
        """
        cycle = self.cycle
        if cycle.disconnected or not cycle.keep_alive or self.flow.write_paused:
            return False
        cycle.response_started = cycle.response_complete = True
        more = [b"%b: %b\r\n" % header for header in cycle.default_headers]
        self.transport.write(b"".join((EMPTY_OK, *more, b"\r\n")))
        self.on_response_complete()
        return True

    def pause_writing(self) -> None:
        """The client does not read: give it a deadline."""
        super().pause_writing()
        self._abort_after(self.limits.write_seconds)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._stop_waiting()

    def on_response_complete(self) -> None:
        """A response was sent: wait for the next request. This replaces uvicorn's method, which
        would begin a request that is waiting (here there is none) and set a timer each time.
        """
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            if not self.refused:
                self._abort_after(self.limits.write_seconds)
            return
        self.flow.resume_reading()
        self.idle_since = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self._close_if_idle_after(self.timeout_keep_alive)

    # An idle connection. Its timer goes on while requests come, and looks at `idle_since` at its
    # end: to set and cancel one for each request takes as long as to parse it.

    def _unset_keepalive_if_required(self) -> None:
        self.idle_since = None

    def _close_if_idle_after(self, seconds: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(
            seconds, self.timeout_keep_alive_handler
        )

    def timeout_keep_alive_handler(self) -> None:
        """Close the connection if it was idle for long enough."""
        self.timeout_keep_alive_task = None
        if self.idle_since is None:
            return  # the next response sets the timer
        left = self.idle_since + self.timeout_keep_alive - self.loop.time()
        if left > 0:
            self._close_if_idle_after(left)
            return
        super().timeout_keep_alive_handler()
        self._abort_after(self.limits.write_seconds)  # close() waits for the client to read

    def _stop_idle_timer(self) -> None:
        if self.timeout_keep_alive_task is not None:
            self.timeout_keep_alive_task.cancel()
            self.timeout_keep_alive_task = None

    # Deadlines

    def _wait(self, stage: int) -> None:
        """Close the connection unless this stage ends in time."""
        if self.timer is not None and self.timer_stage == stage:
            return
        limits = self.limits
        seconds = limits.header_seconds if stage == HEADER else limits.body_seconds
        self._stop_waiting()
        self.timer_stage = stage
        self.timer = self.loop.call_later(seconds, self._too_late)

    def _abort_after(self, seconds: float) -> None:
        self._stop_waiting()
        self.timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.timer_stage = IDLE

    def _too_late(self) -> None:
        self.timer = None
        if self.timer_stage == HEADER and not self.unparsed:
            self.transport.close()  # a browser's unused connection: no log line
            return
        self.sockets.log.say("late", "a request did not come in time")
        self._refuse(408, "The request did not come in time.")

    def _refuse(self, status: int, text: str) -> None:
        """Respond and close. Further input is discarded for a moment: closing a socket with unread
        input would reset it before the client has read the response.
        """
        if self.refused:
            return
        self.refused = True
        self.unparsed = 0
        self._unset_keepalive_if_required()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the application would wait for a body that never comes
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(answer(status, text))
        self.transport.write_eof()
        self._abort_after(DROP_SECONDS)


def answer(status: int, text: str) -> bytes:
    """A complete response, for connections that do not reach the application."""
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text) + 1}\r\n"
    return STATUS_LINE[status] + f"{head}connection: close\r\n\r\n{text}\n".encode("ascii")


def bound(limits: HttpLimits, sockets: Sockets) -> type[HttpProtocol]:
    """The protocol class with the state that its connections share."""
    return type("HttpProtocol", (HttpProtocol,), {"limits": limits, "sockets": sockets})
