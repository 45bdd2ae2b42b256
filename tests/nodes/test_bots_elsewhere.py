"""A bot over HTTP is on the line of one server, and plays at the tables of all."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.nodes.test_nodes import both, until
from tests.tables.setting import Evening, one_move, stack

from paddock.core.errors import IllegalMove, UnknownMove
from paddock.tables import Table
from paddock.tables.connected_bots import REMOTE
from paddock.tables.errors import StaleMove
from paddock.tables.remote import BotLine


async def on_the_line(here: Evening, there: Evening) -> BotLine:
    """A bot whose line is open here, and known there."""
    line = here.house.remote.connect("driver", ("kilometers",))
    await until(lambda: there.house.remote.relay.knows("driver"))
    return line


async def asked(night: Evening, line: BotLine) -> tuple[Table, dict[str, Any]]:
    """A table of that evening at which the bot sits, and its first question."""
    ann = await night.guest("Ann")
    seats = [{"kind": "host"}, {"kind": "bot", "level": "@driver"}]
    table = await night.laid(ann, players=2, seats=seats, chairs="kept", pace="instant")
    # Nobody can attack: the first question is no reaction, which this pace would close at once.
    stack(table, "25 50 75 100 25 50")
    await table.start(ann.id)
    await table.presence.watch(ann.id).__aenter__()
    rng = random.Random(3)
    while line.news.empty():
        if not await one_move(table, rng):
            await asyncio.sleep(0.01)  # `night.after` would wait until the bot has answered
    question = await line.news.get()
    assert question is not None
    assert question["type"] == "question"
    return table, question


def test_it_is_asked_there_and_may_answer_to_any_server(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        line = await on_the_line(here, there)
        assert REMOTE.levels("kilometers") == ["@driver"]
        assert REMOTE.levels("rally") == []
        table, question = await asked(there, line)
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
        await until(lambda: [one.text for one in plies if one.seat == 1][:1] == [move])
        here.house.remote.disconnect(line)
        await until(lambda: not there.house.remote.relay.knows("driver"))

    both(database, scene)


def test_it_need_not_answer_what_is_no_longer_asked(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        line = await on_the_line(here, there)
        table, question = await asked(there, line)
        await table.autoplay.close()
        closed = {"type": "closed", "id": question["id"]}
        while await line.news.get() != closed:
            pass  # on a busy machine it may have been asked twice
        here.house.remote.disconnect(line)

    both(database, scene)


def test_the_newest_line_counts_on_whichever_server(database: str) -> None:
    async def scene(here: Evening, there: Evening) -> None:
        line = await on_the_line(here, there)
        newer = there.house.remote.connect("driver", ())
        assert await line.news.get() is None
        assert not here.house.remote.lines
        await until(lambda: here.house.remote.relay.knows("driver"))
        there.house.remote.disconnect(newer)
        await until(lambda: not REMOTE.levels("kilometers"))

    both(database, scene)
