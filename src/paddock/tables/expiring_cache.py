"""A cache with two generations: entries that are not used for a while are dropped, so that it stays
small.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class ExpiringCache(Generic[K, V]):
    """An entry stays for at least `seconds` after it was last stored or found, and at most twice as
    long.

    A cache that is only bounded by size is full after hours or days, and until then the server's
    memory grows. At most `most` entries are kept, however many come at once.
    """

    def __init__(self, now: Callable[[], float], seconds: float, most: int) -> None:
        self.now = now
        self.seconds = seconds
        self.most = most
        self._young: dict[K, V] = {}
        self._old: dict[K, V] = {}  # the older generation: not used since it changed
        self._turned = now()

    def get(self, key: K) -> V | None:
        """The value, or None if there is none (any more)."""
        found = self._young.get(key)
        if found is not None and self.now() - self._turned < self.seconds:
            return found
        self._turn()
        found = self._young.get(key)
        if found is None and (found := self._old.pop(key, None)) is not None:
            self._young[key] = found
        return found

    def peek(self, key: K) -> V | None:
        """The same without a look at the clock, which keeps nothing longer: for values that know
        their own end.
        """
        found = self._young.get(key)
        return self._old.get(key) if found is None else found

    def put(self, key: K, value: V) -> None:
        """Store a value."""
        self._turn()
        self._old.pop(key, None)
        self._young[key] = value

    def forget(self, key: K) -> None:
        """Remove a value."""
        self._young.pop(key, None)
        self._old.pop(key, None)

    def clear(self) -> None:
        """Remove all values."""
        self._young, self._old = {}, {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def _turn(self) -> None:
        """Start a new generation and drop the one before the last."""
        passed = self.now() - self._turned
        if passed < self.seconds and len(self._young) < self.most // 2:
            return
        self._old = self._young if passed < 2 * self.seconds else {}
        self._young = {}
        self._turned = self.now()
