"""Between two parts of a match the table waits for its people, and for nobody else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import Evening, evening, play_until, players_of, state_of, whole

from paddock.tables import Player, Table
from paddock.tables.errors import StaleMove
from paddock.tables.presence import Watcher
from paddock.tables.stops import GO_ON, GRACE, PATIENCE

# One part is short, and another one follows.
SERIES: dict[str, Any] = {"options": {"length": "championship"}, "reaction_seconds": 0}


async def at_a_stop(night: Evening, *people: Player, stops: str = "wait") -> Table:
    table = await night.begun(*people, stops=stops, **SERIES)
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
    async with evening(tmp_path) as night:
        ann, bob = await night.guest("Ann"), await night.guest("Bob")
        table = await at_a_stop(night, ann, bob)
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
        assert state_of(table).text() == before  # going on is no move
        number = table.record.question_id(seat)
        assert number != stop  # a page can tell the two questions apart
        await table.submit(players_of(table)[seat], legal, number)


async def test_a_clock_runs_once_somebody_has_gone_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        ann, bob = await night.guest("Ann"), await night.guest("Bob")
        table = await at_a_stop(night, ann, bob)
        await here(table, ann)
        await here(table, bob)
        await night.after(10 * PATIENCE)
        assert table.stops.open  # nobody waits for anybody
        await go_on(table, ann)
        await night.after(PATIENCE - 1)
        assert table.stops.open
        await night.after(2)
        assert not table.stops.open


async def test_who_is_away_is_not_waited_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        ann, bob = await night.guest("Ann"), await night.guest("Bob")
        table = await at_a_stop(night, ann, bob)
        await here(table, ann)
        page = await here(table, bob)
        await go_on(table, ann)
        assert table.stops.open
        await page.__aexit__(None, None, None)
        await night.settle()
        assert table.stops.open  # perhaps the page is only being loaded again
        await night.after(GRACE)
        assert not table.stops.open


async def test_bots_do_not_wait_and_do_not_play_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        ann = await night.guest("Ann")
        table = await night.begun(ann, stops="wait", **SERIES)
        await here(table, ann)
        rng = random.Random(5)
        for _ in range(2000):
            if table.stops.open:
                break
            if not await play_until(table, rng, lambda state: table.stops.open, most=2000):
                await night.after(2)
        assert table.stops.open
        entries = table.record.entries
        await night.after(600)
        assert table.record.entries == entries
        await go_on(table, ann)
        assert not table.stops.open
        await night.after(600)


async def test_a_stop_survives_a_restart_and_costs_no_thinking_time(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        ann, bob = await night.guest("Ann"), await night.guest("Bob")
        table = await at_a_stop(night, ann, bob)
        await here(table, ann)
        await here(table, bob)
        await go_on(table, ann)
        kept, id, now = whole(table), table.id, night.clock.time
    async with evening(tmp_path) as night:
        night.clock.time = now
        table = await night.house.table(id)
        assert whole(table) == kept
        assert table.stops.open
        await here(table, bob)
        used = [chair.used for chair in table.record.chairs]
        night.clock.time += 20
        await go_on(table, bob)
        assert not table.stops.open
        (seat,) = state_of(table).waiting
        night.clock.time += 3
        number = table.record.question_id(seat)
        move = state_of(table).legal(seat)[0].text
        await table.submit(players_of(table)[seat], move, number)
        assert table.record.chairs[seat].used - used[seat] == pytest.approx(3)
        kept, now = whole(table), night.clock.time
    async with evening(tmp_path) as night:
        night.clock.time = now
        assert whole(await night.house.table(id)) == kept


async def test_a_table_may_go_straight_on(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        ann, bob = await night.guest("Ann"), await night.guest("Bob")
        table = await at_a_stop(night, ann, bob, stops="on")
        assert not table.stops.open
        assert state_of(table).rally == 2
