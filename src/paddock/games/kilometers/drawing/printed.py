"""The printable components of 1000 Kilometers: its deck, and a score sheet."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Game
from paddock.drawing import cards
from paddock.drawing.printing import SHEET, SHEETS, Piece, forms
from paddock.drawing.svg import at, group
from paddock.games.kilometers.drawing.faces import face
from paddock.games.kilometers.drawing.words import in_language
from paddock.games.kilometers.rules.cards import NAMES, deck_of
from paddock.games.kilometers.rules.scoring import (
    ALL_TRUMPS_POINTS,
    CROWN_POINTS,
    EXTENSION_POINTS,
    LIGHTNING_POINTS,
    NO_200_POINTS,
    SHUT_OUT_POINTS,
    TRUMP_POINTS,
    WIN_POINTS,
)
from paddock.i18n import say
from paddock.i18n.telling import player_name

# K33 to K42: what is scored, and by how much
SCORED: Final = {
    "kilometres": 0,
    "trumps": TRUMP_POINTS,
    "all-trumps": ALL_TRUMPS_POINTS,
    "lightning": LIGHTNING_POINTS,
    "target": WIN_POINTS,
    "crown": CROWN_POINTS,
    "no-200": NO_200_POINTS,
    "extension": EXTENSION_POINTS,
    "extension-failed": EXTENSION_POINTS,
    "shut-out": SHUT_OUT_POINTS,
}
SIDES: Final = 3  # of a match, at most
RALLIES: Final = 2  # on one sheet


def components(game: Game, language: str, whole: bool) -> list[Piece]:
    """K3: with two or three players one card of each attack stays in the box."""
    words = in_language(language)
    solo = not whole and game.players < 4
    deck = [
        Piece(name, words(name), face(name, words(name)), cards.back("light"), count)
        for name, count in zip(NAMES, deck_of(game.edition, solo), strict=True)
        if count
    ]
    return [*deck, score_sheet(language)]


def score_sheet(language: str) -> Piece:
    """The score of two rallies, a column for each side."""
    widths = (76.0, 18.0, *[26.0] * SIDES)
    drawn = ""
    for rally in range(RALLIES):
        head = ["", "", *(player_name(language, [], side) for side in range(SIDES))]
        head[0] = say(language, "kilometers-score-part", race=rally + 1)
        rows = [head]
        for reason, points in SCORED.items():
            label = say(language, f"kilometers-reason-{reason}")
            rows.append([label, f"{points}" if points else "", *[""] * SIDES])
        rows.append([say(language, "score-part-total"), "", *[""] * SIDES])
        drawn += group(forms.table(rows, widths, 9.0), at(6, 2 + rally * 115))
    name = say(language, "print-score-sheet")
    title = f"{say(language, 'kilometers')} – {name}"
    return Piece("score-sheet", name, forms.sheet(title, *SHEET, drawn), kind=SHEETS, size=SHEET)
