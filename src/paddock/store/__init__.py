"""The store: append-only, a match is its log. SQLite by default, PostgreSQL by URL."""

from paddock.store.errors import StoreError, Unanswered
from paddock.store.hub import Message
from paddock.store.nodes import OpenPages
from paddock.store.outage import Outage
from paddock.store.rows import NoteRow, Ply, Stored, StoredPlayer, TableRow
from paddock.store.store import Store
from paddock.store.writer import Conflict, Unwritable

__all__ = [
    "Conflict",
    "Message",
    "NoteRow",
    "OpenPages",
    "Outage",
    "Ply",
    "Store",
    "StoreError",
    "Stored",
    "StoredPlayer",
    "TableRow",
    "Unanswered",
    "Unwritable",
]
