"""A memory of what was used lately: it forgets by itself, so that it does not grow with the day."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """What was put in or found here stays for `seconds` at least, and is gone after twice as long.

    A cache that only has a bound is full when as many have come, after hours or days, and until
    then the server grows. At most `most` are remembered, however many come at once.
    """

    def __init__(self, now: Callable[[], float], seconds: float, most: int) -> None:
        self.now = now
        self.seconds = seconds
        self.most = most
        self._young: dict[K, V] = {}
        self._old: dict[K, V] = {}  # not used since the last turn
        self._turned = now()

    def get(self, key: K) -> V | None:
        """None: it never was here, or not lately."""
        self._turn()
        found = self._young.get(key)
        if found is None and (found := self._old.pop(key, None)) is not None:
            self._young[key] = found
        return found

    def put(self, key: K, value: V) -> None:
        self._turn()
        self._old.pop(key, None)
        self._young[key] = value

    def forget(self, key: K) -> None:
        self._young.pop(key, None)
        self._old.pop(key, None)

    def clear(self) -> None:
        self._young, self._old = {}, {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def _turn(self) -> None:
        """What is young grows old, and what is old is forgotten."""
        passed = self.now() - self._turned
        if passed < self.seconds and len(self._young) < self.most // 2:
            return
        self._old = self._young if passed < 2 * self.seconds else {}
        self._young = {}
        self._turned = self.now()
