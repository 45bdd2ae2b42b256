"""The signs of the four players of Crazy Race: a colour, a shape and a number each."""

from __future__ import annotations

from typing import Final

from paddock.drawing.theme import BLACK, WHITE, PlayerStyle

# fmt: off
CREW: Final = (
    PlayerStyle("lilac",  "circle",   1, WHITE),
    PlayerStyle("orange", "square",   2, BLACK),
    PlayerStyle("green",  "triangle", 3, WHITE),
    PlayerStyle("blue",   "diamond",  4, WHITE),
)
# fmt: on


def crew(seat: int) -> PlayerStyle:
    return CREW[seat % len(CREW)]
