"""How much one connection may send, how long it may take, and how many there may be."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

LOG: Final = logging.getLogger("paddock.web")
WANTED_FILES: Final = 65_536
OWN_FILES: Final = 128  # the database, the workers, the log


@dataclass(frozen=True)
class Limits:
    """Seconds, bytes and counts; a whole page of ours needs a tenth of them."""

    header_bytes: int = 16_384  # the request line and all headers
    headers: int = 100
    body_bytes: int = 65_536  # that are read and dropped; more than 4 kB is refused anyway
    header_seconds: float = 10.0  # from the first byte, or from the opening of the socket
    body_seconds: float = 10.0
    write_seconds: float = 30.0  # for a visitor who does not read the answer
    frames: int = 30  # that a live line may send at once; a page sends none but pongs
    frames_per_second: float = 1.0
    upgrades: int = 120  # to live lines, from one address in half a minute
    sockets: int = 256  # open at once from one address
    files: int = 1024  # that this process may have open

    @property
    def most_sockets(self) -> int:
        """Of all addresses together."""
        return max(16, self.files - OWN_FILES)

    @property
    def address_sockets(self) -> int:
        """Of one address; never so many that four could shut out everybody."""
        return min(self.sockets, self.most_sockets // 4)

    @property
    def proxy_sockets(self) -> int:
        """Of a proxy that has not said yet for whom it asks."""
        return self.most_sockets // 2


def raise_file_limit() -> int:
    """Let this process open as many files as it is allowed to; how many that is."""
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


def chosen(generous: bool) -> Limits:
    """The limits of a server on this machine; `generous` for load tests from one address."""
    files = raise_file_limit()
    return Limits(files=files, sockets=files, upgrades=files) if generous else Limits(files=files)
