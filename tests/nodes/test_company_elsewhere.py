"""People at one table through two servers: shared screen, chat, invitations, undo, hints, analyses,
and the notes of a first race."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from tests.nodes.test_nodes import lengths, node_of, start_on_both, wait_until, with_two_servers
from tests.tables.finished import finished
from tests.tables.setting import LocalServer, local_server, players_of, random_move, state_of
from tests.web.teaching.reading import Page
from tests.web.test_company import seen, talk
from tests.web.test_door import client, house

from paddock.tables import Table, presence
from paddock.tables.undo import open_wish
from paddock.web.analyst import AnalysisProgress, Analyst
from paddock.web.app import Application
from paddock.web.chat import NUDGE
from paddock.web.hot_seat import OLD_KEY
from paddock.web.site import Site

PLAN = {"game": "kilometers", "players": "2", "visibility": "open", "chairs": "kept"}


class TwoServers:
    """Two servers on one database, without rate limits."""

    def __init__(self, apps: list[Application], sites: list[Site]) -> None:
        self.apps = apps
        self.sites = sites

    async def visitor(self) -> list[httpx.AsyncClient]:
        """The clients of one visitor at both servers, with the same cookie."""
        near, far = (client(app) for app in self.apps)
        await near.get("/")
        far.cookies.set("paddock", near.cookies["paddock"], domain="paddock.test")
        return [near, far]

    async def tables(self, where: str) -> list[Table]:
        return [await site.house.table(where.split("/")[2]) for site in self.sites]

    async def wait_until_equal(self, where: str) -> None:
        """Wait until both servers have the same state of a table."""
        mine, theirs = await self.tables(where)
        await wait_until(lambda: lengths(mine) == lengths(theirs))


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[TwoServers]:
    async with (
        house(database, generous=True) as (near, here),
        house(database, generous=True) as (far, there),
    ):
        for site in (here, there):
            await wait_until(site.house.peers.has_company)
        yield TwoServers([near, far], [here, there])


async def play(visitor: httpx.AsyncClient, where: str, kind: str = "discard") -> int:
    """Answer for the player whose hand the screen shows; returns the status."""
    view = (await visitor.get(f"{where}/view.json")).json()
    text = next((one for one in view["legal"] if one.startswith(kind)), "discard")
    answer = {"move": text, "question": str(view["question"] or 0)}
    return (await visitor.post(f"{where}/move", data=answer)).status_code


async def shared_screen(servers: TwoServers) -> tuple[list[httpx.AsyncClient], str]:
    """A started match of Ann and Bea at one screen, whose browser uses both servers."""
    host = await servers.visitor()
    where = (await host[0].post("/tables", data={**PLAN, "beside": "Bea"})).headers["location"]
    await host[0].post(f"{where}/start", data={})
    await servers.wait_until_equal(where)
    return host, where


async def test_a_shared_screen_is_covered_on_all_servers(database: str) -> None:
    async with two_servers(database) as servers:
        host, where = await shared_screen(servers)
        tables = await servers.tables(where)
        for turn in range(6):
            shows, other = host[turn % 2], host[1 - turn % 2]
            seat = state_of(tables[0]).waiting[0]
            name = tables[0].record.chairs[seat].name
            # covered on both until the player who is asked confirms at one of them
            for server in host:
                page = await seen(server, where)
                assert f"Hand the screen to {name}." in page
                assert 'id="hand"' not in page
                assert "You are dealt" not in page
                assert (await server.get(f"{where}/view.json")).json()["hand"] == []
                assert await play(server, where) != 303
            await shows.post(f"{where}/uncover", data={"seat": str(seat)})
            await servers.wait_until_equal(where)
            hand = " ".join(state_of(tables[0]).view(seat).hand)
            for server in host:
                assert Page(await seen(server, where)).by_id("hand")["data-cards"] == hand
            assert await play(other, where) == 303
            await servers.wait_until_equal(where)
            assert state_of(tables[1]).waiting == [1 - seat]


async def test_a_hand_is_covered_on_a_server_that_opens_the_table_later(database: str) -> None:
    async with two_servers(database) as servers:
        near, far = await servers.visitor()
        where = (await near.post("/tables", data={**PLAN, "beside": "Bea"})).headers["location"]
        await near.post(f"{where}/start", data={})
        assert 'id="hand"' not in await seen(far, where)
        assert await play(far, where) != 303


async def test_the_next_player_can_uncover_the_screen_on_a_lagging_server(database: str) -> None:
    async with two_servers(database) as servers:
        host, where = await shared_screen(servers)
        first = state_of((await servers.tables(where))[0]).waiting[0]
        await host[0].post(f"{where}/uncover", data={"seat": str(first)})
        await servers.wait_until_equal(where)
        servers.sites[1].house.peers.listener = None  # type: ignore[attr-defined]
        assert await play(host[0], where) == 303
        await host[1].post(f"{where}/uncover", data={"seat": str(1 - first)})
        cards = Page(await seen(host[1], where)).by_id("hand")["data-cards"]
        theirs = (await servers.tables(where))[1]
        assert cards == " ".join(state_of(theirs).view(1 - first).hand)


async def test_a_rematch_at_a_shared_screen_is_covered_on_all_servers(database: str) -> None:
    async with two_servers(database) as servers:
        host, where = await shared_screen(servers)
        old, theirs = await servers.tables(where)
        for table in (old, theirs):
            table.record.over = True
        again = (await host[1].post(f"{where}/rematch")).headers["location"]
        assert again != where
        await host[0].post(f"{again}/start", data={})
        await servers.wait_until_equal(again)
        new = (await servers.tables(again))[0]
        assert new.record.screen.people == old.record.screen.people
        for server in host:
            page = await seen(server, again)
            assert "Hand the screen to" in page
            assert 'id="hand"' not in page


async def test_the_shared_screen_of_an_older_table_is_covered(database: str) -> None:
    """For tables older than this note, only the host's settings say who shares the screen."""
    async with two_servers(database) as servers:
        near, far = await servers.visitor()
        site = servers.sites[0]
        where = (await near.post("/tables", data=PLAN)).headers["location"]
        table = (await servers.tables(where))[0]
        bea = await site.house.guests.add("Bea")
        await table.seats.sit(bea)
        host = await site.house.guests.find(table.record.host)
        assert host is not None
        host.settings[OLD_KEY] = {table.id: [bea.id]}
        await site.house.guests.save(host)
        await near.post(f"{where}/start", data={})
        await servers.wait_until_equal(where)
        for server in (far, near):
            page = await seen(server, where)
            assert "Hand the screen to" in page
            assert 'id="hand"' not in page
        assert table.record.screen.people == [host.id, bea.id]


async def test_chat_nudges_and_mutes_reach_the_pages_of_all_servers(database: str) -> None:
    async with two_servers(database) as servers:
        ann, bob = await servers.visitor(), await servers.visitor()
        where = (await ann[0].post("/tables", data=PLAN)).headers["location"]
        await bob[1].post(f"{where}/sit", data={})
        mine, theirs = await servers.tables(where)
        here, there = (site.chat for site in servers.sites)
        async with theirs.presence.watch("") as page:
            await page.changed()
            await ann[0].post(f"{where}/chat", data={"text": "hello there"})
            await wait_until(lambda: there.talk(theirs).lines)
            assert await page.changed()  # an open page is updated
        assert "hello there" in talk(await seen(bob[1], where))
        await bob[1].post(f"{where}/chat", data={"phrase": NUDGE})
        await wait_until(lambda: len(here.talk(mine).lines) == 2)
        assert talk(await seen(ann[0], where)).count('data-nudge="1"') == 1
        await bob[0].post(f"{where}/mute", data={"whom": "0"})
        bob_id = players_of(mine)[1]
        await wait_until(lambda: there.mutes(theirs, bob_id))
        assert "hello there" not in await seen(bob[1], where)
        assert "hello there" in await seen(ann[1], where)


async def test_a_server_that_opens_a_table_later_has_its_chat(database: str) -> None:
    async with two_servers(database) as servers:
        ann, bob = await servers.visitor(), await servers.visitor()
        where = (await ann[0].post("/tables", data=PLAN)).headers["location"]
        id = where.split("/")[2]
        mine = servers.sites[0].house.tables[id]
        async with mine.presence.watch(mine.record.host):
            await wait_until(lambda: servers.sites[1].house.peers.pages(id))
            for n in range(60):
                await ann[0].post(f"{where}/chat", data={"text": f"line {n} " + "€" * 150})
            await seen(bob[1], where)
            theirs = servers.sites[1].house.tables[id]
            # Messages about single lines that are still on their way may arrive before the answer.
            await wait_until(lambda: len(servers.sites[1].chat.talk(theirs).lines) > 10)
            lines = servers.sites[1].chat.talk(theirs).lines
            known = servers.sites[0].chat.talk(mine).lines
            assert len(lines) <= len(known)
            assert list(lines) == list(known)[-len(lines) :]
            assert "line 59 " in talk(await seen(bob[1], where))


def test_an_invitation_of_one_server_is_valid_at_another(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        mine = await here.create_table(ann, players=2, seats=[{"kind": "host"}, {"kind": "open"}])
        token = await mine.invites.give(ann.id, 1)
        theirs = await there.house.table(mine.id)
        await theirs.seats.sit(bob, token=token)
        await wait_until(lambda: mine.record.seat_of(bob.id) == 1)
        assert not mine.invites.listed(ann.id)[-1].open

    with_two_servers(database, scene)


def test_a_request_to_undo_is_answered_on_another_server(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        people, rng = players_of(mine), random.Random(1)
        while len(mine.record.decisions(0)) < 3:
            for server in (here, there):  # either server may be the one that answers for the clock
                await server.advance(20)
            await random_move(mine, rng)
        await wait_until(lambda: lengths(mine) == lengths(theirs))
        ply = mine.record.decisions(0)[1]
        position = mine.record.playing.position_at(ply).text()
        await mine.undos.undo(people[0], ply, mine.record.question_id(0))
        await wait_until(lambda: open_wish(theirs.record))
        await theirs.undos.answer(people[1], True, theirs.record.entries)
        await wait_until(lambda: lengths(mine) == lengths(theirs))
        assert state_of(mine).text() == state_of(theirs).text() == position

    with_two_servers(database, scene)


def test_every_server_shows_for_whom_a_bot_plays(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        ann, bob = players_of(mine).values()
        async with mine.presence.watch(ann), theirs.presence.watch("") as page:
            await page.changed()
            assert await node_of(here).fence(mine.id) > 0
            rng = random.Random(2)
            while not mine.presence.bot_substitutes(bob):
                await here.advance(presence.PATIENCE)
                await random_move(mine, rng) if state_of(mine).waiting == [0] else None
            await wait_until(lambda: theirs.presence.bot_substitutes(bob))
            assert not theirs.presence.bot_substitutes(ann)

    with_two_servers(database, scene)


def test_an_analysis_is_made_by_one_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()
    works = []

    async def work(self: Analyst, text: str, progress: AnalysisProgress) -> object:
        works.append(self)
        progress.done = 3
        self._tell()
        await go_on.wait()
        return "club", {"luck": [0.0, 0.0], "play": [0.0, 0.0]}

    monkeypatch.setattr(Analyst, "_work", work)

    async def run() -> None:
        async with local_server(database) as server:
            id = (await finished(server, await server.guest("Ann"), "kilometers")).id
        async with two_servers(database) as servers:
            near, far = (site.analyst for site in servers.sites)
            mine, theirs = await servers.tables(f"/t/{id}")
            near.begin(mine)
            await wait_until(lambda: (found := far.progress(theirs)) and found.done == 3)
            assert far.progress(theirs) == AnalysisProgress(
                near.running[id].total, 3, far.elsewhere[id].at
            )
            far.begin(theirs)
            assert not far.running
            assert far.progress(mine) is not None
            far.elsewhere[id].at -= 3600  # as if the other server had failed
            assert far.progress(theirs) is None
            far.begin(theirs)
            await wait_until(lambda: len(works) == 2)
            go_on.set()
            await asyncio.gather(*near._tasks, *far._tasks)
            await wait_until(lambda: mine.record.analysis and theirs.record.analysis)
            await wait_until(lambda: near.progress(mine) is far.progress(theirs) is None)
            stored = await servers.sites[0].house.store.load(id)
            assert stored is not None
            assert [note.kind for note in stored.notes].count("analysis") == 1

    asyncio.run(run())


async def test_a_note_that_was_read_is_hidden_on_all_servers(database: str) -> None:
    async with two_servers(database) as servers:
        near, far = await servers.visitor()
        where = (await near.post("/race", data={"game": "kilometers", "count": "2"})).headers[
            "location"
        ]
        await servers.wait_until_equal(where)
        mine, theirs = await servers.tables(where)
        who = mine.record.host
        # bots play only while somebody has the page open
        async with theirs.presence.watch(who) as page:
            # The bot may move first, and not every hand has a note.
            while not (note := Page(await seen(far, where)).by_id("guide").get("data-note")):
                assert not theirs.over
                await play(near, where)
                await asyncio.sleep(0.01)
            book = servers.sites[1].guiding.books[who]
            await page.changed()
            await near.post(f"{where}/guide", data={"note": note})
            await wait_until(lambda: book.read)
            await page.changed()
        assert book.read == [f"kilometers.{note}"]


async def test_hints_have_one_budget_on_all_servers(database: str) -> None:
    async with two_servers(database) as servers:
        near, far = (site.house.hints.budget for site in servers.sites)
        for _ in range(6):
            assert near.allows("somebody")
        await wait_until(lambda: "somebody" in far.left)
        # an eighth of the budget is sent to the others at once
        assert far.left["somebody"][0] <= far.at_once - 3
