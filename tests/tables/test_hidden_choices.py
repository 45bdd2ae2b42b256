"""CR18: how long a table waits does not reveal who holds an event card.

Players without an event card are asked too, and answer that they go on. If the server answered for
them, a longer wait would reveal a card. The others see the same pause as if the card had been kept.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import (
    LocalServer,
    held_answer,
    local_server,
    players_of,
    random_move,
    state_of,
)

from paddock.tables import Table
from paddock.tables.queries import deadline, should_prompt

PAUSE = 3.0  # seconds for which an answer is held
PLAN = {"game": "crazy_rally", "options": {"peek_seconds": "0"}}


async def to_an_event(server: LocalServer, table: Table, rng: random.Random) -> int:
    """Play at random until a person may play an event. Returns the seat, or -1 if the match is
    over."""
    people = players_of(table)
    while not table.over:
        state = state_of(table)
        if state.phase.name == "event" and state.turn_seat in people:
            return int(state.turn_seat)
        if not await random_move(table, rng):
            await server.advance(0.7)
        await server.settle()
    return -1


async def pause_of(server: LocalServer, table: Table, seat: int) -> float:
    """The seconds from the question until the table goes on."""
    entries, put = table.record.entries, table.record.question_time(seat)
    await server.advance(2.0)
    assert table.record.entries == entries  # not earlier
    while table.record.entries == entries:
        await server.advance(0.1)
    return round(table.record.last_time() - put, 3)


def test_the_pause_is_the_same_with_and_without_an_event_card(tmp_path: Path) -> None:
    async def run() -> tuple[list[float], Counter[bool]]:
        pauses: list[float] = []
        met: Counter[bool] = Counter()
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            ann, bea = await server.guest("Ann"), await server.guest("Bea")
            table = await server.start_table(ann, bea, players=3, **PLAN)
            for one in (ann, bea):
                await rest.enter_async_context(table.presence.watch(one.id))
            rng = random.Random(4)
            while (seat := await to_an_event(server, table, rng)) >= 0:
                holds = bool(state_of(table).has_event(seat))
                met[holds] += 1
                assert should_prompt(table, seat)
                assert deadline(table, seat) is None  # there is no deadline
                version = table.journal.version
                # sometimes the event is played, which everybody sees
                if holds and met[True] % 3 == 0:
                    move = rng.choice(state_of(table).legal(seat)[:-1])
                    person = players_of(table)[seat]
                    await table.submit(person, move.text, table.record.question_id(seat))
                    await server.settle()
                    continue
                await server.advance(0.5)
                number = table.record.question_id(seat)
                await table.submit(players_of(table)[seat], "keep", number)
                assert held_answer(table, seat) == "keep"
                assert table.journal.version == version  # no other page was refreshed
                window = table.autoplay.window
                assert window is not None
                pause = await pause_of(server, table, seat)
                # with and without an event card
                assert pause == pytest.approx(window.length, abs=0.002)
                pauses.append(pause)
                await server.settle()
        return pauses, met

    pauses, met = asyncio.run(run())
    assert min(met.values()) > 2, met
    assert set(pauses) == {PAUSE}


def test_a_window_follows_from_the_table_and_the_question_only(tmp_path: Path) -> None:
    """Two tables with the same luck and different hidden cards have the same windows."""

    async def windows(where: Path, keeps: bool) -> list[float]:
        found: list[float] = []
        async with local_server(where) as server, AsyncExitStack() as rest:
            ann, bea = await server.guest("Ann"), await server.guest("Bea")
            table = await server.create_table(ann, bea, players=3, **PLAN)
            table.record.seed = 7
            for one in (ann, bea):
                await rest.enter_async_context(table.presence.watch(one.id))
            await table.start(ann.id)
            seat = await to_an_event(server, table, random.Random(4))
            if not keeps:  # as if the card had been played before
                state = state_of(table)
                state.throw_away(seat, state.params.event)
            table.autoplay.window = None
            table.autoplay.look_again()
            assert table.autoplay.window is not None
            found.append(table.autoplay.window.length)
        return found

    held = asyncio.run(windows(tmp_path / "held", True))
    assert asyncio.run(windows(tmp_path / "gone", False)) == held


def test_without_observers_there_is_no_pause(tmp_path: Path) -> None:
    """Alone with bots: without an event card the table goes on at once."""

    async def run() -> int:
        met = 0
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, players=3, **PLAN)
            await rest.enter_async_context(table.presence.watch(ann.id))
            rng = random.Random(2)
            while (seat := await to_an_event(server, table, rng)) >= 0:
                if state_of(table).has_event(seat):
                    number = table.record.question_id(seat)
                    await table.submit(ann.id, state_of(table).legal(seat)[0].text, number)
                    await server.settle()
                    continue
                raise AssertionError("asked, or waited for, without an event card")
            met += table.record.entries
        return met

    assert asyncio.run(run()) > 50


@pytest.mark.parametrize("holds", [True, False])
def test_the_table_waits_as_long_for_those_without_a_card(tmp_path: Path, holds: bool) -> None:
    """A player may think longer than the window, and that reveals nothing."""

    async def run() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            ann, bea = await server.guest("Ann"), await server.guest("Bea")
            table = await server.start_table(ann, bea, players=3, **PLAN)
            for one in (ann, bea):
                await rest.enter_async_context(table.presence.watch(one.id))
            rng = random.Random(4)
            seat = await to_an_event(server, table, rng)
            while bool(state_of(table).has_event(seat)) != holds:
                await random_move(table, rng)
                await server.advance(PAUSE)
                seat = await to_an_event(server, table, rng)
                assert seat >= 0
            await server.advance(60)
            assert state_of(table).turn_seat == seat
            assert should_prompt(table, seat)
            number = table.record.question_id(seat)
            await table.submit(players_of(table)[seat], "keep", number)
            await server.settle()
            assert (state_of(table).phase.name, state_of(table).turn_seat) != ("event", seat)

    asyncio.run(run())
