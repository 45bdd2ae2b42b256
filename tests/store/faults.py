"""Faults of a real SQLite database, made on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from paddock.store import Store


@contextmanager
def cannot_write(store: Store) -> Iterator[None]:
    """Writing fails and reading works, as with a full disk or a folder that became read-only."""
    _set_query_only(store, True)
    try:
        yield
    finally:
        _set_query_only(store, False)


def _set_query_only(store: Store, on: bool) -> None:
    """On the one connection of the writer."""
    connection = store.writing.raw_connection()
    try:
        connection.cursor().execute(f"PRAGMA query_only={int(on)}")
    finally:
        connection.close()
