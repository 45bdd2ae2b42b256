"""Caches forget guests who have left, so that the memory of a server does not grow during the day.

Each of these caches had only a limit of ten thousand entries, so it was full after some hours.
"""

from __future__ import annotations

import gc
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tests.tables.setting import LocalServer, local_server

from paddock.tables import Table
from paddock.web.guiding import OFF, read_book
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import COOKIE, Visitor

GUESTS = 300


async def come(server: LocalServer, site: Site, n: int) -> None:
    """A guest with a cookie requests a page and sends a move."""
    guest = await server.guest(f"Guest {n}")
    cookie = str(site.doorman.signer.dumps([guest.id, guest.name, 0]))
    request = cast(Any, SimpleNamespace(cookies={COOKIE: cookie}, headers={}))
    assert (await site.doorman.visitor(request)).player.id == guest.id
    assert await site.doorman.id_of(f"{COOKIE}={cookie}".encode()) == guest.id


async def test_cookies_and_generations_of_guests_who_left_are_forgotten(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        site = Site(server.house)
        for n in range(GUESTS):
            await come(server, site, n)
            server.clock.time += 1.0
        kept = (site.doorman.verified, site.doorman.header_read, server.house.guests._generations)
        assert all(0 < len(one) <= 121 for one in kept), [len(one) for one in kept]


def look(site: Site, table: Table, visitor: Visitor) -> dict[str, Any]:
    return table_context(site, table, visitor, invite="", origin="")


async def test_a_spectator_has_no_guide_book(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        site = Site(server.house)
        table = await server.start_table(await server.guest("Ann"), players=2)
        look(site, table, Visitor(await server.guest("Bob"), "en", True))
        assert len(site.guiding.books) == 0


async def test_a_guide_book_is_shared_by_all_pages_and_removed_with_the_table(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as server:
        site = Site(server.house)
        ann = await server.guest("Ann")
        table = await server.create_table(ann, players=2)
        site.guiding.begin(ann, table)
        await server.house.guests.save(ann)
        await table.start(ann.id)
        page = Visitor(ann, "en", True)
        async with table.presence.watch(ann.id):
            note = look(site, table, page)["guide"]
            assert note is not None
            # The move request uses the settings in the store; the page keeps its own copy.
            clicked = await server.house.guests.find(ann.id)
            assert clicked is not None
            assert site.guiding.dismiss(clicked, table.game.name, OFF)
            assert not read_book(ann).off
            gc.collect()
            assert look(site, table, page)["guide"] is None
        assert len(site.guiding.books) == 1
        del table
        await server.advance(2000)  # the table is evicted
        gc.collect()
        assert len(site.guiding.books) == 0
