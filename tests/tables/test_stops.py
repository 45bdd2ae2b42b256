"""Between two parts of a match the table waits for its people, and for nobody else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import (
    LocalServer,
    local_server,
    play_until,
    players_of,
    restart_facts,
    state_of,
)

from paddock.tables import Player, Table
from paddock.tables.errors import StaleMove
from paddock.tables.presence import Watcher
from paddock.tables.stops import GO_ON, GRACE, PATIENCE

# The first part is short, and another one follows.
SERIES: dict[str, Any] = {"options": {"length": "championship"}, "reaction_seconds": 0}


async def at_a_stop(server: LocalServer, *people: Player, stops: str = "wait") -> Table:
    table = await server.start_table(*people, stops=stops, **SERIES)
    rng = random.Random(5)
    found = await play_until(
        table, rng, lambda state: table.record.stop_open() or state.rally > 1, most=2000
    )
    assert found
    return table


async def here(table: Table, person: Player) -> Watcher:
    return await table.presence.watch(person.id).__aenter__()


async def go_on(table: Table, person: Player) -> None:
    seat = table.record.seat_of(person.id)
    await table.submit(person.id, GO_ON, table.record.question_id(seat))


async def test_the_table_waits_until_everybody_has_gone_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await at_a_stop(server, ann, bob)
        await here(table, ann)
        await here(table, bob)
        assert table.stops.open
        before = state_of(table).text()
        (seat,) = state_of(table).waiting
        legal = state_of(table).legal(seat)[0].text
        stop = table.record.question_id(seat)
        with pytest.raises(StaleMove):
            await table.submit(players_of(table)[seat], legal, stop)
        await go_on(table, ann)
        assert table.stops.open
        assert table.stops.waits_for() == [table.record.seat_of(bob.id)]
        assert not table.stops.may_go_on(table.record.seat_of(ann.id))
        await go_on(table, bob)
        assert not table.stops.open
        assert state_of(table).text() == before  # going on is not a move
        number = table.record.question_id(seat)
        assert number != stop  # a page can distinguish the two questions
        await table.submit(players_of(table)[seat], legal, number)


async def test_a_clock_runs_once_somebody_has_gone_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await at_a_stop(server, ann, bob)
        await here(table, ann)
        await here(table, bob)
        await server.advance(10 * PATIENCE)
        assert table.stops.open  # without time limit nobody has to hurry
        await go_on(table, ann)
        await server.advance(PATIENCE - 1)
        assert table.stops.open
        await server.advance(2)
        assert not table.stops.open


async def test_a_stop_does_not_wait_for_absent_players(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await at_a_stop(server, ann, bob)
        await here(table, ann)
        page = await here(table, bob)
        await go_on(table, ann)
        assert table.stops.open
        await page.__aexit__(None, None, None)
        await server.settle()
        assert table.stops.open  # perhaps the page is only being reloaded
        await server.advance(GRACE)
        assert not table.stops.open


async def test_bots_do_not_wait_and_do_not_play_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await server.start_table(ann, stops="wait", **SERIES)
        await here(table, ann)
        rng = random.Random(5)
        for _ in range(2000):
            if table.stops.open:
                break
            if not await play_until(table, rng, lambda state: table.stops.open, most=2000):
                await server.advance(2)
        assert table.stops.open
        entries = table.record.entries
        await server.advance(600)
        assert table.record.entries == entries
        await go_on(table, ann)
        assert not table.stops.open
        await server.advance(600)


async def test_a_stop_survives_a_restart_and_costs_no_thinking_time(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await at_a_stop(server, ann, bob)
        await here(table, ann)
        await here(table, bob)
        await go_on(table, ann)
        kept, id, now = restart_facts(table), table.id, server.clock.time
    async with local_server(tmp_path) as server:
        server.clock.time = now
        table = await server.house.table(id)
        assert restart_facts(table) == kept
        assert table.stops.open
        await here(table, bob)
        used = [chair.used for chair in table.record.chairs]
        server.clock.time += 20
        await go_on(table, bob)
        assert not table.stops.open
        (seat,) = state_of(table).waiting
        server.clock.time += 3
        number = table.record.question_id(seat)
        move = state_of(table).legal(seat)[0].text
        await table.submit(players_of(table)[seat], move, number)
        assert table.record.chairs[seat].used - used[seat] == pytest.approx(3)
        kept, now = restart_facts(table), server.clock.time
    async with local_server(tmp_path) as server:
        server.clock.time = now
        assert restart_facts(await server.house.table(id)) == kept


async def test_a_table_may_skip_the_stops(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await at_a_stop(server, ann, bob, stops="on")
        assert not table.stops.open
        assert state_of(table).rally == 2
