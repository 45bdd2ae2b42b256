"""The drawings of 1000 Kilometers, in the style of French road signs and milestones."""

from paddock.drawing import Artist
from paddock.drawing.words import Words
from paddock.games.kilometers.drawing.faces import KINDS
from paddock.games.kilometers.drawing.poster import poster
from paddock.games.kilometers.drawing.table import (
    board,
    card,
    card_back,
    discard,
    sheet,
    sprite,
    stock,
    strip,
    tableau,
)
from paddock.games.kilometers.drawing.words import english, in_language

__all__ = [
    "ARTIST",
    "KINDS",
    "Words",
    "board",
    "card",
    "card_back",
    "discard",
    "english",
    "in_language",
    "poster",
    "sheet",
    "sprite",
    "stock",
    "strip",
    "tableau",
]

ARTIST = Artist(board, sheet, in_language, poster)
