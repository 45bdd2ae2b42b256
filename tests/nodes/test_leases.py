"""Servers never wait for each other's leases. Otherwise the database would abort one of them after
a second, with all moves that are written in the same transaction."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, text

from paddock.store import Store, nodes
from paddock.store.writer import StoreWriter, WriteJob

HERE, THERE, TABLE, OTHER = "here", "there", "a", "b"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    with store.writing.begin() as connection:
        for node in (HERE, THERE):
            nodes.beat(connection, node)
    yield store
    store.close()


def fail_on_locked_rows(connection: Connection) -> None:
    """Make this connection fail instead of waiting for a locked row."""
    connection.execute(text("SET LOCAL lock_timeout = '1ms'"))


def test_a_lease_held_by_a_write_does_not_make_others_wait(store: Store) -> None:
    with store.writing.begin() as connection:
        fence = nodes.take(connection, TABLE, HERE)
        assert fence
    with store.writing.begin() as mine, store.reading.begin() as theirs:
        fail_on_locked_rows(theirs)
        assert nodes.holds(mine, TABLE, HERE, fence)
        assert nodes.take(theirs, TABLE, THERE) == 0


def test_taking_a_lease_does_not_make_others_wait(store: Store) -> None:
    with store.writing.begin() as mine, store.reading.begin() as theirs:
        fail_on_locked_rows(theirs)
        assert nodes.take(mine, TABLE, HERE)
        assert nodes.take(theirs, OTHER, THERE)
        assert nodes.take(theirs, TABLE, THERE) == 0
        assert nodes.take(mine, OTHER, HERE) == 0


def test_all_servers_write_plies_and_notes_in_the_same_order(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = [WriteJob() for _ in range(3)]
    for job, table in zip(jobs, "cab", strict=True):
        job.plies = [(table, 1, 0, "x", 0.0, None), (table, 2, 0, "x", 0.0, None)]
    written: list[tuple[str, int]] = []

    def insert(self: StoreWriter, connection: Connection, plies: list[tuple[str, int]]) -> None:
        written.extend((table, ply) for table, ply, *_ in plies)

    monkeypatch.setattr(StoreWriter, "_insert_plies", insert)
    with store.writing.begin() as connection:
        store.writer._insert(connection, jobs)
    assert written == [(table, ply) for table in "abc" for ply in (1, 2)]
