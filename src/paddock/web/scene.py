"""What a game's controls are made from: one viewer's knowledge of a table, and words."""

from __future__ import annotations

from dataclasses import dataclass, field

from paddock.core.errors import Refusal
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.view import View
from paddock.i18n import say_if_known
from paddock.i18n.telling import card_name, explain, label
from paddock.tables import TimedEvent


@dataclass
class Scene:
    """Everything that a page may show to one viewer. There is no position in it."""

    language: str
    game: Game
    view: View
    names: list[str]  # by seat
    legal: list[Move]  # empty unless this viewer is asked
    reasons: dict[str, Refusal]  # why the other moves of this seat are refused, by text
    pausing: bool = False  # all look at what was just turned up, and nobody is asked
    done: bool = False  # this viewer has seen enough of it
    news: list[TimedEvent] = field(default_factory=list)  # what this viewer has heard of lately

    @property
    def seat(self) -> int:
        return self.view.seat

    def label(self, move: Move) -> str:
        return label(self.language, self.game, move, self.names, self.seat)

    def card(self, code: str) -> str:
        return card_name(self.language, self.game.name, code)

    def why(self, refusal: Refusal) -> str:
        """Why not, and what would help, where the game has a word on that."""
        cure = say_if_known(self.language, f"{self.game.name}-cure-{refusal.code}")
        return f"{explain(self.language, self.game, refusal)} {cure}".strip()
