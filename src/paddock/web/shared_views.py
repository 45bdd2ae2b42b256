"""One rendering for all who look on in one language, however many they are."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from paddock.tables import Table

FRESH: Final = 0.5  # seconds; a view has clocks in it


class Kept(NamedTuple):
    version: int
    at: float
    text: str


class SharedViews:
    """The newest views of each table, by what makes them differ.

    A spectator's view changes with the table's version only. What is shown to one player alone is
    never kept: it can change without a new version.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.tables: WeakKeyDictionary[Table, dict[tuple[str, ...], Kept]] = WeakKeyDictionary()
        self.now = now
        self.made = 0

    def text(self, table: Table, key: tuple[str, ...], make: Callable[[], str]) -> str:
        """The view under this key, made if there is no fresh one. Keys must be few."""
        views = self.tables.setdefault(table, {})
        version, now = table.journal.version, self.now()
        kept = views.get(key)
        if kept is None or kept.version != version or now - kept.at > FRESH:
            self.made += 1
            kept = views[key] = Kept(version, now, make())
        return kept.text
