"""The card that all games share: 63 × 88, index in two corners, picture in the middle, a name."""

from __future__ import annotations

from functools import cache
from typing import Final

from paddock.drawing.letters import fit
from paddock.drawing.svg import at, circle, drawing, group, path, rect, text
from paddock.drawing.theme import BLACK, GOLD, RED, WHITE, palette

WIDTH: Final = 63
HEIGHT: Final = 88
RADIUS: Final = 4
TOP: Final = 18.5  # the picture is a band across the card between these two heights
BOTTOM: Final = 70


def face(index: str, picture: str, name: str, theme: str) -> str:
    """A card's face. `index` is drawn around the centre of the top left corner's field (11, 10)."""
    p = palette(theme)
    lines, size = fit(name.upper(), 6.6, 37)
    first = 82.5 - (len(lines) - 1) * size * 0.98
    words = "".join(
        text(5, first + row * size * 0.98, one, size, p.paint("ink"))
        for row, one in enumerate(lines)
    )
    return (
        rect(0.3, 0.3, WIDTH - 0.6, HEIGHT - 0.6, p.paint("panel"), RADIUS - 0.3)
        + picture
        + index
        + group(index, at(WIDTH, HEIGHT, turn=180))
        + words
        + rect(0.3, 0.3, WIDTH - 0.6, HEIGHT - 0.6, p.pen("line", 0.6, ""), RADIUS - 0.3)
    )


@cache
def back(theme: str) -> str:
    """The back of every card: nothing on it tells one from another."""
    p = palette(theme)
    return (
        rect(0.3, 0.3, 62.4, 87.4, p.paint(WHITE, "line", 0.6), 3.7)
        + rect(3.5, 3.5, 56, 81, p.paint(BLACK), 2)
        + circle(31.5, 44, 12, p.paint(WHITE, RED, 3))
        + path("M24 44H39", p.pen(GOLD, 2))
    )


def slot(theme: str) -> str:
    """The place where a card may come to lie."""
    p = palette(theme)
    dash = ' stroke-dasharray="3 2.4"'
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, p.pen("line", 1.2, "") + dash, RADIUS - 0.6)


def card(content: str, *, title: str = "", pixels: float = 0) -> str:
    """One card as a drawing of its own."""
    return drawing(WIDTH, HEIGHT, content, title=title, pixels=pixels)


def card_back(*, theme: str = "light", title: str = "", pixels: float = 0) -> str:
    return card(back(theme), title=title, pixels=pixels)
