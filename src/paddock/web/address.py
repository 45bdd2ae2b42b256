"""Addresses of visitors: which of them share a budget, and which came through a proxy."""

from __future__ import annotations

import os
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

LONGEST: Final = 64  # characters; anything longer is no address
# Any of these headers shows that a proxy has forwarded the request.
FORWARDED: Final = (
    b"x-forwarded-for",
    b"x-forwarded-proto",
    b"x-forwarded-host",
    b"x-real-ip",
    b"forwarded",
    b"via",
)


def household(host: str) -> str:
    """The key under which an address is counted.

    An IPv6 connection can use any address of its /64, so a /64 counts as one.
    """
    return _household(host) if len(host) <= LONGEST else "?"


@lru_cache(4096)
def _household(host: str) -> str:
    address = read(host)
    if address is None:
        return "?"
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((int(address) >> 64 << 64, 64)))


def read(host: str) -> IPv4Address | IPv6Address | None:
    """The address in a text; an IPv4 address written as IPv6 becomes IPv4."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_loopback(host: str) -> bool:
    """Whether an address belongs to this machine."""
    address = read(host) if len(host) <= LONGEST else None
    return address is not None and address.is_loopback


def was_forwarded(headers: dict[bytes, bytes]) -> bool:
    """Whether a proxy forwarded the request."""
    return any(name in headers for name in FORWARDED)


class Proxies:
    """The addresses that are trusted to say for whom they ask: `FORWARDED_ALLOW_IPS`, as uvicorn
    reads it.
    """

    def __init__(self, listed: str | None = None) -> None:
        text = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1") if listed is None else listed
        self.all = text.strip() == "*"
        self.networks = []
        for item in text.split(","):
            try:
                self.networks.append(ip_network(item.strip(), strict=False))
            except ValueError:  # a host name, or empty
                continue

    def __contains__(self, host: str) -> bool:
        address = read(host)
        return self.all or (
            address is not None and any(address in network for network in self.networks)
        )
