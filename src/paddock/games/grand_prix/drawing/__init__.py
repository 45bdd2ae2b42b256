"""The drawings of the Grand Prix, in the style of a poster of a city circuit."""

from paddock.drawing import Artist
from paddock.drawing.words import Words
from paddock.games.grand_prix.drawing.circuit import Circuit, circuit_of
from paddock.games.grand_prix.drawing.poster import poster
from paddock.games.grand_prix.drawing.table import (
    board,
    card,
    card_now,
    mark,
    order,
    panel,
    sheet,
    small_car,
    sprite,
)
from paddock.games.grand_prix.drawing.track import scenery, track
from paddock.games.grand_prix.drawing.words import english, in_language

__all__ = [
    "ARTIST",
    "Circuit",
    "Words",
    "board",
    "card",
    "card_now",
    "circuit_of",
    "english",
    "in_language",
    "mark",
    "order",
    "panel",
    "poster",
    "scenery",
    "sheet",
    "small_car",
    "sprite",
    "track",
]

ARTIST = Artist(board, sheet, in_language, poster)
