"""The number of lines of play from fixed positions does not change by accident."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.perft.counts import Count, files, read_counts

import paddock
from paddock.shelf import titles

ROOT = Path(__file__).parent.parent.parent
COUNTS = [count for file in files() for count in read_counts(file)]


def name_of(count: Count) -> str:
    return f"{count.name}-{count.table}-{count.depth}-{count.stored}".replace(" ", "-")


@pytest.mark.parametrize("count", COUNTS, ids=name_of)
def test_the_count_is_as_stored(count: Count) -> None:
    assert count.count() == count.stored


def test_every_game_and_seating_is_counted() -> None:
    counted = {(count.name, count.table.split()[0]) for count in COUNTS}
    assert counted == {(title.name, str(n)) for title in titles() for n in title.players}


@pytest.mark.long  # the usual run compares both builds by matches: tests/test_twins.py
@pytest.mark.skipif(not paddock.compiled, reason="the tests above ran interpreted")
def test_the_interpreted_build_counts_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.perft", "count"],
        cwd=ROOT,
        env={**os.environ, "PADDOCK_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    stored = [f"{count.name} {count.table} {count.depth} {count.stored}" for count in COUNTS]
    assert done.stdout.splitlines() == stored
