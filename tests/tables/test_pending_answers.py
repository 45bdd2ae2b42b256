"""Which answers the server owes, and when; tested on the functions, without a running clock."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import LocalServer, deal_hands, local_server, state_of

from paddock.tables import Player, Table
from paddock.tables.pending_answers import is_decline, is_reaction, open_window
from paddock.tables.plan import PACES
from paddock.tables.presence import PATIENCE

PACE = PACES["normal"]


async def start_match(
    server: LocalServer, people: int, **facts: object
) -> tuple[Table, list[Player]]:
    guests = [await server.guest(f"P{n}") for n in range(people)]
    return await server.start_table(guests[0], *guests[1:], **facts), guests


def test_nothing_is_pending_before_the_start_or_without_a_time_limit(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            ann = await server.guest("Ann")
            assert (await server.create_table(ann)).autoplay.pending() == []
            table, people = await start_match(server, 2)
            for player in people:
                await rest.enter_async_context(table.presence.watch(player.id))
            assert table.autoplay.pending() == []

    asyncio.run(play())


def test_a_bot_thinks_at_once_and_answers_after_its_pause(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.create_table(ann, seats=[{"kind": "bot", "level": "random"}])
            await table.seats.sit(ann, 1)
            await table.start(ann.id)
            put = server.clock.time
            (one,) = table.autoplay.pending()
            assert (one.seat, one.due, one.level) == (0, put + PACE, "random")
            assert (one.move, one.think_ahead, one.substitute) == (None, True, False)
            await table.seats.leave(ann.id)  # nobody is left who could notice a pause
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
        async with local_server(tmp_path) as server:
            table, people = await start_match(server, 2, **facts)
            async with table.presence.watch(people[1].id):
                pending = table.autoplay.pending()
                assert [one.due - server.clock.time for one in pending] == [due] * (due is not None)
                assert [one.substitute for one in pending] == [substitute] * (due is not None)
                assert all((one.seat, one.move) == (0, None) for one in pending)

    asyncio.run(play())


async def attacked(server: LocalServer, held: bool, **facts: object) -> tuple[Table, list[Player]]:
    """Seat 1 has attacked seat 2, who holds the trump or not."""
    guests = [await server.guest(f"P{n}") for n in range(2)]
    table = await server.create_table(guests[0], guests[1], absent="wait", **facts)
    deal_hands(table, "accident 25 25 50 50 75", f"green {'ace' if held else '100'} 25 25 50 75")
    await table.start(guests[0].id)
    for seat, text in ((0, "discard 25"), (1, "play green"), (0, "play accident>2")):
        await table.submit(guests[seat].id, text, table.record.question_id(seat))
    return table, guests


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("standing", ["ask", "never"])
def test_no_answer_counts_as_a_decline_at_the_end_of_the_window(
    tmp_path: Path, held: bool, standing: str
) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, people = await attacked(server, held)
            await table.seats.set_standing(people[1].id, standing)
            assert is_reaction(table.record)
            (one,) = table.autoplay.pending()
            assert one.due == pytest.approx(server.clock.time + 3)
            assert one.move is not None
            assert is_decline(state_of(table), one.move)

    asyncio.run(play())


@pytest.mark.parametrize("held", [True, False])
def test_without_a_window_the_holder_reacts_at_once(tmp_path: Path, held: bool) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, _ = await attacked(server, held, reaction_seconds=0)
            assert is_reaction(table.record)
            (one,) = table.autoplay.pending()
            assert one.due <= server.clock.time
            assert one.move is not None
            assert is_decline(state_of(table), one.move) is not held

    asyncio.run(play())


def test_a_window_opens_only_if_a_pause_could_reveal_something(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, people = await attacked(server, True)
            record, audience = table.record, table.presence.audience
            window = open_window(record, audience, 7.0)
            assert window is not None
            assert (window.start, window.end, window.round_id) == (7.0, 10.0, record.round_id())
            audience.humans = [1]
            # only the one person at the table is asked
            assert open_window(record, audience, 7.0) is None
            audience.spectators = 1
            assert open_window(record, audience, 7.0) is not None
            audience.humans = [0]  # a bot is asked, which needs no time
            window = open_window(record, audience, 7.0)
            assert window is not None
            assert window.length == PACE
            audience.humans, audience.spectators = [], 0
            assert open_window(record, audience, 7.0) is None
            assert len(people) == 2

    asyncio.run(play())


def test_only_a_reaction_has_a_decline(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, _ = await start_match(server, 2)
            state = state_of(table)
            assert not is_reaction(table.record)
            assert not any(is_decline(state, move) for move in table.game.moves)

    asyncio.run(play())
