"""The poster of Rally: a pass, a ford in the valley, three cars, and the weather to come."""

from __future__ import annotations

from paddock.drawing.marks import player_of, roundel
from paddock.drawing.rally.land import RULER
from paddock.drawing.rally.road import SHEET, TALL, centre
from paddock.drawing.rally.spot import Spot
from paddock.drawing.rally.tile import number, shape_of, sheet
from paddock.drawing.rally.weather import stamp
from paddock.drawing.svg import at, group
from paddock.drawing.theme import Palette, palette
from paddock.games.rally.roads import Face

PASS = Face([1, 2, 3, 4, 3, 2, 1, 0], [0, 0, 2, 2, 2, 0, 0, 0], 1, False)
VALLEY = Face([0, 1, 2, 1, 4, 2, 1, 0], [0, 0, 0, 0, 1, 0, 0, 0], 9, False)


def poster() -> str:
    """Two sheets of map, without words: it speaks every language."""
    p = palette("light")
    tall = TALL - RULER
    top = sheet_with_cars(p, "10B", PASS, {4: 0, 1: 1})
    foot = group(sheet_with_cars(p, "7A", VALLEY, {2: 2}), at(0, tall))
    stamps = group(stamp(p, 0, "snow", 2, False), at(SHEET - 74, 8, turn=7))
    return (
        f'<svg viewBox="0 0 {SHEET:g} {2 * tall:g}" role="img">'
        f"{clipped(top, tall)}{clipped(foot, 2 * tall)}{stamps}</svg>"
    )


def clipped(content: str, tall: float) -> str:
    """Nothing runs over the foot of its sheet."""
    return f'<svg width="{SHEET:g}" height="{tall:g}">{content}</svg>'


def sheet_with_cars(p: Palette, name: str, face: Face, cars: dict[int, int]) -> str:
    """A sheet with its factors, and seats by space."""
    ys = shape_of(face, name)
    marks = ("", "ford", "hairpin")
    numbers = "".join(
        number(p, i, ys[i], Spot(factor, marks[face.marks[i]], cars=(0,) if i in cars else ()))
        for i, factor in enumerate(face.factors)
    )
    drawn = "".join(
        group(roundel(player_of(seat), 11), at(centre(i), ys[i] - 12)) for i, seat in cars.items()
    )
    return sheet(p, name, face) + numbers + drawn
