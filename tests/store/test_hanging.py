"""A PostgreSQL that hangs: callers get an error in time, and everything works when it is back."""

from __future__ import annotations

import asyncio
import itertools
import os
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.store import postgres
from tests.store.test_store import a_ply, add_table

from paddock.store import Store, StoreError
from paddock.store.errors import Unanswered
from paddock.store.opening import PATIENCE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process is stopped by a signal")


async def refused(work: Awaitable[object]) -> None:
    """Check that the caller gets the error that the database does not answer."""
    with pytest.raises(StoreError, match=r"does not answer|timeout"):
        await work


async def ask_until_answered(ask: Callable[[], Awaitable[Any]]) -> Any:
    """The result once the database answers again. On a busy machine that may take longer than one
    caller waits, so ask repeatedly."""
    while True:
        try:
            if (found := await ask()) is not False:
                return found
        except Unanswered:
            pass
        await asyncio.sleep(0.1)


def test_moves_reads_and_health_give_up_and_go_on_later(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await add_table(store)
        with postgres.frozen(postgres_url):
            await asyncio.gather(
                refused(store.append("t1", [a_ply(0)])),
                *(refused(store.load("t1")) for _ in range(9)),  # more than there are readers
                refused(store.append("t1", [a_ply(1)])),
            )
            assert await store.health() is False
            # A write that had not started is never made: its caller was told so.
            await refused(store.append("t1", [a_ply(7)]))
        later = itertools.count(10)
        await ask_until_answered(lambda: store.append("t1", [a_ply(next(later))]))
        stored = await ask_until_answered(lambda: store.load("t1"))
        plies = [ply.ply for ply in stored.plies]
        assert next(later) - 1 in plies
        assert 7 not in plies
        assert await ask_until_answered(store.health) is True

    store = Store.open(own_database(postgres_url))
    try:
        asyncio.run(play(store))
    finally:
        store.close()


def test_the_store_gives_up_after_four_of_the_five_promised_seconds() -> None:
    assert PATIENCE <= 4


def test_a_database_that_hangs_at_the_start_is_reported(postgres_url: str) -> None:
    with postgres.frozen(postgres_url), pytest.raises(StoreError):
        Store.open(own_database_url(postgres_url, "never_made"))


def test_the_wait_for_a_foreign_lock_has_a_limit(postgres_url: str) -> None:
    import psycopg

    url = own_database(postgres_url)
    store = Store.open(url)
    try:
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE plies IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(Exception, match=r"lock timeout|does not answer|statement timeout"):
                asyncio.run(store.append("t1", [a_ply(0)]))
            # The database itself ends that wait, so that the writer is free for writes that need no
            # lock.
            asyncio.run(asyncio.wait_for(ask_until_answered(store.health), 60))
        later = itertools.count(1)
        asyncio.run(ask_until_answered(lambda: store.append("t1", [a_ply(next(later))])))
    finally:
        store.close()


def own_database_url(url: str, name: str) -> str:
    return url.replace("/postgres?", f"/{name}?")


def own_database(url: str) -> str:
    import psycopg

    name = f"h{uuid.uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return own_database_url(url, name)
