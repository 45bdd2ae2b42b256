"""Peers: the other servers on the same database, and the case of a server that has none.

A table asks its peers whether this server answers for bots and clocks and which pages are open
elsewhere, and passes on what is not in the database. `node.Node` is the case of several servers.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from paddock.store import Message, OpenPages

NO_FENCE: Final = 0
NOT_MINE: Final = -1


class Peers:
    """What a server knows of the others, and what it tells them."""

    alone: bool  # there can be no other server

    async def fence(self, table: str) -> int:
        """The number of the lease under which this server may answer at a table; `NO_FENCE` if it
        needs none, `NOT_MINE` if another server answers there.
        """
        raise NotImplementedError

    def retry(self) -> float:
        """Seconds to wait before asking for a lease again."""
        raise NotImplementedError

    def lose(self, table: str) -> None:
        """A write under the lease was refused."""

    async def release(self, table: str) -> None:
        """This server no longer needs the lease of a table."""

    def pages(self, table: str) -> Collection[OpenPages]:
        """The pages that are open on a table on other servers."""
        raise NotImplementedError

    def tables_with_pages(self) -> Collection[str]:
        """The tables on which other servers have open pages."""
        raise NotImplementedError

    def publish(self, table: str, pages: OpenPages) -> None:
        """Announce the pages of a table that are open here."""

    def has_company(self) -> bool:
        """Whether another server is alive."""
        raise NotImplementedError

    def tell(self, table: str, message: Message) -> None:
        """Pass a message about this table to the other servers."""

    async def send(self, table: str, message: Message) -> bool:
        """The same, and wait until it is sent; whether it was."""
        raise NotImplementedError

    def forget_player(self, player_id: str) -> None:
        """Have the other servers drop what they cache of a player."""

    async def close(self) -> None:
        """Release all leases and stop."""


class Alone(Peers):
    """The only server on its database: it answers at every table, and there is nobody to tell."""

    alone = True

    async def fence(self, table: str) -> int:
        return NO_FENCE

    def retry(self) -> float:
        return 0.0

    def pages(self, table: str) -> Collection[OpenPages]:
        return ()

    def tables_with_pages(self) -> Collection[str]:
        return ()

    def has_company(self) -> bool:
        return False

    async def send(self, table: str, message: Message) -> bool:
        return True
