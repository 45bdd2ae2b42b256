"""Names and marks of the people at a table."""

from __future__ import annotations

from paddock.drawing import player_of
from paddock.drawing.marks import roundel
from paddock.drawing.svg import at, drawing, group
from paddock.i18n import say
from paddock.tables import Table
from paddock.tables.entities import BOT, Chair
from paddock.tables.player import isolated


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


def seat_mark(table: Table, seat: int) -> str:
    """A seat's start number in the colour and shape of its side."""
    player = player_of(int(table.game.side_of[seat]), table.game.name)
    return drawing(32, 32, group(roundel(player, 11, number=str(seat + 1)), at(16, 16)))
