"""Rate limits: a token bucket for each player or address."""

from __future__ import annotations

from collections.abc import Callable

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
        self.on_spent: Callable[[str], None] | None = None  # called with whoever took a token here

    def allows(self, who: str) -> bool:
        """Take a token if there is one; whether there was."""
        now = self.clock.now()
        left = self._left(who, now)
        if left < 1:
            return False
        self._keep(who, left - 1, now)
        if self.on_spent is not None:
            self.on_spent(who)
        return True

    def spend(self, who: str) -> None:
        """Take a token, or raise TooMany."""
        if not self.allows(who):
            raise TooMany("too often; wait a little")

    def charge(self, who: str, tokens: float) -> None:
        """Take tokens that were spent already, such as at another server. Two servers may have
        given the last ones at the same moment, so a bucket may owe tokens: as many as it can hold.
        """
        now = self.clock.now()
        self._keep(who, max(-self.at_once, self._left(who, now) - tokens), now)

    def debt(self, who: str) -> float:
        """Seconds until a bucket owes nothing; 0 if it does not."""
        return max(0.0, -self._left(who, self.clock.now()) / self.per_second)

    def _left(self, who: str, now: float) -> float:
        had = self.left.get(who)
        if had is None:
            return self.at_once
        left = had[0] + (now - had[1]) * self.per_second
        return left if left < self.at_once else self.at_once

    def _keep(self, who: str, left: float, now: float) -> None:
        self.left[who] = (left, now)
        if not 0 <= now - self.looked < self.full:
            self.looked = now
            self.left = {
                w: had for w, had in self.left.items() if self._left(w, now) < self.at_once
            }
