"""A house with many live matches opens at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.load.measure import restart


def test_a_house_with_many_matches_opens_quickly(tmp_path: Path) -> None:
    figures = asyncio.run(restart(str(tmp_path), 200, 10))
    assert figures["live_matches"] == 200
    assert figures["open_seconds"] < 3
