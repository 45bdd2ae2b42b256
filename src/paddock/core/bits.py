"""Sets of small numbers packed into one machine word: trumps, track cards, cells of a board.

Bit `n` is set if `n` is a member. Rules use the functions below and never the bits.
"""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.bag import POWERS


def contains(bits: i64, n: i64) -> bool:
    return bits & POWERS[n] != 0


def with_(bits: i64, n: i64) -> i64:
    """The same set, and `n`."""
    return bits | POWERS[n]


def without(bits: i64, n: i64) -> i64:
    """The same set, but for `n`."""
    return bits & ~POWERS[n]


def members(bits: i64) -> list[int]:
    """The members of a set in ascending order."""
    found: list[int] = []
    n: i64 = 0
    while bits >> n:
        if contains(bits, n):
            found.append(int(n))
        n += 1
    return found
