"""Rate limits of visitors and of addresses, by kind of action."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from paddock.tables.budget import Budget
from paddock.tables.clock import Clock
from paddock.tables.spending import Spending
from paddock.web.address import household


class Budgets:
    """Each kind of action has a budget for a player and one for an address.

    Cookies are free to get, so only the limit by address stops an attacker. Ten people may share
    one address, such as a household or a club.
    """

    # The burst, and the seconds until it is available again.
    OF_PLAYER: Final = {
        "move": (20, 4),
        "create": (10, 60),
        "name": (10, 60),
        "table": (60, 60),  # sitting down, inviting, starting, rematches
        "socket": (90, 60),
        "chat": (5, 20),
    }
    OF_ADDRESS: Final = {
        "move": (200, 8),
        "create": (60, 60),
        "name": (100, 60),
        "table": (400, 60),
        "socket": (120, 30),
        "chat": (40, 30),
        "page": (120, 12),  # rendered pages: ten a second take a tenth of a core
        "light": (1200, 20),  # everything that is not rendered
    }

    def __init__(self, generous: bool = False) -> None:
        self.generous = generous
        more = 1000 if generous else 1  # for load tests
        clock = Clock()

        def budgets(figures: dict[str, tuple[int, int]]) -> dict[str, Budget]:
            return {
                action: Budget(clock, times * more, times * more / seconds)
                for action, (times, seconds) in figures.items()
            }

        self.of_player = budgets(self.OF_PLAYER)
        self.of_address = budgets(self.OF_ADDRESS)

    def share(self, spending: Spending) -> None:
        """Count on all servers what is spent here."""
        for kind, budgets in (("player", self.of_player), ("address", self.of_address)):
            for action, budget in budgets.items():
                spending.share(f"{kind} {action}", budget)

    def spend(self, action: str, player: str, address: str) -> bool:
        """Whether the budgets of address and player both have room; spends one of each."""
        return self.spend_of(action, address) and self.of_player[action].allows(player)

    def spend_of(self, action: str, address: str) -> bool:
        """The same when only the address is known."""
        return self.of_address[action].allows(household(address))


class Backoff:
    """Growing waits for somebody who repeats an action, such as offering a rematch."""

    def __init__(self, first: float = 2.0, most: float = 60.0) -> None:
        self.first = first
        self.most = most
        self.waits: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str) -> bool:
        """Whether the wait is over; starts the next, longer one."""
        now = time.monotonic()
        until, wait = self.waits.get(who, (0.0, 0.0))
        if now < until:
            return False
        wait = min(self.most, wait * 2 or self.first) if now < until + self.most else self.first
        self.waits[who] = (now + wait, wait)
        if len(self.waits) > 10_000:
            self.waits.popitem(last=False)
        return True
