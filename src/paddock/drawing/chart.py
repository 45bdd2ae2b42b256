"""A small chart of a match: one line for each side, with its mark at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from paddock.drawing.svg import at, drawing, group, line, n, path, text
from paddock.drawing.theme import palette

WIDTH: Final = 640.0
HEIGHT: Final = 220.0
# For a column of the page: flat, so that the moments below it are visible, with labels that stay
# readable.
NARROW: Final = (340.0, 160.0)
LEFT, RIGHT, TOP, BOTTOM = 52.0, 42.0, 14.0, 16.0
MARK: Final = 28.0  # distance from the end of a line to the centre of its mark
APART: Final = 22.0  # distance between the marks of two sides that end alike
LETTER: Final = 7.4  # the width of a digit
ROUND: Final = (1, 2, 2.5, 5, 10)  # possible steps of the scale, times a power of ten


def chart(
    lines: Sequence[Sequence[int]],
    sides: Sequence[tuple[str, str]],
    labels: Sequence[str],
    values: Sequence[int],
    *,
    title: str = "",
    size: tuple[float, float] = (WIDTH, HEIGHT),
) -> str:
    """`lines` are the values of each side over time, `sides` the colours of the lines and the marks
    at their ends; `labels` are on the scale at `values`.
    """
    p = palette("light")
    width, height = size
    everything = [value for one in lines for value in one] + list(values)
    least, most = min(everything, default=0), max(everything, default=1)
    high = float(most - least) or 1.0
    left = max(LEFT, LETTER * max(map(len, labels), default=0) + 12)

    def y(value: float) -> float:
        return TOP + (height - TOP - BOTTOM) * (1 - (value - least) / high)

    content = ""
    for value, label in zip(values, labels, strict=True):
        content += line(left, y(value), width - RIGHT, y(value), p.pen("line", 1.2))
        content += text(
            left - 8, y(value) + 4.5, label, 14, p.paint("quiet"), anchor="end", weight=600
        )
    ends = spread([y(one[-1]) for one in lines if one], height - BOTTOM)
    for one, (colour, mark), end in zip(lines, sides, ends, strict=True):
        wide = (width - left - RIGHT) / max(1, len(one) - 1)
        points = [(left + wide * step, y(value)) for step, value in enumerate(one)]
        road = "M" + "L".join(f"{n(x)} {n(down)}" for x, down in points)
        content += path(road, p.pen("panel", 5))
        content += path(road, p.pen(colour, 2.8))
        # A thin line leads to the mark, which may be higher or lower. It shows whose line it is
        # if several lines end alike, or if marks have no colour.
        last, near = points[-1], width - RIGHT + MARK - 10
        content += line(*last, near, end, p.pen(colour, 1.4))
        content += group(mark, at(width - RIGHT + MARK, end))
    return drawing(width, height, content, title=title)


def spread(places: list[float], lowest: float) -> list[float]:
    """The same heights, moved apart where marks would overlap."""
    found = list(places)
    order = sorted(range(len(places)), key=lambda one: places[one])
    for before, here in pairwise(order):
        found[here] = max(found[here], found[before] + APART)
    for here in reversed(order):  # marks at the bottom move up if there is no room
        found[here] = min(found[here], lowest)
        lowest = found[here] - APART
    return found


def scale(least: int, most: int) -> list[int]:
    """Round values for the lines of a chart: three to five of them."""
    high = max(1, most - least)
    step = 1
    for power in range(12):
        for one in ROUND:
            step = int(one * 10**power)
            if step == one * 10**power and high / step <= 4:
                first = -(-least // step) * step
                return list(range(first, most + 1, step))
    return [least, most]
