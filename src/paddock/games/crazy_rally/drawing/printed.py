"""The printable components of Crazy Rally: tuning, event and track cards, and log sheets."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Game
from paddock.drawing import cards
from paddock.drawing.printing import SHEETS, Piece, forms
from paddock.drawing.svg import at, group
from paddock.games.crazy_rally.drawing.faces import event, track_face, tuning_face
from paddock.games.crazy_rally.drawing.words import in_language
from paddock.games.crazy_rally.rules.cards import EVENT, TRACK, read_box
from paddock.games.crazy_rally.rules.title import TITLE
from paddock.i18n import say
from paddock.i18n.telling import card_name

LOG: Final = (92.0, 132.0)  # mm: four on a page
ROW: Final = 7.0
KEPT: Final = ("speed", "distance", "handling", "body")  # CR11 to CR24, card by card


def components(game: Game, language: str, whole: bool) -> list[Piece]:
    box, words, back = read_box(game.edition), in_language(language), cards.back("light")
    found = [
        Piece(
            one.name,
            card_name(language, game.name, one.name),
            tuning_face(one, "light"),
            back,
            one.copies,
        )
        for one in box.tuning
    ]
    found.append(Piece(EVENT, words(EVENT), event(words(EVENT), "light"), back, box.events))
    for card in box.track:
        found.append(Piece(card.name, words(card.name), track_face(card, words, "light"), back))
    logs = max(TITLE.players) if whole else game.players
    return [*found, driver_log(language)._replace(copies=logs)]


def driver_log(language: str) -> Piece:
    """A log sheet: a line for each track card, with the values that a driver has to note."""
    head = ["", *(say(language, f"crazy_rally-table-{one}") for one in KEPT)]
    rows = [head, *([str(number + 1), *[""] * len(KEPT)] for number in range(TRACK))]
    drawn = forms.table(rows, (8.0, *[18.5] * len(KEPT)), ROW, size=4.2)
    name = say(language, "crazy_rally-print-log")
    sheet = forms.sheet(name, *LOG, group(drawn, at(5, 2)))
    return Piece("driver-log", name, sheet, kind=SHEETS, size=LOG)
