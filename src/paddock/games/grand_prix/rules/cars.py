"""The six cars, in the order in which the bid cards are numbered."""

from __future__ import annotations

from typing import Final

YELLOW: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
RED: Final = 4
ORANGE: Final = 5
CARS: Final = 6

WHITE: Final = 6  # on a card: the player chooses the car (GP12)
NO_CAR: Final = -1

NAMES: Final = ["yellow", "blue", "green", "black", "red", "orange", "white"]
LETTERS: Final = "YBGKROW"  # as an edition writes them, white last
