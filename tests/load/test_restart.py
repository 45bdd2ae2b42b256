"""A server with many running matches starts quickly."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.load.measure import measure_restart


def test_a_server_with_many_matches_starts_without_replaying_them(tmp_path: Path) -> None:
    shares = []
    for n in range(3):
        figures = asyncio.run(measure_restart(str(tmp_path / str(n)), 200, 10))
        assert figures["live_matches"] == 200
        assert figures["rebuilt_at_once"] == 0  # each table is loaded when somebody asks for it
        shares.append(figures["open_share_of_work"])
    # Compare the CPU time of starting and of loading all tables, in one run. The first start also
    # imports modules.
    assert min(shares) < 0.5
