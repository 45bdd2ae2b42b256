"""What all parts of the page of Rally use: one view, its texts, its moves as buttons."""

from __future__ import annotations

from typing import Any, cast

from babel.numbers import format_decimal
from markupsafe import Markup

from paddock.core.moves import Move
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import at, group
from paddock.drawing.svg import drawing as picture
from paddock.drawing.theme import palette
from paddock.games.rally import drawing
from paddock.games.rally.drawing.pieces import spanner
from paddock.games.rally.rules.view import RallyView
from paddock.i18n import chain
from paddock.i18n.telling import player_name, text
from paddock.web.scene import Scene


class Page:
    """One viewer's page; its parts (course, cars, dashboard) are made from it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = cast(RallyView, scene.view)
        self.words = drawing.in_language(scene.language)
        self.house = scene.game.edition.name == "house"  # its sections are in the sprite already

    def say(self, key: str, /, **args: str | int) -> str:
        kind, _, name = key.partition("-")
        return text(self.scene.language, "rally", kind, name, **args)

    def name(self, seat: int) -> str:
        return player_name(self.scene.language, self.scene.names, seat)

    def moves(self, *kinds: str) -> list[Move]:
        """Every move of these kinds, legal or not."""
        return [move for move in self.scene.game.moves if move.kind in kinds]

    def legal(self, kind: str) -> list[Move]:
        """The moves of this kind that the viewer may make now."""
        return [move for move in self.scene.legal if move.kind == kind]

    def button(self, move: Move) -> dict[str, Any]:
        """A move with its label, or with the reason why it is refused."""
        refusal = self.scene.reasons.get(move.text)
        return {
            "move": move.text,
            "legal": move in self.scene.legal,
            "label": self.scene.label(move),
            "why": self.scene.why(refusal) if refusal is not None else "",
            "rule": refusal.rule if refusal is not None else "",
        }

    def mark(self, seat: int) -> Markup:
        """A player's colour and shape with the start number of this stage."""
        number = drawing.door_numbers(self.view)[seat]
        disc = roundel(player_of(seat), 10, number=number)
        return Markup(picture(28, 28, group(disc, at(14, 14))))

    def car(self, seat: int) -> Markup:
        """A player's car."""
        body = drawing.car(seat, drawing.door_numbers(self.view)[seat])
        return Markup(picture(42, 26, group(body, at(21, 24))))

    def spanner(self, seat: int) -> Markup:
        """A player's mechanic, as drawn beside the road."""
        return Markup(picture(24, 24, group(spanner(palette("light"), seat), at(12, 12))))

    def decimal(self, number: float) -> str:
        """A number with one decimal."""
        language = chain(self.scene.language)[0]
        return str(format_decimal(number, "0.0", locale=language))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
