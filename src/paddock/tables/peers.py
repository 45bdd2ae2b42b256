"""Peers: other servers on the same database. This is the case without any.

A table asks its peers three things: whether it is this server that answers for bots and clocks, who
has a page open elsewhere, and to pass on what is not in the database. `node.Node` is the other
case.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from paddock.store import Message, OpenPages

NO_FENCE: Final = 0
NOT_MINE: Final = -1


class Alone:
    """The only server on its database: it answers everywhere."""

    alone = True

    async def fence(self, table: str) -> int:
        """The number of the lease under which this server may answer at a table, `NO_FENCE` if it
        needs none, `NOT_MINE` if another server answers there."""
        return NO_FENCE

    def retry(self) -> float:
        """Seconds before it is worth asking for a lease again."""
        return 0.0

    def lose(self, table: str) -> None:
        """A write under the lease was refused."""

    async def release(self, table: str) -> None:
        """This server has nothing more to do at a table."""

    def pages(self, table: str) -> Collection[OpenPages]:
        """The pages that are open on a table elsewhere."""
        return ()

    def tables_with_pages(self) -> Collection[str]:
        """The tables on which pages are open elsewhere."""
        return ()

    def publish(self, table: str, pages: OpenPages) -> None:
        """These pages are open here."""

    def tell(self, table: str, message: Message) -> None:
        """Let the same happen at this table on the other servers."""

    def forget_player(self, player_id: str) -> None:
        """What other servers remember of a player is no longer true."""

    async def close(self) -> None:
        """Leave the others in good order."""
