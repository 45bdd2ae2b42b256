"""Which bots of others are on the line now: a table may choose these too.

A bot that answers over HTTP has the level `@name`. That it is on the line is forgotten with this
process; other servers know it through `relay`.
"""

from __future__ import annotations

import re
from typing import Final

MARK: Final = "@"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{1,19}", re.ASCII)


def is_name(text: str) -> bool:
    """Whether a bot may be called that."""
    return NAME.fullmatch(text) is not None


def is_remote(level: str) -> bool:
    """Whether a level is that of a bot which answers over HTTP."""
    return level.startswith(MARK)


class Callers:
    """The bots on the line, and the games that each of them plays."""

    def __init__(self) -> None:
        self._games: dict[str, tuple[str, ...]] = {}

    def add(self, name: str, games: tuple[str, ...]) -> None:
        """A bot is on the line; without games it plays all."""
        self._games[name] = games

    def remove(self, name: str) -> None:
        self._games.pop(name, None)

    def levels(self, game: str) -> list[str]:
        """Those that play a game, as levels."""
        return [
            MARK + name for name, games in sorted(self._games.items()) if not games or game in games
        ]


REMOTE: Final = Callers()
