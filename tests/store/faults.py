"""Causes faults in a real SQLite database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from paddock.store import Store


@contextmanager
def cannot_write(store: Store) -> Iterator[None]:
    """Make writes fail while reads work, as with a full disk or a read-only folder."""
    _set_query_only(store, True)
    try:
        yield
    finally:
        _set_query_only(store, False)


def _set_query_only(store: Store, on: bool) -> None:
    """Set it on the only connection of the writer."""
    connection = store.writing.raw_connection()
    try:
        connection.cursor().execute(f"PRAGMA query_only={int(on)}")
    finally:
        connection.close()
