"""Seats, and sets of seats: who owes a decision, who sits on a side, who may hear of something.

A set is a number with bit `seat + 1` for each of its seats, so that luck has a place in it too.
Rules use the functions below and never the bits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS

LUCK: Final = -1  # the seat of deck and dice
NOBODY: Final = -2  # a spectator: sees only what lies open
MOST_SEATS: Final = 6

NONE: Final = 0  # the empty set
EVERYONE: Final = 127  # every seat, luck, and the spectators

FIRST: Final = vec[i64]([NOBODY] + [(n & -n).bit_length() - 2 for n in range(1, 128)])


def just(seat: i64) -> i64:
    """The set that holds one seat."""
    return POWERS[seat + 1]


def without(seats: i64, seat: i64) -> i64:
    """The same set, but for one seat."""
    return seats & ~POWERS[seat + 1]


def includes(seats: i64, seat: i64) -> bool:
    """Whether the set holds a seat."""
    return seats & POWERS[seat + 1] != 0


def first(seats: i64) -> i64:
    """The lowest seat of a set (luck is the lowest of all), or NOBODY."""
    return FIRST[seats]


def in_order(seats: i64) -> list[int]:
    """The seats of a set, luck first."""
    return [seat for seat in range(LUCK, MOST_SEATS) if seats & POWERS[seat + 1]]
