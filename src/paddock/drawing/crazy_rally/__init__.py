"""Crazy Rally drawn: the co-driver's roadbook, tulip diagrams, and tickets from the workshop."""

from paddock.drawing.crazy_rally.poster import poster
from paddock.drawing.crazy_rally.table import (
    board,
    car_sheet,
    card,
    roadbook,
    roadbook_near,
    sheet,
    sprite,
    stock,
    strip,
    track_card,
)
from paddock.drawing.crazy_rally.words import Words, english, in_language

__all__ = [
    "Words",
    "board",
    "car_sheet",
    "card",
    "english",
    "in_language",
    "poster",
    "roadbook",
    "roadbook_near",
    "sheet",
    "sprite",
    "stock",
    "strip",
    "track_card",
]
