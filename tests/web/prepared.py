"""A server with prepared tables: each is at the moment where a test begins.

Playing a match up to a rare moment takes a minute in a browser and a second in the store.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import combinations, islice
from pathlib import Path
from typing import Any

from itsdangerous import URLSafeSerializer
from playwright.sync_api import Browser, BrowserContext, Page
from sqlalchemy import update
from tests.tables.finished import SHORT, finished
from tests.tables.setting import LocalServer, local_server, random_move
from tests.web.fixtures import PATIENCE, Server
from tests.web.test_results import SERIES, play_on

from paddock.core.errors import BadLog
from paddock.core.log import read_log
from paddock.core.match import replay
from paddock.core.seats import LUCK
from paddock.shelf import titles
from paddock.store import keys
from paddock.store.schema import PLIES
from paddock.tables import Player, Table
from paddock.web.visitor import COOKIE

WIDTH = 360


MATCHES, PAIRS = 20, 300  # how many are tried to find a changed log that follows the rules


class Prepared:
    """The server, its tables by purpose and game, and the cookies by player."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ids: dict[tuple[str, str], str] = {}
        self.cookies: dict[str, str] = {}

    def person(self, browser: Browser, name: str, language: str) -> BrowserContext:
        """A browser context of this person, as on a phone."""
        context = browser.new_context(
            viewport={"width": WIDTH, "height": 740},
            base_url=self.server.url,
            reduced_motion="reduce",
            service_workers="block",
            locale=language,
        )
        context.add_cookies([{"name": COOKIE, "value": self.cookies[name], "url": self.server.url}])
        context.set_default_timeout(PATIENCE)
        return context

    def at(self, context: BrowserContext, what: str, game: str, path: str = "") -> Page:
        """The page of a table, with its scripts loaded."""
        page = context.new_page()
        page.goto(f"/t/{self.ids[what, game]}{path}")
        page.wait_for_selector("body[data-scripts=on]")
        return page


@contextmanager
def prepared(folder: Path, games: Iterable[str], series: Iterable[str]) -> Iterator[Prepared]:
    """For Ann and Bob: a running match of each of these games, each series at the stop after its
    first part, and finished matches in whose stored log cards were exchanged."""
    made = Prepared(Server(folder, "--no-limits"))

    async def play() -> None:
        async with local_server(folder) as server:
            people = [await server.guest(name) for name in ("Ann", "Bob")]
            for game in games:
                made.ids["running", game] = (await running(server, people, game)).id
                made.ids["changed", game] = (await changed(server, people[0], game)).id
            for game in series:
                made.ids["stopped", game] = (await stopped(server, people, game)).id
            ring = server.house.keys[keys.COOKIE]
            signer = URLSafeSerializer(list(ring.accepted(server.clock.now())), salt="visitor")
            for one in people:
                made.cookies[one.name] = str(signer.dumps([one.id, one.name, 0]))

    # In a separate thread, because the browser of this session has an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(play())).result()
    made.server.start()
    try:
        yield made
    finally:
        made.server.stop()


def plan_of(game: str, **facts: Any) -> dict[str, Any]:
    """A plan in which nobody is replaced or hurried while a test looks at a table."""
    players = next(title.players[0] for title in titles() if title.name == game)
    return {"game": game, "players": players, "absent": "wait", "reaction_seconds": 0, **facts}


async def running(server: LocalServer, people: list[Player], game: str) -> Table:
    """A running match in which the first person has made a decision."""
    table = await server.start_table(*people, **plan_of(game, options=SHORT.get(game, {})))
    rng = random.Random(3)
    while not table.record.decisions(0):
        await server.advance(1)
        await random_move(table, rng)
    await server.settle()
    assert not table.over
    return table


async def changed(server: LocalServer, host: Player, game: str) -> Table:
    """A finished match whose stored log has another card or die, as late as possible and still
    legal. Where the stock would then lack a card, two cards are exchanged."""
    for _ in range(MATCHES):
        table = await finished(server, host, game)
        if change_in(server, table):
            return table
    raise AssertionError("every card matters to what comes after it")


def change_in(server: LocalServer, table: Table) -> bool:
    """Change this match. Returns False if none of the tried changes is legal."""
    log = read_log(table.record.playing.log.write())
    for change in changes(table):
        right = {n: log.entries[n].text for n in change}
        for n, text in change.items():
            log.entries[n].text = text
        if follows(table, log.write()):
            with server.house.store.writing.begin() as connection:
                for n, text in change.items():
                    where = (PLIES.c.table_id == table.id) & (PLIES.c.ply == n)
                    connection.execute(update(PLIES).where(where).values(text=text))
            return True
        for n, text in right.items():
            log.entries[n].text = text
    return False


def changes(table: Table) -> Iterator[dict[int, str]]:
    """Yields changed draws by ply, the late ones first: single ones, then pairs that are
    exchanged."""
    entries = table.record.playing.log.entries
    luck = [n for n, entry in enumerate(entries) if entry.seat == LUCK][::-1]
    for n in luck[:40]:
        for move in table.record.playing.position_at(n).legal(LUCK):
            if move.text != entries[n].text:
                yield {n: move.text}
    for late, early in islice(combinations(luck, 2), PAIRS):
        if entries[late].text != entries[early].text:
            yield {late: entries[early].text, early: entries[late].text}


def follows(table: Table, text: str) -> bool:
    try:
        return bool(replay(table.game, read_log(text)).state.over())
    except BadLog:
        return False


async def stopped(server: LocalServer, people: list[Player], game: str) -> Table:
    """A series after its first part."""
    options, _ = SERIES[game]
    table = await server.start_table(*people, **plan_of(game, options=options, stops="wait"))
    for person in people:
        await table.presence.watch(person.id).__aenter__()
    await play_on(server, table, people, stops=True)
    assert table.stops.open
    return table
