"""The card layout that all games share: 63 × 88, an index in two corners, a picture, a name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from paddock.drawing.letters import fit
from paddock.drawing.svg import at, circle, drawing, group, n, path, rect, text
from paddock.drawing.theme import BLACK, GOLD, RED, WHITE, Palette, palette

WIDTH: Final = 63
HEIGHT: Final = 88
RADIUS: Final = 4
TOP: Final = 18.5  # the picture is a band between these two heights
BOTTOM: Final = 70


def face(index: str, picture: str, name: str, theme: str) -> str:
    """A card's face. `index` is drawn around the centre of the top left corner (11, 10)."""
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


def in_a_row(faces: Sequence[tuple[str, str]], room: float, gap: float = 8.0) -> str:
    """Cards with ids, side by side and centred; closer together when there is less room."""
    step = min(WIDTH + gap, (room - WIDTH) / max(len(faces) - 1, 1))
    start = (room - step * (len(faces) - 1) - WIDTH) / 2
    return "".join(
        group(face, at(start + place * step, 0), id) for place, (face, id) in enumerate(faces)
    )


def lattice(left: float, top: float, wide: float, tall: float, columns: int, rows: int) -> str:
    """The diagonals of a grid, each as one long line."""
    w, h = wide / columns, tall / rows
    d = ""
    for first in range(1 - rows, columns):  # where a line leaning right begins on the top edge
        start = max(0, -first)
        end = min(rows, columns - first)
        x, y = left + (first + start) * w, top + start * h
        run, fall = (end - start) * w, (end - start) * h
        d += f"M{n(x)} {n(y)}l{n(run)} {n(fall)}"
        d += f"M{n(2 * left + wide - x)} {n(y)}l{n(-run)} {n(fall)}"
    return d


def wheel(p: Palette) -> str:
    """A steering wheel with three drilled spokes."""
    spoke = path("M-2.3 3.6L-1.7 13H1.7L2.3 3.6Z", p.paint(WHITE)) + "".join(
        circle(0, y, r, p.paint(BLACK)) for y, r in ((6.3, 0.8), (8.6, 0.75), (10.8, 0.7))
    )
    return (
        circle(0, 0, 18, p.paint(BLACK))
        + group(spoke, "rotate(90)")
        + group(spoke, "rotate(-90)")
        + spoke
        + circle(0, 0, 13.6, p.pen(GOLD, 3, ""))
        + circle(0, 0, 15.4, p.pen(WHITE, 0.6, ""))
        + circle(0, 0, 4.6, p.paint(WHITE))
        + circle(0, 0, 3, p.paint(RED))
    )


@cache
def back(theme: str) -> str:
    """The back of every card, the same for all."""
    p = palette(theme)
    dots = "".join(
        f"M{n(4.5 + column * 9)} {n(4.5 + row * 9.875)}h0"
        for row in range(1, 8)
        for column in range(1, 6)
        if (row + column) % 2 == 0
    )
    return (
        rect(0.3, 0.3, WIDTH - 0.6, HEIGHT - 0.6, p.paint(WHITE, "line", 0.6), RADIUS - 0.3)
        + rect(3, 3, 57, 82, p.paint(BLACK), 2)
        + path(lattice(4.5, 4.5, 54, 79, 6, 8), p.pen("#3B5064", 0.9, ""))
        + path(dots, p.pen(GOLD, 1.8))
        + rect(4.5, 4.5, 54, 79, p.pen(GOLD, 0.7, ""), 1)
        + group(wheel(p), at(WIDTH / 2, HEIGHT / 2))
    )


def slot(theme: str) -> str:
    """An empty place for a card."""
    p = palette(theme)
    dash = ' stroke-dasharray="3 2.4"'
    return rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, p.pen("line", 1.2, "") + dash, RADIUS - 0.6)


def card(content: str, *, title: str = "", pixels: float = 0) -> str:
    """One card as a drawing of its own."""
    return drawing(WIDTH, HEIGHT, content, title=title, pixels=pixels)


def card_back(*, theme: str = "light", title: str = "", pixels: float = 0) -> str:
    """The back as a drawing of its own."""
    return card(back(theme), title=title, pixels=pixels)
