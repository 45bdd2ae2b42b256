"""What was turned up lies open for a while: no question and no draw before all have looked.

Crazy Race turns the sides of a stage up and may go straight on to the next stage. The clock is
moved by hand, so the pauses are exact.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import Evening, evening, one_move, players_of, state_of

from paddock.core.seats import LUCK
from paddock.tables import Table
from paddock.tables.errors import NotYourSeat, StaleMove
from paddock.tables.pause import TO_READ, length_of
from paddock.tables.queries import should_prompt

SIDE = 1.1  # seconds for each side that is turned
LAP = 4  # seconds that a card of the test lap stays


@asynccontextmanager
async def people_at(
    where: Path, looking: int = 3, **facts: Any
) -> AsyncIterator[tuple[Evening, Table]]:
    """Three people, of whom some have the page open."""
    async with evening(where) as night, AsyncExitStack() as rest:
        people = [await night.guest(name) for name in ("Ann", "Bea", "Cid")]
        facts = {"game": "crazy_race", "players": 3, **facts}
        table = await night.laid(people[0], *people[1:], **facts)
        for person in people[:looking]:
            await rest.enter_async_context(table.presence.watch(person.id))
        await table.start(people[0].id)
        yield night, table


def turned(table: Table) -> int:
    """The sides with cards that the last ply has turned up."""
    codes = [event.code for event in table.record.last_events()]
    return codes.count("side-won") + codes.count("side-tied")


async def until_turned(night: Evening, table: Table, rng: random.Random) -> int:
    """Random play until something is turned up; how many sides, or 0: the match is over."""
    while not table.over:
        await night.after(20)
        assert await one_move(table, rng)
        if sides := turned(table):
            return sides
    return 0


def asked(table: Table) -> list[int]:
    return [seat for seat in players_of(table) if should_prompt(table, seat)]


def test_everybody_looks_before_anything_goes_on(tmp_path: Path) -> None:
    """Whole matches: the pause is as long as the sides need, whatever comes after it."""

    async def run(number: int) -> set[str]:
        met: set[str] = set()
        async with people_at(tmp_path / str(number)) as (night, table):
            rng = random.Random(number)
            while sides := await until_turned(night, table, rng):
                entries, length = table.record.entries, TO_READ + SIDE * sides
                met.add(str(state_of(table).phase.name))
                assert length_of(table.record) == pytest.approx(length)
                await night.after(length - 0.1)
                assert not asked(table)
                assert table.record.entries == entries  # no luck, and no answer of the house
                scored = [side.scored for side in state_of(table).view(0).sides]
                assert sum(scored) >= sides
                before = table.journal.version
                await night.after(0.2)
                assert table.journal.version > before  # the pages are told
                assert asked(table) or table.over
        return met

    met: set[str] = set()
    for number in range(3):
        met |= asyncio.run(run(number))
    # Luck was stopped before it turned the next stage, and the result waited too.
    assert {"stage", "taking", "over"} <= met
    assert met & {"choice", "split"}


def test_who_has_seen_enough_goes_on_when_all_have(tmp_path: Path) -> None:
    async def run() -> None:
        async with people_at(tmp_path, looking=2) as (night, table):
            await until_turned(night, table, random.Random(1))
            pause, people = table.autoplay.pause, players_of(table)
            number = table.record.question_id(0)
            pause.enough(people[0], number)
            await night.settle()
            assert pause.is_open()
            assert pause.waits_for() == [1]  # Cid has no page open
            pause.enough(people[1], number)
            await night.settle()
            assert not pause.is_open()
            assert asked(table) or state_of(table).stage == 2
            with pytest.raises(StaleMove):
                pause.enough(people[0], number)  # nothing to look at, and not the next time
            with pytest.raises(NotYourSeat):
                pause.enough("stranger", number)
            await until_turned(night, table, random.Random(2))
            assert pause.is_open()
            with pytest.raises(StaleMove):
                pause.enough(people[0], number)

    asyncio.run(run())


def test_without_an_open_page_nothing_waits(tmp_path: Path) -> None:
    async def run() -> None:
        async with people_at(tmp_path, looking=0) as (night, table):
            rng = random.Random(3)
            for _ in range(60):
                assert state_of(table).turn() != LUCK
                assert not table.autoplay.pause.is_open()
                await night.settle()
                await one_move(table, rng)

    asyncio.run(run())


def test_a_house_that_starts_again_draws_what_was_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        async with people_at(tmp_path) as (night, table):
            rng = random.Random(0)
            while state_of(table).turn() != LUCK:
                await night.after(20)
                assert await one_move(table, rng)
            stage, id = int(state_of(table).stage), table.id
        async with evening(tmp_path) as night:
            again = await night.house.table(id)
            async with again.presence.watch(players_of(again)[0]):
                await night.after(60)
                assert state_of(again).turn() != LUCK
                assert state_of(again).stage == stage + 1

    asyncio.run(run())


def test_the_test_lap_is_skipped_when_all_wish_to(tmp_path: Path) -> None:
    async def run() -> None:
        lap: dict[str, Any] = {"game": "crazy_rally", "options": {"peek_seconds": str(LAP)}}
        async with people_at(tmp_path, **lap) as (night, table):
            rng = random.Random(1)
            while state_of(table).phase.name != "lap":
                await night.after(5)
                await one_move(table, rng)
            pause, people = table.autoplay.pause, players_of(table)
            await night.after(LAP + 1)
            assert state_of(table).shown == 2
            for seat in (0, 1):
                pause.enough(people[seat], 0)  # whichever card lay there when it was pressed
            await night.after(LAP)
            assert state_of(table).shown == 3  # the wishes hold, and one still looks
            pause.look_on(people[0])
            pause.enough(people[2], 0)
            await night.after(LAP)
            assert state_of(table).shown == 4
            pause.enough(people[0], 0)
            await night.settle()
            assert state_of(table).phase.name == "drive"
            assert not pause.done  # the lap of the next leg is another one

    asyncio.run(run())
