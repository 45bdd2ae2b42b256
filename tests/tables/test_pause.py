"""After cards are revealed there is a pause: no question and no draw before all have looked.

Crazy Race reveals the sides of a stage and may continue directly with the next stage. The clock is
simulated, so the pauses are exact.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import LocalServer, local_server, players_of, random_move, state_of

from paddock.core.seats import LUCK
from paddock.tables import Table
from paddock.tables.errors import NotYourSeat, StaleMove
from paddock.tables.pause import TO_READ, length_of
from paddock.tables.presence import PATIENCE
from paddock.tables.queries import should_prompt

SIDE = 1.1  # seconds for each side that is revealed
LAP = 4  # seconds for each card of the test lap


@asynccontextmanager
async def people_at(
    where: Path, looking: int = 3, **facts: Any
) -> AsyncIterator[tuple[LocalServer, Table]]:
    """Three people, some of whom have the page open."""
    async with local_server(where) as server, AsyncExitStack() as rest:
        people = [await server.guest(name) for name in ("Ann", "Bea", "Cid")]
        facts = {"game": "crazy_race", "players": 3, **facts}
        table = await server.create_table(people[0], *people[1:], **facts)
        for person in people[:looking]:
            await rest.enter_async_context(table.presence.watch(person.id))
        await table.start(people[0].id)
        yield server, table


def revealed_sides(table: Table) -> int:
    """The sides with cards that the last ply has revealed."""
    codes = [event.code for event in table.record.last_events()]
    return codes.count("side-won") + codes.count("side-tied")


async def play_until_revealed(server: LocalServer, table: Table, rng: random.Random) -> int:
    """Play at random until something is revealed. Returns how many sides, or 0 if the match is
    over."""
    while not table.over:
        await server.advance(20)
        assert await random_move(table, rng)
        if sides := revealed_sides(table):
            return sides
    return 0


def asked(table: Table) -> list[int]:
    return [seat for seat in players_of(table) if should_prompt(table, seat)]


def test_the_match_goes_on_only_after_the_pause(tmp_path: Path) -> None:
    """In whole matches the pause is as long as the revealed sides need, whatever comes after it."""

    async def run(number: int) -> set[str]:
        met: set[str] = set()
        async with people_at(tmp_path / str(number)) as (server, table):
            rng = random.Random(number)
            while sides := await play_until_revealed(server, table, rng):
                entries, length = table.record.entries, TO_READ + SIDE * sides
                met.add(str(state_of(table).phase.name))
                assert length_of(table.record) == pytest.approx(length)
                await server.advance(length - 0.1)
                assert not asked(table)
                assert table.record.entries == entries  # no luck, and no answer given by the server
                scored = [side.scored for side in state_of(table).view(0).sides]
                assert sum(scored) >= sides
                before = table.journal.version
                await server.advance(0.2)
                assert table.journal.version > before  # the pages are refreshed
                assert asked(table) or table.over
        return met

    met: set[str] = set()
    for number in range(3):
        met |= asyncio.run(run(number))
    # The pause came before luck revealed the next stage, and also before the result.
    assert {"stage", "taking", "over"} <= met
    assert met & {"choice", "split"}


def test_the_pause_ends_when_all_viewers_have_ended_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with people_at(tmp_path, looking=2) as (server, table):
            await play_until_revealed(server, table, random.Random(1))
            pause, people = table.autoplay.pause, players_of(table)
            number = table.record.question_id(0)
            pause.enough(people[0], number)
            await server.settle()
            assert pause.is_open()
            assert pause.waits_for() == [1]  # Cid has no page open
            pause.enough(people[1], number)
            await server.settle()
            assert not pause.is_open()
            assert asked(table) or state_of(table).stage == 2
            with pytest.raises(StaleMove):
                # there is no pause now, and the press does not count for the next one
                pause.enough(people[0], number)
            with pytest.raises(NotYourSeat):
                pause.enough("stranger", number)
            await play_until_revealed(server, table, random.Random(2))
            assert pause.is_open()
            with pytest.raises(StaleMove):
                pause.enough(people[0], number)

    asyncio.run(run())


def test_without_an_open_page_there_is_no_pause(tmp_path: Path) -> None:
    async def run() -> None:
        async with people_at(tmp_path, looking=0) as (server, table):
            rng = random.Random(3)
            for _ in range(60):
                assert state_of(table).turn() != LUCK
                assert not table.autoplay.pause.is_open()
                await server.settle()
                await random_move(table, rng)

    asyncio.run(run())


def test_a_restarted_server_continues_after_a_pause(tmp_path: Path) -> None:
    async def run() -> None:
        async with people_at(tmp_path) as (server, table):
            rng = random.Random(0)
            while state_of(table).turn() != LUCK:
                await server.advance(20)
                assert await random_move(table, rng)
            stage, id = int(state_of(table).stage), table.id
        async with local_server(tmp_path) as server:
            again = await server.house.table(id)
            async with again.presence.watch(players_of(again)[0]):
                await server.advance(PATIENCE / 2)  # not long enough for bots to stand in
                assert state_of(again).turn() != LUCK
                assert state_of(again).stage == stage + 1

    asyncio.run(run())


def test_the_test_lap_is_skipped_when_all_viewers_ask_for_it(tmp_path: Path) -> None:
    async def run() -> None:
        lap: dict[str, Any] = {"game": "crazy_rally", "options": {"peek_seconds": str(LAP)}}
        async with people_at(tmp_path, **lap) as (server, table):
            rng = random.Random(1)
            while state_of(table).phase.name != "lap":
                await server.advance(5)
                await random_move(table, rng)
            pause, people = table.autoplay.pause, players_of(table)
            await server.advance(LAP + 1)
            assert state_of(table).shown == 2
            for seat in (0, 1):
                # the press counts, whichever card was shown at that moment
                pause.enough(people[seat], 0)
            await server.advance(LAP)
            assert state_of(table).shown == 3  # the requests are kept, and one player still looks
            pause.look_on(people[0])
            pause.enough(people[2], 0)
            await server.advance(LAP)
            assert state_of(table).shown == 4
            pause.enough(people[0], 0)
            await server.settle()
            assert state_of(table).phase.name == "drive"
            assert not pause.done  # the lap of the next leg has its own pause

    asyncio.run(run())
