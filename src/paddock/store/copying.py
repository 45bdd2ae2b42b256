"""Export and import: a database as lines of JSON, to move matches to another server or to keep
them.

The first line describes the file. Each other line is a player, a key or a table with everything
that belongs to it. The file contains hands and seeds, so it is secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Row, delete, insert, select

from paddock.store.errors import StoreError
from paddock.store.keys import SIGNING
from paddock.store.rows import NoteRow, Ply, Stored, StoredPlayer, TableRow
from paddock.store.schema import NOTES, PLAYERS, PLIES, SECRETS, TABLES

FORMAT: Final = "paddock-export"
VERSION: Final = 1
HEAD: Final = {FORMAT: VERSION}

Line = dict[str, Any]


def lines_of(connection: Connection, ids: Sequence[str] | None, keys: bool) -> Iterator[Line]:
    """The lines of an export: these tables, or everything; with the keys that sign cookies."""
    yield HEAD
    if ids is None:
        for row in connection.execute(select(PLAYERS).order_by(PLAYERS.c.id)):
            yield {"player": row_to_dict(row)}
        ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created)))
    if keys:
        for row in connection.execute(select(SECRETS).order_by(SECRETS.c.name)):
            if row.name.startswith(SIGNING):
                yield {"key": row_to_dict(row)}
    for id in ids:
        yield {"table": asdict(stored(connection, id))}


def row_to_dict(row: Row[Any]) -> Line:
    """A row by the names of its columns."""
    return {str(name): value for name, value in row._mapping.items()}


def stored(connection: Connection, id: str, plies: bool = True) -> Stored:
    """A table with all its lines, or without its plies."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        raise StoreError(f"there is no table {id}")
    notes = select(NOTES).where(NOTES.c.table_id == id).order_by(NOTES.c.n)
    of_match = select(PLIES).where(PLIES.c.table_id == id).order_by(PLIES.c.ply)
    found = connection.execute(of_match) if plies else ()
    return Stored(
        TableRow(**row_to_dict(row)),
        [NoteRow(one.n, one.kind, one.data, one.at) for one in connection.execute(notes)],
        [Ply(one.ply, one.seat, one.text, one.at, one.key) for one in found],
    )


def read_line(text: bytes) -> Line:
    """One line of an export; ValueError if it is not one."""
    line = orjson.loads(text)
    if not isinstance(line, dict) or len(line) != 1:
        raise ValueError("not a line of an export")
    return line


def read_table(facts: Any) -> Stored:
    """A table from a line; ValueError. All numbers must be consecutive."""
    try:
        found = Stored(
            TableRow(**facts["row"]),
            [NoteRow(**one) for one in facts["notes"]],
            [Ply(**one) for one in facts["plies"]],
        )
        row = found.row
        int(row.seed)
        shapes = (row.id, row.game, row.seed), (row.created, row.rules_version)
        if not all(isinstance(one, str) for one in shapes[0]):
            raise ValueError("its id, game or seed is no text")
        if not all(isinstance(one, int | float) for one in shapes[1]):
            raise ValueError("its time or version is no number")
    except (KeyError, TypeError) as error:
        raise ValueError(f"a field is missing or unknown ({error})") from None
    if [one.n for one in found.notes] != list(range(len(found.notes))):
        raise ValueError("its notes are not complete")
    if [one.ply for one in found.plies] != list(range(len(found.plies))):
        raise ValueError("its plies are not complete")
    return found


def read_player(facts: Any) -> StoredPlayer:
    """A player from a line; ValueError."""
    try:
        player = StoredPlayer(**facts)
    except TypeError as error:
        raise ValueError(f"a field is missing or unknown ({error})") from None
    if not (isinstance(player.id, str) and isinstance(player.name, str)):
        raise ValueError("an id or a name is no text")
    return player


def read_key(facts: Any) -> dict[str, str]:
    """A key from a line; ValueError."""
    if not isinstance(facts, dict) or set(facts) != {"name", "value"}:
        raise ValueError("a key has a name and a value")
    name, value = facts["name"], facts["value"]
    if not (isinstance(name, str) and isinstance(value, str) and name.startswith(SIGNING)):
        raise ValueError("that is no key of ours")
    return {"name": name, "value": value}


def add_table(connection: Connection, table: Stored) -> bool:
    """Add a table; False if its id exists, which is left unchanged."""
    id = table.row.id
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == id)) is not None:
        return False
    connection.execute(insert(TABLES), asdict(table.row))
    if table.notes:
        connection.execute(insert(NOTES), [{"table_id": id, **asdict(n)} for n in table.notes])
    if table.plies:
        connection.execute(insert(PLIES), [{"table_id": id, **asdict(p)} for p in table.plies])
    return True


def add_player(connection: Connection, player: StoredPlayer) -> bool:
    """Add a player; False if the id exists."""
    if connection.scalar(select(PLAYERS.c.id).where(PLAYERS.c.id == player.id)) is not None:
        return False
    connection.execute(insert(PLAYERS), asdict(player))
    return True


def set_keys(connection: Connection, keys: list[dict[str, str]]) -> None:
    """Replace the server's keys by these."""
    for name in SIGNING:
        connection.execute(delete(SECRETS).where(SECRETS.c.name.startswith(name)))
    connection.execute(insert(SECRETS), keys)
