"""Two servers on one PostgreSQL: each shows what the other one wrote, and only one of them
answers."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest
from tests.tables.setting import (
    InlineBots,
    LocalServer,
    held_answer,
    local_server,
    players_of,
    random_move,
    restart_facts,
    state_of,
)

from paddock.core.seats import NOBODY
from paddock.store import Conflict, NoteRow, Ply, Stored, hub, nodes
from paddock.tables import Table
from paddock.tables import node as heartbeat
from paddock.tables.node import Node
from paddock.tables.notes.seating import PaceChosen
from paddock.tables.peers import NOT_MINE

LONGEST = hub.LONGEST
Two = Callable[[LocalServer, LocalServer], Awaitable[None]]


def with_two_servers(database: str, scene: Two) -> None:
    """Run `scene` with two servers. Their tables stay in memory however much time passes; otherwise
    the test would hold a table object that its server has evicted."""

    async def run() -> None:
        async with local_server(database) as here, local_server(database) as there:
            await scene(here, there)

    with patch.multiple("paddock.tables.house", IDLE=math.inf, IDLE_OVER=math.inf):
        asyncio.run(run())


async def wait_until(true: Callable[[], object]) -> None:
    """Wait for something that the other server causes."""
    while not true():
        await asyncio.sleep(0.01)


def lengths(table: Table) -> tuple[int, int]:
    return table.record.notes, table.record.entries


def node_of(server: LocalServer) -> Node:
    assert isinstance(server.house.peers, Node)
    return server.house.peers


async def start_on_both(
    here: LocalServer, there: LocalServer, **facts: object
) -> tuple[Table, Table]:
    """A match of Ann and Bob, as table objects of both servers."""
    ann, bob = await here.guest("Ann"), await here.guest("Bob")
    table = await here.start_table(ann, bob, **facts)
    return table, await there.house.table(table.id)


def test_each_server_shows_what_the_other_one_writes(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        rng = random.Random(3)
        for n in range(60):
            table = (mine, theirs)[n % 2]
            await random_move(table, rng)
            await wait_until(lambda: mine.record.entries == theirs.record.entries)
        await mine.seats.rename(players_of(mine)[0], "Anna")
        await wait_until(lambda: "Anna" in theirs.record.names)
        assert restart_facts(mine) == restart_facts(theirs)

    with_two_servers(database, scene)


@pytest.mark.parametrize("longest", [hub.LONGEST, 120], ids=["told", "too-long"])
def test_a_message_contains_the_new_plies_if_they_fit(
    database: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LONGEST", longest)

    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        read, reads = there.house.store.load, []

        async def load(id: str, notes: int = 0, plies: int | None = 0) -> Stored | None:
            reads.append(id)
            return await read(id, notes, plies)

        monkeypatch.setattr(there.house.store, "load", load)
        rng, noted, plies = random.Random(3), mine.record.notes, mine.record.entries
        for _ in range(20):
            if not await random_move(mine, rng):  # a sealed answer waits for the end of its window
                await here.advance(60)
                await there.advance(60)
            await wait_until(lambda: lengths(mine) == lengths(theirs))
        assert restart_facts(mine) == restart_facts(theirs)
        noted, plies = mine.record.notes - noted, mine.record.entries - plies
        # What is stored in notes (a sealed answer) is read from the database; the plies are not.
        assert noted < plies
        assert len(reads) <= noted if longest == LONGEST else len(reads) > noted

    with_two_servers(database, scene)


def test_two_people_change_their_names_at_once_on_two_servers(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        ann, bob = players_of(mine).values()
        for n in range(10):
            await asyncio.gather(
                mine.seats.rename(ann, f"Ann {n}"), theirs.seats.rename(bob, f"Bob {n}")
            )
        await wait_until(lambda: mine.record.names == theirs.record.names)
        assert set(mine.record.names) == {"Ann 9", "Bob 9"}

    with_two_servers(database, scene)


def test_an_open_page_is_told_of_a_move_on_another_server(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        async with theirs.presence.watch("") as page:
            before = await page.changed()
            assert await random_move(mine, random.Random(1))
            assert await page.changed() > before

    with_two_servers(database, scene)


def test_a_sealed_answer_is_not_visible_on_another_server(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer, matches: int = 20) -> None:
        mine, theirs = await start_on_both(here, there)
        people = players_of(mine)
        rng = random.Random(1)
        async with (
            mine.presence.watch(people[0]),
            mine.presence.watch(people[1]),
            theirs.presence.watch("") as stranger,
        ):
            while not state_of(mine).phase.reaction:
                if mine.over:  # nobody could react in this match: start another one
                    assert matches
                    await scene(here, there, matches - 1)
                    return
                if not await random_move(mine, rng):  # a server answers for somebody
                    await asyncio.sleep(0.01)
            await wait_until(lambda: mine.record.entries == theirs.record.entries)
            (seat,) = state_of(mine).waiting
            async with theirs.presence.watch(people[seat]) as own:
                await asyncio.sleep(0)
                await stranger.changed()
                await own.changed()
                version = theirs.journal.version
                question = mine.record.question_id(seat)
                await mine.submit(people[seat], "decline", question)
                await own.changed()  # the player who answered is told on every page
                assert held_answer(theirs, seat) == "decline"
                assert theirs.journal.version == version
                assert stranger.seen == version

    with_two_servers(database, scene)


def test_one_of_two_servers_asks_the_bots(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine a heartbeat may be late, and then the other server rightly takes over.
    monkeypatch.setattr(nodes, "LEASE", 3600.0)

    async def run() -> None:
        thinkers = InlineBots(), InlineBots()
        async with (
            local_server(database, thinkers[0]) as here,
            local_server(database, thinkers[1]) as there,
        ):
            ann = await here.guest("Ann")
            mine = await here.start_table(ann, players=3)
            theirs = await there.house.table(mine.id)
            rng = random.Random(5)
            async with mine.presence.watch(ann.id), theirs.presence.watch(""):
                while mine.record.entries < 60:
                    for house in (here, there):
                        await house.advance(0.5)
                    await random_move(mine, rng)
                    await wait_until(lambda: mine.record.entries == theirs.record.entries)
            # Count while both servers run: when one closes, the other asks the open questions
            # again.
            told = [list(thinker.requests) for thinker in thinkers]
        questions = [(one.position, one.seat) for asked in told for one in asked]
        assert len(questions) > 10
        assert len(questions) == len(set(questions))
        assert [bool(asked) for asked in told].count(True) == 1

    asyncio.run(run())


def test_a_closing_server_hands_over_its_tables(database: str) -> None:
    async def run() -> None:
        async with local_server(database) as there:
            async with local_server(database) as here:
                mine, theirs = await start_on_both(here, there)
                assert await node_of(here).fence(mine.id) > 0
                assert await node_of(there).fence(mine.id) == NOT_MINE
            assert await node_of(there).fence(theirs.id) > 0

    asyncio.run(run())


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "LEASE", 2.0)
    monkeypatch.setattr(heartbeat, "BEAT", 0.2)


@pytest.mark.usefixtures("short_leases")
def test_a_frozen_server_loses_its_tables_and_writes_nothing(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
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
        # its own clock tells it that the lease has expired
        assert await sleeper.fence(mine.id) == NOT_MINE
        record = mine.record
        move = state_of(mine).legal(state_of(mine).waiting[0])[0]
        late = Ply(record.entries, state_of(mine).waiting[0], move.text, 1.0)
        store = here.house.store
        with pytest.raises(Conflict):  # it writes a move that it prepared before
            await store.append(record.id, [late], fence=fence)
        found = await store.load(record.id)
        assert found is not None
        assert len(found.plies) == record.entries
        # Other writes in the same transaction are not lost.
        good = NoteRow(record.notes, "pace", PaceChosen("fast").to_note(0, 0.0).data, 1.0)
        results = await asyncio.gather(
            store.append(record.id, [late], fence=fence),
            store.append(record.id, notes=[good]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict)
        assert results[1] is None

    with_two_servers(database, scene)


def test_a_player_connected_to_another_server_is_present(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        bob = players_of(mine)[1]
        assert not mine.presence.is_here(bob)
        async with theirs.presence.watch(bob), theirs.presence.watch("somebody"):
            await wait_until(lambda: mine.presence.is_here(bob))
            await wait_until(lambda: mine.presence.audience.spectators == 1)
            assert mine.presence.anybody_looks()
            third = await here.house.table(mine.id)
            assert third.presence.is_here(bob)
        await wait_until(lambda: not mine.presence.is_here(bob))
        assert not mine.presence.anybody_looks()

    with_two_servers(database, scene)


@pytest.mark.usefixtures("short_leases")
def test_the_pages_of_a_failed_server_count_as_closed(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        bob = players_of(mine)[1]
        async with theirs.presence.watch(bob):
            await wait_until(lambda: mine.presence.is_here(bob))
            for task in node_of(there)._tasks:
                task.cancel()
            await wait_until(lambda: not mine.presence.is_here(bob))

    with_two_servers(database, scene)


def test_the_lobby_is_the_same_on_all_servers(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        table = await here.create_table(
            ann, players=2, visibility="open", seats=[{"kind": "host"}, {"kind": "open"}]
        )
        async with table.presence.watch(ann.id):
            await wait_until(lambda: [one.id for one in there.house.open_tables()] == [table.id])
            theirs = await there.house.table(table.id)
            await theirs.seats.sit(bob)
            await wait_until(lambda: table.record.seat_of(bob.id) != NOBODY)
            await wait_until(
                lambda: not here.house.open_tables()[:1] or not here.house.open_tables()[0].free
            )
            assert [one.id for one in here.house.lobby.tables_of(bob.id)] == [table.id]

    with_two_servers(database, scene)


def test_a_knock_is_shown_and_answered_on_another_server(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        ann, bob = await here.guest("Ann"), await there.guest("Bob")
        seats = [{"kind": "host"}, {"kind": "open"}]
        mine = await here.create_table(ann, players=2, seats=seats)
        theirs = await there.house.table(mine.id)
        await theirs.knocks.knock(bob)
        await wait_until(lambda: mine.knocks.listed(ann.id))
        (knock,) = mine.knocks.listed(ann.id)
        await mine.knocks.answer(ann.id, knock.number, welcome=True)
        await wait_until(lambda: theirs.record.seat_of(bob.id) == 1)
        await wait_until(lambda: not theirs.knocks.has_knocked(bob.id))

    with_two_servers(database, scene)


def test_a_sign_out_applies_at_once_on_all_servers(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        ann = await here.guest("Ann")
        before = await there.house.guests.generation(ann.id)
        await here.house.guests.sign_out(ann)
        while await there.house.guests.generation(ann.id) == before:
            await asyncio.sleep(0.01)

    with_two_servers(database, scene)


def test_after_lost_messages_everything_is_compared(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        deaf = node_of(there)
        deaf.listener = None  # it receives no messages
        rng = random.Random(9)
        for _ in range(20):
            await random_move(mine, rng)
        await asyncio.sleep(0.1)
        assert theirs.record.entries < mine.record.entries
        deaf.listener = there.house.follower
        deaf._gap()
        await wait_until(lambda: theirs.record.entries == mine.record.entries)
        assert restart_facts(mine) == restart_facts(theirs)

    with_two_servers(database, scene)
