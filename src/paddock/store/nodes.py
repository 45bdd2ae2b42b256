"""What servers on one PostgreSQL share: heartbeats, leases and open pages.

All times are the database's, because the clocks of two machines differ.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, text

from paddock.store.hub import Message, send

LEASE: Final = 6.0  # seconds after its last heartbeat for which a server counts as alive
FORGOTTEN: Final = 60.0  # seconds after which the rows of a dead server are deleted

NOW: Final = "extract(epoch from clock_timestamp())"
ALIVE: Final = f"SELECT id FROM nodes WHERE until > {NOW}"


@dataclass(frozen=True)
class OpenPages:
    """The open pages of a server on a table."""

    players: frozenset[str] = field(default_factory=frozenset)  # ids of seated players with a page
    spectators: int = 0


def beat(connection: Connection, node: str) -> tuple[bool, set[str]]:
    """Renew the heartbeat. Whether the last one was still valid, and all servers that are alive."""
    renewed = connection.execute(
        text(f"UPDATE nodes SET until = {NOW} + :lease WHERE id = :node AND until > {NOW}"),
        {"node": node, "lease": LEASE},
    ).rowcount
    if not renewed:
        connection.execute(
            text(
                f"INSERT INTO nodes (id, until) VALUES (:node, {NOW} + :lease) "
                "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
            ),
            {"node": node, "lease": LEASE},
        )
        _forget(connection)
    return bool(renewed), {row.id for row in connection.execute(text(ALIVE))}


def _forget(connection: Connection) -> None:
    """Delete the rows of servers that died long ago. Every start and every gap does it once."""
    dead = f"SELECT id FROM nodes WHERE until < {NOW} - {FORGOTTEN}"
    gone = [row.id for row in connection.execute(text(dead))]
    for node in gone:
        _delete(connection, node)
    over = "SELECT id FROM tables WHERE over IS NOT NULL"
    connection.execute(text(f"DELETE FROM leases WHERE node = '' AND table_id IN ({over})"))


def _delete(connection: Connection, node: str) -> None:
    for name, column in (("presence", "node"), ("leases", "node"), ("nodes", "id")):
        connection.execute(text(f"DELETE FROM {name} WHERE {column} = :node"), {"node": node})


def leave(connection: Connection, node: str) -> None:
    """Remove a server that shuts down, so that others take over at once."""
    _delete(connection, node)
    send(connection, [{"node": node, "kind": "left", "table": ""}])


def take(connection: Connection, table: str, node: str) -> int:
    """The fencing number of the table's lease if this server holds it now; 0 if another live server
    holds it or is taking it.

    It never waits: if two servers waited for each other's leases, the database would abort one
    after a second, with all moves of its group.
    """
    free = connection.execute(
        text(
            "SELECT NOT EXISTS (SELECT 1 FROM leases WHERE table_id = :table AND node <> :node "
            f"AND node IN ({ALIVE})) AND pg_try_advisory_xact_lock(hashtextextended(:table, 0))"
        ),
        {"table": table, "node": node},
    ).scalar()
    if not free:
        return 0
    taken = connection.execute(
        text(
            "INSERT INTO leases (table_id, node, fence) VALUES (:table, :node, 1) "
            "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = leases.fence + 1 "
            f"WHERE leases.node = excluded.node OR leases.node NOT IN ({ALIVE}) RETURNING fence"
        ),
        {"table": table, "node": node},
    ).first()
    return int(taken.fence) if taken is not None else 0


def release(connection: Connection, table: str, node: str) -> None:
    """Give a lease back. The row stays, so that the fencing number never decreases."""
    changed = connection.execute(
        text("UPDATE leases SET node = '' WHERE table_id = :table AND node = :node"),
        {"table": table, "node": node},
    )
    if changed.rowcount:
        send(connection, [{"node": node, "kind": "released", "table": table}])


def holds(connection: Connection, table: str, node: str, fence: int) -> bool:
    """Whether a lease is still valid; it cannot be taken over before this transaction ends."""
    found = connection.execute(
        text(
            "SELECT 1 FROM leases WHERE table_id = :table AND node = :node AND fence = :fence "
            "FOR SHARE"
        ),
        {"table": table, "node": node, "fence": fence},
    )
    return found.first() is not None


def write_pages(connection: Connection, table: str, node: str, pages: OpenPages) -> None:
    """Store a server's open pages, and notify the others."""
    players = sorted(pages.players)
    given = {"table": table, "node": node, "spectators": pages.spectators}
    if players or pages.spectators:
        connection.execute(
            text(
                "INSERT INTO presence (table_id, node, players, spectators) "
                "VALUES (:table, :node, to_json(CAST(:players AS text[])), :spectators) "
                "ON CONFLICT (table_id, node) DO UPDATE "
                "SET players = excluded.players, spectators = excluded.spectators"
            ),
            {**given, "players": players},
        )
    else:
        connection.execute(
            text("DELETE FROM presence WHERE table_id = :table AND node = :node"), given
        )
    message: Message = {"kind": "pages", "players": players, **given}
    send(connection, [message])


def read_pages(connection: Connection) -> dict[str, dict[str, OpenPages]]:
    """The open pages of live servers, by table and server."""
    found: dict[str, dict[str, OpenPages]] = {}
    rows = text(f"SELECT table_id, node, players, spectators FROM presence WHERE node IN ({ALIVE})")
    for table, node, players, spectators in connection.execute(rows):
        found.setdefault(table, {})[node] = OpenPages(frozenset(players), spectators)
    return found
