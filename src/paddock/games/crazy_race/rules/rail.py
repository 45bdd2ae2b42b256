"""The rail: out to the turntable, round, and back to the yard.

A locomotive's place is how far it has come: 0 in the yard, 1 to 5 on the way out, 6 on the
turntable, 7 to 11 on the way back over the same spaces, 12 at home.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

START: Final = 0
TURNTABLE: Final = 6
HOME: Final = 12
PER_RAIL: Final = 3  # locomotives

# The space on which a place lies; the yard is 0 and holds any number.
SPACE: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0])


def blocked(engines: vec[i64], first: i64, me: i64, place: i64) -> bool:
    """Another locomotive of the rail stands there; its engines lie from `first` on."""
    space = SPACE[place]
    if space == 0:
        return False
    other = first
    while other < first + PER_RAIL:
        if other != me and SPACE[engines[other]] == space:
            return True
        other += 1
    return False


def one_further(engines: vec[i64], first: i64, me: i64) -> i64:
    """The place one space ahead; CZ16, CZ17: occupied ones, the turntable too, are jumped."""
    place = engines[me] + 1
    while blocked(engines, first, me, place):
        place += 1
    return place


def goal(places: list[int], engine: int, spaces: int) -> int:
    """Where one locomotive of a rail would end: for previews and bots."""
    engines = vec[i64](places)
    while spaces and engines[engine] < HOME:
        engines[engine] = one_further(engines, 0, engine)
        spaces -= 1
    return int(engines[engine])
