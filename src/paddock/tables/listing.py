"""Fills the lobby from the store: at the start, and after messages of other servers were missed."""

from __future__ import annotations

import logging

from paddock.core.errors import PaddockError
from paddock.store import Store, Stored
from paddock.tables.lobby import MOST_FINISHED, Lobby
from paddock.tables.record import Record

LOG = logging.getLogger(__name__)
REMEMBERED = 30 * 86400.0  # older unfinished tables are not listed; their address still works
LOOKED_BACK = 14 * 86400.0  # the same for finished tables


async def list_all(store: Store, lobby: Lobby, now: float) -> None:
    """List every table that the lobby shows or remembers."""
    async for part in store.unfinished_parts(now - REMEMBERED):
        for stored in part:
            list_table(lobby, stored)
    async for part in store.finished_parts(now - LOOKED_BACK, MOST_FINISHED):
        for stored in part:
            list_table(lobby, stored)


def list_table(lobby: Lobby, stored: Stored) -> None:
    """List one table. If it cannot be read, the error is logged and the others are still listed."""
    try:
        record = Record(stored.row)
        for note in stored.notes:
            record.fold_note(note)
        lobby.relist(record)
    except PaddockError as error:
        LOG.warning("table %s is left as it is: %s", stored.row.id, error)
    except Exception:
        LOG.exception("table %s cannot be read", stored.row.id)
