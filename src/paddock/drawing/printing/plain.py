"""The components of any game: a card for each card of its moves, and a sheet with its edition.

The number of copies of a card is the number that the edition has under its name, or one.
"""

from __future__ import annotations

from typing import Final, cast

from paddock.core.game import Game
from paddock.drawing import cards, player_of
from paddock.drawing.marks import roundel
from paddock.drawing.plain_cards import card_codes, named_face
from paddock.drawing.printing import forms
from paddock.drawing.printing.pieces import SHEET, SHEETS, Piece, counter
from paddock.drawing.svg import at, group
from paddock.games import package_of
from paddock.i18n import say
from paddock.i18n.facts import Wording
from paddock.i18n.telling import card_name, player_name, text
from paddock.i18n.telling import title as title_of

ROW: Final = 9.0
MOST_ROWS: Final = 24  # of one sheet


def plain_components(game: Game, language: str, whole: bool) -> list[Piece]:
    """Every card that a move names, and what the edition says."""
    counts = counted(game.edition.tables)
    found = []
    for code in card_codes(game):
        name = card_name(language, game.name, code)
        front = named_face(game.name, language, code)
        found.append(Piece(code, name, front, cards.back("light"), counts.get(code, 1)))
    found = [piece for piece in found if piece.copies]
    return [*found, *players(game, language, whole), *facts(game, language)]


def counted(tables: dict[str, object]) -> dict[str, int]:
    """Every whole number of an edition by its key; the first of equals."""
    found: dict[str, int] = {}
    for key, value in tables.items():
        if isinstance(value, dict):
            found = {**counted(cast("dict[str, object]", value)), **found}
        elif isinstance(value, int) and not isinstance(value, bool):
            found.setdefault(key, value)
    return found


def facts(game: Game, language: str) -> list[Piece]:
    """The edition as sheets of two columns."""
    words = Wording(language, game.name, [])
    tables = {key: value for key, value in game.edition.tables.items() if key != "name"}
    rows = [(words.label(key), words.value(key, value)) for key, value in tables.items()]
    label = say(language, "print-edition")
    head = (label, text(language, game.name, "edition", game.edition.name))
    several = len(rows) > MOST_ROWS
    found = []
    for first in range(0, len(rows), MOST_ROWS):
        part = [head, *rows[first : first + MOST_ROWS]]
        drawn = forms.table(part, (62.0, SHEET[0] - 74), ROW)
        size = (SHEET[0], forms.HEAD + len(part) * ROW + 8)
        sheet = forms.sheet(title_of(language, game.name), *size, group(drawn, at(6, 2)))
        more = f"-{first // MOST_ROWS + 1}" if several else ""
        found.append(Piece(f"edition{more}", f"{label}{more}", sheet, kind=SHEETS, size=size))
    return found


def players(game: Game, language: str, whole: bool) -> list[Piece]:
    """A round counter for each player, for boards that anybody draws."""
    most = max(package_of(game.name).title.players) if whole else game.players
    return [
        counter(
            f"player-{seat + 1}",
            player_name(language, [], seat),
            roundel(player_of(seat, game.name), 10),
        )
        for seat in range(most)
    ]
