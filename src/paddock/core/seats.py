"""Seats, and sets of seats: who owes a decision, who belongs to a side, who may know an event.

A set is a number with bit `seat + 1` for each of its seats, so that luck has a place in it too.
Rules use these functions instead of bit operations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS

LUCK: Final = -1  # the seat of deck and dice (chance)
NOBODY: Final = -2  # a spectator, who sees only what is open
MOST_SEATS: Final = 6

NONE: Final = 0  # the empty set
EVERYONE: Final = 127  # every seat, luck and spectators

FIRST: Final = vec[i64]([NOBODY] + [(n & -n).bit_length() - 2 for n in range(1, 128)])


def just(seat: i64) -> i64:
    """The set that holds one seat."""
    return POWERS[seat + 1]


def all_of(players: i64) -> i64:
    """The set of all seats of a table, without luck."""
    return POWERS[players + 1] - 2


def without(seats: i64, seat: i64) -> i64:
    """The set without one seat."""
    return seats & ~POWERS[seat + 1]


def includes(seats: i64, seat: i64) -> bool:
    """Whether the set holds a seat."""
    return seats & POWERS[seat + 1] != 0


def first(seats: i64) -> i64:
    """The lowest seat of a set (luck is the lowest), or NOBODY."""
    return FIRST[seats]


def in_order(seats: i64) -> list[int]:
    """The seats of a set, luck first."""
    return [seat for seat in range(LUCK, MOST_SEATS) if seats & POWERS[seat + 1]]
