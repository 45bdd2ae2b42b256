"""Caches drop guests who have left, so that a server's memory does not grow during the day.

Each of these caches had only a bound of ten thousand, so that they were full after hours.
"""

from __future__ import annotations

import gc
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tests.tables.setting import Evening, evening

from paddock.tables import Table
from paddock.web.guiding import OFF, read_book
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import COOKIE, Visitor

GUESTS = 300


async def come(night: Evening, site: Site, n: int) -> None:
    """A guest who comes with a cookie, as a page and as a move does."""
    guest = await night.guest(f"Guest {n}")
    cookie = str(site.doorman.signer.dumps([guest.id, guest.name, 0]))
    request = cast(Any, SimpleNamespace(cookies={COOKIE: cookie}, headers={}))
    assert (await site.doorman.visitor(request)).player.id == guest.id
    assert await site.doorman.id_of(f"{COOKIE}={cookie}".encode()) == guest.id


async def test_cookies_and_generations_of_those_who_have_gone_are_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        site = Site(night.house)
        for n in range(GUESTS):
            await come(night, site, n)
            night.clock.time += 1.0
        kept = (site.doorman.verified, site.doorman.header_read, night.house.guests._generations)
        assert all(0 < len(one) <= 121 for one in kept), [len(one) for one in kept]


def look(site: Site, table: Table, visitor: Visitor) -> dict[str, Any]:
    return table_context(site, table, visitor, invite="", origin="")


async def test_one_who_looks_on_has_no_book(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        site = Site(night.house)
        table = await night.begun(await night.guest("Ann"), players=2)
        look(site, table, Visitor(await night.guest("Bob"), "en", True))
        assert len(site.guiding.books) == 0


async def test_a_book_is_shared_by_all_pages_and_gone_with_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as night:
        site = Site(night.house)
        ann = await night.guest("Ann")
        table = await night.laid(ann, players=2)
        site.guiding.begin(ann, table)
        await night.house.guests.save(ann)
        await table.start(ann.id)
        page = Visitor(ann, "en", True)
        async with table.presence.watch(ann.id):
            note = look(site, table, page)["guide"]
            assert note is not None
            # The click comes with what the store knows, the page has its own settings.
            clicked = await night.house.guests.find(ann.id)
            assert clicked is not None
            assert site.guiding.dismiss(clicked, table.game.name, OFF)
            assert not read_book(ann).off
            gc.collect()
            assert look(site, table, page)["guide"] is None
        assert len(site.guiding.books) == 1
        del table
        await night.after(2000)  # it is put away
        gc.collect()
        assert len(site.guiding.books) == 0
