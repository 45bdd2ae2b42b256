"""Counts open sockets by the address they serve."""

from __future__ import annotations

import logging

from paddock.tables.budget import Budget
from paddock.tables.clock import Clock
from paddock.web.address import Proxies, household
from paddock.web.limits import HttpLimits
from paddock.web.log_limits import LimitedLog


class Ticket:
    """One open socket, and the household that it counts for."""

    __slots__ = ("owner", "sockets")

    def __init__(self, sockets: Sockets, owner: str) -> None:
        self.sockets = sockets
        self.owner = owner

    def belongs_to(self, host: str) -> bool:
        """A proxy has named the visitor's address: count the socket for it. False: too many."""
        owner = household(host)
        if owner == self.owner:
            return True
        if not self.sockets.has_room(owner, self.sockets.most_of(host)):
            return False
        self.release()
        self.owner = owner
        self.sockets.count(owner)
        return True

    def release(self) -> None:
        """The socket is closed."""
        counts = self.sockets.open
        self.sockets.total -= 1
        counts[self.owner] -= 1
        if not counts[self.owner]:
            del counts[self.owner]


class Sockets:
    """Decides which sockets may be opened."""

    def __init__(self, limits: HttpLimits, proxies: Proxies | None = None) -> None:
        self.limits = limits
        self.proxies = proxies or Proxies()
        self.open: dict[str, int] = {}  # by household
        self.total = 0
        self.upgrades = Budget(Clock(), limits.upgrades, limits.upgrades / 30)
        self.log = LimitedLog(logging.getLogger("paddock.web"))

    def most_of(self, host: str) -> int:
        """How many sockets an address may have open."""
        limits = self.limits
        return limits.proxy_sockets if host in self.proxies else limits.address_sockets

    def has_room(self, owner: str, most: int) -> bool:
        """Whether one more socket fits this limit and that of all addresses."""
        if self.open.get(owner, 0) < most:
            return True
        self.log.say(f"of {owner}", "too many open sockets from one address", address=owner)
        if len(self.log.kinds) > 1000:
            self.log.kinds.clear()
        return False

    def may_upgrade(self, host: str) -> bool:
        """Whether an address may open one more WebSocket. The application checks again, when it
        knows for whom a proxy asks; this stops a flood earlier.
        """
        return host in self.proxies or self.upgrades.allows(household(host))

    def admit(self, host: str) -> Ticket | None:
        """Count a new socket; None: there are too many."""
        owner = household(host)
        if self.total >= self.limits.most_sockets:
            most = self.limits.most_sockets
            self.log.say("all", "too many open sockets: raise the limit of open files", most=most)
            return None
        if not self.has_room(owner, self.most_of(host)):
            return None
        self.count(owner)
        return Ticket(self, owner)

    def count(self, owner: str) -> None:
        """Count one for a household."""
        self.open[owner] = self.open.get(owner, 0) + 1
        self.total += 1
