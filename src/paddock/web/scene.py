"""A scene: what one viewer knows of a table, and texts in their language; the input of a game's
controls.
"""

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
    """Everything that a page may show to one viewer. It contains no position."""

    language: str
    game: Game
    view: View
    names: list[str]  # by seat
    legal: list[Move]  # empty unless this viewer is asked
    reasons: dict[str, Refusal]  # why other moves of this seat are refused, by the move's text
    pausing: bool = False  # a pause is on, and nobody is asked
    done: bool = False  # this viewer has ended the pause
    news: list[TimedEvent] = field(default_factory=list)  # this viewer's recent events
    own_views: list[View] = field(default_factory=list)  # each seat's, in a replay with open hands

    @property
    def seat(self) -> int:
        """The viewer's seat, or NOBODY."""
        return self.view.seat

    def label(self, move: Move) -> str:
        """A move as text on a button."""
        return label(self.language, self.game, move, self.names, self.seat)

    def card(self, code: str) -> str:
        """The name of a card."""
        return card_name(self.language, self.game.name, code)

    def why(self, refusal: Refusal) -> str:
        """Why a move is refused, and what would help, if the game says so."""
        cure = say_if_known(self.language, f"{self.game.name}-cure-{refusal.code}")
        return f"{explain(self.language, self.game, refusal)} {cure}".strip()
