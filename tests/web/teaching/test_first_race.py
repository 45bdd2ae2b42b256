"""A newcomer who does exactly what the notes say finishes a first race of each game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.tiers import at_night
from tests.web.teaching.reading import Page
from tests.web.test_routes import OURS

from paddock.games import packages
from paddock.shelf import titles
from paddock.tables import Table, house
from paddock.tables.clock import Clock
from paddock.web.app import Application, create_app
from paddock.web.guide import guide_of
from paddock.web.learning import first_plan
from paddock.web.render import table_context
from paddock.web.visitor import Visitor

NAMES = [title.name for title in titles()]
PATIENCE = 600.0  # seconds; only guards against hanging for ever
MOST = 1500  # looks at the page
# In the usual run longer games are followed for this many looks, which include all of their phases.
BY_DAY = {"kilometers": MOST, "crazy_race": MOST}
USUAL = 120


class FastClock(Clock):
    """A clock on which pauses are twenty times shorter."""

    faster = 20

    def now(self) -> float:
        return super().now() * self.faster

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        await super().wait(event, None if seconds is None else seconds / self.faster)


class Newcomer:
    """A simulated player who reads the note on the page and does what it says."""

    def __init__(self, app: Application, client: httpx.AsyncClient, game: str) -> None:
        self.app = app
        self.client = client
        self.game = game
        self.read: list[str] = []
        self.followed = 0
        self.where = ""

    @property
    def table(self) -> Table:
        return self.app.state.site.house.tables[self.where.removeprefix("/t/")]  # type: ignore[no-any-return]

    async def begin(self) -> None:
        answer = await self.client.post(f"/learn/{self.game}")
        assert answer.status_code == 303
        self.where = answer.headers["location"]
        await self.client.post(f"{self.where}/pace", data={"pace": "instant"})

    async def look(self) -> Page:
        """What the WebSocket would send now."""
        site, table = self.app.state.site, self.table
        player = await site.house.guests.find(
            next(one.player for one in table.record.chairs if one.human)
        )
        visitor = Visitor(player, "en", True)
        return Page(site.html("_table.html", visitor, **table_context(site, table, visitor)))

    async def play(self, looks: int) -> bool:
        """Play until the match is over, or for so many looks. Returns whether it is over."""
        me = next(one.player for one in self.table.record.chairs if one.human)
        async with self.table.presence.watch(me) as watcher:
            for _ in range(looks):
                page = await self.look()
                if page.by_id("table").get("data-over") == "1":
                    return True
                if not await self.follow(page):
                    await asyncio.wait_for(watcher.changed(), PATIENCE)
            return False

    async def follow(self, page: Page) -> bool:
        """Do what the note says. Returns False if there is no note."""
        note = page.by_id("guide")
        if note.get("data-note"):
            self.read.append(note["data-note"])
            assert note["data-note"] in page.buttons("note")
            await self.client.post(f"{self.where}/guide", data={"note": note["data-note"]})
            return True
        if not note.get("data-tip"):
            return False
        move = note["data-tip"]
        assert move in page.buttons("move"), f"{move} has no button"
        answer = await self.client.post(
            f"{self.where}/move", data={"move": move, "question": page.field("question")}
        )
        self.followed += answer.status_code < 400
        return True


async def at_the_table(where: Path, game: str) -> Newcomer:
    app = create_app(str(where), generous=True, workers=1)
    transport = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=OURS) as client,
    ):
        one = Newcomer(app, client, game)
        await one.begin()
        looks = MOST if at_night() else BY_DAY.get(game, USUAL)
        assert await one.play(looks) or looks < MOST, "it does not end"
        return one


@pytest.mark.parametrize("game", NAMES)
async def test_following_the_notes_finishes_a_first_race(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    monkeypatch.setattr(house, "Clock", FastClock)
    one = await at_the_table(tmp_path, game)
    assert one.followed > 5
    assert len(one.read) == len(set(one.read)), "a note is told once"
    assert len(one.read) >= 3


@pytest.mark.parametrize("game", NAMES)
def test_a_first_race_is_small_and_short(game: str) -> None:
    plan = first_plan(game)
    assert plan["players"] <= 3
    assert packages()[game].guide is not None
    assert len(guide_of(game).panels) == 5
    keys = [note.key for note in guide_of(game).notes]
    assert len(keys) == len(set(keys)) >= 8


async def test_notes_can_be_turned_off_for_ever(tmp_path: Path) -> None:
    """At this table, in other games, and after a restart of the server."""

    def noted(page: httpx.Response) -> bool:
        return bool(Page(page.text).by_id("guide"))

    race = {"game": "crazy_race", "count": "3"}
    cookies = httpx.Cookies()
    for restart in (False, True):
        app = create_app(str(tmp_path), generous=True, workers=1)
        transport = httpx.ASGITransport(app=app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=OURS) as newcomer,
            httpx.AsyncClient(transport=transport, base_url=OURS, cookies=cookies) as client,
        ):
            if not restart:
                where = (await client.post("/learn/kilometers")).headers["location"]
                assert noted(await client.get(where))
                await client.post(f"{where}/guide", data={"note": "off"})
                assert not noted(await client.get(where))
                cookies = client.cookies
            other = (await client.post("/race", data=race)).headers["location"]
            assert not noted(await client.get(other))
            first = (await newcomer.post("/race", data=race)).headers["location"]
            # players who have not turned the notes off still get them
            assert noted(await newcomer.get(first))
