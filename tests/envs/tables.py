"""Every game with every number of players, for the tests of learning environments."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.tiers import LONG, SLOW

from paddock.shelf import title, titles


@dataclass(frozen=True)
class Seating:
    """A game and a number of players."""

    game: str
    players: int
    tier: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


def seatings(first: str = SLOW, others: str = LONG) -> list[Seating]:
    """All combinations. Those with the fewest and the most players belong to the tier `first`, the
    others to `others`."""
    return [
        Seating(title.name, players, first if players in ends(title.players) else others)
        for title in titles()
        for players in title.players
    ]


def least(game: str) -> int:
    return title(game).players[0]


def ends(players: list[int]) -> tuple[int, int]:
    return players[0], players[-1]


ALL = seatings(SLOW, SLOW)
FEW = seatings(SLOW, LONG)
FEWEST = [replace(one, tier=LONG) if one.players != least(one.game) else one for one in ALL]
GAMES = [title.name for title in titles()]
