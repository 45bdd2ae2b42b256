"""The database schema. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, Index, Integer, MetaData, SmallInteger, String, Table

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("plan", JSON, nullable=False),
    Column("over", Float),
)

# The primary keys of plies and notes are the compare-and-set: the second writer gets a Conflict.
PLIES = Table(
    "plies",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(80)),
    sqlite_with_rowid=False,  # clustered: a match is read in one go
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(32), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),  # of the player's cookies
)

# The players named in the notes of a table, however long they stayed. Triggers of the database add
# them with each note (see migration 0004).
PEOPLE = Table(
    "people",
    METADATA,
    Column("player", String, primary_key=True),
    Column("table_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)
Index("people_table", PEOPLE.c.table_id)

# Used device links, until they would have expired.
USED_LINKS = Table(
    "used_links",
    METADATA,
    Column("once", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", String(200), nullable=False),
)

# For several servers on one database; empty with SQLite, which has one server.

# A live server renews `until`, by the clock of the database.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

# The one server that answers for bots, clocks and absent players at a table. The fencing number
# rises with every change of holder, so that a server that was paused meanwhile cannot write.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
    Column("fence", Integer, nullable=False),
)
Index("leases_node", LEASES.c.node)

# The open pages of a server on a table.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("players", JSON, nullable=False),
    Column("spectators", Integer, nullable=False),
)

# NULLs are distinct: plies without a key never conflict.
Index(
    "plies_key",
    PLIES.c.table_id,
    PLIES.c.key,
    unique=True,
    sqlite_where=PLIES.c.key.is_not(None),
    postgresql_where=PLIES.c.key.is_not(None),
)
Index(
    "tables_unfinished",
    TABLES.c.created,
    sqlite_where=TABLES.c.over.is_(None),
    postgresql_where=TABLES.c.over.is_(None),
)
Index(
    "tables_finished",
    TABLES.c.over,
    sqlite_where=TABLES.c.over.is_not(None),
    postgresql_where=TABLES.c.over.is_not(None),
)
