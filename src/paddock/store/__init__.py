"""Append-only: a match is its log. SQLite by default, PostgreSQL by URL."""

from paddock.store.errors import StoreError, Unanswered
from paddock.store.rows import Note, Ply, Stored, StoredPlayer, TableRow
from paddock.store.store import Store
from paddock.store.writer import Conflict

__all__ = [
    "Conflict",
    "Note",
    "Ply",
    "Store",
    "StoreError",
    "Stored",
    "StoredPlayer",
    "TableRow",
    "Unanswered",
]
