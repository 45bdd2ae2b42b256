"""The line of the road over a section: the place of each space, and the road as a path.

A section is a map sheet, SHEET wide, with eight columns of equal width. The road enters at the left
edge and leaves at the right one at the same height, so that sheets join in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot, sin
from typing import Final

from paddock.drawing.svg import n

SHEET: Final = 336.0  # wide
TALL: Final = 176.0
COLUMN: Final = SHEET / 8
GATE: Final = 90.0  # the y where the road enters and leaves
STEP: Final = 3.0  # the distance of the points on the line

HIGH: Final = -44.0  # the y offset of the road at a hairpin
SWING: Final = 22.0  # its y offset before and after a hairpin


@lru_cache(maxsize=256)
def heights(factors: tuple[int, ...], marks: tuple[str, ...], seed: int) -> tuple[float, ...]:
    """The y of the road in the middle of each column."""
    found = []
    for i, factor in enumerate(factors):
        wave = sin(seed * 1.7 + i * 1.05) * (7 + 5 * min(factor, 3))
        found.append(0.0 if marks[i] == "ford" else wave)
    bends = [i for i, mark in enumerate(marks) if mark == "hairpin"]
    for at, i in enumerate(bends):
        if len(bends) == 3:
            found[i] = (HIGH, SWING + 16, HIGH)[at]
        else:
            found[i] = HIGH
    for i in (i for i in bends if len(bends) < 3):
        for near in (i - 1, i + 1):
            if 0 <= near < 8 and marks[near] != "hairpin":
                found[near] = SWING
    return tuple(GATE + height for height in found)


@lru_cache(maxsize=256)
def points(ys: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    """Points on the line: smooth, level at both ends, without overshooting."""
    xs = [0.0, *((i + 0.5) * COLUMN for i in range(8)), SHEET]
    level = [GATE, *ys, GATE]
    slopes = [0.0]
    for i in range(1, len(xs) - 1):
        before = (level[i] - level[i - 1]) / (xs[i] - xs[i - 1])
        after = (level[i + 1] - level[i]) / (xs[i + 1] - xs[i])
        # The slope: zero on a crest or in a dip, otherwise between those of both sides.
        slopes.append(0.0 if before * after <= 0 else 2 * before * after / (before + after))
    slopes.append(0.0)
    found = []
    x = 0.0
    while x <= SHEET + 0.01:
        i = max(0, min(len(xs) - 2, next((k for k in range(1, 10) if x <= xs[k]), 9) - 1))
        wide = xs[i + 1] - xs[i]
        t = (x - xs[i]) / wide
        y = (
            (1 + 2 * t) * (1 - t) ** 2 * level[i]
            + t * (1 - t) ** 2 * wide * slopes[i]
            + t * t * (3 - 2 * t) * level[i + 1]
            + t * t * (t - 1) * wide * slopes[i + 1]
        )
        found.append((x, y))
        x += STEP
    return tuple(found)


def path_of(line: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{n(round(x, 1))} {n(round(y, 1))}" for x, y in line)


def column(line: Sequence[tuple[float, float]], i: int) -> list[tuple[float, float]]:
    """The part of the line in one column."""
    return [(x, y) for x, y in line if i * COLUMN - 0.01 <= x <= (i + 1) * COLUMN + 0.01]


def normal(line: Sequence[tuple[float, float]], i: int) -> tuple[float, float]:
    """The normal of the road where column `i` begins."""
    at = round(i * COLUMN / STEP)
    (x1, y1), (x2, y2) = line[at - 1], line[at + 1]
    long = hypot(x2 - x1, y2 - y1)
    return (y1 - y2) / long, (x2 - x1) / long


def centre(i: int) -> float:
    return (i + 0.5) * COLUMN
