"""The poster of the Grand Prix: four cars in a corner of the Cleveland track."""

from __future__ import annotations

from functools import cache

from paddock.drawing.posters import HIGH, WIDE
from paddock.drawing.posters import poster as framed
from paddock.drawing.svg import at, group, rect
from paddock.drawing.theme import palette
from paddock.games.grand_prix.drawing.box import built_in_track
from paddock.games.grand_prix.drawing.cars import car
from paddock.games.grand_prix.drawing.circuit import circuit_of
from paddock.games.grand_prix.drawing.course import stretch

CARS = (("red", "10.2"), ("blue", "9.1"), ("yellow", "11.2"), ("green", "7.2"))
MIDDLE = "10.2"
COLUMNS = range(4, 15)  # the visible columns, and a few more


@cache
def poster() -> str:
    known = built_in_track("cleveland")
    circuit = circuit_of(known)
    cars = ""
    for colour, cell in CARS:
        place = circuit.cells[known.numbers[cell]]
        cars += group(car(colour, "light", round(place.turn)), at(place.x, place.y))
    middle = circuit.cells[known.numbers[MIDDLE]]
    corner = group(
        stretch(circuit, COLUMNS) + cars,
        at(round(WIDE * 0.62 - middle.x), round(HIGH * 0.57 - middle.y)),
    )
    return framed(rect(0, 0, WIDE, HIGH, palette("light").paint("meadow")) + corner)
