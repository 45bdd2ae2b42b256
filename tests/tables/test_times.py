"""A clock that is set back or forward does not stop a table (abuse 33)."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import HandClock, discard, evening, twin_of

from paddock.tables.clock import Clock
from paddock.tables.queries import deadline, thinking_time
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_bots_go_on_after_a_restart_with_another_time(tmp_path: Path, jump: float) -> None:
    async def play() -> None:
        clock = HandClock()
        async with evening(tmp_path, clock=clock) as house:
            ann = await house.guest("Ann")
            table = await house.begun(ann, pace="slow")
            await discard(table)
            id, before = table.id, table.record.entries
        clock = HandClock()
        clock.time += jump
        async with evening(tmp_path, clock=clock) as house, AsyncExitStack() as rest:
            table = await house.house.table(id)
            await rest.enter_async_context(table.presence.watch(ann.id))
            await house.after(3)
            assert table.record.entries > before
            assert thinking_time(table, 0) >= 0

    asyncio.run(play())


def test_what_another_server_wrote_is_not_in_the_future_either(tmp_path: Path) -> None:
    async def play() -> None:
        clock = HandClock()
        clock.time += 3600
        async with evening(tmp_path) as house, twin_of(house, clock) as other:
            ann = await house.guest("Ann")
            table = await house.begun(ann, pace="slow")
            twin = await other.house.table(table.id)
            await discard(twin)
            async with table.journal.lock:
                await table.journal.reload()
            async with table.presence.watch(ann.id):
                before = table.record.entries
                await house.after(3)
                assert table.record.entries > before

    asyncio.run(play())


def test_a_countdown_follows_the_clock_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wall clock may jump while a process runs; the time left does not."""

    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            table = await house.begun(ann, bob, move_seconds=20)
            async with table.presence.watch(ann.id):
                await house.after(5)
                left = deadline(table, 0)
                assert left is not None
                assert left - house.clock.now() == pytest.approx(15)
                visitor = Visitor(ann, "en", True)
                shown = table_context(Site(house.house), table, visitor, invite="", origin="")
                assert shown["window"] == pytest.approx(15)

    monkeypatch.setattr(time, "time", lambda: 5_000_000_000.0)
    asyncio.run(play())


def test_the_clock_never_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before - 3600)
    assert clock.now() >= before
