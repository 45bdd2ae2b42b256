"""HTTP with limits and deadlines, beneath the application.

httptools has no limit of its own: it keeps an endless header, and it waits for ever. So the bytes
are counted here, and at every moment at which we wait for the visitor a timer runs. uvicorn is
handed this class and not a name, so it never falls back on another HTTP implementation.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from paddock.web.limits import Limits
from paddock.web.sockets import Sockets, Ticket

IDLE, HEADER, BODY = range(3)  # what we wait for from the visitor
SOCKET: Final = "paddock.socket"  # the ticket, in the scope of a request
DROPPED: Final = 1_000_000  # bytes that are read after a refusal, so that it can be read
DROP_SECONDS: Final = 1.0


class TooMuchSent(Exception):
    """Stops the parser: the connection sends more than any browser does."""


class HttpProtocol(HttpToolsProtocol):
    """One connection. `bound` gives the class what its connections share."""

    limits: Limits
    sockets: Sockets

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.stage = HEADER
        self.unparsed = 0  # bytes since the header began, while it is not complete
        self.arrived = 0  # bytes that are being parsed
        self.header_bytes = 0  # of a header that came whole and is large
        self.body_bytes = 0
        self.refused = False
        self.ticket: Ticket | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.timer_stage = IDLE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.ticket = self.sockets.admit(self.client[0] if self.client else "")
        if self.ticket is None:
            self.refused = True
            transport.write(answer(503, "Too many connections."))
            transport.close()
            return
        self._wait(HEADER)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.ticket is not None:
            self.ticket.release()
            self.ticket = None
        super().connection_lost(exc)

    # What comes in

    def data_received(self, data: bytes) -> None:
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
        elif answered and self.timeout_keep_alive_task is None:
            self._wait(HEADER)  # bytes that belong to no request
        else:
            self._stop_waiting()

    def on_message_begin(self) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            raise TooMuchSent  # pipelining: no browser and no proxy does it, and it needs no end
        super().on_message_begin()
        self.stage = HEADER
        self.unparsed = self.header_bytes = self.body_bytes = 0
        self.scope[SOCKET] = self.ticket  # type: ignore[typeddict-unknown-key]

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self.limits.headers:
            raise TooMuchSent

    def on_headers_complete(self) -> None:
        self.stage = BODY
        if self.unparsed + self.arrived > self.limits.header_bytes:  # perhaps: a body may follow
            lines = sum(len(name) + len(value) + 4 for name, value in self.headers)
            self.header_bytes = len(self.url) + lines
            if self.header_bytes > self.limits.header_bytes:
                raise TooMuchSent
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        if self.body_bytes > self.limits.body_bytes:
            raise TooMuchSent
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.stage = IDLE
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """The parser gave up: because of us, or because it is not HTTP."""
        limits = self.limits
        if self.body_bytes > limits.body_bytes:
            self._refuse(413, "The body is too large.")
        elif self.header_bytes > limits.header_bytes or len(self.headers or ()) > limits.headers:
            self._refuse(431, "The header is too large.")
        else:
            self._refuse(400, msg)

    def handle_websocket_upgrade(self) -> None:
        """The live line takes over the socket and its ticket."""
        if self.client is not None and not self.sockets.may_upgrade(self.client[0]):
            self._refuse(429, "Too many live lines.")
            return
        self._stop_waiting()
        ticket, self.ticket = self.ticket, None
        self.ws_protocol_class = cast(
            Any, partial(cast(Any, self.ws_protocol_class), ticket=ticket)
        )
        super().handle_websocket_upgrade()
        # The parser knows this object and would keep it, and the socket with it, in a cycle.
        self.parser = None  # type: ignore[assignment]

    # What goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._abort_after(self.limits.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() and not self.refused:
            self._abort_after(self.limits.write_seconds)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_after(self.limits.write_seconds)  # closing waits for a visitor who reads

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
            self.transport.close()  # a spare socket of a browser: not worth a log line
            return
        self.sockets.log.say("late", "a request did not come in time")
        self._refuse(408, "The request did not come in time.")

    def _refuse(self, status: int, text: str) -> None:
        """Answer and close. What still comes is dropped for a moment: closing a socket with unread
        bytes would take the answer away from its reader."""
        if self.refused:
            return
        self.refused = True
        self.unparsed = 0
        self._unset_keepalive_if_required()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the application waits for a body that never comes
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.abort()
                return
        self.transport.write(answer(status, text))
        self.transport.write_eof()
        self._abort_after(DROP_SECONDS)


def answer(status: int, text: str) -> bytes:
    """A whole response, for connections that do not reach the application."""
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text) + 1}\r\n"
    return STATUS_LINE[status] + f"{head}connection: close\r\n\r\n{text}\n".encode("ascii")


def bound(limits: Limits, sockets: Sockets) -> type[HttpProtocol]:
    """The protocol with what all its connections share."""
    return type("HttpProtocol", (HttpProtocol,), {"limits": limits, "sockets": sockets})
