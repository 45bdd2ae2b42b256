"""A pile of cards: its top card, its size and its name."""

from __future__ import annotations

from typing import Final

from paddock.drawing import cards
from paddock.drawing.letters import shorten, width
from paddock.drawing.svg import at, group, rect, text
from paddock.drawing.theme import palette

WIDTH: Final = 71
HEIGHT: Final = 112


def pile(top: str, count: int, name: str, id: str, theme: str) -> str:
    """A pile in a field of 71 × 112; `top` is the visible card, empty if there is none."""
    p = palette(theme)
    parts = []
    if not top:
        parts.append(group(cards.slot(theme), at(2, 2)))
    edge = p.paint("panel", "line", 0.7)
    for depth in (3, 2, 1):
        if count > depth * 4:
            parts.append(rect(2.3 + depth * 1.7, 2.3 + depth * 1.7, 62.4, 87.4, edge, 3.7))
    if top:
        parts.append(group(top, at(2, 2), id))
    label = str(count)
    name = shorten(name, 13, 62 - width(label, 16))
    parts.append(text(2, 109, name, 13, p.paint("quiet"), weight=600))
    parts.append(text(69, 109.4, label, 16, p.paint("ink"), anchor="end"))
    return "".join(parts)
