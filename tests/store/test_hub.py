"""The messages between servers, while the database is not reachable."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from paddock.store import hub
from paddock.store.hub import Hub

NOBODY_THERE = "postgresql://nobody@127.0.0.1:1/none"


@pytest.fixture
def hub_without_database(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """A hub whose database is never reachable, and which retries without a pause."""
    monkeypatch.setattr(hub, "FIRST_REST", 0.0)
    one = Hub(NOBODY_THERE)
    yield one
    one.close()


async def test_an_outage_is_one_line_of_the_log(
    hub_without_database: Hub, caplog: pytest.LogCaptureFixture
) -> None:
    def never(*given: object) -> None:
        raise AssertionError("nobody is there")

    hub_without_database.listen(asyncio.get_running_loop(), never, never, "this one")
    while hub_without_database.outage.failures < 5:
        await asyncio.sleep(0.001)
    assert [one.getMessage() for one in caplog.records] == ["hearing of other servers fails"]
