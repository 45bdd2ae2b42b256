"""A page of one server may send its move to another server that has not received the last ply
yet."""

from __future__ import annotations

import random
import re

import pytest
from tests.nodes.test_nodes import node_of, start_on_both, wait_until, with_two_servers
from tests.tables.setting import LocalServer, players_of, random_move, state_of
from tests.web.test_door import client, house

from paddock.tables import Table
from paddock.tables.errors import StaleMove
from paddock.tables.node import Node


def test_a_server_that_lags_reads_the_missing_plies(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        mine, theirs = await start_on_both(here, there)
        assert not await theirs.was_behind()
        node_of(there).listener = None  # it receives no messages
        assert await random_move(mine, random.Random(3))
        assert theirs.record.entries < mine.record.entries
        assert await theirs.was_behind()
        assert theirs.record.entries == mine.record.entries
        seat = next(iter(state_of(mine).waiting))
        assert theirs.record.question_id(seat) == mine.record.question_id(seat)
        assert players_of(theirs) == players_of(mine)

    with_two_servers(database, scene)


def test_simultaneous_writes_of_two_servers_both_succeed(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        ann, bob = await here.guest("Ann"), await here.guest("Bob")
        seats = [{"kind": "host"}, {"kind": "open"}]
        node_of(there).listener = None  # it receives no messages

        async def joined() -> Table:
            mine = await here.create_table(ann, players=2, seats=seats, visibility="open")
            theirs = await there.house.table(mine.id)
            await mine.seats.sit(bob)
            return theirs

        table = await joined()
        with pytest.raises(StaleMove):  # its note has the number of another note
            await table.start(ann.id)
        other = await joined()
        await other.retry_if_behind(lambda: other.start(ann.id))
        assert other.record.started
        assert sorted(players_of(other)) == [0, 1]

    with_two_servers(database, scene)


async def test_a_move_sent_to_a_lagging_server_is_made(database: str) -> None:
    # no rate limits: a visitor has one budget on both servers, and this one plays without a pause
    async with (
        house(database, generous=True) as (here, near),
        house(database, generous=True) as (there, site),
    ):
        ann = client(here)
        await ann.get("/")
        plan = {"game": "kilometers", "players": "2", "visibility": "open"}
        path = (await ann.post("/tables", data=plan)).headers["location"]
        bob = client(here)
        await bob.get("/")
        assert (await bob.post(f"{path}/sit")).status_code == 303
        far = {one: client(there) for one in (ann, bob)}
        for one, other in far.items():
            other.cookies.set("paddock", one.cookies["paddock"], domain="paddock.test")
        assert (await far[ann].get(path)).status_code == 200  # loads the table on the other server
        assert isinstance(site.house.peers, Node)
        site.house.peers.listener = None  # from now on it receives no messages
        assert (await ann.post(f"{path}/start")).status_code == 303
        moves = 0
        for n in range(40):
            for one in (ann, bob):
                view = (await one.get(f"{path}/view.json")).json()
                if view["legal"]:
                    answer = {"move": view["legal"][0], "question": str(view["question"])}
                    sent = await (far[one] if n % 2 else one).post(
                        f"{path}/move", data=answer, headers={"x-paddock": "move"}
                    )
                    if sent.status_code == 503:
                        continue  # the database was too slow: a page asks again, too
                    assert sent.status_code == 200, re.sub("<[^>]*>", " ", sent.text)
                    moves += 1
                    mine = await near.house.table(path.removeprefix("/t/"))
                    theirs = await site.house.table(mine.id)
                    await wait_until(lambda: mine.record.entries >= theirs.record.entries)  # noqa: B023
        assert moves > 20
