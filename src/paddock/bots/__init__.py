"""Bots by name: `random` plays every game, the others have an evaluation for each."""

from __future__ import annotations

from typing import Final

from paddock.bots.bot import Bot
from paddock.bots.random import RandomBot
from paddock.core.errors import UnknownGame

LEVELS: Final = ["random"]


def named(level: str, game: str) -> Bot:
    """A bot of that level for that game."""
    if level == "random":
        return RandomBot(level)
    raise UnknownGame(f"{game} has no bot {level!r}; it has {', '.join(LEVELS)}")


# Assigned after the imports: in a compiled package the submodule `bot` would else hide a function
# of the same name.
bot = named
