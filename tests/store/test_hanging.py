"""A PostgreSQL that hangs: whoever waits hears of it, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import itertools
import os
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.store import postgres
from tests.store.test_store import a_ply, lay

from paddock.store import Store, StoreError
from paddock.store.errors import Unanswered
from paddock.store.opening import PATIENCE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process is stopped by a signal")


async def refused(work: Awaitable[object]) -> None:
    """Whoever waits hears that the database does not answer."""
    with pytest.raises(StoreError, match=r"does not answer|timeout"):
        await work


async def in_the_end(ask: Callable[[], Awaitable[Any]]) -> Any:
    """What comes of it once the database answers again: on a busy machine that may take longer
    than one caller waits, and the next one asks anew."""
    while True:
        try:
            if (found := await ask()) is not False:
                return found
        except Unanswered:
            pass
        await asyncio.sleep(0.1)


def test_moves_reads_and_health_give_up_and_go_on_later(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await lay(store)
        with postgres.frozen(postgres_url):
            await asyncio.gather(
                refused(store.append("t1", [a_ply(0)])),
                *(refused(store.load("t1")) for _ in range(9)),  # more than there are readers
                refused(store.append("t1", [a_ply(1)])),
            )
            assert await store.health() is False
            # What was not begun is never written: its writer was told that it was not.
            await refused(store.append("t1", [a_ply(7)]))
        later = itertools.count(10)
        await in_the_end(lambda: store.append("t1", [a_ply(next(later))]))
        stored = await in_the_end(lambda: store.load("t1"))
        plies = [ply.ply for ply in stored.plies]
        assert next(later) - 1 in plies
        assert 7 not in plies
        assert await in_the_end(store.health) is True

    store = Store.open(own_database(postgres_url))
    try:
        asyncio.run(play(store))
    finally:
        store.close()


def test_five_seconds_are_promised_of_which_the_store_takes_four() -> None:
    assert PATIENCE <= 4


def test_a_server_that_hangs_at_the_start_is_told(postgres_url: str) -> None:
    with postgres.frozen(postgres_url), pytest.raises(StoreError):
        Store.open(own_database_url(postgres_url, "never_made"))


def test_a_lock_that_somebody_else_holds_is_waited_for_not_for_ever(postgres_url: str) -> None:
    import psycopg

    url = own_database(postgres_url)
    store = Store.open(url)
    try:
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE plies IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(Exception, match=r"lock timeout|does not answer|statement timeout"):
                asyncio.run(store.append("t1", [a_ply(0)]))
            # The database itself ends that wait, so that the writer is free for what needs no lock.
            asyncio.run(asyncio.wait_for(in_the_end(store.health), 60))
        later = itertools.count(1)
        asyncio.run(in_the_end(lambda: store.append("t1", [a_ply(next(later))])))
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
