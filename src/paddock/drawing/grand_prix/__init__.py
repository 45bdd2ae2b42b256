"""The Grand Prix drawn: a city circuit poster with asphalt, kerbs, a grid and a winners' circle."""

from paddock.drawing.grand_prix.circuit import Circuit, circuit_of
from paddock.drawing.grand_prix.poster import poster
from paddock.drawing.grand_prix.table import (
    board,
    card,
    mark,
    order,
    panel,
    sheet,
    small_car,
    sprite,
)
from paddock.drawing.grand_prix.track import scenery, track
from paddock.drawing.grand_prix.words import Words, in_language, plain

__all__ = [
    "Circuit",
    "Words",
    "board",
    "card",
    "circuit_of",
    "in_language",
    "mark",
    "order",
    "panel",
    "plain",
    "poster",
    "scenery",
    "sheet",
    "small_car",
    "sprite",
    "track",
]
