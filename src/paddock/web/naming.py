"""The name that a visitor types: in the settings, and before they sit down with a friend."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.errors import PaddockError
from paddock.tables import House
from paddock.tables.player import clean_name
from paddock.web.visitor import Visitor


def read_name(visitor: Visitor, form: Mapping[str, str]) -> bool:
    """Whether a form gives the visitor another name; it still has to be saved."""
    name = clean_name(form.get("name", ""))
    if not name or name == visitor.player.name:
        return False
    visitor.player.name = name
    visitor.known = False  # the name stands in the cookie too
    return True


async def rename_at_tables(house: House, visitor: Visitor) -> PaddockError | None:
    """Tell the tables at which the visitor sits; the last refusal of one of them."""
    refused: PaddockError | None = None
    player = visitor.player
    for row in house.lobby.tables_of(player.id):
        try:
            table = await house.table(row.id)
            await table.seats.rename(player.id, player.name)
        except PaddockError as error:  # the other tables can still be told
            refused = error
    return refused
