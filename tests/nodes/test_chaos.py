"""A few random faults; `python -m tests.nodes.chaos --faults 200` causes many."""

from __future__ import annotations

import asyncio
import sys

import pytest
from tests.nodes.chaos import Chaos
from tests.store import postgres
from tests.tiers import size

FAULTS = size("FAULTS", 4, 12)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_no_confirmed_move_is_lost_in_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL for this platform")
    chaos = Chaos(FAULTS, seed=7, nodes=3, tables=4, think=0.05)
    report = asyncio.run(chaos.run())
    with capsys.disabled():
        print(f"\n{report}")
    assert sum(report["faults"].values()) == FAULTS
    assert report["moves_confirmed"] > 15 * FAULTS
    assert report["plies"] > report["moves_confirmed"]
