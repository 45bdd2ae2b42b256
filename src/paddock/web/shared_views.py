"""One rendering for all spectators of a table in one language."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from paddock.tables import Table

FRESH: Final = 0.5  # seconds; a view contains clocks


class Kept(NamedTuple):
    """A rendered view and when it was made."""

    version: int
    at: float
    text: bytes


class SharedViews:
    """The newest views of each table, by what makes them differ.

    A spectator's view changes with the table's version only. Views of players are not kept: they
    can change without a new version.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.tables: WeakKeyDictionary[Table, dict[tuple[str, ...], Kept]] = WeakKeyDictionary()
        self.now = now
        self.made = 0

    def text(self, table: Table, key: tuple[str, ...], make: Callable[[], bytes]) -> bytes:
        """The view of this key, rendered if there is no fresh one. There must be few keys."""
        views = self.tables.setdefault(table, {})
        version, now = table.journal.version, self.now()
        kept = views.get(key)
        if kept is None or kept.version != version or now - kept.at > FRESH:
            self.made += 1
            kept = views[key] = Kept(version, now, make())
        return kept.text
