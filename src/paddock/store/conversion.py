"""Conversion between database rows and the values that the store returns."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, select

from paddock.store.rows import NoteRow, Stored, TableRow
from paddock.store.schema import NOTES, TABLES


def table_row(row: Row[Any]) -> TableRow:
    """A table from its row."""
    return TableRow(row.id, row.created, row.game, row.rules_version, row.seed, row.plan, row.over)


def with_notes(connection: Connection, chosen: Select[Any]) -> list[Stored]:
    """The selected tables in their order, with their notes."""
    found = {row.id: Stored(table_row(row)) for row in connection.execute(chosen)}
    ids = chosen.with_only_columns(TABLES.c.id).subquery()
    notes = select(NOTES.c.table_id, NOTES.c.n, NOTES.c.kind, NOTES.c.data, NOTES.c.at)
    for table, *note in connection.execute(
        notes.join(ids, NOTES.c.table_id == ids.c.id).order_by(NOTES.c.table_id, NOTES.c.n)
    ):
        if table in found:
            found[table].notes.append(NoteRow(*note))
    return list(found.values())


def anonymised(data: dict[str, Any], player: str, other: str, name: str) -> dict[str, Any]:
    """The data of a note with a player replaced by somebody else."""
    changed = {key: other if value == player else value for key, value in data.items()}
    if "name" in changed and data.get("player") == player:
        changed["name"] = name
    if isinstance(data.get("players"), list):
        seats = [seat for seat, one in enumerate(data["players"]) if one == player]
        changed["players"] = [other if one == player else one for one in data["players"]]
        changed["names"] = [
            name if seat in seats else one for seat, one in enumerate(data["names"])
        ]
    return changed


def note_row(table: str, note: NoteRow) -> dict[str, Any]:
    """A note as a row."""
    return {"table_id": table, "n": note.n, "kind": note.kind, "data": note.data, "at": note.at}
