"""The name that a visitor types, in the settings or before sitting down with a friend."""

from __future__ import annotations

from collections.abc import Mapping

from paddock.core.errors import PaddockError
from paddock.tables import House
from paddock.tables.player import clean_name
from paddock.web.visitor import Visitor


def read_name(visitor: Visitor, form: Mapping[str, str]) -> bool:
    """Whether a form gives the visitor another name; the caller saves it."""
    name = clean_name(form.get("name", ""))
    if not name or name == visitor.player.name:
        return False
    visitor.player.name = name
    visitor.known = False  # the name is part of the cookie
    return True


async def rename_at_tables(house: House, visitor: Visitor) -> PaddockError | None:
    """Change the name at the visitor's tables; the last refusal, if any."""
    refused: PaddockError | None = None
    player = visitor.player
    for row in house.lobby.tables_of(player.id):
        try:
            table = await house.table(row.id)
            await table.seats.rename(player.id, player.name)
        except PaddockError as error:  # the other tables can still be changed
            refused = error
    return refused
