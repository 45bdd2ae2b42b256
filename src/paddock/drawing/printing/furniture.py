"""What surrounds the pieces: crop marks, the footer, and a bar to check the scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.printing.pages import MARGIN, Paper, Placement
from paddock.drawing.svg import WORDS, n, path, text
from paddock.drawing.theme import palette

AWAY: Final = 0.8  # distance from the corner of a piece to its mark
LONG: Final = 4.0  # the greatest length of a mark
BAR: Final = 50.0  # the length of the bar in the footer
FOOT: Final = 7.0  # the room that a footer needs

Tick = tuple[float, float, float, float]


def crop_marks(places: Sequence[Placement], paper: Paper) -> str:
    """Short lines at the corners of every piece, wherever no other piece lies."""
    ticks: dict[Tick, None] = {}
    for one in places:
        for x, away in ((one.x, -1), (one.x + one.wide, 1)):
            for y, down in ((one.y, -1), (one.y + one.tall, 1)):
                across = (x + away * AWAY, y, x + away * (AWAY + LONG), y)
                along = (x, y + down * AWAY, x, y + down * (AWAY + LONG))
                ticks |= {clipped(tick, paper): None for tick in (across, along)}
    free = [tick for tick in ticks if not any(covers(one, tick) for one in places)]
    d = "".join(f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}" for x1, y1, x2, y2 in free)
    return path(d, palette("light").pen("ink", 0.2, "")) if d else ""


def clipped(tick: Tick, paper: Paper) -> Tick:
    """The part of a mark on the paper, seen from both its ends."""
    xs = sorted(round(min(max(x, 0.0), paper.wide), 2) for x in (tick[0], tick[2]))
    ys = sorted(round(min(max(y, 0.0), paper.tall), 2) for y in (tick[1], tick[3]))
    return xs[0], ys[0], xs[1], ys[1]


def covers(one: Placement, tick: Tick) -> bool:
    """Whether a mark would be printed on a piece or its edge."""
    near = 0.05
    return (
        one.x - near < tick[2]
        and tick[0] < one.x + one.wide + near
        and one.y - near < tick[3]
        and tick[1] < one.y + one.tall + near
    )


def footer(places: Sequence[Placement], paper: Paper, words: str, marks: bool) -> str:
    """The footer below the pieces and their marks: a bar of 50 mm, and what this page is."""
    below = AWAY + LONG if marks else 0.0
    foot = max((one.y + one.tall + max(one.bleed, below) for one in places), default=0.0)
    if paper.tall - foot < FOOT or not words:
        return ""
    p = palette("light")
    left, y = 2 * MARGIN + 2, paper.tall - MARGIN - 0.6
    bar = f"M{n(left)} {n(y - 2)}V{n(y)}H{n(left + BAR)}V{n(y - 2)}"
    return (
        path(bar, p.pen("quiet", 0.2, ""))
        + text(left + BAR + 2, y, f"{BAR:g} mm", 2.6, p.paint("quiet"), weight=400, font=WORDS)
        + text(
            paper.wide - left, y, words, 2.6, p.paint("quiet"), anchor="end", weight=400, font=WORDS
        )
    )
