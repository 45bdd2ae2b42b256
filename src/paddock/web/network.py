"""Who can reach this server: only this machine, or everybody in its network."""

from __future__ import annotations

import ipaddress
import socket
import sys
from typing import Final

import segno

EVERYWHERE: Final = ("0.0.0.0", "::")
OUTSIDE: Final = ("192.0.2.1", 9)  # reserved for documentation; nothing is sent there


def is_local(host: str) -> bool:
    """Whether an address or name can be reached from its own machine only."""
    name = host.strip("[]")
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def network_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)  # selects a route and sends nothing
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if is_local(found) else found


def shared_url(listening: str, port: int) -> str:
    """The address at which others find this server; empty if they cannot."""
    if is_local(listening):
        return ""
    host = network_address() if listening in EVERYWHERE else listening
    return f"http://{host}:{port}" if host else ""


def may_listen(listening: str, port: int, sure: bool) -> bool:
    """Ask the person at the terminal before others can connect. A service is not asked."""
    address = shared_url(listening, port)
    if not address:
        return True
    print(f"Everybody in your network can open Paddock at {address}/", flush=True)
    if not sure and sys.stdin is not None and sys.stdin.isatty():
        if input("Let them in? [y/N] ").strip().lower() not in ("y", "yes"):
            print("Nothing was opened. Without --host only this machine can open it.")
            return False
        segno.make(f"{address}/").terminal(compact=True)
    return True


def link_origin(asked: str, listening: str, port: int) -> str:
    """The origin of links for friends, for a page that was requested as `asked`.

    A page opened as localhost needs another name for others, if they can reach it at all.
    """
    host = asked.partition("://")[2]
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    if not is_local(name):
        return asked
    return shared_url(listening, port) if listening else ""
