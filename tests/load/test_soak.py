"""Evicted tables leave memory at once (abuse 35). The long version is `soak.py`."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path

from tests.tables.setting import local_server, random_move

from paddock.shelf import titles
from paddock.tables import Table
from paddock.tables.presence import Presence
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor

ROUNDS = 2


def test_what_is_put_away_is_gone_without_the_garbage_collector(tmp_path: Path) -> None:
    """A few moves at a table of each game, with a page rendered after each, again and again."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            site, rng = Site(server.house), random.Random(1)
            people = [await server.guest(name) for name in ("Ann", "Bob")]
            for _ in range(ROUNDS):
                alive: list[weakref.ref[Table | Presence]] = []
                for title in titles():
                    players = max(title.players)
                    table = await server.start_table(*people, game=title.name, players=players)
                    async with table.presence.watch(people[0].id):
                        for _ in range(20):
                            await random_move(table, rng)
                            await server.advance(2)
                            visitor = Visitor(people[0], "en", True)
                            table_context(site, table, visitor, invite="", origin="")
                    alive += [weakref.ref(table), weakref.ref(table.presence)]
                    del table
                await server.advance(2000)  # nobody is there, so the tables are evicted
                assert server.house.tables == {}
                assert [one() for one in alive] == [None] * len(alive)

    gc.collect()
    gc.disable()
    try:
        asyncio.run(play())
    finally:
        gc.enable()
