"""Points that can be shared: a point has parts, and every amount is a whole number of parts.

Up to six players share a place's points, so sixty parts make every share exact. Most games never
share: there one part is one point.
"""

from __future__ import annotations

from math import gcd
from typing import Final

WHOLE: Final = 1  # parts of a point that is never shared
SHARED: Final = 60  # divisible by 2, 3, 4, 5 and 6

FRACTIONS: Final = {
    "1/2": "½",
    "1/3": "⅓",
    "2/3": "⅔",
    "1/4": "¼",
    "3/4": "¾",
    "1/5": "⅕",
    "2/5": "⅖",
    "3/5": "⅗",
    "4/5": "⅘",
    "1/6": "⅙",
    "5/6": "⅚",
}


def is_whole(amount: int, parts: int) -> bool:
    """Whether the amount is a whole number of points."""
    return amount % parts == 0


def say_points(amount: int, parts: int) -> int | str:
    """The amount for people: 7, or the text 7½."""
    if is_whole(amount, parts):
        return amount // parts
    sign = "−" if amount < 0 else ""
    whole, rest = divmod(abs(amount), parts)
    divisor = gcd(rest, parts)
    fraction = f"{rest // divisor}/{parts // divisor}"
    shown = FRACTIONS.get(fraction, f" {fraction}" if whole else fraction)
    return f"{sign}{whole or ''}{shown}"


def count_points(amount: int, parts: int) -> int | float:
    """The amount for programs: 7 or 7.5. A third is rounded; `say_points` is exact."""
    return amount // parts if is_whole(amount, parts) else amount / parts


def write_points(amount: int, parts: int) -> str:
    """The amount in a position: 7 or 15/2."""
    divisor = gcd(amount, parts)
    whole = f"{amount // divisor}"
    return whole if parts == divisor else f"{whole}/{parts // divisor}"


def read_points(text: str, parts: int) -> int:
    """The inverse of `write_points`; ValueError for anything else."""
    whole, slash, divisor = text.partition("/")
    amount, share = int(whole), int(divisor) if slash else 1
    if share < 1 or parts % share or write_points(amount * (parts // share), parts) != text:
        raise ValueError
    return amount * (parts // share)
