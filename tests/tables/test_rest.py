"""A table without people and viewers rests, and continues when somebody comes (abuse 34)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import OnTheSpot, discard, evening, state_of, whole
from tests.tables.test_reactions import attacked

from paddock.tables.presence import REST_AFTER
from paddock.tables.queries import deadline


def test_an_abandoned_table_does_not_play_itself(tmp_path: Path) -> None:
    """Not even one whose clock would answer for everybody."""

    async def play() -> None:
        bots = OnTheSpot()
        async with evening(tmp_path, bots) as house:
            ann = await house.guest("Ann")
            seats = [{"kind": "host"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
            table = await house.begun(ann, players=4, seats=seats, move_seconds=10)
            async with table.presence.watch(ann.id):
                await house.after(20)
                assert bots.requests
            await house.after(REST_AFTER + 1)
            before, thoughts = whole(table), len(bots.requests)
            await house.after(100)
            assert (whole(table), len(bots.requests)) == (before, thoughts)
            assert table.autoplay.task is None
            table = await house.house.table(table.id)  # it has left memory meanwhile
            async with table.presence.watch(ann.id):
                await house.after(20)
                assert table.record.entries > len(before["log"])

    asyncio.run(play())


def test_a_spectator_or_one_without_script_keeps_it_awake(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann = await house.guest("Ann")
            for live in (True, False):
                table = await house.begun(ann, players=4)
                async with AsyncExitStack() as rest:
                    if live:
                        await rest.enter_async_context(table.presence.watch("spectator"))
                    for _ in range(4):
                        await house.after(REST_AFTER - 1)
                        if not live:
                            await house.house.table(table.id)  # a page is asked for
                    assert not table.autoplay.rests
                    if state_of(table).waiting == [0]:
                        before = table.record.entries
                        await discard(table)
                        await house.after(3)
                        assert table.record.entries > before + 1

    asyncio.run(play())


def test_the_clock_begins_anew_for_one_who_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            table = await house.begun(ann, bob, move_seconds=300)
            await house.after(150)
            assert table.autoplay.rests
            table = await house.house.table(table.id)  # it has left memory meanwhile
            before = table.record.entries
            async with table.presence.watch(ann.id):
                assert deadline(table, 0) == house.clock.now() + 300
                await house.after(299)
                assert table.record.entries == before
                await house.after(2)
                assert table.record.entries > before

    asyncio.run(play())


def test_it_begins_anew_for_one_who_comes_before_the_table_has_left_memory(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            table = await house.begun(ann, bob, move_seconds=300)
            await house.after(REST_AFTER + 1)
            assert table.id in house.house.tables
            table.autoplay.look_again()
            assert table.autoplay.rests
            async with table.presence.watch(ann.id):
                assert deadline(table, 0) == house.clock.now() + 300

    asyncio.run(play())


@pytest.mark.parametrize("held", [True, False])
def test_a_reaction_window_begins_anew(tmp_path: Path, held: bool) -> None:
    """Whoever comes back has the whole time to react, whatever they hold."""

    async def play() -> None:
        async with evening(tmp_path) as house, AsyncExitStack() as rest:
            attack = await attacked(house, rest, held=held, reaction_seconds=10)
            await house.after(2)
            await rest.aclose()
            attack.table.presence._visited = house.clock.now() - REST_AFTER
            attack.table.autoplay.look_again()
            await house.after(100)
            assert attack.waits()
            attack.table = await house.house.table(attack.table.id)  # it has left memory meanwhile
            async with attack.table.presence.watch(attack.people[1].id):
                assert await attack.pause() == pytest.approx(10, abs=0.011)

    asyncio.run(play())


def test_after_a_restart_a_table_waits_for_somebody(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann = await house.guest("Ann")
            table = await house.begun(ann, players=4)
            async with table.presence.watch(ann.id):
                await discard(table)
            id, kept = table.id, whole(table)
        async with evening(tmp_path) as house:
            await house.after(1000)
            assert house.house.tables == {}
            table = await house.house.table(id)
            assert whole(table) == kept
            async with table.presence.watch(ann.id):
                await house.after(30)
                assert table.record.entries > len(kept["log"])

    asyncio.run(play())
