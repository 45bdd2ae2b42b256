"""The shelf: every game there is, by name."""

from __future__ import annotations

from typing import Final

from paddock.core.errors import UnknownGame
from paddock.core.game import Title
from paddock.games.crazy_race.game import TITLE as CRAZY_RACE
from paddock.games.crazy_rally.game import TITLE as CRAZY_RALLY
from paddock.games.grand_prix.game import TITLE as GRAND_PRIX
from paddock.games.kilometers.game import TITLE as KILOMETERS
from paddock.games.rally.game import TITLE as RALLY

TITLES: Final[list[Title]] = [
    KILOMETERS,
    CRAZY_RALLY,
    CRAZY_RACE,
    RALLY,
    GRAND_PRIX,
]


def title(name: str) -> Title:
    for one in TITLES:
        if one.name == name:
            return one
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(t.name for t in TITLES)}")
