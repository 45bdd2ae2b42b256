"""Reads tables: one with all its notes and plies, those of the lobby, those of one player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    String,
    and_,
    cast,
    delete,
    select,
    tuple_,
    update,
)

from paddock.store.conversion import anonymised, table_row, with_notes
from paddock.store.opening import take_as_long_as_it_takes
from paddock.store.rows import NoteRow, Ply, Stored
from paddock.store.schema import NOTES, PEOPLE, PLAYERS, PLIES, TABLES

PART: Final = 500  # tables read at a time, because all at once would fill the memory
RESULT, LUCK_KEPT = "result", "luck"  # kinds of notes: the result, and the luck


class After(NamedTuple):
    """Where the next part begins: after the table with this time and id."""

    time: float = 0.0
    id: str = ""


def read_table(
    connection: Connection, table: str, notes: int = 0, plies: int | None = 0
) -> Stored | None:
    """A table with its notes and plies from these numbers on, `plies=None` for none at all."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    stored = Stored(table_row(row))
    noted = select(NOTES.c.n, NOTES.c.kind, NOTES.c.data, NOTES.c.at)
    noted = noted.where(NOTES.c.table_id == table, NOTES.c.n >= notes).order_by(NOTES.c.n)
    stored.notes = [NoteRow(*note) for note in connection.execute(noted)]
    if plies is None:
        return stored
    played = select(PLIES.c.ply, PLIES.c.seat, PLIES.c.text, PLIES.c.at, PLIES.c.key)
    played = played.where(PLIES.c.table_id == table, PLIES.c.ply >= plies).order_by(PLIES.c.ply)
    stored.plies = [Ply(*ply) for ply in connection.execute(played)]
    return stored


def unfinished_part(connection: Connection, since: float, after: After) -> list[Stored]:
    """The next unfinished tables created since then, oldest first; without plies."""
    return _part(connection, TABLES.c.created, TABLES.c.over.is_(None), max(after, After(since)))


def finished_part(connection: Connection, since: float, after: After) -> list[Stored]:
    """The next tables that ended since then, the last one last; without plies."""
    return _part(connection, TABLES.c.over, TABLES.c.over.is_not(None), max(after, After(since)))


def _part(
    connection: Connection, time: Column[float], which: ColumnElement[bool], after: After
) -> list[Stored]:
    take_as_long_as_it_takes(connection)
    later = and_(which, time >= after.time, tuple_(time, TABLES.c.id) > tuple_(*after))
    chosen = select(TABLES).where(later).order_by(time, TABLES.c.id).limit(PART)
    return with_notes(connection, chosen)


def newest(connection: Connection, since: float, most: int) -> float:
    """The time since which at most that many tables have ended, and not before `since`."""
    ended = select(TABLES.c.over).where(TABLES.c.over >= since).order_by(TABLES.c.over.desc())
    found: float | None = connection.scalar(ended.offset(most - 1).limit(1))
    return since if found is None else found


def results(connection: Connection, player: str, most: int) -> list[Stored]:
    """The finished matches of a player, the last one first, each with its result, and with its luck
    if it was analysed.
    """
    mine = (
        select(TABLES, NOTES.c.n, NOTES.c.kind, NOTES.c.data, NOTES.c.at)
        .join(PEOPLE, PEOPLE.c.table_id == TABLES.c.id)
        .join(NOTES, NOTES.c.table_id == TABLES.c.id)
        .where(PEOPLE.c.player == player, NOTES.c.kind.in_((RESULT, LUCK_KEPT)))
        .order_by(TABLES.c.over.desc(), TABLES.c.id, NOTES.c.n)
        .limit(2 * most)
    )
    found: dict[str, Stored] = {}
    for row in connection.execute(mine):
        note = NoteRow(row.n, row.kind, row.data, row.at)
        if player not in row.data["players"]:
            continue
        if row.kind == RESULT:
            found[row.id] = Stored(table_row(row), [note])
        elif row.id in found:
            found[row.id].notes.append(note)
    return list(found.values())[:most]


def forget(connection: Connection, player: str, other: str, name: str) -> int:
    """Replace a player's id and name in everything stored about finished matches, and delete the
    player; the number of changed lines.
    """
    over = select(TABLES.c.id).where(TABLES.c.over.is_not(None))
    mine = and_(PEOPLE.c.player == player, PEOPLE.c.table_id.in_(over))
    theirs = (
        select(NOTES.c.table_id, NOTES.c.n, NOTES.c.data)
        .join(PEOPLE, PEOPLE.c.table_id == NOTES.c.table_id)
        .where(mine, cast(NOTES.c.data, String).contains(player, autoescape=True))
    )
    found: Sequence[tuple[str, int, dict[str, object]]] = [
        (table, n, data) for table, n, data in connection.execute(theirs)
    ]
    for table, n, data in found:
        here = (NOTES.c.table_id == table) & (NOTES.c.n == n)
        connection.execute(
            update(NOTES).where(here).values(data=anonymised(data, player, other, name))
        )
    connection.execute(delete(PEOPLE).where(mine))
    connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player))
    return len(found)
