"""Rate limits: a token bucket for each player or address."""

from __future__ import annotations

from paddock.tables.clock import Clock
from paddock.tables.errors import TooMany


class Budget:
    """Each spender has a bucket of `at_once` tokens, refilled at `per_second`."""

    def __init__(self, clock: Clock, at_once: float = 30, per_second: float = 0.5) -> None:
        self.clock = clock
        self.at_once = at_once
        self.per_second = per_second
        self.left: dict[str, tuple[float, float]] = {}  # tokens that were left, and when
        self.full = at_once / per_second  # seconds until an empty bucket is full again
        self.looked = clock.now()  # when full buckets were last removed

    def allows(self, who: str) -> bool:
        """Take a token if there is one; whether there was."""
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
        """Take a token, or raise TooMany."""
        if not self.allows(who):
            raise TooMany("too often; wait a little")
