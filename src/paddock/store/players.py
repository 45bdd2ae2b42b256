"""Reads and writes players and one-time links on a connection."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update

from paddock.store.rows import StoredPlayer
from paddock.store.schema import PLAYERS, USED_LINKS


def read_player(connection: Connection, id: str) -> StoredPlayer | None:
    """The player of that id, or None."""
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == id)).first()
    if row is None:
        return None
    return StoredPlayer(row.id, row.name, row.created, row.settings, row.generation)


def add_player(connection: Connection, player: StoredPlayer) -> None:
    """Add a new player."""
    connection.execute(insert(PLAYERS), asdict(player))


def save_player(connection: Connection, player: StoredPlayer) -> None:
    """Add a player, or update it."""
    changed = connection.execute(
        update(PLAYERS)
        .where(PLAYERS.c.id == player.id)
        .values(name=player.name, settings=player.settings)
    )
    if not changed.rowcount:
        add_player(connection, player)


def next_generation(connection: Connection, id: str) -> int:
    """Invalidate all cookies of a player; the generation of the next ones."""
    mine = PLAYERS.c.id == id
    connection.execute(update(PLAYERS).where(mine).values(generation=PLAYERS.c.generation + 1))
    return int(connection.scalar(select(PLAYERS.c.generation).where(mine)) or 0)


def use_link(connection: Connection, once: str, until: float, now: float) -> None:
    """Record that a link was used. The second time the database refuses the duplicate row."""
    connection.execute(delete(USED_LINKS).where(USED_LINKS.c.until < now))
    connection.execute(insert(USED_LINKS), {"once": once, "until": until})


def is_used(connection: Connection, once: str) -> bool:
    """Whether a link was used."""
    found = select(USED_LINKS.c.once).where(USED_LINKS.c.once == once)
    return connection.scalar(found) is not None
