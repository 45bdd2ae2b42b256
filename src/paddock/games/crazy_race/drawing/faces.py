"""Driver cards and point cards: enamel plates with a number legible across a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.marks import SHAPES
from paddock.drawing.svg import at, circle, group, path, rect, text
from paddock.drawing.theme import BLACK, GOLD, STONE, WHITE, Palette, PlayerStyle, palette
from paddock.games.crazy_race.drawing.crew import CREW

BEIGE: Final = "#E6CF9A"  # the back of the turntable pile
SLATE: Final = "#9AA3A8"  # the back of the yard pile
SMALL: Final = (40.0, 56.0)  # a driver card at a stage card


def fine(drawn: str) -> str:
    """A number that may be small, because a shape beside it says the same."""
    return group(drawn, more=' class="fine"')


def cap(p: Palette, colour: str) -> str:
    """A driver's cap with goggles, centred at the origin."""
    return (
        path("M-15 1Q-15 -13 0 -13Q15 -13 15 1Z", p.paint(colour, BLACK, 1.4, "join"))
        + path("M-17.5 1H17.5Q18.5 5.5 13 5.5H-17.5Z", p.paint(BLACK, BLACK, 1, "join"))
        + path("M-15 -2.8H15", p.pen(WHITE, 1.6, ""))
        + circle(-5, -3, 4.2, p.paint(STONE, BLACK, 1.6))
        + circle(5.6, -3, 4.2, p.paint(STONE, BLACK, 1.6))
    )


def stripes(player: PlayerStyle, p: Palette) -> str:
    """A pattern for each player, so that players differ not by colour alone."""
    lines = {
        "circle": "",
        "square": "M0 24H63M0 32H63M0 40H63M0 48H63M0 56H63M0 64H63",
        "triangle": "M0 42L24 18M0 58L40 18M0 70L52 18M8 70L60 18M24 70L63 31M40 70L63 47",
        "diamond": "M10 18V70M20 18V70M30 18V70M40 18V70M50 18V70",
    }[player.shape]
    return path(lines, p.pen(WHITE, 1.1, "") + ' opacity="0.28"') if lines else ""


@lru_cache(maxsize=128)
def driver(value: str, seat: int, name: str, theme: str) -> str:
    """The face of a driver card, 63 × 88."""
    p = palette(theme)
    player = CREW[seat]
    picture = (
        rect(0.6, cards.TOP, cards.WIDTH - 1.2, cards.BOTTOM - cards.TOP, p.paint(player.role))
        + stripes(player, p)
        + circle(31.5, 48.5, 18.6, p.paint(WHITE, BLACK, 1.6))
        + circle(31.5, 48.5, 15.8, p.pen(player.role, 1.4, ""))
        + text(31.5, 58.6, value, 29, p.paint(BLACK), anchor="middle")
        + group(cap(p, player.role), at(31.5, 29, 0.86))
    )
    index = text(10.5, 15.8, value, 17, p.paint("ink"), anchor="middle")
    return cards.face(index, picture, name, theme)


@lru_cache(maxsize=64)
def small_driver(value: str, seat: int, theme: str) -> str:
    """A driver card at the stage card, 40 × 56; face down if it has no value."""
    p = palette(theme)
    player = CREW[seat]
    wide, tall = SMALL
    mark = path(SHAPES[player.shape], p.paint(WHITE, BLACK, 1.4, "join"))
    if not value:
        number = fine(text(0, 3.6, str(player.number), 10.4, p.paint(BLACK), anchor="middle"))
        return (
            rect(0.5, 0.5, wide - 1, tall - 1, p.paint(WHITE, BLACK, 1), 3.4)
            + rect(3, 3, wide - 6, tall - 6, p.paint(player.role), 2)
            + path("M6 6H34V50H6Z", p.pen(GOLD, 0.9, ""))
            + path("M6 6L34 50M34 6L6 50", p.pen(GOLD, 0.7, ""))
            + group(mark + number, at(wide / 2, tall / 2, 1.06))
        )
    return (
        rect(0.5, 0.5, wide - 1, tall - 1, p.paint(WHITE, BLACK, 1), 3.4)
        + rect(3, 3, wide - 6, 13, p.paint(player.role), 2)
        + group(group(mark, "scale(0.5)"), at(10, 9.6))
        + fine(text(31, 13.4, str(player.number), 10.5, p.paint(player.text), anchor="middle"))
        + text(wide / 2, 47.5, value, 37, p.paint(BLACK), anchor="middle")
    )


@lru_cache(maxsize=64)
def point(value: str, pile: str, theme: str) -> str:
    """A point card, 30 × 40; without a value it shows its back."""
    p = palette(theme)
    colour = BEIGE if pile == "turntable" else SLATE
    if not value:
        return rect(0.5, 0.5, 29, 39, p.paint(colour, BLACK, 1), 3)
    return (
        rect(0.5, 0.5, 29, 39, p.paint(WHITE, BLACK, 1), 3)
        + rect(2.6, 2.6, 24.8, 34.8, p.paint(colour), 2)
        + text(15, 29.5, value, 27, p.paint(BLACK), anchor="middle")
    )


def chip(value: str, theme: str) -> str:
    """A point card that somebody has won, 20 × 26."""
    p = palette(theme)
    return rect(0, 0, 20, 26, p.paint(STONE, BLACK, 0.9), 2.4) + fine(
        text(10, 21.2, value, 23, p.paint(BLACK), anchor="middle")  # fine: the plate has the sum
    )
