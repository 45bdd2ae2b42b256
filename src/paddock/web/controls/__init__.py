"""The controls of each game: its board, its hand and its buttons as HTML. One row a game."""

from __future__ import annotations

from typing import Any, Protocol

from paddock import drawing
from paddock.core.game import Game
from paddock.web.controls import crazy_race, crazy_rally, grand_prix, kilometers, rally
from paddock.web.scene import Scene


class Controls(Protocol):
    """A module for one game, with a template `games/<name>.html` of three macros."""

    def facts(self, scene: Scene) -> dict[str, Any]:
        """What the macros `board`, `controls` and `hand` show."""

    def wanted(self, scene: Scene) -> list[str]:
        """The moves whose refusal is worth explaining before they are tried."""

    def sprite(self, language: str) -> str:
        """Pictures that stand in the page once and are pointed at by every view."""


CONTROLS: dict[str, Controls] = {
    "kilometers": kilometers,
    "crazy_rally": crazy_rally,
    "crazy_race": crazy_race,
    "grand_prix": grand_prix,
    "rally": rally,
}


def sprite_of(game: Game, language: str) -> str:
    """The pictures of a game, and those of this very board if its controls have a `scenery`."""
    own = CONTROLS[game.name]
    scenery = getattr(own, "scenery", None)
    return own.sprite(language) + (str(scenery(game)) if scenery else "")


def poster(game: str) -> str:
    """A picture for the home page, as SVG."""
    return drawing.poster(game) if game in drawing.BOARDS else ""
