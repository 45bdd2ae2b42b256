"""The store: one writer thread with group commit, and as many readers as there are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddock.core.errors import PaddockError
from paddock.store.rows import Note, Ply, Stored, StoredPlayer, TableRow


class StoreError(PaddockError):
    """The database cannot be opened, read or written."""


class Conflict(StoreError):
    """Somebody else wrote this ply, note or key first; nothing of this operation was written."""


class Store:
    """Every `async` method may be called from any event loop. A write is durable when it returns."""

    @classmethod
    def open(cls, where: str | Path) -> Store:
        """A folder (SQLite in DIR/paddock.db) or a database URL; brought up to date first."""
        raise NotImplementedError

    def close(self) -> None:
        """Write what waits, then close."""
        raise NotImplementedError

    async def health(self) -> bool:
        """Whether something can be written now."""
        raise NotImplementedError

    async def create(self, row: TableRow, notes: Sequence[Note]) -> None:
        raise NotImplementedError

    async def append(
        self, table: str, plies: Sequence[Ply] = (), notes: Sequence[Note] = (), over: bool = False
    ) -> None:
        """All of it or, with Conflict, nothing. `over` marks the table as finished."""
        raise NotImplementedError

    async def load(self, table: str) -> Stored | None:
        raise NotImplementedError

    async def unfinished(self) -> list[Stored]:
        """Every table whose match is not over, with its notes but without its plies."""
        raise NotImplementedError

    async def player(self, id: str) -> StoredPlayer | None:
        raise NotImplementedError

    async def save_player(self, player: StoredPlayer) -> None:
        raise NotImplementedError

    def secret(self, name: str) -> str:
        """The secret of that name, made at the first call and the same ever after."""
        raise NotImplementedError
