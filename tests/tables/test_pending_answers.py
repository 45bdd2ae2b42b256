"""Which answers the server owes, and when; tested on the functions, without passing time."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import Evening, evening, stack, state_of

from paddock.tables import Player, Table
from paddock.tables.pending_answers import is_decline, is_reaction, open_window
from paddock.tables.plan import PACES
from paddock.tables.presence import PATIENCE

PACE = PACES["normal"]


async def begun(house: Evening, people: int, **facts: object) -> tuple[Table, list[Player]]:
    guests = [await house.guest(f"P{n}") for n in range(people)]
    return await house.begun(guests[0], *guests[1:], **facts), guests


def test_nothing_is_pending_before_the_start_and_for_those_who_may_take_their_time(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house, AsyncExitStack() as rest:
            ann = await house.guest("Ann")
            assert (await house.laid(ann)).autoplay.pending() == []
            table, people = await begun(house, 2)
            for player in people:
                await rest.enter_async_context(table.presence.watch(player.id))
            assert table.autoplay.pending() == []

    asyncio.run(play())


def test_a_bot_may_think_ahead_and_answers_after_its_pace(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann = await house.guest("Ann")
            table = await house.laid(ann, seats=[{"kind": "bot", "level": "random"}])
            await table.seats.sit(ann, 1)
            await table.start(ann.id)
            put = house.clock.time
            (one,) = table.autoplay.pending()
            assert (one.seat, one.due, one.level) == (0, put + PACE, "random")
            assert (one.move, one.think_ahead, one.substitute) == (None, True, False)
            await table.seats.leave(ann.id)  # now nobody could notice a pause
            assert [one.due for one in table.autoplay.pending()] == [put]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("facts", "due", "substitute"),
    [
        ({}, PATIENCE, True),
        ({"absent": "wait"}, None, False),
        ({"move_seconds": 10}, 10.0, False),
        ({"move_seconds": 60}, PATIENCE, True),
        ({"absent": "wait", "move_seconds": 60}, 60.0, False),
    ],
)
def test_an_absent_player_is_replaced_when_somebody_waits(
    tmp_path: Path, facts: dict[str, object], due: float | None, substitute: bool
) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            table, people = await begun(house, 2, **facts)
            async with table.presence.watch(people[1].id):
                pending = table.autoplay.pending()
                assert [one.due - house.clock.time for one in pending] == [due] * (due is not None)
                assert [one.substitute for one in pending] == [substitute] * (due is not None)
                assert all((one.seat, one.move) == (0, None) for one in pending)

    asyncio.run(play())


async def attacked(house: Evening, held: bool, **facts: object) -> tuple[Table, list[Player]]:
    """Seat 1 has attacked seat 2, who holds the trump or not."""
    guests = [await house.guest(f"P{n}") for n in range(2)]
    table = await house.laid(guests[0], guests[1], absent="wait", **facts)
    stack(table, "accident 25 25 50 50 75", f"green {'ace' if held else '100'} 25 25 50 75")
    await table.start(guests[0].id)
    for seat, text in ((0, "discard 25"), (1, "play green"), (0, "play accident>2")):
        await table.submit(guests[seat].id, text, table.record.question_id(seat))
    return table, guests


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("standing", ["ask", "never"])
def test_silence_is_a_decline_at_the_end_of_the_window(
    tmp_path: Path, held: bool, standing: str
) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            table, people = await attacked(house, held)
            await table.seats.set_standing(people[1].id, standing)
            assert is_reaction(table.record)
            (one,) = table.autoplay.pending()
            assert one.due == pytest.approx(house.clock.time + 3)
            assert one.move is not None
            assert is_decline(state_of(table), one.move)

    asyncio.run(play())


@pytest.mark.parametrize("held", [True, False])
def test_without_a_window_the_holder_reacts_at_once(tmp_path: Path, held: bool) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            table, _ = await attacked(house, held, reaction_seconds=0)
            assert is_reaction(table.record)
            (one,) = table.autoplay.pending()
            assert one.due <= house.clock.time
            assert one.move is not None
            assert is_decline(state_of(table), one.move) is not held

    asyncio.run(play())


def test_a_window_opens_only_if_somebody_could_learn_from_a_pause(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            table, people = await attacked(house, True)
            record, audience = table.record, table.presence.audience
            window = open_window(record, audience, 7.0)
            assert window is not None
            assert (window.start, window.end, window.round_id) == (7.0, 10.0, record.round_id())
            audience.humans = [1]
            assert open_window(record, audience, 7.0) is None  # the one human is asked
            audience.spectators = 1
            assert open_window(record, audience, 7.0) is not None
            audience.humans = [0]  # a bot is asked: it needs no time
            window = open_window(record, audience, 7.0)
            assert window is not None
            assert window.length == PACE
            audience.humans, audience.spectators = [], 0
            assert open_window(record, audience, 7.0) is None
            assert len(people) == 2

    asyncio.run(play())


def test_only_a_reaction_has_a_decline(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            table, _ = await begun(house, 2)
            state = state_of(table)
            assert not is_reaction(table.record)
            assert not any(is_decline(state, move) for move in table.game.moves)

    asyncio.run(play())
