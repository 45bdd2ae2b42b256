"""The memory that a table without viewers takes."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest
from tests.load import many
from tests.load.measure import InlineBots

from paddock.store import Store
from paddock.tables import House

TABLES = 400
MOST = 3000  # bytes per table; ten thousand of them may have a hundred megabytes


def test_a_table_without_viewers_keeps_only_its_lobby_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddock.store.reading.PART", 20)

    async def growth() -> tuple[int, int]:
        store = Store.open(tmp_path)
        await many.unfinished(store, TABLES)
        warm = await House.open(store, thinker=InlineBots())  # loads what all tables share
        await warm.close()
        del warm
        gc.collect()
        tracemalloc.start()
        house = await House.open(store, thinker=InlineBots())
        gc.collect()
        held, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert len(house.lobby.tables) == TABLES
        assert not house.tables
        await house.close()
        store.close()
        return held, most

    held, most = asyncio.run(growth())
    assert held / TABLES < MOST
    # they are read in parts, so that the notes of all tables are never in memory at once
    assert most / TABLES < 2 * MOST
