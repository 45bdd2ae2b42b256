"""Opening a database: its URL, its settings and its migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from paddock.core.errors import PaddockError

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "paddock.db"
BUSY_MS = 10_000  # how long to wait for another process that writes
MIGRATION_LOCK = 7_470_553  # any number that nobody else uses


class StoreError(PaddockError):
    """The database cannot be opened, read or written."""


def engines(where: str | Path) -> tuple[Engine, Engine]:
    """The database at a folder or URL: for its one writer, and for its readers."""
    url = url_of(where)
    if url.startswith("sqlite"):
        return sqlite_engine(url, "BEGIN IMMEDIATE"), sqlite_engine(url, "BEGIN")
    try:
        # A server may have been restarted since a connection was last used.
        writer = create_engine(url, pool_size=1, max_overflow=1, pool_pre_ping=True)
        return writer, create_engine(url, pool_size=4, pool_pre_ping=True)
    except (SQLAlchemyError, ImportError) as error:
        raise StoreError(f"the database cannot be opened: {error}") from None


def url_of(where: str | Path) -> str:
    text = str(where)
    if "://" not in text:
        folder = Path(where)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{folder}: {error.strerror}") from None
        return f"sqlite:///{folder / FILE}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("the database URL cannot be read") from None  # it may hold a password
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    return url.render_as_string(hide_password=False)


def sqlite_engine(url: str, begin: str) -> Engine:
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_reset_on_return=None,  # every use of a connection is a transaction that ends
        connect_args={"check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",  # readers do not wait for the writer
            "synchronous=FULL",  # a commit is on disk when it returns
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that this database has not seen, all of them or none."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several servers may start at once
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise StoreError(f"the database cannot be brought up to date: {error}") from None
