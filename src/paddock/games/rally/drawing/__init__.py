"""The drawings of Rally: a topographic map in sheets, and the weather as a strip of stamps."""

from paddock.drawing import Artist
from paddock.drawing.words import Words
from paddock.games.rally.drawing.car import car
from paddock.games.rally.drawing.dash import die, gear_stick, safe_row
from paddock.games.rally.drawing.poster import poster
from paddock.games.rally.drawing.table import (
    board,
    door_numbers,
    face,
    road_heights,
    section,
    sheet,
    sky,
    sprite,
)
from paddock.games.rally.drawing.words import english, in_language

__all__ = [
    "ARTIST",
    "Words",
    "board",
    "car",
    "die",
    "door_numbers",
    "english",
    "face",
    "gear_stick",
    "in_language",
    "poster",
    "road_heights",
    "safe_row",
    "section",
    "sheet",
    "sky",
    "sprite",
]

ARTIST = Artist(board, sheet, in_language, poster)
