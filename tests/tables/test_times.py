"""A clock that is set back or forward does not stop a table (abuse 33)."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import ManualClock, discard, local_server, second_server

from paddock.tables.clock import Clock
from paddock.tables.queries import deadline, thinking_time
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_bots_continue_after_a_restart_with_a_changed_clock(tmp_path: Path, jump: float) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with local_server(tmp_path, clock=clock) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, pace="slow")
            await discard(table)
            id, before = table.id, table.record.entries
        clock = ManualClock()
        clock.time += jump
        async with local_server(tmp_path, clock=clock) as server, AsyncExitStack() as rest:
            table = await server.house.table(id)
            await rest.enter_async_context(table.presence.watch(ann.id))
            await server.advance(3)
            assert table.record.entries > before
            assert thinking_time(table, 0) >= 0

    asyncio.run(play())


def test_timestamps_of_another_server_are_not_in_the_future(tmp_path: Path) -> None:
    async def play() -> None:
        clock = ManualClock()
        clock.time += 3600
        async with local_server(tmp_path) as server, second_server(server, clock) as other:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, pace="slow")
            twin = await other.house.table(table.id)
            await discard(twin)
            async with table.journal.lock:
                await table.journal.reload()
            async with table.presence.watch(ann.id):
                before = table.record.entries
                await server.advance(3)
                assert table.record.entries > before

    asyncio.run(play())


def test_a_countdown_uses_the_clock_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system clock may jump while a process runs; the remaining time does not."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob, move_seconds=20)
            async with table.presence.watch(ann.id):
                await server.advance(5)
                left = deadline(table, 0)
                assert left is not None
                assert left - server.clock.now() == pytest.approx(15)
                visitor = Visitor(ann, "en", True)
                shown = table_context(Site(server.house), table, visitor, invite="", origin="")
                assert shown["window"] == pytest.approx(15)

    monkeypatch.setattr(time, "time", lambda: 5_000_000_000.0)
    asyncio.run(play())


def test_the_clock_never_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    monkeypatch.setattr(time, "time", lambda: before - 3600)
    assert clock.now() >= before
