"""The poster of Rally: a pass in the mountains, two cars, and the weather to come."""

from __future__ import annotations

from paddock.drawing.marks import player_of, roundel
from paddock.drawing.rally.road import SHEET, TALL, centre
from paddock.drawing.rally.spot import Spot
from paddock.drawing.rally.tile import number, shape_of, sheet
from paddock.drawing.rally.weather import stamp
from paddock.drawing.svg import at, group
from paddock.drawing.theme import palette
from paddock.games.rally.roads import Face


def poster() -> str:
    """Without words: it speaks every language."""
    p = palette("light")
    face = Face([1, 2, 3, 4, 3, 2, 1, 0], [0, 0, 2, 2, 2, 0, 0, 0], 1, False)
    ys = shape_of(face, "10B")
    numbers = "".join(
        number(p, i, ys[i], Spot(factor, cars=(0,) if i in (1, 4) else ()))
        for i, factor in enumerate(face.factors)
    )
    cars = group(roundel(player_of(0), 11), at(centre(4), ys[4] - 12))
    cars += group(roundel(player_of(1), 11), at(centre(1), ys[1] - 12))
    stamps = group(stamp(p, 0, "snow", 2, False), at(SHEET - 74, 8, turn=7))
    tall = TALL - 22
    return (
        f'<svg viewBox="0 0 {SHEET:g} {tall:g}" role="img">'
        f"{sheet(p, '10B', face)}{numbers}{cars}{stamps}</svg>"
    )
