"""The four players of Crazy Race: colours of their own, each with a shape and a number."""

from __future__ import annotations

from typing import Final

from paddock.drawing.theme import BLACK, WHITE, Player

# fmt: off
CREW: Final = (
    Player("lilac",  "circle",   1, WHITE),
    Player("orange", "square",   2, BLACK),
    Player("green",  "triangle", 3, WHITE),
    Player("blue",   "diamond",  4, WHITE),
)
# fmt: on


def crew(seat: int) -> Player:
    return CREW[seat % len(CREW)]
