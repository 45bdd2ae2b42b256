"""What the store guarantees, with SQLite and with PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, inspect, select, text
from tests.store.faults import cannot_write

from paddock.store import (
    Conflict,
    NoteRow,
    Ply,
    Store,
    StoredPlayer,
    StoreError,
    TableRow,
    Unwritable,
    writer,
)
from paddock.store.opening import engines
from paddock.store.schema import METADATA, PEOPLE, PLAYERS, PLIES


def a_table(id: str = "t1") -> TableRow:
    return TableRow(id, 100.0, "kilometers", 1, str(2**127), {"game": "kilometers", "o": {"a": 1}})


def a_ply(ply: int, key: str | None = None) -> Ply:
    return Ply(ply, ply % 2, "play 100", 100.5 + ply, key)


async def add_table(store: Store, id: str = "t1") -> None:
    await store.create(a_table(id), [NoteRow(0, "host", {"player": "ann"}, 100.0)])


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await add_table(store)
    await store.append("t1", [a_ply(0), a_ply(1, "k")], [NoteRow(1, "started", {}, 101.0)])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row == a_table()
    assert [note.kind for note in stored.notes] == ["host", "started"]
    assert stored.plies == [a_ply(0), a_ply(1, "k")]


def test_what_was_written_is_there_after_reopening(where: str) -> None:
    store = Store.open(where)
    secret = store.secret("cookies")
    asyncio.run(add_table(store))
    store.close()
    store = Store.open(where)
    try:
        assert store.secret("cookies") == secret
        assert len(secret) >= 32
        assert store.secret("others") != secret
        assert asyncio.run(store.load("t1")) is not None
    finally:
        store.close()


async def test_of_two_writes_of_the_same_ply_one_succeeds(store: Store) -> None:
    await add_table(store)
    results = await asyncio.gather(
        *(store.append("t1", [Ply(0, n, f"by {n}", 1.0)]) for n in range(20)),
        return_exceptions=True,
    )
    assert sorted(type(r).__name__ for r in results) == ["Conflict"] * 19 + ["NoneType"]
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.plies) == 1
    winner = [n for n, r in enumerate(results) if r is None]
    assert stored.plies[0].seat == winner[0]


async def test_a_conflict_does_not_affect_other_operations(store: Store) -> None:
    await add_table(store)
    await add_table(store, "t2")
    await store.append("t1", [a_ply(0, "k")])
    results = await asyncio.gather(
        store.append("t1", [a_ply(0)]),  # this ply exists already
        store.append("t1", [a_ply(1, "k")]),  # this key exists already
        store.append("t2", [a_ply(0, "k")]),  # another table: allowed
        store.append("t1", notes=[NoteRow(0, "again", {}, 1.0)]),  # this note exists already
        store.append("t1", [a_ply(1)]),
        return_exceptions=True,
    )
    assert [isinstance(r, Conflict) for r in results] == [True, True, False, True, False]


@pytest.mark.parametrize("bad", ["a\0b", "\ud800"], ids=["NUL", "half a character"])
async def test_a_text_that_the_database_refuses_does_not_affect_other_operations(
    store: Store, where: str, bad: str
) -> None:
    """Abuse 30: PostgreSQL cannot store a text with NUL, and neither database can store half a
    surrogate pair."""
    for n in range(20):
        await add_table(store, f"t{n}")
    results = await asyncio.gather(
        *(store.append(f"t{n}", [a_ply(0, bad if n == 7 else "k")]) for n in range(20)),
        return_exceptions=True,
    )
    refused = [n for n, result in enumerate(results) if result is not None]
    assert refused == ([] if bad == "a\0b" and "://" not in where else [7])
    assert all(isinstance(results[n], Unwritable) for n in refused)
    for n in range(20):
        stored = await store.load(f"t{n}")
        assert stored is not None
        assert len(stored.plies) == (n not in refused)


async def test_a_failing_statement_does_not_affect_other_operations(store: Store) -> None:
    await add_table(store)
    results = await asyncio.gather(
        store.append("t1", [a_ply(0)]),
        store.do(lambda c: c.execute(text("SELECT nonsense"))),
        store.append("t1", [a_ply(1)]),
        return_exceptions=True,
    )
    assert [isinstance(result, StoreError) for result in results] == [False, True, False]
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.plies) == 2


async def test_an_outage_is_logged_once_with_a_count(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Abuse 31: a line per failed write would fill the disk that is already full."""
    store = Store.open(tmp_path)
    try:
        await add_table(store)
        with cannot_write(store):
            for n in range(30):
                with pytest.raises(StoreError):
                    await store.append("t1", [a_ply(n)])
                assert await store.load("t1") is not None  # reading still works
        await store.append("t1", [a_ply(0)])
    finally:
        store.close()
    lines = [record.getMessage() for record in caplog.records if "writing" in record.getMessage()]
    assert len(lines) == 2
    assert "after 30 failures" in lines[1]


async def test_an_operation_is_atomic(store: Store) -> None:
    await add_table(store)
    await store.append("t1", [a_ply(0)])
    with pytest.raises(Conflict):  # its second ply alone would be allowed
        await store.append("t1", [a_ply(0), a_ply(1)], [NoteRow(1, "over", {}, 2.0)], over=True)
    stored = await store.load("t1")
    assert stored is not None
    assert (len(stored.plies), len(stored.notes), stored.row.over) == (1, 1, None)


async def test_keys_are_unique_at_a_table_and_may_be_left_out(store: Store) -> None:
    await add_table(store)
    await store.append("t1", [a_ply(0), a_ply(1), a_ply(2, "k")])
    with pytest.raises(Conflict):
        await store.append("t1", [a_ply(3, "k")])


async def test_unfinished_tables_are_listed_with_their_notes(store: Store) -> None:
    for n in range(3):
        await add_table(store, f"t{n}")
    await store.append("t1", [a_ply(0)], [NoteRow(1, "over", {}, 2.0)], over=True)
    found = await store.unfinished()
    assert sorted(stored.row.id for stored in found) == ["t0", "t2"]
    assert all(len(stored.notes) == 1 and not stored.plies for stored in found)
    assert await store.unfinished(since=100.5) == []


async def test_many_tables_are_read_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.store.reading.PART", 2)
    for n in range(5):
        await add_table(store, f"u{n}")  # all with the same time
    for n in range(5):
        await add_table(store, f"f{n}")
        await store.append(f"f{n}", notes=[NoteRow(1, "over", {}, 10.0 + n)], over=True)
    going = [part async for part in store.unfinished_parts()]
    assert [[one.row.id for one in part] for part in going] == [["u0", "u1"], ["u2", "u3"], ["u4"]]
    over = [part async for part in store.finished_parts(0.0, 3)]
    assert [len(part) for part in over] == [2, 1]
    assert all(len(stored.notes) == 2 for part in over for stored in part)


async def test_the_database_finds_the_tables_of_a_player(store: Store) -> None:
    await add_table(store, "t1")
    await add_table(store, "t2")
    await store.append("t1", notes=[NoteRow(1, "sat", {"seat": 0, "player": "ann"}, 1.0)])
    result = NoteRow(2, "result", {"players": ["ann", "", "bob"], "names": ["A", "B", "C"]}, 2.0)
    await store.append("t1", [a_ply(0)], [result], over=True)
    await store.append("t2", notes=[NoteRow(1, "sat", {"seat": 0, "player": "ann"}, 1.0)])
    assert [stored.row.id for stored in await store.results("bob", 10)] == ["t1"]
    assert await store.forget("ann", "nobody", "N") == 3
    assert [stored.row.id for stored in await store.results("nobody", 10)] == ["t1"]
    assert await store.results("ann", 10) == []
    found = await store.read(lambda c: sorted(tuple(row) for row in c.execute(select(PEOPLE))))
    # Running tables are not rewritten: a match is its log.
    assert found == [("ann", "t2"), ("bob", "t1"), ("nobody", "t1")]


async def test_players_are_kept_and_changed(store: Store) -> None:
    assert await store.player("ann") is None
    await store.save_player(StoredPlayer("ann", "Ann", 1.0, {"sound": True}))
    await store.save_player(StoredPlayer("ann", "Annie", 2.0, {}))
    assert await store.player("ann") == StoredPlayer("ann", "Annie", 1.0, {})


def test_the_migrations_make_the_tables_that_the_code_uses(where: str) -> None:
    Store.open(where).close()
    engine, _ = engines(where)
    found = inspect(engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
        indexes = {str(index["name"]) for index in found.get_indexes(table.name)}
        assert indexes >= {str(index.name) for index in table.indexes}
    engine.dispose()


def test_a_closed_store_raises_a_clear_error(where: str) -> None:
    store = Store.open(where)
    store.close()
    assert asyncio.run(store.health()) is False
    with pytest.raises(StoreError):
        asyncio.run(add_table(store))
    store.close()


async def test_a_failing_write_raises_and_the_next_one_works(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.do(lambda c: c.execute(text("SELECT nonsense")))
    assert await store.health()
    await add_table(store)


def test_sqlite_is_durable_by_its_settings(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    try:
        with store.writing.connect() as connection:
            assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert (tmp_path / "paddock.db").exists()
    finally:
        store.close()


def test_writes_that_wait_share_a_commit(store: Store) -> None:
    async def play() -> None:
        await asyncio.gather(*(store.append(f"t{n}", [a_ply(0)]) for n in range(200)))

    asyncio.run(play())
    assert store.writer.commits < 100
    with store.reading.connect() as connection:
        assert len(connection.execute(select(PLIES)).all()) == 200


@pytest.mark.parametrize("already", [True, False])
async def test_a_cancelled_caller_is_cancelled_after_its_write(store: Store, already: bool) -> None:
    """Also if the writer was done before the task was cancelled."""
    await add_table(store)
    before = store.writer.commits
    writing = asyncio.create_task(store.append("t1", [a_ply(0)]))
    await asyncio.sleep(0)
    while already and store.writer.commits == before:
        time.sleep(0.001)  # block the event loop, so that it has not delivered the result yet
    if already:
        time.sleep(0.05)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(asyncio.shield(writing), 120)
    stored = await store.load("t1")
    assert stored is not None
    assert stored.plies == [a_ply(0)]


@pytest.mark.parametrize("where", ["nonsense://x", "postgresql://nobody@127.0.0.1:1/none", "a://:"])
def test_a_database_that_cannot_be_opened_is_a_plain_error(where: str) -> None:
    with pytest.raises(StoreError):
        Store.open(where)


def test_a_database_of_a_newer_version_is_refused(store: Store, where: str) -> None:
    with store.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(StoreError, match="by a newer version of Paddock"):
        Store.open(where)


def test_a_reader_sees_one_consistent_state(store: Store, where: str) -> None:
    """A table is read with several statements, and somebody may write in between."""

    def count(connection: Connection) -> int:
        return int(connection.scalar(select(func.count()).select_from(PLAYERS)) or 0)

    def read(connection: Connection) -> tuple[int, int]:
        before = count(connection)
        with store.writing.begin() as other:
            values = {"id": "p", "name": "P", "created": 0.0, "settings": {}, "generation": 0}
            other.execute(insert(PLAYERS), values)
        return before, count(connection)

    assert asyncio.run(store.read(read)) == (0, 0)
    assert asyncio.run(store.read(count)) == 1


async def test_the_number_of_prepared_statements_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite keeps each statement, and a long one takes 80 kB. With one statement for each number
    of plies the memory of a server grew for hours."""
    made: set[str] = set()
    real = writer.add_plies

    def add_plies(count: int) -> str:
        made.add(real(count))
        return real(count)

    monkeypatch.setattr(writer, "add_plies", add_plies)
    store = Store.open(tmp_path)
    try:
        await add_table(store)
        at = 0
        for count in range(1, 131):
            await store.append("t1", [a_ply(at + n) for n in range(count)])
            at += count
        stored = await store.load("t1")
        assert stored is not None
        assert stored.plies == [a_ply(n) for n in range(at)]
        assert len(made) <= 11
        assert sum(map(len, made)) < 5000
    finally:
        store.close()


async def test_a_ply_waits_for_a_lock_and_then_fails_clearly(
    tmp_path: Path,
) -> None:
    store = Store.open(tmp_path)
    try:
        await add_table(store)
        connection = store.writing.raw_connection()
        connection.cursor().execute("PRAGMA busy_timeout=1")
        connection.close()
        other = sqlite3.connect(tmp_path / "paddock.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append("t1", [a_ply(0)])
        other.execute("ROLLBACK")
        other.close()
        await store.append("t1", [a_ply(0)])
        stored = await store.load("t1")
        assert stored is not None
        assert stored.plies == [a_ply(0)]
    finally:
        store.close()
