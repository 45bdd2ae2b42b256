"""What an operator changes in a database: closes a table, deletes old matches, returns disk space.

With SQLite the folder is locked as a server locks it, so this does not run beside one. With
PostgreSQL the running servers are notified.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from paddock.store.errors import StoreError
from paddock.store.hub import send
from paddock.store.inspection import is_server, read_only_connection, require_database, size_of
from paddock.store.opening import take_as_long_as_it_takes
from paddock.store.rows import NoteRow
from paddock.store.schema import LEASES, NOTES, PEOPLE, PLIES, PRESENCE, TABLES
from paddock.store.store import Store

ADMIN: Final = "admin"  # the sender's name in messages; no server has it
TABLES_AT_ONCE: Final = 200  # tables deleted in one transaction
TRIES: Final = 5  # tries, because a server may write at the same moment


@contextmanager
def owning(where: str | Path) -> Iterator[Store]:
    """The store as a server opens it; refused if one runs on this folder."""
    require_database(where)
    store = Store.open(where)
    try:
        if store.damage:
            raise StoreError(store.damage)
        yield store
    except SQLAlchemyError as error:
        raise StoreError(f"not written: {error}") from None
    finally:
        store.close()


def tell(connection: Connection, kind: str, table: str = "", **facts: int) -> None:
    """Notify the running servers."""
    if connection.dialect.name == "postgresql":
        send(connection, [{"node": ADMIN, "kind": kind, "table": table, **facts}])


def close_table(store: Store, table: str, note: NoteRow) -> None:
    """Write the note that closes an unfinished table; StoreError if there is none."""
    for last in range(TRIES, 0, -1):
        try:
            with store.writing.begin() as connection:
                _close(connection, table, note)
            return
        except IntegrityError:  # a server has written a note of that number
            if last == 1:
                raise


def _close(connection: Connection, table: str, note: NoteRow) -> None:
    over = select(TABLES.c.over).where(TABLES.c.id == table)
    row = connection.execute(over).first()
    if row is None:
        raise StoreError(f"there is no table {table}")
    if row.over is not None:
        raise StoreError(f"table {table} is over already")
    mine = select(func.count()).select_from(NOTES).where(NOTES.c.table_id == table)
    n = int(connection.scalar(mine) or 0)
    values = {"table_id": table, "n": n, "kind": note.kind, "data": note.data, "at": note.at}
    connection.execute(insert(NOTES), values)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(over=note.at))
    tell(connection, "table", table, notes=n + 1)


def prune(store: Store, before: float) -> int:
    """Delete the matches that ended before then, with all their lines; how many."""
    old = select(TABLES.c.id).where(TABLES.c.over < before).limit(TABLES_AT_ONCE)
    total = 0
    while True:
        with store.writing.begin() as connection:
            take_as_long_as_it_takes(connection)
            ids = list(connection.scalars(old))
            for rows in (PLIES, NOTES, PEOPLE, LEASES, PRESENCE):
                connection.execute(delete(rows).where(rows.c.table_id.in_(ids)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
            total += len(ids)
            if len(ids) < TABLES_AT_ONCE:
                if total:
                    tell(connection, "pruned")
                return total


def ended_before(connection: Connection, before: float) -> tuple[int, int]:
    """The matches that ended before then, and their plies: what `prune` would delete."""
    old = select(TABLES.c.id).where(TABLES.c.over < before)
    plies = select(func.count()).select_from(PLIES).where(PLIES.c.table_id.in_(old))
    matches = connection.scalar(select(func.count()).select_from(old.subquery()))
    return int(matches or 0), int(connection.scalar(plies) or 0)


def vacuum(where: str | Path) -> tuple[int, int]:
    """Return the space of deleted rows to the system; the size before and after."""
    with read_only_connection(where) as connection:
        before = size_of(connection)
    with owning(where) as store, store.writing.connect() as connection:
        raw = connection.connection.dbapi_connection
        assert raw is not None
        if is_server(where):
            raw.autocommit = True
            cursor = raw.cursor()
            cursor.execute("SET statement_timeout = 0")
            cursor.execute("VACUUM (ANALYZE)")
        else:  # VACUUM must run outside a transaction
            cursor = raw.cursor()
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        cursor.close()
        connection.invalidate()  # its settings differ, so it must not be reused
    with read_only_connection(where) as connection:
        return before, size_of(connection)
