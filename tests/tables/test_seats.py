"""Sitting down, leaving, the host, and the rematch."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.tables.setting import local_server, random_move, restart_facts

from paddock.core.seats import NOBODY
from paddock.tables.errors import (
    BadPlan,
    NotOver,
    NotTheHost,
    NotYourSeat,
    OtherHand,
    TableError,
    TableFull,
    TooLate,
    TooMany,
)


def test_anybody_may_sit_at_an_open_table_until_it_is_full(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, cid = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
            table = await server.create_table(ann, visibility="open", seats=[{"kind": "host"}])
            page = table.presence.watch(ann.id)
            await page.__aenter__()  # a table is listed only while somebody is there
            assert [one.free for one in server.house.open_tables()] == [1]
            assert await table.seats.sit(bob) == 1
            with pytest.raises(TableFull):
                await table.seats.sit(cid)
            with pytest.raises(TableFull):
                await table.seats.sit(cid, seat=0)
            with pytest.raises(TableFull):
                await table.seats.sit(cid, seat=9)
            assert server.house.open_tables() == []
            await table.start(ann.id)
            assert [one.started for one in server.house.open_tables()] == [True]
            await page.__aexit__(None, None, None)
            assert server.house.open_tables() == []
            assert [one.id for one in server.house.lobby.tables_of(bob.id)] == [table.id]

    asyncio.run(play())


def test_a_friend_takes_a_bots_seat_at_any_time_and_gives_it_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, players=4, takeover="now")
            token = await table.invites.give(ann.id)
            assert await table.seats.sit(bob, seat=2, token=token) == 2
            assert table.record.chairs[2].human
            await table.seats.leave(bob.id)
            assert table.record.chairs[2].kind == "bot"
            assert table.record.seat_of(bob.id) == NOBODY
            with pytest.raises(OtherHand):  # he has seen one hand, so he may not see another one
                await table.seats.sit(bob, seat=3, token=token)
            assert await table.seats.sit(bob) == 2  # but he may come back to it, without a link

    asyncio.run(play())


def test_only_the_host_arranges_the_table_and_only_in_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.create_table(ann, bob, players=4)
            before = restart_facts(table)
            for who in (bob.id, "", "stranger"):
                for forbidden in (
                    table.start(who),
                    table.seats.set_bot(who, 2, "random"),
                    table.seats.open_seat(who, 1),
                    table.invites.give(who),
                ):
                    with pytest.raises(NotTheHost):
                        await forbidden
            with pytest.raises(NotYourSeat):
                await table.seats.leave("stranger")
            with pytest.raises(NotYourSeat):
                await table.seats.set_standing("stranger", "always")
            with pytest.raises(BadPlan):
                await table.seats.set_standing(ann.id, "sometimes")
            with pytest.raises(BadPlan):
                await table.seats.set_bot(ann.id, 2, "genius")
            with pytest.raises(TableFull):
                await table.seats.set_bot(ann.id, 1, "random")  # Bob sits there
            assert restart_facts(table) == before
            await table.start(ann.id)
            for late in (
                table.start(ann.id),
                table.seats.open_seat(ann.id, 1),
            ):
                with pytest.raises(TooLate):
                    await late

    asyncio.run(play())


def test_the_host_can_replace_a_player_who_is_away_for_long(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob, absent="wait")
            with pytest.raises(TableFull):
                await table.seats.set_bot(ann.id, 1, "random")
            await server.advance(31)
            await table.seats.set_bot(ann.id, 1, "random")
            assert table.record.chairs[1].kind == "bot"
            assert await table.seats.sit(bob) == 1

    asyncio.run(play())


def test_another_player_becomes_host_when_the_host_leaves(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.create_table(ann, bob)
            await table.seats.leave(ann.id)
            assert table.record.host == bob.id
            assert table.record.names == ["", "Bob"]

    asyncio.run(play())


def test_a_rematch_is_one_table_with_rotated_seats(tmp_path: Path) -> None:
    """Abuse 11: however often it is requested."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob, players=4, reaction_seconds=0)
            with pytest.raises(NotOver):
                await table.rematch(ann.id)
            rng = random.Random(5)
            while not table.over:
                await random_move(table, rng)
                await server.advance(3)
            with pytest.raises(NotYourSeat):
                await table.rematch("stranger")
            with pytest.raises(TooLate):
                await table.seats.sit(await server.guest("Eve"))
            many = await asyncio.gather(
                *(table.rematch(who) for who in (ann.id, bob.id) for _ in range(20))
            )
            assert {again.id for again in many} == {table.record.rematch_id}
            again = many[0]
            assert again.record.names == [
                table.record.names[3],
                "Ann",
                "Bob",
                table.record.names[2],
            ]
            assert again.plan == table.plan
            unfinished = await server.house.store.unfinished()
            assert [stored.row.id for stored in unfinished] == [again.id]

    asyncio.run(play())


def test_repeated_changes_are_rate_limited_for_a_while(tmp_path: Path) -> None:
    """Abuse 11: names, seats and standing answers have a budget with back-off."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            for n in range(29):  # 29, since sitting down was one
                await table.seats.rename(bob.id, f"Bob {n}")
            kept = table.record.notes
            for _ in range(50):
                with pytest.raises(TooMany):
                    await table.seats.set_standing(bob.id, "never")
            assert table.record.notes == kept
            await table.seats.rename(ann.id, "Anna")  # others are not affected
            server.clock.time += 10
            await table.seats.rename(bob.id, "Bob")

    asyncio.run(play())


def test_every_error_has_its_own_code() -> None:
    kinds = TableError.__subclasses__()
    assert len({kind.code for kind in kinds}) == len(kinds)
    assert all(kind.code == kind.code.lower() and " " not in kind.code for kind in kinds)
