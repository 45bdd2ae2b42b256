"""Point cards: the two piles from which they are won, and those that a player has won."""

from __future__ import annotations

from paddock.drawing.letters import fit
from paddock.drawing.svg import at, drawing, group, rect, text
from paddock.drawing.theme import BLACK, WHITE, palette
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing.faces import BEIGE, SLATE, point
from paddock.games.crazy_race.rules.view import CrazyRaceView


def pile(
    view: CrazyRaceView, name: str, words: Words, theme: str, size: tuple[float, float]
) -> str:
    """A pile of point cards: the top one large, and the visible part of the others."""
    p = palette(theme)
    seen, under = view.piles[name], view.under[name]
    cards = [str(value) for value in seen] + [""] * len(under)
    wide, tall = size
    first = wide - 42 - 24.5 * (len(cards) - 1)
    lines, type_size = fit(words(name).upper(), 19, first - 20, 1)
    parts = [
        rect(0, 0, wide, tall, p.paint(BEIGE if name == "turntable" else SLATE, BLACK, 1.4), 7),
        rect(2.6, 2.6, wide - 5.2, tall - 5.2, p.pen(WHITE, 1.4, ""), 5),
        # It is small on a phone; the help explains the colours of the piles.
        group(text(14, tall / 2 + 6.5, lines[0], type_size, p.paint(BLACK)), more=' class="fine"'),
    ]
    for k, value in reversed(list(enumerate(cards))):
        top, scale = (2.6, 1.12) if k == 0 else (6.2, 0.94)
        parts.append(group(point(value, name, theme), at(first + k * 24.5, top, scale)))
    return "".join(parts)


def pile_sign(name: str, theme: str = "light") -> str:
    """The colour of a pile, for a legend, 20 × 20."""
    colour = BEIGE if name == "turntable" else SLATE
    return drawing(20, 20, rect(1, 3, 18, 14, palette(theme).paint(colour, BLACK, 1.2), 3))


def chip_places(count: int) -> list[tuple[float, float, float]]:
    """The places and the scale of `count` won cards: three in a column, or more and smaller."""
    lines = 3
    while lines * (2 * lines // 3) < count:
        lines += 1
    size = 3 / lines
    return [(k // lines * 22 * size, k % lines * 28.5 * size, size) for k in range(count)]
