"""The dashboard: the safe factors of each gear for each throw, and the gear stick."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing.svg import circle, drawing, path, rect, text, use
from paddock.drawing.theme import BLACK, WHITE, palette
from paddock.games.rally.drawing.tile import TINTS

CELL: Final = 22.0
GATE: Final = {1: (14, 12), 2: (14, 44), 3: (36, 12), 4: (36, 44), 5: (58, 12)}


@lru_cache(maxsize=512)
def safe_row(values: tuple[int, ...], now: int = -1, theme: str = "light") -> str:
    """Six cells, one for each number of the die: the highest factor that is safe with it."""
    p = palette(theme)
    parts = []
    for k, value in enumerate(values):
        tint, ink = TINTS[min(value, 5)]
        x = k * CELL
        edge = ("signal", 2.4) if k == now else ("line", 1)
        parts.append(rect(x + 1.5, 1.5, CELL - 3, CELL - 3, p.paint(tint, *edge), 4))
        number = text(x + CELL / 2, CELL - 3.9, str(value), 20, p.paint(ink), anchor="middle")
        parts.append(number)
    return drawing(len(values) * CELL, CELL, "".join(parts))


@lru_cache(maxsize=32)
def gear_stick(gear: int, theme: str = "light") -> str:
    """The gate of the gear stick with the knob in a gear; 0: in neutral."""
    p = palette(theme)
    slots = "M14 12V44M36 12V44M58 12V28M14 28H58"
    x, y = GATE.get(gear, (36, 28))
    return drawing(
        72,
        56,
        rect(1, 1, 70, 54, p.paint("panel", "line", 1.5), 8)
        + path(slots, p.pen("quiet", 7))
        + path(slots, p.pen("seam", 1.5))
        + circle(x, y, 9.5, p.paint("ink", "panel", 1.5))
        + text(x, y + 5, str(gear) if gear else "N", 14, p.paint("panel"), anchor="middle"),
    )


EYES: Final = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def die_face(number: int, theme: str = "light") -> str:
    """The face of a die, 36 × 36."""
    p = palette(theme)
    eyes = "".join(circle(18 + 8 * x, 18 + 8 * y, 3.2, p.paint(BLACK)) for x, y in EYES[number])
    return rect(2, 2, 32, 32, p.paint(WHITE, BLACK, 1.6), 7) + eyes


def die(number: int) -> str:
    """The same by reference to the page's sprite."""
    return drawing(36, 36, use(f"rally-die-{number}"), title=str(number))
