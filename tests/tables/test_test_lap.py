"""The test lap of Crazy Rally at a live table: it waits for people, and shows everybody the
same."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.tables.setting import LocalServer, local_server, play_until, players_of, state_of

from paddock.tables import Table
from paddock.tables.queries import should_prompt

PEEK = 4.0


async def before_the_lap(server: LocalServer) -> Table:
    """Two people and a bot have tuned their cars."""
    ann, bea = await server.guest("Ann"), await server.guest("Bea")
    table = await server.start_table(
        ann, bea, game="crazy_rally", players=3, options={"peek_seconds": str(int(PEEK))}
    )
    for _ in range(20):
        await play_until(table, random.Random(1), lambda state: state.phase.name == "ready", 50)
        await server.advance(5)
        if state_of(table).phase.name == "ready":
            break
    return table


async def ready(table: Table, seat: int) -> None:
    await table.submit(players_of(table)[seat], "ready", table.record.question_id(seat))


def test_the_lap_begins_when_everybody_is_ready(tmp_path: Path) -> None:
    async def run() -> None:
        async with local_server(tmp_path) as server:
            table = await before_the_lap(server)
            assert state_of(table).phase.name == "ready"
            people = sorted(players_of(table))
            assert all(should_prompt(table, seat) for seat in people)
            await server.advance(20)
            assert state_of(table).waiting == people  # the bot is ready; people are waited for
            await ready(table, people[0])
            await server.advance(20)
            assert state_of(table).phase.name == "ready"
            await ready(table, people[1])
            assert state_of(table).phase.name == "lap"
            assert state_of(table).shown == 1

    asyncio.run(run())


def test_each_card_is_shown_to_all_for_the_same_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with local_server(tmp_path) as server:
            table = await before_the_lap(server)
            for seat in sorted(players_of(table)):
                await ready(table, seat)
            for number in range(1, 15):
                state = state_of(table)
                assert (state.phase.name, state.shown) == ("lap", number)
                assert state.waiting == [0, 1, 2]  # nobody is finished before the others
                assert not any(should_prompt(table, seat) for seat in players_of(table))
                showing = {state.view(seat).showing for seat in (-2, 0, 1, 2)}
                assert len(showing) == 1
                assert showing != {""}
                await server.advance(PEEK / 2)
                assert state_of(table).shown == number
                await server.advance(PEEK / 2)
            assert state_of(table).phase.name == "drive"
            assert state_of(table).view(0).showing == ""

    asyncio.run(run())


def test_the_lap_does_not_wait_when_all_players_are_bots(tmp_path: Path) -> None:
    async def run() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, game="crazy_rally", players=3)
            await table.seats.leave(ann.id)
            await server.advance(600)
            assert table.over

    asyncio.run(run())
