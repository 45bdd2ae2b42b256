"""`kill -9` under load: no acknowledged move is lost, and every match can go on.

Three kills, or 200 in the long run; PADDOCK_KILLS=50 sets another number.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.load.crowd import SHORT_PAUSE, finish
from tests.tiers import size

from paddock.store import Ply, Store
from paddock.tables import House
from paddock.tables.plan import PACES

KILLS = size("KILLS", 3, 200)
TABLES = 24
MOVES = (20, 400)  # acknowledged moves before a kill
ROOT = Path(__file__).parent.parent.parent


def play_and_kill(where: Path, moves: int) -> list[str]:
    """Run simulated players until `moves` moves are acknowledged, then kill them. Returns the
    acknowledged moves."""
    crowd = subprocess.Popen(
        [sys.executable, "-m", "tests.load.crowd", where, str(TABLES)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert crowd.stdout is not None
    lines = [crowd.stdout.readline() for _ in range(moves)]
    crowd.kill()
    lines += crowd.stdout.read().splitlines(keepends=True)
    crowd.wait()
    assert crowd.returncode == -9, "the crowd ended by itself"
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]  # the last line is cut off


async def check(where: Path, acknowledged: dict[tuple[str, int], str]) -> int:
    """Check that every acknowledged move is stored, without gaps."""
    store = Store.open(where)
    plies: dict[str, list[Ply]] = {}
    for table, ply in acknowledged:
        if table not in plies:
            stored = await store.load(table)
            assert stored is not None
            plies[table] = stored.plies
            assert [one.ply for one in stored.plies] == list(range(len(stored.plies)))
        found = plies[table][ply]
        assert f"{found.seat} {found.text}" == acknowledged[table, ply]
    store.close()
    return sum(len(found) for found in plies.values())


async def play_on(where: Path) -> int:
    store = Store.open(where)
    house = await House.open(store, workers=1)
    try:
        async with asyncio.timeout(300):
            played = await finish(house, random.Random(1))
        assert await store.unfinished() == []
        return played
    finally:
        await house.close()
        store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_no_acknowledged_move_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "fast", SHORT_PAUSE)
    rng = random.Random(7)
    acknowledged: dict[tuple[str, int], str] = {}
    started = time.monotonic()
    for _ in range(KILLS):
        for line in play_and_kill(tmp_path, rng.randint(*MOVES)):
            table, ply, rest = line.split(" ", 2)
            assert acknowledged.setdefault((table, int(ply)), rest) == rest
    stored = asyncio.run(check(tmp_path, acknowledged))
    played = asyncio.run(play_on(tmp_path))
    with capsys.disabled():
        print(
            f"\n{KILLS} kills in {time.monotonic() - started:.0f} s: {len(acknowledged)} moves "
            f"acknowledged, all there among {stored} plies; {played} matches played to the end"
        )
    assert len(acknowledged) >= MOVES[0] * KILLS
    assert played >= TABLES // 2
