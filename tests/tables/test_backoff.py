"""If writes fail, tables retry at growing intervals (abuse 29)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.store.faults import cannot_write
from tests.tables.setting import LocalServer, discard, local_server, state_of

from paddock.tables import Player, Table
from paddock.tables.errors import NotStored


async def attend(server: LocalServer, rest: AsyncExitStack) -> tuple[Table, Player]:
    """Ann has moved, and the bots would move next."""
    ann = await server.guest("Ann")
    table = await server.start_table(ann, players=4, pace="slow")
    await rest.enter_async_context(table.presence.watch(ann.id))
    await discard(table)
    return table, ann


def test_writing_fails_and_reading_works(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The table is reloaded after a failure; that must not trigger the next attempt."""

    async def play() -> tuple[int, int]:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, _ = await attend(server, rest)
            store, version = table.journal.store, table.journal.version
            tries = 0
            append = store.append

            async def counted(*args: object) -> None:
                nonlocal tries
                tries += 1
                await append(*args)  # type: ignore[arg-type]

            store.append = counted  # type: ignore[assignment]
            with cannot_write(store):
                await server.advance(60)
                assert table.journal.version == version  # no page is sent the same view again
            before = table.record.entries
            await server.advance(31)
            assert table.record.entries > before
            return tries, len([line for line in caplog.records if line.levelname == "ERROR"])

    tries, lines = asyncio.run(play())
    assert 5 <= tries <= 12  # after 1, 2, 4, 8, 16 and 30 seconds
    assert lines == 1


def test_attempts_of_others_do_not_shorten_the_pause(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, ann = await attend(server, rest)
            with cannot_write(table.journal.store):
                await server.advance(10)
                failures = table.autoplay.failures
                assert failures >= 3
                for _ in range(20):
                    with pytest.raises(NotStored):
                        await table.seats.rename(ann.id, "Anna")
                    # a new viewer wakes the table too
                    async with table.presence.watch("spectator"):
                        await server.settle()
                assert table.autoplay.failures == failures
            # The first successful write ends the pause.
            before = table.record.entries
            await table.seats.rename(ann.id, "Anna")
            await server.settle()
            await server.advance(2)
            assert table.record.entries > before
            assert state_of(table).waiting

    asyncio.run(play())
