"""Applying a played turn gives the same table as rebuilding it from the store."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import (
    LocalServer,
    local_server,
    players_of,
    random_move,
    restart_facts,
    state_of,
)

import paddock
from paddock.core.errors import NoTakeBack
from paddock.core.game import Game
from paddock.core.log import BACK
from paddock.core.state import State
from paddock.shelf import titles
from paddock.tables import Table
from paddock.tables.record import Record, rebuild
from paddock.tables.turn import Turn

GAMES = [title.name for title in titles()]


def everything(record: Record) -> dict[str, Any]:
    """All fields of a record, including private ones; objects as text."""
    facts = dict(vars(record))
    match = facts.pop("match")
    del facts["_mixed_luck"]  # created when first used
    facts["history"] = [(one.ply, one.at, repr(one.event)) for one in record.history]
    facts["question_ids"] = [record.question_id(chair.seat) for chair in record.chairs]
    facts["question_times"] = [record.question_time(chair.seat) for chair in record.chairs]
    facts["text"] = match.state.text()
    facts["views"] = [match.state.view(seat).to_dict() for seat in range(record.game.players)]
    facts["learnt"] = int(match.state.learnt)
    facts["entries"] = [entry.write() for entry in match.log.entries]
    facts["plies"] = [entry.write() for entry in match.plies]
    facts["names in the log"] = match.log.names
    facts["listens"] = match.state.news is record.news
    return facts


async def compare(table: Table) -> None:
    stored = await table.journal.store.load(table.id)
    assert stored is not None
    assert everything(table.record) == everything(rebuild(stored))


async def take_back_sometimes(table: Table, rng: random.Random) -> None:
    for seat, player in players_of(table).items():
        if rng.random() < 0.3:
            try:
                await table.take_back(player, table.record.question_id(seat))
            except NoTakeBack:
                pass


async def play_match(server: LocalServer, game: str, rng: random.Random) -> Table:
    """A match of people and a bot with take-backs. It is compared every few moves and at the
    end."""
    people = [await server.guest(f"P{n}") for n in range(2)]
    table = await server.start_table(people[0], people[1], game=game, players=3, absent="wait")
    moves = 0
    while not table.over:
        moves += 1
        assert moves < 5000
        if not await random_move(table, rng):
            await server.advance(rng.choice([0.3, 1.0, 5.0]))
        await server.advance(rng.choice([0.0, 0.4, 2.5]))
        await take_back_sometimes(table, rng)
        if moves % 25 == 1:
            await server.settle()
            await compare(table)
    await compare(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_played_table_equals_the_rebuilt_one(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table = await play_match(server, game, random.Random(game))
            if game != "kilometers":  # in kilometers nearly every move is followed by luck
                assert BACK in [entry.text for entry in table.record.playing.log.entries]
            before = restart_facts(table)
            await server.house.evict_idle(float("inf"))
            assert restart_facts(await server.house.table(table.id)) == before

    asyncio.run(play())


def test_a_move_is_read_checked_and_played_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    # the methods of compiled classes cannot be counted, so run this test in the interpreted build
    if paddock.compiled:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        environment = {**os.environ, "PADDOCK_PURE": "1"}
        done = subprocess.run(
            [*command, f"{__file__}::{request.node.name}"],
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            counts = {"read": 0, "check": 0, "play": 0}
            for owner, name in ((Game, "read"), (State, "check"), (State, "play")):
                real = getattr(owner, name)

                def counted(*args: Any, name: str = name, real: Any = real) -> Any:
                    counts[name] += 1
                    return real(*args)

                monkeypatch.setattr(owner, name, counted)
            before = table.record.luck
            text = state_of(table).legal(0)[0].text
            await table.submit(ann.id, text, table.record.question_id(0))
            draws = table.record.luck - before
            assert counts == {"read": 1, "check": 1, "play": 1 + draws}

    asyncio.run(play())


def test_a_turn_changes_nothing_until_it_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            before = everything(table.record)
            turn = Turn(table.record, state_of(table).clone(), server.clock.time)
            turn.play(0, state_of(table).legal(0)[0])
            turn.play_luck()
            assert [ply.ply for ply in turn.plies] == list(
                range(table.record.entries, table.record.entries + len(turn.plies))
            )
            assert everything(table.record) == before

    asyncio.run(play())
