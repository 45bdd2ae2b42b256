"""What the screens of all games share: who looks at how much room, and the words."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Game
from paddock.i18n import say
from paddock.i18n.telling import card_name


class GameScreen:
    """Draws a view for its seat; with `plain` as lines of text. A game adds what `Screen` names."""

    quiet_events: tuple[str, ...] = ()

    def __init__(
        self, language: str, game: Game, names: Sequence[str], width: int, plain: bool
    ) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.width = width
        self.plain = plain

    def say(self, key: str, /, **args: str | int) -> str:
        """A sentence of the game."""
        return say(self.language, f"{self.game.name}-{key}", **args)

    def card(self, card: str) -> str:
        """The name of a card."""
        return card_name(self.language, self.game.name, card)
