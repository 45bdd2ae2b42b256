"""Read-only access to a database for `paddock admin`, with or without a running server.

Nothing is written, no lock is taken and no migration is run.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    exists,
    func,
    not_,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from paddock.store.errors import StoreError
from paddock.store.nodes import ALIVE
from paddock.store.opening import (
    BUSY_MS,
    FILE,
    server_engine,
    take_as_long_as_it_takes,
    url_of,
)
from paddock.store.schema import LEASES, NOTES, PLAYERS, PLIES, TABLES

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
STATES = (WAITING, PLAYING, OVER, CLOSED)
STARTED, SHUT = "started", "closed"  # kinds of notes


def is_server(where: str | Path) -> bool:
    """Whether this is the URL of a database server, not a folder."""
    return "://" in str(where)


def require_database(where: str | Path) -> None:
    """Raise an error for a folder without a database: a misspelt name must not create a new one."""
    if not is_server(where) and not (Path(where) / FILE).is_file():
        raise StoreError(f"{where} has no {FILE}: name the folder with --data")


def reading_engine(where: str | Path) -> Engine:
    """A read-only engine. Any other last connection would delete the write-ahead log when it
    closes, and the next server would take that for a loss.
    """
    if is_server(where):
        return server_engine(url_of(where), isolation_level="REPEATABLE READ")
    file = quote(str((Path(where) / FILE).absolute()))

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=BUSY_MS / 1000)

    return create_engine("sqlite://", creator=connect)


@contextmanager
def read_only_connection(where: str | Path) -> Iterator[Connection]:
    """A read-only connection."""
    require_database(where)
    try:
        engine = reading_engine(where)
        try:
            with engine.begin() as connection:
                if is_server(where):
                    connection.exec_driver_sql("SET TRANSACTION READ ONLY")
                    take_as_long_as_it_takes(connection)
                yield connection
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise StoreError(f"the database cannot be read: {error}") from None


@dataclass(frozen=True)
class TableFilter:
    """Which tables to list."""

    id: str = ""
    game: str = ""
    state: str = ""
    before: float | None = None  # only tables without changes since then
    most: int = 0  # at most that many; 0: all


@dataclass(frozen=True)
class TableSummary:
    """A table as the database knows it, without folding its lines."""

    id: str
    game: str
    rules_version: int
    plan: dict[str, Any]
    created: float
    over: float | None
    state: str
    notes: int
    plies: int
    changed: float  # when the last line was written


def _has(kind: str) -> Any:
    return exists().where(NOTES.c.table_id == TABLES.c.id, NOTES.c.kind == kind)


def _of_state(query: Select[Any], state: str) -> Select[Any]:
    if state == CLOSED:
        return query.where(_has(SHUT))
    if state == OVER:
        return query.where(TABLES.c.over.is_not(None), not_(_has(SHUT)))
    query = query.where(TABLES.c.over.is_(None))
    return query.where(_has(STARTED) if state == PLAYING else not_(_has(STARTED)))


def find(connection: Connection, wanted: TableFilter) -> list[TableSummary]:
    """The tables, newest first."""

    def of_table(column: Any, value: Any) -> Any:
        found = select(value).where(column == TABLES.c.id)
        return found.correlate(TABLES).scalar_subquery()

    last_ply = of_table(PLIES.c.table_id, func.max(PLIES.c.at))
    last_note = of_table(NOTES.c.table_id, func.max(NOTES.c.at))
    columns = [column for column in TABLES.c if column.name != "seed"]
    query = select(
        *columns,
        _has(STARTED).label("started"),
        _has(SHUT).label("shut"),
        of_table(NOTES.c.table_id, func.count()).label("notes"),
        of_table(PLIES.c.table_id, func.count()).label("plies"),
        last_ply.label("last_ply"),
        last_note.label("last_note"),
    ).order_by(TABLES.c.created.desc())
    if wanted.id:
        query = query.where(TABLES.c.id == wanted.id)
    if wanted.game:
        query = query.where(TABLES.c.game == wanted.game)
    if wanted.state:
        query = _of_state(query, wanted.state)
    if wanted.before is not None:
        still = (func.coalesce(one, 0.0) < wanted.before for one in (last_ply, last_note))
        query = query.where(TABLES.c.created < wanted.before, *still)
    if wanted.most:
        query = query.limit(wanted.most)
    return [
        TableSummary(
            row.id,
            row.game,
            row.rules_version,
            row.plan,
            row.created,
            row.over,
            state_of(row.over is not None, row.started, row.shut),
            row.notes,
            row.plies,
            max(row.created, row.last_ply or 0.0, row.last_note or 0.0),
        )
        for row in connection.execute(query)
    ]


def state_of(over: bool, started: bool, shut: bool) -> str:
    """The state of a table in a word."""
    if shut:
        return CLOSED
    if over:
        return OVER
    return PLAYING if started else WAITING


def lease_of(connection: Connection, table: str) -> tuple[str, bool]:
    """The server that answers at a table, and whether it is alive; empty: none, or SQLite."""
    held = select(LEASES.c.node).where(LEASES.c.table_id == table)
    node = str(connection.scalar(held) or "")
    alive = bool(node) and node in {row.id for row in connection.execute(text(ALIVE))}
    return node, alive


def counts(connection: Connection) -> dict[str, Any]:
    """The number of tables, players, notes and so on."""
    states = dict.fromkeys(STATES, 0)
    games: dict[str, int] = {}
    rows = select(
        TABLES.c.game,
        TABLES.c.over.is_not(None).label("over"),
        _has(STARTED).label("started"),
        _has(SHUT).label("shut"),
    ).subquery()
    grouped = select(rows, func.count().label("amount")).group_by(*rows.c)
    for row in connection.execute(grouped):
        states[state_of(row.over, row.started, row.shut)] += row.amount
        games[row.game] = games.get(row.game, 0) + row.amount
    found: dict[str, Any] = {"tables": sum(states.values()), **states, "games": games}
    for name, table in (("plies", PLIES), ("notes", NOTES), ("players", PLAYERS)):
        found[name] = connection.scalar(select(func.count()).select_from(table))
    found["bytes"] = size_of(connection)
    if connection.dialect.name == "postgresql":
        found["servers"] = len(list(connection.execute(text(ALIVE))))
    return found


def size_of(connection: Connection) -> int:
    """The size of the database in bytes."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    return int(pages) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())


def kinds_of(connection: Connection, table: str) -> Sequence[tuple[int, str, float]]:
    """Number, kind and time of each note of a table, without its content, which may be secret."""
    mine = select(NOTES.c.n, NOTES.c.kind, NOTES.c.at).where(NOTES.c.table_id == table)
    return [(row.n, row.kind, row.at) for row in connection.execute(mine.order_by(NOTES.c.n))]
