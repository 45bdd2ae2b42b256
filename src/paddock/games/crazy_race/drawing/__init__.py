"""The drawings of Crazy Race, in the style of enamel railway signs."""

from paddock.drawing import Artist
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing.crew import CREW, crew
from paddock.games.crazy_race.drawing.points import pile_sign
from paddock.games.crazy_race.drawing.poster import poster
from paddock.games.crazy_race.drawing.rolling import TABLE, Ghost, Pick
from paddock.games.crazy_race.drawing.sheet import sheet
from paddock.games.crazy_race.drawing.stages import stage
from paddock.games.crazy_race.drawing.table import (
    IDS,
    SpriteBody,
    board,
    card,
    engine_sign,
    sprite,
)
from paddock.games.crazy_race.drawing.tracks import SIGNS, pieces, rails, sign
from paddock.games.crazy_race.drawing.words import english, in_language

__all__ = [
    "ARTIST",
    "CREW",
    "IDS",
    "SIGNS",
    "TABLE",
    "Ghost",
    "Pick",
    "SpriteBody",
    "Words",
    "board",
    "card",
    "crew",
    "engine_sign",
    "english",
    "in_language",
    "pieces",
    "pile_sign",
    "poster",
    "rails",
    "sheet",
    "sign",
    "sprite",
    "stage",
]

ARTIST = Artist(board, sheet, in_language, poster, CREW)
