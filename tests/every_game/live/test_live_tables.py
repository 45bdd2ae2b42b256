"""Live tables of every game keep their invariants, whatever people do and whenever the server
restarts.

Each match is played by simulated people and bots with a real store (see life.py). The server is
closed and opened again every few steps.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from pathlib import Path

import pytest
from tests.every_game.live import access
from tests.every_game.live.life import STAY, MatchSimulation
from tests.every_game.tables import PLAIN, Table, name_of
from tests.tiers import size

from paddock.core.title import Title
from paddock.invariants.walk import Walk
from paddock.shelf import titles

STEPS = size("STEPS", 150, 100_000)  # of a match; longer matches are left unfinished
LIVES = size("LIVES", 1, 10)  # matches at each table
TABLES = [
    table
    for table in PLAIN
    if not table.is_very_long()
    if table.players in (table.title.players[0], table.title.players[-1])
]


async def live(folder: Path, table: Table, number: int, steps: int) -> Counter[str]:
    """Simulate one match of at most `steps` steps; returns how often each kind of action
    happened."""
    rng = random.Random(f"{table.name} {number}")
    full = table.players == table.title.players[0]
    life = MatchSimulation(
        rng,
        {
            "game": table.title.name,
            "players": table.players,
            "preset": table.preset,
            "edition": table.edition,
            "pace": "fast",
            "reaction_seconds": rng.choice([0, 3, 3]),
            "move_seconds": rng.choice([0, 0, 0, 20]),
            "absent": rng.choice(["bot", "bot", "wait"]),
        },
        people=table.players if full else max(2, table.players // 2),
    )
    clock, thinker = access.ManualClock(), access.Thinker()
    left = steps
    while left > 0:
        async with access.local_server(folder, thinker, clock) as server:
            await life.arrive(server)
            left -= await life.stay(min(left, rng.randint(*STAY)))
            if life.table.over:
                life.done["end"] += 1
                await life.check_the_end()
                break
    assert thinker.told_too_much == []
    if thinker.questions:
        life.done["bot"] += 1
    return life.done


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_live_table_stays_itself(table: Table, tmp_path: Path) -> None:
    for number in range(LIVES):
        done = asyncio.run(live(tmp_path / str(number), table, number, STEPS))
        assert done["move"] > 20
        assert done["restart"] > 0


def questions(title: Title) -> set[str]:
    """The special actions that this game allows, which follow from its kinds of questions."""
    found: set[str] = set()
    for table in TABLES:
        for at in Walk(table, 0) if table.title is title else ():
            if at.state.phase.reaction:
                found |= {"held", "answered for"}
            elif at.state.phase.sealed and len(at.waiting) > 1:
                found |= {"sealed", "together", "kept secret", "taken back"}
    return found


@pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.name))
def test_lives_meet_all_there_is_to_meet(title: Title, tmp_path: Path) -> None:
    """Every kind of action must happen; otherwise the test above could pass without testing it."""
    unmet = {"move", "bot", "absent", "restart", "put away", "repeat", "trespass", "not taken back"}
    unmet |= questions(title)
    tables = [table for table in TABLES if table.title is title]
    for number, table in itertools.product(range(10), tables):
        if not unmet:
            break
        unmet -= set(asyncio.run(live(tmp_path / f"{table.name}-{number}", table, number, 100)))
    assert unmet == set()
