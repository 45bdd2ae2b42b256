"""A table without people and viewers pauses, and continues when somebody comes (abuse 34)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import InlineBots, discard, local_server, restart_facts, state_of
from tests.tables.test_reactions import attacked

from paddock.tables.presence import REST_AFTER
from paddock.tables.queries import deadline


def test_an_abandoned_table_does_not_play_on(tmp_path: Path) -> None:
    """This includes tables whose clock would answer for everybody."""

    async def play() -> None:
        bots = InlineBots()
        async with local_server(tmp_path, bots) as server:
            ann = await server.guest("Ann")
            seats = [{"kind": "host"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
            table = await server.start_table(ann, players=4, seats=seats, move_seconds=10)
            async with table.presence.watch(ann.id):
                await server.advance(20)
                assert bots.requests
            await server.advance(REST_AFTER + 1)
            before, thoughts = restart_facts(table), len(bots.requests)
            await server.advance(100)
            assert (restart_facts(table), len(bots.requests)) == (before, thoughts)
            assert table.autoplay.task is None
            table = await server.house.table(table.id)  # it has been evicted from memory
            async with table.presence.watch(ann.id):
                await server.advance(20)
                assert table.record.entries > len(before["log"])

    asyncio.run(play())


def test_a_spectator_or_a_page_without_script_keeps_a_table_running(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            for live in (True, False):
                table = await server.start_table(ann, players=4)
                async with AsyncExitStack() as rest:
                    if live:
                        await rest.enter_async_context(table.presence.watch("spectator"))
                    for _ in range(4):
                        await server.advance(REST_AFTER - 1)
                        if not live:
                            await server.house.table(table.id)  # a page without script is requested
                    assert not table.autoplay.rests
                    if state_of(table).waiting == [0]:
                        before = table.record.entries
                        await discard(table)
                        await server.advance(3)
                        assert table.record.entries > before + 1

    asyncio.run(play())


def test_a_returning_player_gets_the_full_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob, move_seconds=300)
            await server.advance(150)
            assert table.autoplay.rests
            table = await server.house.table(table.id)  # it has been evicted from memory
            before = table.record.entries
            async with table.presence.watch(ann.id):
                assert deadline(table, 0) == server.clock.now() + 300
                await server.advance(299)
                assert table.record.entries == before
                await server.advance(2)
                assert table.record.entries > before

    asyncio.run(play())


def test_a_returning_player_gets_the_full_time_before_the_table_is_evicted(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob, move_seconds=300)
            await server.advance(REST_AFTER + 1)
            assert table.id in server.house.tables
            table.autoplay.look_again()
            assert table.autoplay.rests
            async with table.presence.watch(ann.id):
                assert deadline(table, 0) == server.clock.now() + 300

    asyncio.run(play())


@pytest.mark.parametrize("held", [True, False])
def test_a_returning_player_gets_the_full_reaction_window(tmp_path: Path, held: bool) -> None:
    """A returning player has the full time to react, with and without the card."""

    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=held, reaction_seconds=10)
            await server.advance(2)
            await rest.aclose()
            attack.table.presence._visited = server.clock.now() - REST_AFTER
            attack.table.autoplay.look_again()
            await server.advance(100)
            assert attack.waits()
            # it has been evicted from memory
            attack.table = await server.house.table(attack.table.id)
            async with attack.table.presence.watch(attack.people[1].id):
                assert await attack.pause() == pytest.approx(10, abs=0.011)

    asyncio.run(play())


def test_after_a_restart_a_table_waits_for_a_viewer(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, players=4)
            async with table.presence.watch(ann.id):
                await discard(table)
            id, kept = table.id, restart_facts(table)
        async with local_server(tmp_path) as server:
            await server.advance(1000)
            assert server.house.tables == {}
            table = await server.house.table(id)
            assert restart_facts(table) == kept
            async with table.presence.watch(ann.id):
                await server.advance(30)
                assert table.record.entries > len(kept["log"])

    asyncio.run(play())
