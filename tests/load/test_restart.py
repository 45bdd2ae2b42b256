"""A house with many live matches opens at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.load.measure import restart


def test_a_house_with_many_matches_opens_without_replaying_them(tmp_path: Path) -> None:
    shares = []
    for n in range(3):
        figures = asyncio.run(restart(str(tmp_path / str(n)), 200, 10))
        assert figures["live_matches"] == 200
        assert figures["rebuilt_at_once"] == 0  # each comes back when somebody asks for it
        shares.append(figures["open_share_of_work"])
    # CPU time of opening and of rebuilding all, in one run. The first opening also imports modules.
    assert min(shares) < 0.5
