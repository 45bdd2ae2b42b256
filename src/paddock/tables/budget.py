"""How often somebody may do a thing that costs others attention."""

from __future__ import annotations

from paddock.tables.clock import Clock
from paddock.tables.errors import TooMany

AT_ONCE = 30
PER_SECOND = 0.5


class Budget:
    """Each spender may act 30 times at once, and then once every two seconds."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}  # how much there was, and when

    def spend(self, who: str) -> None:
        """Take one, or raise TooMany."""
        now = self.clock.now()
        left, since = self.left.get(who, (float(AT_ONCE), now))
        left = min(float(AT_ONCE), left + (now - since) * PER_SECOND)
        if left < 1:
            raise TooMany("too often; wait a little")
        self.left[who] = (left - 1, now)
        if len(self.left) > 1000:  # whoever is back at the full amount need not be remembered
            full = AT_ONCE / PER_SECOND
            self.left = {w: had for w, had in self.left.items() if now - had[1] < full}
