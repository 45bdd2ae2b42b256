"""Opening a database: its URL, its settings and its migrations."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DisconnectionError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from paddock.store.errors import StoreError
from paddock.store.folder import FILE, make_folder

__all__ = ["FILE", "StoreError"]

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 10_000  # milliseconds to wait for another process that writes
PAGES_KB = 512  # cache of each connection; the operating system caches the rest
PATIENCE = 4.0  # seconds for a database server to connect, lock and answer
CHECKED_AFTER = 0.5  # seconds without use after which a connection is tested
USED = "used"  # when a connection was last used
MIGRATION_LOCK = 7_470_553  # an arbitrary unique number
MOST_FAULTS = 3  # faults listed for a damaged database


def engines(where: str | Path) -> tuple[Engine, Engine]:
    """The engines for the database at a folder or URL: for its single writer, and for readers."""
    url = url_of(where)
    if url.startswith("sqlite"):
        return sqlite_engine(url, "BEGIN IMMEDIATE"), sqlite_engine(url, "BEGIN")
    try:
        writing = server_engine(url, pool_size=1, max_overflow=1)
        # A table is read by several statements, which must see the same snapshot.
        return writing, server_engine(url, pool_size=4, isolation_level="REPEATABLE READ")
    except (SQLAlchemyError, ImportError) as error:
        raise StoreError(f"the database cannot be opened: {error}") from None


def server_engine(url: str, **options: Any) -> Engine:
    """The engine of a database server. Every wait ends after `PATIENCE`."""
    limit = int(PATIENCE * 1000)
    arguments: dict[str, Any] = {"connect_timeout": int(PATIENCE)}
    if "options" not in make_url(url).query:
        arguments["options"] = f"-c statement_timeout={limit} -c lock_timeout={limit}"
    # An error is logged, and must not name addresses, hands or keys.
    options["hide_parameters"] = True
    engine = create_engine(url, connect_args=arguments, pool_timeout=PATIENCE, **options)

    @event.listens_for(engine, "checkin")
    def on_checkin(_: object, record: Any) -> None:
        record.info[USED] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def on_checkout(connection: Any, record: Any, _: object) -> None:
        """Test a connection that was idle: the server may have been restarted since. A busy one is
        not tested, which would cost a round trip for every commit.
        """
        if time.monotonic() - record.info.get(USED, -CHECKED_AFTER) < CHECKED_AFTER:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.dbapi.Error as error:  # type: ignore[union-attr]
            raise DisconnectionError(str(error)) from None

    return engine


def take_as_long_as_it_takes(connection: Connection) -> None:
    """Disable time-outs in this transaction, which reads or changes the whole database."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")


def url_of(where: str | Path) -> str:
    """The database URL of a folder or URL."""
    text = str(where)
    if "://" not in text:
        make_folder(Path(where))
        return f"sqlite:///{Path(where) / FILE}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # the URL may contain a password
        raise StoreError("the database URL cannot be read") from None
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    return url.render_as_string(hide_password=False)


def sqlite_engine(url: str, begin: str) -> Engine:
    """An SQLite engine with our settings."""
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_reset_on_return=None,  # every use of a connection is a complete transaction
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun explicitly
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",  # readers do not wait for the writer
            "synchronous=FULL",  # a commit is on disk when it returns
            f"cache_size=-{PAGES_KB}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Run all pending migrations in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            take_as_long_as_it_takes(connection)
            if engine.dialect.name == "postgresql":  # several servers may start at once
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise StoreError(
            "the database was brought up to date by a newer version of Paddock: use that one, or "
            "restore a backup from before"
        ) from None
    except SQLAlchemyError as error:
        raise StoreError(f"the database cannot be brought up to date: {error}") from None


def damage_of(engine: Engine) -> str:
    """What is wrong with an SQLite database, as a sentence; empty if nothing is.

    A database server checks itself.
    """
    if engine.dialect.name != "sqlite":
        return ""
    try:
        with engine.begin() as connection:
            found = connection.exec_driver_sql(f"PRAGMA quick_check({MOST_FAULTS})")
            faults = [str(row[0]) for row in found]
    except DatabaseError as error:
        return f"{FILE} is damaged: {error.orig}"
    return "" if faults == ["ok"] else f"{FILE} is damaged: {'; '.join(faults)}"
