"""Names and marks of the people at a table."""

from __future__ import annotations

from paddock.core.view import View
from paddock.drawing import player_of
from paddock.i18n import say
from paddock.tables import Table
from paddock.tables.entities import BOT, Chair
from paddock.tables.player import isolated
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def chair_name(chair: Chair, language: str) -> str:
    """The shown name of a chair."""
    if chair.human:
        return isolated(chair.name)
    if chair.kind == BOT:
        return chair.bot_name
    return say(language, "web-chair-free")


def shown_names(table: Table, language: str) -> list[str]:
    """The shown names, by seat."""
    return [chair_name(chair, language) for chair in table.record.chairs]


def seat_mark(table: Table, seat: int, scene: Scene | None = None) -> str:
    """The picture by which a seat is known at this table. Before the start there is no scene."""
    own = controls_of(table.game.name)
    return own.mark(table.game, seat, scene.view if scene is not None else None)


def chart_sides(table: Table, view: View) -> list[tuple[str, str]]:
    """The sides in a chart: the colour of each line, and the mark of the side at its end."""
    game, own = table.game, controls_of(table.game.name)
    side_of = [int(side) for side in game.side_of]
    return [
        (player_of(side, game.name).edge, own.sign(game, side_of.index(side), view, 9))
        for side in range(game.sides)
    ]
