"""A player cannot use a second guest account to see a hand (abuse 31 and 32)."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import LocalServer, local_server, random_move, restart_facts, state_of

from paddock.core.seats import NOBODY
from paddock.shelf import titles
from paddock.tables import Player, Table
from paddock.tables.errors import OtherHand, TableFull
from paddock.tables.newcomers import RESERVED
from paddock.tables.turn import hides


def seating(table: Table) -> list[tuple[str, object]]:
    """The public information about who has seen which hand."""
    return [
        (one.event.code, one.event.args["player"])
        for one in table.record.history
        if one.of_table and one.event.heard_by(NOBODY)
    ]


async def match_with_second_account(
    server: LocalServer, **facts: Any
) -> tuple[Table, list[Player]]:
    """Ann plays against a bot at an open table. Eve is a second account of Ann."""
    people = [await server.guest(name) for name in ("Ann", "Eve")]
    facts = {"visibility": "open", "options": {"length": "championship"}, **facts}
    return await server.start_table(people[0], **facts), people


def test_a_newcomer_gets_a_bots_seat_at_the_next_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, (ann, eve) = await match_with_second_account(
                server, reaction_seconds=0, pace="fast"
            )
            for who in (ann, eve):
                await rest.enter_async_context(table.presence.watch(who.id))
            assert await table.seats.sit(eve) == 1
            assert table.record.seat_of(eve.id) == NOBODY
            assert seating(table) == [("awaits-deal", "Eve")]
            assert await table.seats.sit(eve) == 1  # a repeated request changes nothing
            rng = random.Random(1)
            while table.record.seat_of(eve.id) == NOBODY:
                assert not table.over
                before = state_of(table).view(1).hand
                await random_move(table, rng)
                await server.advance(1)
            assert state_of(table).view(1).hand != before  # new cards were dealt
            assert seating(table)[1:] == [("took-over", "Eve")]
            kept, id = restart_facts(table), table.id
            await rest.aclose()
        async with local_server(tmp_path) as server:
            assert restart_facts(await server.house.table(id)) == kept

    asyncio.run(play())


def test_a_waiting_newcomer_who_has_left_gets_no_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, (ann, eve) = await match_with_second_account(
                server, reaction_seconds=0, pace="fast"
            )
            await rest.enter_async_context(table.presence.watch(ann.id))
            await table.seats.sit(eve)
            rng, deals = random.Random(1), 0
            while deals < 2:
                deals += int(state_of(table).phase.name == "deal")
                before = table.record.luck
                await random_move(table, rng)
                await server.advance(1)
                deals += table.record.luck > before + 6
            assert table.record.seat_of(eve.id) == NOBODY
            await table.seats.leave(eve.id)
            assert table.record.newcomers == {}

    asyncio.run(play())


def test_a_seat_is_handed_over_at_once_if_the_plan_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, (_, eve) = await match_with_second_account(server, takeover="now")
            assert await table.seats.sit(eve) == table.record.seat_of(eve.id) == 1
            await table.seats.leave(eve.id)
            assert seating(table) == [("took-over", "Eve"), ("left-table", "Eve")]

    asyncio.run(play())


def test_without_hidden_cards_a_newcomer_sits_down_at_once(tmp_path: Path) -> None:
    """In any game at any moment: exactly if the seat knows no more than a spectator."""

    async def play() -> None:
        found = set()
        async with local_server(tmp_path) as server:
            for title in titles():
                table, (ann, _) = await match_with_second_account(
                    server, game=title.name, players=max(title.players), options={}
                )
                rng = random.Random(4)
                async with table.presence.watch(ann.id):
                    for n in range(12):
                        if table.over:
                            break
                        guest = await server.guest(f"G{n}")
                        hidden = hides(state_of(table), table.plan.players - 1)
                        await table.seats.sit(guest, table.plan.players - 1)
                        assert (table.record.seat_of(guest.id) == NOBODY) is hidden
                        found.add(hidden)
                        await table.seats.leave(guest.id)
                        await random_move(table, rng)
                        await server.advance(3)
        assert found == {True, False}

    asyncio.run(play())


def test_the_seat_of_an_absent_player_is_kept_and_returned(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await server.start_table(ann, bob, visibility="open", takeover="now")
            async with table.presence.watch(ann.id):
                await server.advance(31)
                await table.seats.set_bot(ann.id, 1, "random")
                # he renames himself in the settings, which does not make him a new person
                await table.seats.rename(bob.id, "Robert")
                with pytest.raises(TableFull):  # Ann's second account tries at once, and again
                    await table.seats.sit(eve)
                await server.advance(RESERVED - 10)
                with pytest.raises(TableFull):
                    await table.seats.sit(eve, 1)
                await server.advance(20)
                assert await table.seats.sit(eve, 1) == 1  # he was away for long
                assert table.record.seat_of(eve.id) == 1
                # the owner gets the seat back, though somebody sits there
                assert await table.seats.sit(bob) == 1
                assert table.record.seat_of(eve.id) == NOBODY
                assert table.record.names == ["Ann", "Bob"]
                with pytest.raises(TableFull):
                    await table.seats.sit(eve)
                with pytest.raises(OtherHand):
                    await table.seats.sit(eve, 0)
                told = ["stands-in", "took-over", "came-back"]
                assert [code for code, _ in seating(table)] == told

    asyncio.run(play())


def test_having_played_a_seat_before_gives_no_right_to_it(tmp_path: Path) -> None:
    """The owner's later hands are not theirs."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await server.start_table(ann, bob, visibility="open")
            async with table.presence.watch(ann.id):
                table.record.hands[eve.id] = 1  # she has played this seat before
                await server.advance(31)
                await table.seats.set_bot(ann.id, 1, "random")
                await server.advance(RESERVED)
                await table.seats.sit(eve)
                assert table.record.seat_of(eve.id) == NOBODY
                assert await table.seats.sit(bob) == table.record.seat_of(bob.id) == 1
                assert table.record.newcomers == {}

    asyncio.run(play())
