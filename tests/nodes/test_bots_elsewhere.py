"""A bot over HTTP is connected to one server, and plays at the tables of all servers."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.nodes.test_nodes import wait_until, with_two_servers
from tests.tables.setting import LocalServer, deal_hands, random_move

from paddock.core.errors import IllegalMove, UnknownMove
from paddock.tables import Table
from paddock.tables.connected_bots import REMOTE
from paddock.tables.errors import StaleMove
from paddock.tables.remote import BotLine


async def connect_bot(here: LocalServer, there: LocalServer) -> BotLine:
    """A bot that is connected here, and known on the other server."""
    line = here.house.remote.connect("driver", ("kilometers",))
    await wait_until(lambda: there.house.remote.relay.knows("driver"))
    return line


async def table_with_bot(server: LocalServer, line: BotLine) -> tuple[Table, dict[str, Any]]:
    """A table of this server with the bot, and the bot's first question."""
    ann = await server.guest("Ann")
    seats = [{"kind": "host"}, {"kind": "bot", "level": "@driver"}]
    table = await server.create_table(ann, players=2, seats=seats, chairs="kept", pace="instant")
    # Nobody can attack, so the first question is no reaction, which this pace would close at once.
    deal_hands(table, "25 50 75 100 25 50")
    await table.start(ann.id)
    await table.presence.watch(ann.id).__aenter__()
    rng = random.Random(3)
    while line.news.empty():
        if not await random_move(table, rng):
            await asyncio.sleep(0.01)  # `advance` would wait until the bot has answered
    question = await line.news.get()
    assert question is not None
    assert question["type"] == "question"
    return table, question


def test_a_bot_is_asked_at_its_server_and_may_answer_to_any(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        line = await connect_bot(here, there)
        assert REMOTE.levels("kilometers") == ["@driver"]
        assert REMOTE.levels("rally") == []
        table, question = await table_with_bot(there, line)
        assert table.match is not None
        seen = table.match.state.view(1).to_dict()
        assert question["view"] == seen
        bots = there.house.remote
        with pytest.raises(UnknownMove):
            await bots.answer_anywhere("driver", question["id"], "fly")
        with pytest.raises(IllegalMove, match="no-such-choice"):
            await bots.answer_anywhere("driver", question["id"], "react")
        with pytest.raises(StaleMove):
            await bots.relay.pass_on("driver", question["id"] + "x", "decline")
        move = question["legal"][-1]["move"]
        await bots.answer_anywhere("driver", question["id"], move)
        closed = await line.news.get()
        assert closed == {"type": "closed", "id": question["id"]}
        plies = table.match.plies
        await wait_until(lambda: [one.text for one in plies if one.seat == 1][:1] == [move])
        here.house.remote.disconnect(line)
        await wait_until(lambda: not there.house.remote.relay.knows("driver"))

    with_two_servers(database, scene)


def test_a_question_that_is_no_longer_open_is_withdrawn(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        line = await connect_bot(here, there)
        table, question = await table_with_bot(there, line)
        await table.autoplay.close()
        closed = {"type": "closed", "id": question["id"]}
        while await line.news.get() != closed:
            pass  # on a busy machine it may have been asked twice
        here.house.remote.disconnect(line)

    with_two_servers(database, scene)


def test_the_newest_connection_counts_on_any_server(database: str) -> None:
    async def scene(here: LocalServer, there: LocalServer) -> None:
        line = await connect_bot(here, there)
        newer = there.house.remote.connect("driver", ())
        assert await line.news.get() is None
        assert not here.house.remote.lines
        await wait_until(lambda: here.house.remote.relay.knows("driver"))
        there.house.remote.disconnect(newer)
        await wait_until(lambda: not REMOTE.levels("kilometers"))

    with_two_servers(database, scene)
