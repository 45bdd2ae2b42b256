"""A table is rebuilt from the store, whatever had happened at it."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.tables.setting import evening, one_move, state_of, whole

from paddock.store.schema import TABLES
from paddock.tables.errors import NoSuchTable, OtherRules


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_at_every_few_plies_a_rebuilt_table_is_the_same(tmp_path: Path, players: int) -> None:
    async def play() -> None:
        rng = random.Random(players)
        async with evening(tmp_path) as house:
            people = [await house.guest(f"P{n}") for n in range(players)]
            table = await house.begun(people[0], *people[1:], options={"length": "championship"})
            await table.seats.set_standing(people[1].id, "always")
            for n in range(300):
                if table.over:
                    break
                await house.after(0.4)
                await one_move(table, rng)
                if n % 20 == 0:
                    await house.settle()
                    before = whole(table)
                    await house.house.evict_idle(float("inf"))
                    again = await house.house.table(table.id)
                    if again is not table:
                        assert whole(again) == before
                        table = again

    asyncio.run(play())


def test_seats_invites_luck_and_held_answers_survive(tmp_path: Path) -> None:
    async def first() -> tuple[str, dict[str, object], str]:
        async with evening(tmp_path) as house:
            ann, bob, cid = [await house.guest(name) for name in ("Ann", "Bob", "Cid")]
            table = await house.laid(ann, bob, players=4, takeover="now")
            await table.seats.rename(bob.id, "Bobby")
            token = await table.invites.give(ann.id, 2)
            other = await table.invites.give(ann.id, 3)
            await table.invites.revoke(ann.id, other)
            await table.start(ann.id)
            await table.seats.sit(cid, token=token)
            await table.seats.set_standing(cid.id, "never")
            await house.settle()
            return table.id, whole(table), token

    async def then(id: str, before: dict[str, object], token: str) -> None:
        async with evening(tmp_path) as house:
            table = await house.house.table(id)
            assert whole(table) == before
            invites = table.invites.listed(table.record.host)
            assert token in [table.invites.token(invite) for invite in invites]

    asyncio.run(then(*asyncio.run(first())))


def test_a_restarted_house_plays_the_same_match(tmp_path: Path) -> None:
    """Luck and bots go on as if nothing had happened."""

    async def play(folder: Path, restart: bool) -> str:
        async with evening(folder) as house:
            ann = await house.guest("Ann")
            table = await house.laid(ann, players=4)
            table.record.seed = 99
            id = table.id
            with table.journal.store.writing.begin() as connection:
                connection.execute(update(TABLES).values(seed="99"))
            await table.start(ann.id)
            await house.after(30)
            if not restart:
                rng = random.Random(1)
                while not table.over:
                    await one_move(table, rng)
                    await house.after(5)
                return str(state_of(table).text())
            clock = house.clock
        rng = random.Random(1)
        while True:
            async with evening(folder, clock=clock) as house:
                table = await house.house.table(id)
                await house.after(5)
                for _ in range(7):
                    if table.over:
                        return str(state_of(table).text())
                    await one_move(table, rng)
                    await house.after(5)

    straight = asyncio.run(play(tmp_path / "a", False))
    assert asyncio.run(play(tmp_path / "b", True)) == straight


def test_a_table_of_other_rules_is_kept_untouched(tmp_path: Path) -> None:
    """Abuse 14: refused clearly, and not a byte of it is changed."""

    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            table = await house.begun(ann, bob)
            store = house.house.store
            with store.writing.begin() as connection:
                connection.execute(update(TABLES).values(rules_version=77))
            await house.house.evict_idle(float("inf"))
            kept = await store.load(table.id)
            with pytest.raises(OtherRules, match="77"):
                await house.house.table(table.id)
            assert await store.load(table.id) == kept
        async with evening(tmp_path) as house:  # and a house with such a table opens
            assert house.house.open_tables() == []
            with pytest.raises(OtherRules):
                await house.house.table(table.id)

    asyncio.run(play())


def test_a_changed_edition_is_noticed(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            table = await house.begun(ann, bob)
            mark, table.game.edition.digest = table.game.edition.digest, "00000000"
            try:
                await house.house.evict_idle(float("inf"))
                with pytest.raises(OtherRules):
                    await house.house.table(table.id)
            finally:
                table.game.edition.digest = mark

    asyncio.run(play())


def test_an_unknown_table_is_not_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            for id in ("nothing", "", "x" * 5000, "../../etc", "☃"):
                with pytest.raises(NoSuchTable):
                    await house.house.table(id)
            assert house.house.tables == {}

    asyncio.run(play())


def test_a_table_asked_for_by_many_at_once_is_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            id = (await house.begun(ann, bob)).id
            await house.house.evict_idle(float("inf"))
            assert house.house.tables == {}
            found = await asyncio.gather(*(house.house.table(id) for _ in range(10)))
            assert len({*map(builtin_id, found)}) == 1

    asyncio.run(play())


def test_ids_and_seeds_cannot_be_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # real luck

    async def play() -> None:
        async with evening(tmp_path) as house:
            ann = await house.guest("Ann")
            rows = [(await house.laid(ann)).id for _ in range(20)]
            stored = [await house.house.store.load(id) for id in rows]
            assert len(set(rows)) == 20
            assert min(len(id) for id in rows) >= 12
            seeds = {int(one.row.seed) for one in stored if one}
            assert len(seeds) == 20
            assert max(seeds) > 2**100
            assert all("seed" not in str(dataclasses.asdict(one)["notes"]) for one in stored if one)

    asyncio.run(play())


builtin_id = id
