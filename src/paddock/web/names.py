"""The host names that this server answers to.

Another site can point its own name at this machine (DNS rebinding), and the browser then treats us
as that site. So the Host header must be a name that we know, or one that nobody can own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from paddock.web.address import is_loopback, read, was_forwarded

LONGEST: Final = 255
LABEL: Final = rb"[A-Za-z0-9_-]+"
SHAPE: Final = re.compile(rb"(?:%b(?:\.%b)*\.?|\[[0-9a-fA-F:.]+\])(?::\d{1,5})?" % (LABEL, LABEL))
# Nobody can register a name with one of these endings (RFC 2606, 6761, 6762, 8375).
RESERVED: Final = ("localhost", "local", "test", "example", "invalid", "internal", "home.arpa")


def well_formed(host: bytes) -> bool:
    """Whether a text can be a Host header."""
    return len(host) <= LONGEST and _well_formed(host)


@lru_cache(256)  # nearly all requests have the same host
def _well_formed(host: bytes) -> bool:
    return SHAPE.fullmatch(host) is not None


@lru_cache(256)  # only of well-formed ones, which are short
def name_of(host: bytes) -> str:
    """The name in a Host header, without its port."""
    text = host.decode("ascii", "replace").lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0].rstrip(".")


@lru_cache(256)
def is_own(name: str) -> bool:
    """Whether a name is this machine's own."""
    return name == "localhost" or is_loopback(name)


def belongs_to_nobody(name: str) -> bool:
    """Whether it is an address, a name without a dot or one with a reserved ending."""
    unowned = "." not in name or read(name) is not None
    return unowned or any(name.endswith(f".{ending}") for ending in RESERVED)


class Names:
    """The accepted names. With `--name`, only those. Without, visitors on this machine must use a
    name that nobody can own; from elsewhere, or through a proxy, any name is accepted.
    """

    def __init__(self, known: Iterable[str] = ()) -> None:
        self.known = frozenset(name.strip().lower().rstrip(".") for name in known if name.strip())

    def allows(self, headers: dict[bytes, bytes], client: str) -> bool:
        """Whether a request's Host header is accepted."""
        host = headers.get(b"host", b"")
        if not host:
            return True  # HTTP/1.0; browsers always send it
        name = name_of(host)
        if name in self.known or is_own(name):
            return True
        if self.known:
            return False
        return not is_loopback(client) or was_forwarded(headers) or belongs_to_nobody(name)
