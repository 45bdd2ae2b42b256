"""The spaces that a move may reach: safe or not, the odds of six throws, min and max."""

from __future__ import annotations

from typing import Final

from paddock.drawing.marks import player_of
from paddock.drawing.svg import line, polygon, rect, text
from paddock.drawing.theme import BLACK, GOLD, GREEN, WHITE, Palette
from paddock.games.rally.drawing.land import RULER
from paddock.games.rally.drawing.road import COLUMN, TALL, centre
from paddock.games.rally.drawing.spot import Spot

# By result: nothing, a spin, three degrees of damage, out; darker is worse
RESULT_TINTS: Final = (GREEN, GOLD, "#DE7526", "#C8372D", "#8E2430", BLACK)
CELL: Final = 5.6  # the size of one of six cells


def highlight(p: Palette, i: int, spot: Spot) -> str:
    """The background of a space that this move may reach."""
    role, strength = ("go", 0.2) if spot.zone == "safe" else ("signal", 0.26)
    return rect(i * COLUMN, 0, COLUMN, TALL - RULER, p.paint(role) + f' opacity="{strength}"')


def signs(p: Palette, i: int, spot: Spot) -> str:
    """At the top of a space: the odds of each outcome, and flags of the least and most spaces."""
    parts = []
    x = centre(i)
    if spot.odds:
        top = 18 if spot.flag else 2
        bad = sum(spot.odds[1:])
        parts.append(rect(x - 18, top, 36, 25, p.paint("signal"), 6))
        parts.append(text(x, top + 12.6, f"{bad}/6", 14, p.paint("panel"), anchor="middle"))
        parts.append(throws(p, x, top + 15.4, spot.odds))
    if spot.flag:
        parts.append(line(x - 14, 2, x - 14, 18, p.pen("ink", 1.6)))
        parts.append(
            polygon(
                [(x - 14, 2), (x + 18, 2), (x + 13, 9), (x + 18, 16), (x - 14, 16)], p.paint("ink")
            )
        )
        parts.append(text(x - 10, 13.6, spot.flag, 13.4, p.paint("panel")))
    return "".join(parts)


def throws(p: Palette, x: float, y: float, odds: tuple[int, ...]) -> str:
    """A cell for each number of the die in the colour of its result, the mildest first."""
    left = x - 3 * CELL
    parts = [rect(left - 0.8, y - 0.8, 6 * CELL + 1.6, 8.1, p.paint(WHITE), 2)]
    at = 0
    for result, count in enumerate(odds):
        for _ in range(count):
            parts.append(
                rect(left + at * CELL + 0.3, y, CELL - 0.6, 6.5, p.paint(RESULT_TINTS[result]))
            )
            at += 1
    return "".join(parts)


def reach(p: Palette, i: int, spot: Spot) -> str:
    """A band along the ruler: one of the viewer's mechanics can reach this space."""
    player = player_of(spot.reach)
    return rect(i * COLUMN, TALL - RULER - 5, COLUMN, 5, p.paint(player.role))
