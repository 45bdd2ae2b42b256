"""1000 Kilometers drawn: route nationale, with milestones, triangles, round signs and shields."""

from paddock.drawing.kilometers.faces import KINDS
from paddock.drawing.kilometers.poster import poster
from paddock.drawing.kilometers.table import (
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
from paddock.drawing.kilometers.words import Words, english, in_language

__all__ = [
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
