"""The store: append-only, a match is its log. SQLite by default, PostgreSQL by URL.

Its modules:

    store                                  what others use
    rows, schema, migrations, conversion   what is kept, and its form in the database
    writer, reading, players               one writer thread; readers beside it
    opening, folder, wal                   opening a database and finding damage
    health, outage, patience               a database that fails or hangs
    keys                                   the keys that sign cookies and links
    hub, nodes                             several servers on one PostgreSQL
    inspection, upkeep, copying            for `paddock admin`
"""

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
