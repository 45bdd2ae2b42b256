"""A screen that several people share: who sits at it, and whose hand it may show.

Both are notes of the table, so every server knows them: a hand that one server covers is covered on
all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.seats import NOBODY
from paddock.tables.notes.seating import HandShown, ScreenShared
from paddock.tables.table import Table


async def share_screen(table: Table, people: Sequence[str]) -> None:
    """These people share the screen of the first one."""
    async with table.journal.lock:
        seats = [table.record.seat_of(one) for one in people]
        await table.journal.write(ScreenShared([one for one in seats if one != NOBODY]))


async def show_hand(table: Table, player_id: str) -> None:
    """Show this player's hand at the shared screen, and nobody else's."""
    async with table.journal.lock:
        seat = table.record.seat_of(player_id)
        if seat != NOBODY and table.record.screen.shown != player_id:
            await table.journal.write(HandShown(seat), only=player_id)
