"""Bots by name: `random` plays every game, the others have an evaluation for each.

A game that gets an evaluation gets a row in the table below, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.bots.bot import Bot
from paddock.bots.club.crazy_race.player import CrazyRaceClub
from paddock.bots.club.crazy_rally.player import CrazyRallyClub
from paddock.bots.club.grand_prix.player import GrandPrixClub
from paddock.bots.club.kilometers.player import KilometersClub
from paddock.bots.club.rally.player import RallyClub
from paddock.bots.random import RandomBot
from paddock.core.errors import UnknownGame

LEVELS: Final = ["random", "club"]  # from weak to strong

# level -> game -> who plays it
PLAYERS: Final[dict[str, dict[str, Callable[[str], Bot]]]] = {
    "club": {
        "kilometers": KilometersClub,
        "grand_prix": GrandPrixClub,
        "crazy_race": CrazyRaceClub,
        "crazy_rally": CrazyRallyClub,
        "rally": RallyClub,
    },
}


def levels(game: str) -> list[str]:
    """The levels there are for one game, from weak to strong."""
    return [level for level in LEVELS if level == "random" or game in PLAYERS[level]]


def named(level: str, game: str) -> Bot:
    """A bot of that level for that game."""
    known = levels(game)
    if level not in known:
        raise UnknownGame(f"{game} has no bot {level!r}; it has {', '.join(known)}")
    return RandomBot(level) if level == "random" else PLAYERS[level][game](level)


# Assigned after the imports: in a compiled package the submodule `bot` would else hide a function
# of the same name.
bot = named
