"""The bots connected over HTTP now, which a table may choose as opponents.

A bot that answers over HTTP has the level `@name`. A restart forgets that it is connected; other
servers know it through `relay`.
"""

from __future__ import annotations

import re
from typing import Final

MARK: Final = "@"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{1,19}", re.ASCII)


def is_name(text: str) -> bool:
    """Whether a text is a valid name for a bot."""
    return NAME.fullmatch(text) is not None


def is_remote(level: str) -> bool:
    """Whether a level belongs to a bot that answers over HTTP."""
    return level.startswith(MARK)


class ConnectedBots:
    """The connected bots, and the games that each of them plays."""

    def __init__(self) -> None:
        self._games: dict[str, tuple[str, ...]] = {}

    def add(self, name: str, games: tuple[str, ...]) -> None:
        """A bot has connected; without `games` it plays all of them."""
        self._games[name] = games

    def remove(self, name: str) -> None:
        """A bot has disconnected."""
        self._games.pop(name, None)

    def levels(self, game: str) -> list[str]:
        """The connected bots that play a game, as levels."""
        return [
            MARK + name for name, games in sorted(self._games.items()) if not games or game in games
        ]


REMOTE: Final = ConnectedBots()
