"""Limits of one connection and of all: bytes, seconds and counts."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

LOG: Final = logging.getLogger("paddock.web")
WANTED_FILES: Final = 65_536
OWN_FILES: Final = 128  # files of the database, the workers and the log


@dataclass(frozen=True)
class HttpLimits:
    """Seconds, bytes and counts; our largest page needs a tenth of them."""

    header_bytes: int = 16_384  # the request line and all headers
    headers: int = 100
    body_bytes: int = 65_536  # bytes read and discarded; more than 4 kB is refused anyway
    header_seconds: float = 10.0  # from the first byte, or from the opening of the socket
    body_seconds: float = 10.0
    write_seconds: float = 30.0  # for a client that does not read the response
    frames: int = 30  # frames that a WebSocket may send at once; a page sends only pongs
    frames_per_second: float = 1.0
    upgrades: int = 120  # WebSocket handshakes from one address in half a minute
    sockets: int = 256  # open sockets of one address
    files: int = 1024  # files that this process may have open

    @property
    def most_sockets(self) -> int:
        """The limit of all addresses together."""
        return max(16, self.files - OWN_FILES)

    @property
    def address_sockets(self) -> int:
        """The limit of one address: at most a quarter of all sockets."""
        return min(self.sockets, self.most_sockets // 4)

    @property
    def proxy_sockets(self) -> int:
        """The limit of a proxy's sockets whose visitor is not known yet."""
        return self.most_sockets // 2


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as allowed; the limit."""
    if resource is None:
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return WANTED_FILES
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    for wanted in (most, min(most, 10_240)):  # macOS allows no more, whatever the hard limit says
        if wanted <= soft:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            continue
        return wanted
    return soft


def chosen(generous: bool) -> HttpLimits:
    """The limits of this server; `generous` for load tests from one address."""
    files = raise_file_limit()
    return (
        HttpLimits(files=files, sockets=files, upgrades=files)
        if generous
        else HttpLimits(files=files)
    )
