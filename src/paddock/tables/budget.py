"""Rate limits: how often somebody may do what costs others attention."""

from __future__ import annotations

from paddock.tables.clock import Clock
from paddock.tables.errors import TooMany


class Budget:
    """Each spender may act so many times at once, and then as often as the budget refills."""

    def __init__(self, clock: Clock, at_once: float = 30, per_second: float = 0.5) -> None:
        self.clock = clock
        self.at_once = at_once
        self.per_second = per_second
        self.left: dict[str, tuple[float, float]] = {}  # how much there was, and when
        self.full = at_once / per_second  # seconds until nothing is missing any more
        self.looked = clock.now()  # for those of whom nothing need be known any more

    def allows(self, who: str) -> bool:
        """Take one if there is one."""
        now = self.clock.now()
        left, since = self.left.get(who, (self.at_once, now))
        left = min(self.at_once, left + (now - since) * self.per_second)
        if left < 1:
            return False
        self.left[who] = (left - 1, now)
        if not 0 <= now - self.looked < self.full:
            self.looked = now
            self.left = {w: had for w, had in self.left.items() if now - had[1] < self.full}
        return True

    def spend(self, who: str) -> None:
        """Take one, or raise TooMany."""
        if not self.allows(who):
            raise TooMany("too often; wait a little")
