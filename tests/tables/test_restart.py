"""A table is rebuilt from the store, whatever has happened at it."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.tables.setting import local_server, random_move, restart_facts, state_of

from paddock.store.schema import TABLES
from paddock.tables.errors import NoSuchTable, OtherRules


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_rebuilt_table_is_the_same_at_every_few_plies(tmp_path: Path, players: int) -> None:
    async def play() -> None:
        rng = random.Random(players)
        async with local_server(tmp_path) as server:
            people = [await server.guest(f"P{n}") for n in range(players)]
            table = await server.start_table(
                people[0], *people[1:], options={"length": "championship"}
            )
            await table.seats.set_standing(people[1].id, "always")
            for n in range(300):
                if table.over:
                    break
                await server.advance(0.4)
                await random_move(table, rng)
                if n % 20 == 0:
                    await server.settle()
                    before = restart_facts(table)
                    await server.house.evict_idle(float("inf"))
                    again = await server.house.table(table.id)
                    if again is not table:
                        assert restart_facts(again) == before
                        table = again

    asyncio.run(play())


def test_seats_invites_luck_and_held_answers_survive(tmp_path: Path) -> None:
    async def first() -> tuple[str, dict[str, object], str]:
        async with local_server(tmp_path) as server:
            ann, bob, cid = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
            table = await server.create_table(ann, bob, players=4, takeover="now")
            await table.seats.rename(bob.id, "Bobby")
            token = await table.invites.give(ann.id, 2)
            other = await table.invites.give(ann.id, 3)
            await table.invites.revoke(ann.id, other)
            await table.start(ann.id)
            await table.seats.sit(cid, token=token)
            await table.seats.set_standing(cid.id, "never")
            await server.settle()
            return table.id, restart_facts(table), token

    async def then(id: str, before: dict[str, object], token: str) -> None:
        async with local_server(tmp_path) as server:
            table = await server.house.table(id)
            assert restart_facts(table) == before
            invites = table.invites.listed(table.record.host)
            assert token in [table.invites.token(invite) for invite in invites]

    asyncio.run(then(*asyncio.run(first())))


def test_a_restarted_server_plays_the_same_match(tmp_path: Path) -> None:
    """Luck and bots go on as if nothing had happened."""

    async def play(folder: Path, restart: bool) -> str:
        async with local_server(folder) as server:
            ann = await server.guest("Ann")
            table = await server.create_table(ann, players=4)
            table.record.seed = 99
            id = table.id
            with table.journal.store.writing.begin() as connection:
                connection.execute(update(TABLES).values(seed="99"))
            await table.start(ann.id)
            await server.advance(30)
            if not restart:
                rng = random.Random(1)
                while not table.over:
                    await random_move(table, rng)
                    await server.advance(5)
                return str(state_of(table).text())
            clock = server.clock
        rng = random.Random(1)
        while True:
            async with local_server(folder, clock=clock) as server:
                table = await server.house.table(id)
                await server.advance(5)
                for _ in range(7):
                    if table.over:
                        return str(state_of(table).text())
                    await random_move(table, rng)
                    await server.advance(5)

    straight = asyncio.run(play(tmp_path / "a", False))
    assert asyncio.run(play(tmp_path / "b", True)) == straight


def test_a_table_of_another_rules_version_is_not_changed(tmp_path: Path) -> None:
    """Abuse 14: refused with a clear error, without changing a byte of it."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            store = server.house.store
            with store.writing.begin() as connection:
                connection.execute(update(TABLES).values(rules_version=77))
            await server.house.evict_idle(float("inf"))
            kept = await store.load(table.id)
            with pytest.raises(OtherRules, match="77"):
                await server.house.table(table.id)
            assert await store.load(table.id) == kept
        async with local_server(tmp_path) as server:  # a server with such a table starts
            assert server.house.open_tables() == []
            with pytest.raises(OtherRules):
                await server.house.table(table.id)

    asyncio.run(play())


def test_a_changed_edition_is_detected(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            mark, table.game.edition.digest = table.game.edition.digest, "00000000"
            try:
                await server.house.evict_idle(float("inf"))
                with pytest.raises(OtherRules):
                    await server.house.table(table.id)
            finally:
                table.game.edition.digest = mark

    asyncio.run(play())


def test_an_unknown_table_is_not_created(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            for id in ("nothing", "", "x" * 5000, "../../etc", "☃"):
                with pytest.raises(NoSuchTable):
                    await server.house.table(id)
            assert server.house.tables == {}

    asyncio.run(play())


def test_concurrent_requests_get_the_same_table_object(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            id = (await server.start_table(ann, bob)).id
            await server.house.evict_idle(float("inf"))
            assert server.house.tables == {}
            found = await asyncio.gather(*(server.house.table(id) for _ in range(10)))
            assert len({*map(builtin_id, found)}) == 1

    asyncio.run(play())


def test_ids_and_seeds_cannot_be_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # use real random seeds

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            rows = [(await server.create_table(ann)).id for _ in range(20)]
            stored = [await server.house.store.load(id) for id in rows]
            assert len(set(rows)) == 20
            assert min(len(id) for id in rows) >= 12
            seeds = {int(one.row.seed) for one in stored if one}
            assert len(seeds) == 20
            assert max(seeds) > 2**100
            assert all("seed" not in str(dataclasses.asdict(one)["notes"]) for one in stored if one)

    asyncio.run(play())


builtin_id = id
