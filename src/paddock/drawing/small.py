"""Sparklines: counts as small bars, and a number over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.svg import circle, drawing, line, n, path, rect, text
from paddock.drawing.theme import palette

WIDTH: Final = 240.0
BAR, LINE = 22.0, 56.0  # heights
NAME, COUNT = 34.0, 30.0  # widths at both ends of a bar
EDGE: Final = 6.0


def bars(counts: Sequence[int], names: Sequence[str], *, title: str = "") -> str:
    """A bar for each count, with its name before it and its number after it."""
    p, most = palette("light"), max(1, *counts)
    content = ""
    for row, (count, name) in enumerate(zip(counts, names, strict=True)):
        middle, wide = BAR * row + BAR / 2, (WIDTH - NAME - COUNT) * count / most
        content += text(NAME - 8, middle + 5, name, 15, p.paint("quiet"), anchor="end", weight=600)
        colour = p.paint("caution" if row == 0 else "quiet")
        content += rect(NAME, middle - 7, max(2.0, wide), 14, colour, 2)
        content += text(NAME + max(2.0, wide) + 6, middle + 5, str(count), 15, p.paint("ink"))
    return drawing(WIDTH, BAR * len(counts), content, title=title)


def course(values: Sequence[float], *, title: str = "") -> str:
    """A sparkline: a line through the values, with a dot on the last one."""
    p = palette("light")
    least, most = min(values), max(values)
    high = (most - least) or 1.0
    wide = (WIDTH - 2 * EDGE) / max(1, len(values) - 1)
    points = [
        (EDGE + wide * step, EDGE + (LINE - 2 * EDGE) * (1 - (value - least) / high))
        for step, value in enumerate(values)
    ]
    content = line(EDGE, LINE - EDGE, WIDTH - EDGE, LINE - EDGE, p.pen("line", 1.2))
    road = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)
    content += path(road, p.pen("ink", 2.2)) + circle(*points[-1], 4, p.paint("signal"))
    return drawing(WIDTH, LINE, content, title=title)
