"""The parts of the cards: the triangle, the round sign and the shield, beside one road."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from paddock.drawing.cards import BOTTOM, TOP, WIDTH
from paddock.drawing.svg import at, circle, ellipse, group, line, path, rect
from paddock.drawing.theme import BLACK, BLUE, GOLD, GREEN, GREY, RED, WHITE, Palette
from paddock.games.kilometers.drawing.pictograms import PICTOGRAMS

MIDDLE: Final = WIDTH / 2
HOT: Final = {"green": GREEN, "endlimit": GREY, "priority": BLUE}  # otherwise red
# The height and size of each pictogram in its sign, so that all look equally heavy.
IN_TRIANGLE: Final = {
    "accident": (48, 0.7),
    "flat": (49, 0.76),
    "empty": (50.6, 0.76),
    "stop": (46.6, 0.84),
    "limit": (47.6, 1.06),
}
IN_ROUND: Final = {
    "repairs": (0, 1),
    "spare": (0, 1),
    "petrol": (-1, 1),
    "green": (0, 1),
    "endlimit": (0, 1.06),
}
IN_SHIELD: Final = {
    "ace": (41, 0.76),
    "tyre": (42, 0.84),
    "tanker": (41, 0.82),
    "priority": (41.6, 0.8),
}


def band(p: Palette, role: str) -> str:
    """The sky behind a sign, and the road at its foot."""
    return (
        rect(0.3, TOP, WIDTH - 0.6, BOTTOM - TOP, p.paint(role))
        + rect(0.3, BOTTOM - 6, WIDTH - 0.6, 6, p.paint("road"))
        + line(
            2, BOTTOM - 3, WIDTH - 0.3, BOTTOM - 3, p.pen(WHITE, 1, "") + ' stroke-dasharray="7 6"'
        )
    )


def post(p: Palette, top: float) -> str:
    return rect(MIDDLE - 1.4, top, 2.8, BOTTOM - 4 - top, p.paint(GREY))


def triangle(p: Palette, kind: str) -> str:
    """An attack: a warning sign."""
    y, scale = IN_TRIANGLE[kind]
    outside = "M31.5 23.4L53.6 61H9.4Z"
    sign = (
        path(outside, p.paint(WHITE, WHITE, 6.6, "join"))
        + path(outside, p.paint(RED, RED, 4, "join"))
        + path("M31.5 30.2L48.2 58.4H14.8Z", p.paint(WHITE, WHITE, 1.6, "join"))
    )
    inside = PICTOGRAMS[kind](p, BLACK, WHITE, RED)
    return band(p, "alarm") + post(p, 62) + sign + group(inside, at(MIDDLE, y, scale))


def round_sign(p: Palette, kind: str) -> str:
    """A remedy: a round blue sign."""
    aside, scale = IN_ROUND[kind]
    sign = circle(MIDDLE, 43, 22, p.paint(WHITE)) + circle(MIDDLE, 43, 20.3, p.paint(BLUE))
    if kind == "endlimit":
        inside = PICTOGRAMS[kind](p, BLACK, WHITE, GREY)
    else:
        inside = PICTOGRAMS[kind](p, WHITE, BLUE, HOT.get(kind, WHITE))
    return band(p, "help") + post(p, 64) + sign + group(inside, at(MIDDLE + aside, 43, scale))


def laurel(p: Palette) -> str:
    """Two branches that meet under a shield."""
    stem = path("M31.5 66.4C18 65.4 8.6 56 8.4 36", p.pen(GOLD, 1.1))
    leaves = ""
    for step in range(7):
        angle = (100 + step * 15.5) * pi / 180
        x, y = MIDDLE + cos(angle) * 22.6, 41.4 + sin(angle) * 24.6
        turn = 100 + step * 15.5
        leaves += group(ellipse(0, 0, 1.7, 4.2, p.paint(GOLD)), at(x - 1.6, y, turn=turn + 128))
    half = stem + leaves
    return half + group(half, "translate(63 0) scale(-1 1)")


def shield(p: Palette, kind: str) -> str:
    """A trump: an emblem of honour."""
    y, scale = IN_SHIELD[kind]
    outline = (
        "M15.5 22.4Q31.5 26.4 47.5 22.4V42C47.5 52.6 39.6 59.4 31.5 63C23.4 59.4 15.5 52.6 15.5 42Z"
    )
    sign = path(outline, p.paint(WHITE, GOLD, 4, "join")) + path(
        outline, p.paint(WHITE, BLACK, 1, "join")
    )
    inside = PICTOGRAMS[kind](p, BLACK, WHITE, HOT.get(kind, RED))
    ground = rect(0.3, TOP, WIDTH - 0.6, BOTTOM - TOP, p.paint("honour"))
    return ground + laurel(p) + sign + group(inside, at(MIDDLE, y, scale))


# Half the width of each pictogram, so that all begin at the card's margin.
HALF: Final = {
    "accident": 16,
    "flat": 16,
    "empty": 17.4,
    "stop": 12,
    "limit": 15,
    "repairs": 13.6,
    "spare": 15,
    "petrol": 12.8,
    "green": 12,
    "endlimit": 15,
    "ace": 16.4,
    "tyre": 15,
    "tanker": 16.5,
    "priority": 13.4,
}


def index(p: Palette, kind: str, role: str) -> str:
    """A pictogram for the corner of a card, in the colour of its class."""
    # With a single colour, the lit lamp is a disc in the colour of the paper.
    hot = "panel" if kind in ("stop", "green", "empty") else role
    return group(PICTOGRAMS[kind](p, role, "panel", hot), at(4.8 + HALF[kind] * 0.42, 10.2, 0.42))
