"""The poster of Rally: a pass, a ford, three cars, and the weather."""

from __future__ import annotations

from functools import cache

from paddock.drawing.posters import poster as framed
from paddock.drawing.svg import at, group
from paddock.drawing.theme import palette
from paddock.games.rally.drawing.car import car
from paddock.games.rally.drawing.land import RULER
from paddock.games.rally.drawing.pieces import LANE
from paddock.games.rally.drawing.road import SHEET, TALL, centre
from paddock.games.rally.drawing.spot import Spot
from paddock.games.rally.drawing.tile import number, shape_of, sheet
from paddock.games.rally.drawing.weather import stamp
from paddock.games.rally.rules.course import Face

NAME = "10B"
PASS = Face([1, 2, 3, 4, 3, 4, 2, 1], [0, 0, 2, 2, 2, 1, 0, 0], 1, False)
CARS = {4: 0, 2: 1, 3: 2}  # seats by space
MARKS = ("", "ford", "hairpin")


@cache
def poster() -> str:
    """The poster: one map sheet without its ruler."""
    p = palette("light")
    ys = shape_of(PASS, NAME)
    numbers = "".join(
        number(p, i, ys[i], Spot(factor, MARKS[PASS.marks[i]], cars=(0,) if i in CARS else ()))
        for i, factor in enumerate(PASS.factors)
    )
    cars = "".join(
        group(car(seat, str(seat + 1)), at(centre(i), ys[i] + LANE)) for i, seat in CARS.items()
    )
    weather = group(stamp(p, 0, "snow", 0, False), at(71, 108, 0.62, -6))
    return framed(sheet(p, NAME, PASS) + numbers + cars + weather, SHEET, TALL - RULER)
