"""Sets of small numbers, each packed into one machine word: cards by number, cells by distance.

Bit n stands for the number n, from 0 to 61. Rules use these functions instead of bit operations. A
loop takes the numbers one by one: `while left: n = first(left); left = rest(left)`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import BIT_CODES, POWERS, WIDEST, bit_code


def _numbers() -> vec[i64]:
    """The number of a bit, by its `bit_code`."""
    numbers: vec[i64] = vec[i64]([0] * 128)
    for n in range(WIDEST):
        numbers[bit_code(POWERS[n])] = n
    return numbers


NUMBERS: Final = _numbers()


def just(n: i64) -> i64:
    """The set that holds one number."""
    return POWERS[n]


def of(numbers: list[int]) -> i64:
    """The set of these numbers: the inverse of `members`."""
    bits: i64 = 0
    for n in numbers:
        bits |= POWERS[n]
    return bits


def below(n: i64) -> i64:
    """The set of all numbers from 0 to n - 1."""
    return POWERS[n] - 1


def contains(bits: i64, n: i64) -> bool:
    """Whether the set holds a number."""
    return (bits >> n) & 1 != 0


def with_(bits: i64, n: i64) -> i64:
    """The set with one more number."""
    return bits | POWERS[n]


def without(bits: i64, n: i64) -> i64:
    """The set without one number."""
    return bits & ~POWERS[n]


def minus(bits: i64, others: i64) -> i64:
    """The numbers of a set that are not in the other set."""
    return bits & ~others


def shifted(bits: i64, n: i64) -> i64:
    """The numbers of a set, each increased by n."""
    return bits << n


def first(bits: i64) -> i64:
    """The lowest number of a set that is not empty."""
    return NUMBERS[((bits & -bits) * BIT_CODES >> 56) & 127]  # `bit_code`, inlined for speed


def rest(bits: i64) -> i64:
    """The set without its lowest number."""
    return bits & (bits - 1)


def several(bits: i64) -> bool:
    """Whether the set holds more than one number."""
    return bits & (bits - 1) != 0


def count(bits: i64) -> i64:
    """How many numbers the set holds."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def nth(bits: i64, n: i64) -> i64:
    """The number with exactly `n` lower ones in the set."""
    while n:
        bits &= bits - 1
        n -= 1
    return first(bits)


def members(bits: i64) -> list[int]:
    """The numbers of a set, ascending."""
    found: list[int] = []
    while bits:
        found.append(int(first(bits)))
        bits &= bits - 1
    return found
