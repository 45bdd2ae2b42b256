"""What every part of the page of Rally is made with: one view, its words, its buttons."""

from __future__ import annotations

from typing import Any, cast

from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import at, group
from paddock.drawing.svg import drawing as picture
from paddock.games.rally import drawing
from paddock.games.rally.rules.view import RallyView
from paddock.i18n.telling import player_name, text
from paddock.web.scene import Scene


class Page:
    """One viewer's view of the table."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = cast(RallyView, scene.view)
        self.words = drawing.in_language(scene.language)
        self.legal = {move.text: move for move in scene.legal}
        self.house = scene.game.edition.name == "house"  # whose sheets are in the page already

    def say(self, key: str, /, **args: str | int) -> str:
        kind, _, name = key.partition("-")
        return text(self.scene.language, "rally", kind, name, **args)

    def name(self, seat: int) -> str:
        return player_name(self.scene.language, self.scene.names, seat)

    def button(self, move: str) -> dict[str, Any]:
        """A move with its label, or with the reason why it is refused."""
        refusal = self.scene.reasons.get(move)
        return {
            "move": move,
            "legal": move in self.legal,
            "label": self.scene.label(self.scene.game.read(move)),
            "why": self.scene.why(refusal) if refusal is not None else "",
            "rule": refusal.rule if refusal is not None else "",
        }


def mark(seat: int) -> str:
    return picture(28, 28, group(roundel(player_of(seat), 10), at(14, 14)))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
