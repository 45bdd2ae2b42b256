"""Peers: the other servers on the same database. This module is the case of a single server.

A table asks its peers whether this server answers for bots and clocks and which pages are open
elsewhere, and passes on what is not in the database. `node.Node` is the case of several servers.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from paddock.store import Message, OpenPages

NO_FENCE: Final = 0
NOT_MINE: Final = -1


class Alone:
    """The only server on its database: it answers at every table."""

    alone = True

    async def fence(self, table: str) -> int:
        """The number of the lease under which this server may answer at a table; `NO_FENCE` if it
        needs none, `NOT_MINE` if another server answers there.
        """
        return NO_FENCE

    def retry(self) -> float:
        """Seconds to wait before asking for a lease again."""
        return 0.0

    def lose(self, table: str) -> None:
        """A write under the lease was refused."""

    async def release(self, table: str) -> None:
        """This server no longer needs the lease of a table."""

    def pages(self, table: str) -> Collection[OpenPages]:
        """The pages that are open on a table on other servers."""
        return ()

    def tables_with_pages(self) -> Collection[str]:
        """The tables on which other servers have open pages."""
        return ()

    def publish(self, table: str, pages: OpenPages) -> None:
        """Announce the pages of a table that are open here."""

    def has_company(self) -> bool:
        """Whether another server is alive."""
        return False

    def tell(self, table: str, message: Message) -> None:
        """Pass a message about this table to the other servers."""

    async def send(self, table: str, message: Message) -> bool:
        """The same, and wait until it is sent; whether it was."""
        return True

    def forget_player(self, player_id: str) -> None:
        """Have the other servers drop what they cache of a player."""

    async def close(self) -> None:
        """Release all leases and stop."""
