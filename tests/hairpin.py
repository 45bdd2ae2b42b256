"""Registers Hairpin, the example of a third-party game, for tests that need a game without its own
parts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "examples" / "hairpin" / "src"
if str(SOURCE) not in sys.path:
    sys.path.append(str(SOURCE))

from paddock import i18n  # noqa: E402
from paddock.games import GamePackage, packages  # noqa: E402
from paddock.tables import plan  # noqa: E402
from paddock.web.rules_page import law  # noqa: E402
from paddock_hairpin import GAME  # noqa: E402

__all__ = ["GAME", "SOURCE", "registered"]


@contextmanager
def registered(game: GamePackage = GAME) -> Iterator[GamePackage]:
    """Register a game for a while, replacing one of the same name."""
    shelf = packages()
    before = dict(shelf)
    shelf[game.name] = game
    forget()
    try:
        yield game
    finally:
        shelf.clear()
        shelf.update(before)
        forget()


def forget() -> None:
    """Clear the caches of games."""
    i18n.forget()
    plan._game.cache_clear()
    law.cache_clear()
