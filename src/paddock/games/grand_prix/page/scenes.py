"""Reads a scene as one of this game: its view and game with their types, and refused moves."""

from __future__ import annotations

from paddock.core.errors import Refusal
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.games.grand_prix.rules.refusals import WHITE_STRANDED
from paddock.games.grand_prix.rules.title import GrandPrixGame
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.web.scene import Scene


def view_of(scene: Scene) -> GrandPrixView:
    assert isinstance(scene.view, GrandPrixView)
    return scene.view


def game_of(game: Game) -> GrandPrixGame:
    assert isinstance(game, GrandPrixGame)
    return game


def refused(scene: Scene) -> list[tuple[Move, Refusal]]:
    """The illegal moves that the page shows, each with the reason."""
    return [(scene.game.read(text), refusal) for text, refusal in scene.reasons.items()]


def stranded(scene: Scene) -> list[tuple[str, Refusal]]:
    """The spaces that a white line below forbids (GP15), each with the reason."""
    return [
        (str(move.parts["space"]), refusal)
        for move, refusal in refused(scene)
        if refusal is WHITE_STRANDED
    ]
