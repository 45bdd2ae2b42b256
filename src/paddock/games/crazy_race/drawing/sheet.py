"""Every card of the box on one sheet: driver cards, stage cards and point cards."""

from __future__ import annotations

from paddock.core.game import Game
from paddock.core.seats import LUCK, NOBODY
from paddock.drawing import cards, sheets
from paddock.drawing.svg import at, group
from paddock.drawing.words import Words
from paddock.games.crazy_race.drawing import stages
from paddock.games.crazy_race.drawing.faces import driver, point
from paddock.games.crazy_race.drawing.words import english
from paddock.games.crazy_race.rules.title import TITLE
from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.shelf import load

VALUES = ("1", "2", "3", "4", "6")
POINT = (30.0, 40.0)  # the size of a point card
EDGE = 2.0  # margin around a card that is scaled to fit


def sheet(words: Words = english, *, theme: str = "light", title: str = "") -> str:
    """Every face there is, each once, and the back that all cards share."""
    views = stage_views()
    faces = [driver(value, seat, words("driver"), theme) for seat in range(4) for value in VALUES]
    faces += [stage_face(view, words, theme) for view in views]
    for name in views[0].piles:
        faces += [point_face(value, name, theme) for value in values_of(views[0], name)]
    return sheets.sheet(faces, theme=theme, title=title)


def stage_views(game: Game | None = None) -> list[CrazyRaceView]:
    """A view for each stage card, of the built-in edition unless a game is given."""
    game = game or load(TITLE.name)
    found = []
    for move in game.start().legal(LUCK):
        state = game.start()
        state.play(LUCK, move)
        view = state.view(NOBODY)
        assert isinstance(view, CrazyRaceView)
        view.stage = int(move.card)  # its number in the box instead of the number of the stage
        found.append(view)
    return found


def values_of(view: CrazyRaceView, name: str) -> list[int]:
    """The values of the point cards of a pile, the highest first."""
    return sorted({*view.piles[name], *view.under[name]}, reverse=True)


def stage_face(view: CrazyRaceView, words: Words, theme: str) -> str:
    """A stage card, scaled to the size of a card."""
    scale = (cards.WIDTH - 2 * EDGE) / stages.DRAWN
    middle = at(cards.WIDTH / 2, cards.HEIGHT / 2, scale)
    return group(stages.card(view, words, theme, ""), middle)


def point_face(value: int, name: str, theme: str) -> str:
    """A point card, scaled to the size of a card."""
    scale = (cards.WIDTH - 2 * EDGE) / POINT[0]
    left, top = EDGE, (cards.HEIGHT - POINT[1] * scale) / 2
    return group(point(str(value), name, theme), at(left, top, scale))
