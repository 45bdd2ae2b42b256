"""When nothing can be written, tables retry at growing intervals (abuse 29)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.store.faults import cannot_write
from tests.tables.setting import Evening, discard, evening, state_of

from paddock.tables import Player, Table
from paddock.tables.errors import NotStored


async def attend(house: Evening, rest: AsyncExitStack) -> tuple[Table, Player]:
    """Ann has moved, and the bots would go on."""
    ann = await house.guest("Ann")
    table = await house.begun(ann, players=4, pace="slow")
    await rest.enter_async_context(table.presence.watch(ann.id))
    await discard(table)
    return table, ann


def test_writing_fails_and_reading_works(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The reload after a failure must not cause the next try."""

    async def play() -> tuple[int, int]:
        async with evening(tmp_path) as house, AsyncExitStack() as rest:
            table, _ = await attend(house, rest)
            store, version = table.journal.store, table.journal.version
            tries = 0
            append = store.append

            async def counted(*args: object) -> None:
                nonlocal tries
                tries += 1
                await append(*args)  # type: ignore[arg-type]

            store.append = counted  # type: ignore[assignment]
            with cannot_write(store):
                await house.after(60)
                assert table.journal.version == version  # nobody is shown the same once more
            before = table.record.entries
            await house.after(31)
            assert table.record.entries > before
            return tries, len([line for line in caplog.records if line.levelname == "ERROR"])

    tries, lines = asyncio.run(play())
    assert 5 <= tries <= 12  # after 1, 2, 4, 8, 16 and 30 seconds
    assert lines == 1


def test_others_who_try_do_not_shorten_the_pause(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house, AsyncExitStack() as rest:
            table, ann = await attend(house, rest)
            with cannot_write(table.journal.store):
                await house.after(10)
                failures = table.autoplay.failures
                assert failures >= 3
                for _ in range(20):
                    with pytest.raises(NotStored):
                        await table.seats.rename(ann.id, "Anna")
                    async with table.presence.watch("spectator"):  # so does one who comes
                        await house.settle()
                assert table.autoplay.failures == failures
            # The first thing that is written ends the pause.
            before = table.record.entries
            await table.seats.rename(ann.id, "Anna")
            await house.settle()
            await house.after(2)
            assert table.record.entries > before
            assert state_of(table).waiting

    asyncio.run(play())
