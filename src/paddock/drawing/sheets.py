"""Sheets: every card of a game side by side, and a whole table on its ground."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.drawing import cards
from paddock.drawing.svg import at, drawing, group, rect
from paddock.drawing.theme import palette

GAP = 6


def sheet(faces: Sequence[str], *, columns: int = 5, theme: str = "light", title: str = "") -> str:
    """The insides of cards, laid out in rows, and the back as the last of them."""
    p = palette(theme)
    laid = [*faces, cards.back(theme)]
    step_x, step_y = cards.WIDTH + GAP, cards.HEIGHT + GAP
    width = GAP + columns * step_x
    height = GAP + -(-len(laid) // columns) * step_y
    drawn = rect(0, 0, width, height, p.paint("ground"))
    for place, face in enumerate(laid):
        row, column = divmod(place, columns)
        drawn += group(face, at(GAP + column * step_x, GAP + row * step_y))
    return drawing(width, height, drawn, title=title)


def ground(width: float, height: float, theme: str) -> str:
    """The background of a whole drawing; larger than it, because a PNG rounds its size up."""
    return rect(0, 0, width + 1, height + 1, palette(theme).paint("ground"))
