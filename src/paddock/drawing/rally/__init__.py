"""Rally drawn: a topographic map laid sheet by sheet, with the weather as a strip of stamps."""

from paddock.drawing.rally.dash import die, gear_stick, safe_row
from paddock.drawing.rally.poster import poster
from paddock.drawing.rally.table import board, face, section, sheet, sky, sprite
from paddock.drawing.rally.words import Words, english, in_language

__all__ = [
    "Words",
    "board",
    "die",
    "english",
    "face",
    "gear_stick",
    "in_language",
    "poster",
    "safe_row",
    "section",
    "sheet",
    "sky",
    "sprite",
]
