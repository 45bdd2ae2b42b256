"""The four players of Crazy Race: colours of their own, each with a shape and a number."""

from __future__ import annotations

from typing import Final

from paddock.drawing.theme import PLAYERS_OF, Player

CREW: Final = PLAYERS_OF["crazy_race"]


def crew(seat: int) -> Player:
    return CREW[seat % len(CREW)]
