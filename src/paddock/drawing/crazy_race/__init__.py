"""Crazy Race drawn: enamel railway signs, three locomotives, real turntables."""

from paddock.drawing.crazy_race.crew import CREW, crew
from paddock.drawing.crazy_race.poster import poster
from paddock.drawing.crazy_race.rolling import TABLE, Ghost, Pick
from paddock.drawing.crazy_race.stages import stage
from paddock.drawing.crazy_race.table import IDS, SpriteBody, board, card, sheet, sprite
from paddock.drawing.crazy_race.tracks import rails
from paddock.drawing.crazy_race.words import Words, english, in_language

__all__ = [
    "CREW",
    "IDS",
    "TABLE",
    "Ghost",
    "Pick",
    "SpriteBody",
    "Words",
    "board",
    "card",
    "crew",
    "english",
    "in_language",
    "poster",
    "rails",
    "sheet",
    "sprite",
    "stage",
]
