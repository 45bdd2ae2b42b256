"""Open pages on other servers, while messages and what is read from the database cross."""

from __future__ import annotations

import asyncio
from typing import cast

from paddock.store import OpenPages, Store
from paddock.tables.node import Node

ANN = OpenPages(frozenset({"ann"}), 0)


class SlowStore:
    """Its answer was true when it was asked, and arrives when `go` is set."""

    hub, node = object(), "here"

    def __init__(self) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def read(self, _: object) -> dict[str, dict[str, OpenPages]]:
        self.asked.set()
        await self.go.wait()
        return {"of one that left": {"gone": ANN}, "closed": {"there": ANN}, "same": {"there": ANN}}


class Heard:
    """What a house would be told."""

    def __init__(self) -> None:
        self.changed: set[str] = set()

    def pages_changed(self, tables: list[str]) -> None:
        self.changed.update(tables)

    def leases_free(self, table: str) -> None:
        assert not table


def test_what_is_heard_while_all_pages_are_read_is_newer_than_what_is_read() -> None:
    """A page that was opened at that moment was never seen: its table was missing in the lobby."""

    async def scene() -> None:
        store, heard = SlowStore(), Heard()
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
