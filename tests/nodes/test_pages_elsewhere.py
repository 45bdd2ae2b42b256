"""Open pages on other servers, when messages arrive while the database is read."""

from __future__ import annotations

import asyncio
from typing import cast

from paddock.store import OpenPages, Store
from paddock.tables.node import Node

ANN = OpenPages(frozenset({"ann"}), 0)


class SlowStore:
    """A store whose answer is read at once, but returned only when `go` is set."""

    hub, node = object(), "here"

    def __init__(self) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def read(self, _: object) -> dict[str, dict[str, OpenPages]]:
        self.asked.set()
        await self.go.wait()
        return {"of one that left": {"gone": ANN}, "closed": {"there": ANN}, "same": {"there": ANN}}


class RecordingHouse:
    """A fake house that records what it is told."""

    def __init__(self) -> None:
        self.changed: set[str] = set()

    def pages_changed(self, tables: list[str]) -> None:
        self.changed.update(tables)

    def leases_free(self, table: str) -> None:
        assert not table


def test_a_message_received_during_a_read_wins_over_the_read() -> None:
    """The message about a page that was opened at that moment was overwritten, so its table was
    missing in the lobby."""

    async def scene() -> None:
        store, heard = SlowStore(), RecordingHouse()
        node = Node(cast(Store, store))
        node.listener = heard  # type: ignore[assignment]
        reading = asyncio.create_task(node._read_pages())
        await store.asked.wait()
        pages = {"node": "there", "kind": "pages", "spectators": 0}
        node._receive({**pages, "table": "opened", "players": ["bob"]})
        node._receive({**pages, "table": "closed", "players": []})
        node._receive({"node": "gone", "kind": "left", "table": ""})
        store.go.set()
        await reading
        assert set(node.tables_with_pages()) == {"opened", "same"}
        assert list(node.pages("opened")) == [OpenPages(frozenset({"bob"}), 0)]
        assert heard.changed >= {"opened", "same"}

    asyncio.run(scene())
