"""The drawings of Crazy Rally, in the style of a road book with tulip diagrams."""

from paddock.drawing import Artist
from paddock.drawing.words import Words
from paddock.games.crazy_rally.drawing.poster import poster
from paddock.games.crazy_rally.drawing.rows import card_beside, lane, pips
from paddock.games.crazy_rally.drawing.table import (
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
from paddock.games.crazy_rally.drawing.words import english, in_language

__all__ = [
    "ARTIST",
    "Words",
    "board",
    "car_sheet",
    "card",
    "card_beside",
    "english",
    "in_language",
    "lane",
    "pips",
    "poster",
    "roadbook",
    "roadbook_near",
    "sheet",
    "sprite",
    "stock",
    "strip",
    "track_card",
]

ARTIST = Artist(board, sheet, in_language, poster)
