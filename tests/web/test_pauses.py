"""Pauses of the garbage collector are short."""

from __future__ import annotations

import gc
from pathlib import Path

from tests.web.test_door import house


async def test_frequent_collections_are_short(tmp_path: Path) -> None:
    async with house(tmp_path):
        pass  # starting it and closing it waits for the warm-up, which sets the thresholds
    assert gc.get_threshold()[0] <= 5_000
