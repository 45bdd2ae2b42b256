"""A pile of cards: its top, how many there are, and what it is called."""

from __future__ import annotations

from paddock.drawing import cards
from paddock.drawing.letters import width
from paddock.drawing.svg import at, group, rect, text
from paddock.drawing.theme import BLACK, WHITE, palette


def pile(top: str, count: int, name: str, id: str, theme: str) -> str:
    """A pile in a field of 75 × 112; `top` is the card that is seen, empty when there is none."""
    p = palette(theme)
    parts = [group(cards.slot(theme), at(6, 4))]
    edge = p.paint("panel", "line", 0.6)
    for depth in (2, 1):
        if count > depth * 8:
            parts.append(rect(6.3 + depth * 1.6, 4.3 + depth * 1.6, 62.4, 87.4, edge, 3.7))
    if top:
        parts.append(group(top, at(6, 4), id))
    label = str(count)
    wide = width(label, 15) + 12
    parts.append(rect(69 - wide, 80, wide, 19, p.paint(WHITE, BLACK, 1.4), 9.5))
    parts.append(text(69 - wide / 2, 95, label, 15, p.paint(BLACK), anchor="middle"))
    parts.append(text(6, 107, name, 13, p.paint("quiet"), weight=600))
    return "".join(parts)
