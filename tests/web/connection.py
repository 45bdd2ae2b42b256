"""A connection of the HTTP protocol without a socket: tests pass the client's bytes to it
directly."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn.server import ServerState

from paddock.web import http_protocol, live_protocol
from paddock.web.limits import HttpLimits
from paddock.web.sockets import Sockets

CLIENT = "192.0.2.1"


class Socket(asyncio.Transport):
    """A fake socket whose other end reads nothing. It keeps the beginning of what would be sent."""

    def __init__(self) -> None:
        super().__init__({"peername": (CLIENT, 5000), "sockname": ("192.0.2.2", 80)})
        self.sent = b""
        self.closed = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.sent = (self.sent + bytes(data))[:1000]

    def write_eof(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


def connection(app: ASGIApp, limits: HttpLimits | None = None, trusted: str = "") -> Socket:
    """A new connection to an application; `trusted` is the address of a trusted proxy."""
    limits = limits or HttpLimits()
    sockets = Sockets(limits)
    http = http_protocol.bound(limits, sockets)
    live = live_protocol.bound(limits, sockets)
    config = Config(app, http=http, ws=live, log_config=None, forwarded_allow_ips=trusted)
    one = Socket()
    one.protocol = http(config, ServerState(), {}, asyncio.get_running_loop())
    one.protocol.connection_made(one)
    return one
