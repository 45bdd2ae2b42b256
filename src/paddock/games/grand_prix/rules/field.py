"""The field: where all cars stand, as one number with ten bits for each car.

A field is a value. To look ahead, a rule makes another field with one car moved; the position keeps
its own, and nothing has to be put back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.games.grand_prix.rules.track import NOWHERE

EMPTY: Final = 0  # every car is NOWHERE
WIDTH: Final = 10  # bits of one car
MASK: Final = 1023


def cell_of(field: i64, car: i64) -> i64:
    """Where a car stands: a cell, HOME or NOWHERE."""
    return ((field >> (WIDTH * car)) & MASK) + NOWHERE


def moved(field: i64, car: i64, cell: i64) -> i64:
    """The same field, but with one car on another cell, HOME or NOWHERE."""
    return field + (cell - cell_of(field, car)) * POWERS[WIDTH * car]
