"""Bots over HTTP, seen from the table: asked, late, faulty, disconnected and back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from paddock.core.errors import IllegalMove, UnknownMove
from paddock.core.luck import Rng
from paddock.core.state import State
from paddock.shelf import load
from paddock.tables.connected_bots import REMOTE, is_name
from paddock.tables.errors import StaleMove
from paddock.tables.remote import MOST_NEWS, RemoteBots
from paddock.tables.workers import BotRequest

HOUSE = "the house's answer"
LONG = 60.0  # seconds; no test here waits for it


class FakeWorkers:
    """A fake for the worker processes: answers, and records for whom it was asked."""

    def __init__(self) -> None:
        self.levels: list[str] = []

    async def think(self, request: BotRequest) -> str:
        self.levels.append(request.level)
        return HOUSE


def position() -> State:
    """The first decision of a match."""
    state = load("kilometers", 2).start()
    rng = Rng(4)
    while state.turn() < 0:
        state.play(-1, state.luck(rng))
    return state


def request(state: State, level: str = "@driver") -> BotRequest:
    seat = int(state.turn())
    return BotRequest("kilometers", 2, "dutch", "standard", {}, state.text(seat), seat, level, 1)


async def asked(bots: RemoteBots, state: State) -> tuple[asyncio.Task[str], dict[str, Any]]:
    """A connected bot, and the question that it has got."""
    line = bots.connect("driver", ())
    task = asyncio.create_task(bots.think(request(state)))
    question = await line.news.get()
    assert question is not None
    return task, question


async def test_a_bot_gets_only_what_its_seat_may_know() -> None:
    state, bots = position(), RemoteBots(FakeWorkers(), LONG)
    task, question = await asked(bots, state)
    seat = int(state.turn())
    assert question["view"] == state.view(seat).to_dict()
    assert [one["move"] for one in question["legal"]] == [m.text for m in state.legal(seat)]
    assert question["legal"][0]["kind"] == state.legal(seat)[0].kind
    bots.answer("driver", question["id"], question["legal"][0]["move"])
    assert await task == question["legal"][0]["move"]


async def test_other_bots_use_the_worker_processes() -> None:
    house = FakeWorkers()
    assert await RemoteBots(house).think(request(position(), "club")) == HOUSE
    assert house.levels == ["club"]


async def test_a_bot_that_is_not_connected_is_replaced_at_once() -> None:
    house = FakeWorkers()
    assert await RemoteBots(house, LONG).think(request(position())) == HOUSE
    assert house.levels == ["club"]


async def test_a_slow_bot_is_replaced_after_its_time() -> None:
    house, state = FakeWorkers(), position()
    bots = RemoteBots(house, 0.05)
    task, question = await asked(bots, state)
    assert await task == HOUSE
    with pytest.raises(StaleMove):
        bots.answer("driver", question["id"], question["legal"][0]["move"])
    assert bots.questions("driver") == []


async def test_a_faulty_answer_is_refused_and_the_bot_may_answer_again() -> None:
    state, bots = position(), RemoteBots(FakeWorkers(), LONG)
    task, question = await asked(bots, state)
    with pytest.raises(UnknownMove):
        bots.answer("driver", question["id"], "overtake everybody")
    with pytest.raises(IllegalMove) as refused:
        bots.answer("driver", question["id"], "play 200")
    assert refused.value.refusal.rule.startswith("K")
    with pytest.raises(StaleMove):
        bots.answer("another", question["id"], question["legal"][0]["move"])
    bots.answer("driver", question["id"], question["legal"][0]["move"])
    with pytest.raises(StaleMove):
        bots.answer("driver", question["id"], question["legal"][0]["move"])
    await task


async def test_a_bot_that_comes_back_is_asked_again() -> None:
    state, bots = position(), RemoteBots(FakeWorkers(), LONG)
    first = bots.connect("driver", ())
    task = asyncio.create_task(bots.think(request(state)))
    question = await first.news.get()
    bots.disconnect(first)
    assert REMOTE.levels("kilometers") == []
    second = bots.connect("driver", ())
    assert await second.news.get() == question
    assert question is not None
    bots.answer("driver", question["id"], question["legal"][0]["move"])
    await task
    bots.disconnect(second)


async def test_the_newest_connection_counts() -> None:
    bots = RemoteBots(FakeWorkers(), LONG)
    first, second = bots.connect("driver", ()), bots.connect("driver", ())
    assert await first.news.get() is None
    bots.disconnect(first)
    assert bots.lines["driver"] is second
    bots.disconnect(second)


async def test_a_bot_that_does_not_read_counts_as_disconnected() -> None:
    house, state = FakeWorkers(), position()
    bots = RemoteBots(house, 0.0)
    bots.connect("driver", ())
    for _ in range(MOST_NEWS):
        assert await bots.think(request(state)) == HOUSE
    assert "driver" not in bots.lines


async def test_a_bot_is_offered_for_its_games_while_it_is_connected() -> None:
    bots = RemoteBots(FakeWorkers(), LONG)
    line = bots.connect("driver", ("rally",))
    assert REMOTE.levels("rally") == ["@driver"]
    assert REMOTE.levels("kilometers") == []
    bots.disconnect(line)
    assert REMOTE.levels("rally") == []


def test_the_characters_of_a_bots_name_are_limited() -> None:
    assert is_name("my-bot-2")
    assert not any(is_name(text) for text in ("", "a", "Bot", "-bot", "bot.", "b" * 21, "bot\n"))
