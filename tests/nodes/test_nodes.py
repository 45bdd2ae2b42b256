"""Two servers on one PostgreSQL: each shows what the other has done, and one of them answers."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest
from tests.tables.setting import (
    Evening,
    OnTheSpot,
    answer_held,
    evening,
    one_move,
    players_of,
    state_of,
    whole,
)

from paddock.core.seats import NOBODY
from paddock.store import Conflict, NoteRow, Ply, Stored, hub, nodes
from paddock.tables import Table
from paddock.tables import node as heartbeat
from paddock.tables.node import Node
from paddock.tables.notes.seating import PaceChosen
from paddock.tables.peers import NOT_MINE

LONGEST = hub.LONGEST
Two = Callable[[Evening, Evening], Awaitable[None]]


def both(database: str, scene: Two) -> None:
    """Play a scene on two servers. Their tables stay in memory however much time passes there: the
    scene would go on with one that its server has put away.
    """

    async def run() -> None:
        async with evening(database) as here, evening(database) as there:
            await scene(here, there)

    with patch.multiple("paddock.tables.house", IDLE=math.inf, IDLE_OVER=math.inf):
        asyncio.run(run())


async def until(true: Callable[[], object]) -> None:
    """Wait for something that the other server causes."""
    while not true():
        await asyncio.sleep(0.01)


def lengths(table: Table) -> tuple[int, int]:
    return table.record.notes, table.record.entries


def node_of(house: Evening) -> Node:
    assert isinstance(house.house.peers, Node)
    return house.house.peers


async def begun(here: Evening, there: Evening, **facts: object) -> tuple[Table, Table]:
    """A table of Ann and Bob, as each server knows it."""
    ann, bob = await here.guest("Ann"), await here.guest("Bob")
    table = await here.begun(ann, bob, **facts)
    return table, await there.house.table(table.id)


def test_what_one_server_writes_the_other_shows(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        rng = random.Random(3)
        for n in range(60):
            table = (mine, theirs)[n % 2]
            await one_move(table, rng)
            await until(lambda: mine.record.entries == theirs.record.entries)
        await mine.seats.rename(players_of(mine)[0], "Anna")
        await until(lambda: "Anna" in theirs.record.names)
        assert whole(mine) == whole(theirs)

    both(database, scene)


@pytest.mark.parametrize("longest", [hub.LONGEST, 120], ids=["told", "too-long"])
def test_plies_come_with_the_news_of_them_if_they_fit(
    database: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LONGEST", longest)

    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        read, reads = there.house.store.load, []

        async def load(id: str, notes: int = 0, plies: int | None = 0) -> Stored | None:
            reads.append(id)
            return await read(id, notes, plies)

        monkeypatch.setattr(there.house.store, "load", load)
        rng, noted, plies = random.Random(3), mine.record.notes, mine.record.entries
        for _ in range(20):
            if not await one_move(mine, rng):  # an answer in secret waits for the end of its time
                await here.after(60)
                await there.after(60)
            await until(lambda: lengths(mine) == lengths(theirs))
        assert whole(mine) == whole(theirs)
        noted, plies = mine.record.notes - noted, mine.record.entries - plies
        # What is told in notes (an answer in secret) is read; of the plies none.
        assert noted < plies
        assert len(reads) <= noted if longest == LONGEST else len(reads) > noted

    both(database, scene)


def test_two_people_change_their_names_at_once_on_two_servers(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        ann, bob = players_of(mine).values()
        for n in range(10):
            await asyncio.gather(
                mine.seats.rename(ann, f"Ann {n}"), theirs.seats.rename(bob, f"Bob {n}")
            )
        await until(lambda: mine.record.names == theirs.record.names)
        assert set(mine.record.names) == {"Ann 9", "Bob 9"}

    both(database, scene)


def test_an_open_page_is_told_of_a_move_on_another_server(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        async with theirs.presence.watch("") as page:
            before = await page.changed()
            assert await one_move(mine, random.Random(1))
            assert await page.changed() > before

    both(database, scene)


def test_nobody_elsewhere_sees_that_somebody_answers_in_secret(database: str) -> None:
    async def scene(here: Evening, there: Evening, matches: int = 20) -> None:
        mine, theirs = await begun(here, there)
        people = players_of(mine)
        rng = random.Random(1)
        async with (
            mine.presence.watch(people[0]),
            mine.presence.watch(people[1]),
            theirs.presence.watch("") as stranger,
        ):
            while not state_of(mine).phase.reaction:
                if mine.over:  # nobody could react in this match: another one
                    assert matches
                    await scene(here, there, matches - 1)
                    return
                if not await one_move(mine, rng):  # a server answers for somebody
                    await asyncio.sleep(0.01)
            await until(lambda: mine.record.entries == theirs.record.entries)
            (seat,) = state_of(mine).waiting
            async with theirs.presence.watch(people[seat]) as own:
                await asyncio.sleep(0)
                await stranger.changed()
                await own.changed()
                version = theirs.journal.version
                question = mine.record.question_id(seat)
                await mine.submit(people[seat], "decline", question)
                await own.changed()  # the one who has answered is told on every page
                assert answer_held(theirs, seat) == "decline"
                assert theirs.journal.version == version
                assert stranger.seen == version

    both(database, scene)


def test_one_of_two_servers_asks_the_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine a heartbeat may be late, and then the other server rightly takes over.
    monkeypatch.setattr(nodes, "LEASE", 3600.0)

    async def run() -> None:
        thinkers = OnTheSpot(), OnTheSpot()
        async with evening(database, thinkers[0]) as here, evening(database, thinkers[1]) as there:
            ann = await here.guest("Ann")
            mine = await here.begun(ann, players=3)
            theirs = await there.house.table(mine.id)
            rng = random.Random(5)
            async with mine.presence.watch(ann.id), theirs.presence.watch(""):
                while mine.record.entries < 60:
                    for house in (here, there):
                        await house.after(0.5)
                    await one_move(mine, rng)
                    await until(lambda: mine.record.entries == theirs.record.entries)
            # While both are there: when one closes, the other asks what is still open.
            told = [list(thinker.requests) for thinker in thinkers]
        questions = [(one.position, one.seat) for asked in told for one in asked]
        assert len(questions) > 10
        assert len(questions) == len(set(questions))
        assert [bool(asked) for asked in told].count(True) == 1

    asyncio.run(run())


def test_a_server_that_goes_hands_its_tables_over(database: str) -> None:
    async def run() -> None:
        async with evening(database) as there:
            async with evening(database) as here:
                mine, theirs = await begun(here, there)
                assert await node_of(here).fence(mine.id) > 0
                assert await node_of(there).fence(mine.id) == NOT_MINE
            assert await node_of(there).fence(theirs.id) > 0

    asyncio.run(run())


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "LEASE", 2.0)
    monkeypatch.setattr(heartbeat, "BEAT", 0.2)


@pytest.mark.usefixtures("short_leases")
def test_a_server_that_stands_still_loses_its_tables_and_writes_nothing(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        sleeper, other = node_of(here), node_of(there)
        fence = await sleeper.fence(mine.id)
        assert fence > 0
        for task in sleeper._tasks:  # as if the whole process were stopped
            task.cancel()
        taken = NOT_MINE
        while taken == NOT_MINE:
            await asyncio.sleep(0.05)
            taken = await other.fence(theirs.id)
        assert taken > fence
        assert await sleeper.fence(mine.id) == NOT_MINE  # by its own clock
        record = mine.record
        move = state_of(mine).legal(state_of(mine).waiting[0])[0]
        late = Ply(record.entries, state_of(mine).waiting[0], move.text, 1.0)
        store = here.house.store
        with pytest.raises(Conflict):  # it had thought of a move before
            await store.append(record.id, [late], fence=fence)
        found = await store.load(record.id)
        assert found is not None
        assert len(found.plies) == record.entries
        # What others write in the same transaction is not lost with it.
        good = NoteRow(record.notes, "pace", PaceChosen("fast").to_note(0, 0.0).data, 1.0)
        results = await asyncio.gather(
            store.append(record.id, [late], fence=fence),
            store.append(record.id, notes=[good]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict)
        assert results[1] is None

    both(database, scene)


def test_whoever_looks_on_another_server_is_here(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        bob = players_of(mine)[1]
        assert not mine.presence.is_here(bob)
        async with theirs.presence.watch(bob), theirs.presence.watch("somebody"):
            await until(lambda: mine.presence.is_here(bob))
            await until(lambda: mine.presence.audience.spectators == 1)
            assert mine.presence.anybody_looks()
            third = await here.house.table(mine.id)
            assert third.presence.is_here(bob)
        await until(lambda: not mine.presence.is_here(bob))
        assert not mine.presence.anybody_looks()

    both(database, scene)


@pytest.mark.usefixtures("short_leases")
def test_the_pages_of_a_server_that_died_are_gone(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        bob = players_of(mine)[1]
        async with theirs.presence.watch(bob):
            await until(lambda: mine.presence.is_here(bob))
            for task in node_of(there)._tasks:
                task.cancel()
            await until(lambda: not mine.presence.is_here(bob))

    both(database, scene)


def test_the_lobby_is_the_same_on_all_servers(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        table = await here.laid(
            ann, players=2, visibility="open", seats=[{"kind": "host"}, {"kind": "open"}]
        )
        async with table.presence.watch(ann.id):
            await until(lambda: [one.id for one in there.house.open_tables()] == [table.id])
            theirs = await there.house.table(table.id)
            await theirs.seats.sit(bob)
            await until(lambda: table.record.seat_of(bob.id) != NOBODY)
            await until(
                lambda: not here.house.open_tables()[:1] or not here.house.open_tables()[0].free
            )
            assert [one.id for one in here.house.lobby.tables_of(bob.id)] == [table.id]

    both(database, scene)


def test_a_knock_is_heard_and_answered_on_another_server(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        seats = [{"kind": "host"}, {"kind": "open"}]
        mine = await here.laid(ann, players=2, seats=seats)
        theirs = await there.house.table(mine.id)
        await theirs.knocks.knock(bob)
        await until(lambda: mine.knocks.listed(ann.id))
        (knock,) = mine.knocks.listed(ann.id)
        await mine.knocks.answer(ann.id, knock.number, welcome=True)
        await until(lambda: theirs.record.seat_of(bob.id) == 1)
        await until(lambda: not theirs.knocks.has_knocked(bob.id))

    both(database, scene)


def test_a_sign_out_holds_at_once_everywhere(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        ann = await here.guest("Ann")
        before = await there.house.guests.generation(ann.id)
        await here.house.guests.sign_out(ann)
        while await there.house.guests.generation(ann.id) == before:
            await asyncio.sleep(0.01)

    both(database, scene)


def test_after_a_gap_everything_is_compared(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        mine, theirs = await begun(here, there)
        deaf = node_of(there)
        deaf.listener = None  # messages are lost
        rng = random.Random(9)
        for _ in range(20):
            await one_move(mine, rng)
        await asyncio.sleep(0.1)
        assert theirs.record.entries < mine.record.entries
        deaf.listener = there.house.follower
        deaf._gap()
        await until(lambda: theirs.record.entries == mine.record.entries)
        assert whole(mine) == whole(theirs)

    both(database, scene)
