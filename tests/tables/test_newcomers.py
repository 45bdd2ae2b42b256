"""A second guest cannot be used to see a hand (abuse 31 and 32)."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import Evening, evening, one_move, state_of, whole

from paddock.core.seats import NOBODY
from paddock.shelf import titles
from paddock.tables import Player, Table
from paddock.tables.errors import OtherHand, TableFull
from paddock.tables.newcomers import RESERVED
from paddock.tables.turn import hides


def seating(table: Table) -> list[tuple[str, object]]:
    """What all hear of who has seen which hand."""
    return [
        (one.event.code, one.event.args["player"])
        for one in table.record.history
        if one.of_table and one.event.heard_by(NOBODY)
    ]


async def puppets(house: Evening, **facts: Any) -> tuple[Table, list[Player]]:
    """Ann plays against a bot at an open table; Eve is a second guest of hers."""
    people = [await house.guest(name) for name in ("Ann", "Eve")]
    facts = {"visibility": "open", "options": {"length": "championship"}, **facts}
    return await house.begun(people[0], **facts), people


def test_a_newcomer_gets_a_bots_seat_at_the_next_deal(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house, AsyncExitStack() as rest:
            table, (ann, eve) = await puppets(house, reaction_seconds=0, pace="fast")
            for who in (ann, eve):
                await rest.enter_async_context(table.presence.watch(who.id))
            assert await table.seats.sit(eve) == 1
            assert table.record.seat_of(eve.id) == NOBODY
            assert seating(table) == [("awaits-deal", "Eve")]
            assert await table.seats.sit(eve) == 1  # once more: nothing new
            rng = random.Random(1)
            while table.record.seat_of(eve.id) == NOBODY:
                assert not table.over
                before = state_of(table).view(1).hand
                await one_move(table, rng)
                await house.after(1)
            assert state_of(table).view(1).hand != before  # dealt anew
            assert seating(table)[1:] == [("took-over", "Eve")]
            kept, id = whole(table), table.id
            await rest.aclose()
        async with evening(tmp_path) as house:
            assert whole(await house.house.table(id)) == kept

    asyncio.run(play())


def test_one_who_has_gone_away_gets_no_seat_and_may_think_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house, AsyncExitStack() as rest:
            table, (ann, eve) = await puppets(house, reaction_seconds=0, pace="fast")
            await rest.enter_async_context(table.presence.watch(ann.id))
            await table.seats.sit(eve)
            rng, deals = random.Random(1), 0
            while deals < 2:
                deals += int(state_of(table).phase.name == "deal")
                before = table.record.luck
                await one_move(table, rng)
                await house.after(1)
                deals += table.record.luck > before + 6
            assert table.record.seat_of(eve.id) == NOBODY
            await table.seats.leave(eve.id)
            assert table.record.newcomers == {}

    asyncio.run(play())


def test_a_table_that_has_agreed_hands_over_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            table, (_, eve) = await puppets(house, takeover="now")
            assert await table.seats.sit(eve) == table.record.seat_of(eve.id) == 1
            await table.seats.leave(eve.id)
            assert seating(table) == [("took-over", "Eve"), ("left-table", "Eve")]

    asyncio.run(play())


def test_where_nothing_is_hidden_a_newcomer_sits_down_at_once(tmp_path: Path) -> None:
    """At any game and moment: exactly if the seat knows no more than a spectator."""

    async def play() -> None:
        found = set()
        async with evening(tmp_path) as house:
            for title in titles():
                table, (ann, _) = await puppets(
                    house, game=title.name, players=max(title.players), options={}
                )
                rng = random.Random(4)
                async with table.presence.watch(ann.id):
                    for n in range(12):
                        if table.over:
                            break
                        guest = await house.guest(f"G{n}")
                        hidden = hides(state_of(table), table.plan.players - 1)
                        await table.seats.sit(guest, table.plan.players - 1)
                        assert (table.record.seat_of(guest.id) == NOBODY) is hidden
                        found.add(hidden)
                        await table.seats.leave(guest.id)
                        await one_move(table, rng)
                        await house.after(3)
        assert found == {True, False}

    asyncio.run(play())


def test_the_seat_of_somebody_away_is_kept_and_given_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await house.begun(ann, bob, visibility="open", takeover="now")
            async with table.presence.watch(ann.id):
                await house.after(31)
                await table.seats.set_bot(ann.id, 1, "random")
                await table.seats.rename(bob.id, "Robert")  # in his settings: it is no stranger
                with pytest.raises(TableFull):  # Ann's puppet comes at once, and again
                    await table.seats.sit(eve)
                await house.after(RESERVED - 10)
                with pytest.raises(TableFull):
                    await table.seats.sit(eve, 1)
                await house.after(20)
                assert await table.seats.sit(eve, 1) == 1  # nobody came for long
                assert table.record.seat_of(eve.id) == 1
                assert await table.seats.sit(bob) == 1  # the owner, though somebody sits there
                assert table.record.seat_of(eve.id) == NOBODY
                assert table.record.names == ["Ann", "Bob"]
                with pytest.raises(TableFull):
                    await table.seats.sit(eve)
                with pytest.raises(OtherHand):
                    await table.seats.sit(eve, 0)
                told = ["stands-in", "took-over", "came-back"]
                assert [code for code, _ in seating(table)] == told

    asyncio.run(play())


def test_one_who_stood_in_before_has_no_key_to_the_seat(tmp_path: Path) -> None:
    """The owner's later hands are none of theirs."""

    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await house.begun(ann, bob, visibility="open")
            async with table.presence.watch(ann.id):
                table.record.hands[eve.id] = 1  # she stood in once
                await house.after(31)
                await table.seats.set_bot(ann.id, 1, "random")
                await house.after(RESERVED)
                await table.seats.sit(eve)
                assert table.record.seat_of(eve.id) == NOBODY
                assert await table.seats.sit(bob) == table.record.seat_of(bob.id) == 1
                assert table.record.newcomers == {}

    asyncio.run(play())
