"""Submitted moves: who may make them, how they are refused, and that a refusal changes nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import (
    local_server,
    play_until,
    players_of,
    random_move,
    restart_facts,
    second_server,
    state_of,
)

from paddock.core.errors import IllegalMove, NoTakeBack, NotYourTurn, UnknownMove
from paddock.core.seats import NOBODY
from paddock.store import Store, StoreError
from paddock.tables import Table
from paddock.tables.errors import NotStarted, NotStored, NotYourSeat, StaleMove


async def stored_of(table: Table) -> Any:
    return await table.journal.store.load(table.id)


def test_every_refusal_has_its_kind_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await server.create_table(ann, bob)
            with pytest.raises(NotStarted):
                await table.submit(ann.id, "play green", 0)
            await table.start(ann.id)
            asked = table.record.question_id(0)
            before, kept, version = (
                restart_facts(table),
                await stored_of(table),
                table.journal.version,
            )
            legal = [move.text for move in state_of(table).legal(0)]
            illegal = next(
                m.text for m in table.game.moves if m.text not in legal and m.text[0] == "p"
            )
            for player, text, number, error in [
                (eve.id, legal[0], asked, NotYourSeat),  # abuse 2
                ("", legal[0], asked, NotYourSeat),
                (ann.id, legal[0], asked - 1, StaleMove),  # abuse 3
                (ann.id, legal[0], asked + 1, StaleMove),
                (bob.id, legal[0], table.record.question_id(1), NotYourTurn),
                (ann.id, "play the fool", asked, UnknownMove),
                (ann.id, "", asked, UnknownMove),
                (ann.id, "back", asked, UnknownMove),
                (ann.id, "x" * 4000, asked, UnknownMove),
                (ann.id, illegal, asked, IllegalMove),
                (ann.id, "draw 200", asked, IllegalMove),  # a move of luck
                (ann.id, "react", asked, IllegalMove),
            ]:
                with pytest.raises(error):
                    await table.submit(player, text, number)
            with pytest.raises(NoTakeBack):
                await table.take_back(ann.id, asked)
            assert (restart_facts(table), await stored_of(table)) == (before, kept)
            assert table.journal.version == version
            await table.submit(ann.id, legal[0], asked)

    asyncio.run(play())


def test_only_one_of_two_answers_to_a_question_counts(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            asked = table.record.question_id(0)
            legal = [move.text for move in state_of(table).legal(0)]
            results = await asyncio.gather(
                *(table.submit(ann.id, text, asked) for text in legal), return_exceptions=True
            )
            assert [type(r) for r in results if not isinstance(r, int)] == [StaleMove] * (
                len(legal) - 1
            )

    asyncio.run(play())


def test_a_repeated_key_gets_the_first_result(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            asked, text = table.record.question_id(0), state_of(table).legal(0)[0].text
            plies = await asyncio.gather(*(table.submit(ann.id, text, asked, "k") for _ in "abc"))
            assert len(set(plies)) == 1
            length = table.record.entries
            assert await table.submit(ann.id, text, asked, "k") == plies[0]
            assert table.record.entries == length
            # The same key of another player is a different key.
            reply = state_of(table).legal(1)[0].text
            assert await table.submit(bob.id, reply, table.record.question_id(1), "k") != plies[0]
            id = table.id
        async with local_server(tmp_path) as server:  # also after a restart
            table = await server.house.table(id)
            assert await table.submit(ann.id, text, asked, "k") == plies[0]

    asyncio.run(play())


def test_an_answer_does_not_make_the_partners_question_stale(tmp_path: Path) -> None:
    """Partners are asked for a reaction at the same time. Both answers count, in any order."""

    async def play(first: int, seed: int) -> bool:
        async with local_server(tmp_path / f"{first}") as server:
            people = [await server.guest(name) for name in ("Ann", "Bob", "Cid", "Dot")]
            table = await server.start_table(people[0], *people[1:])
            table.record.seed = seed
            rng = random.Random(seed)
            if not await play_until(table, rng, lambda s: s.phase.name == "reaction"):
                return False
            asked = state_of(table).waiting
            assert len(asked) == 2
            numbers = {seat: table.record.question_id(seat) for seat in asked}
            order = asked if first == 0 else asked[::-1]
            for seat in order:
                await table.submit(players_of(table)[seat], "decline", numbers[seat])
            await server.advance(4)
            assert state_of(table).phase.name != "reaction"
            log = [entry.text for entry in table.match.log.entries] if table.match else []
            assert log.count("decline") == 2
            return True

    assert any(asyncio.run(play(0, seed)) for seed in range(20))
    assert any(asyncio.run(play(1, seed)) for seed in range(20))


def test_take_back_stays_within_ones_own_unfinished_choice(tmp_path: Path) -> None:
    """Abuse 6: at every ply of random matches, a take-back neither undoes luck nor the move of
    somebody else."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            people = [await server.guest(name) for name in ("Ann", "Bob", "Cid", "Dot")]
            for seed in range(4):
                table = await server.start_table(people[0], *people[1:], reaction_seconds=0)
                rng = random.Random(seed)
                while not table.over:
                    await server.settle()
                    await random_move(table, rng)
                    await server.settle()
                    for seat, player in players_of(table).items():
                        entries = list(table.match.log.entries) if table.match else []
                        try:
                            await table.take_back(player, table.record.question_id(seat))
                        except NoTakeBack:
                            continue
                        assert entries[-1].seat == seat  # no luck and no other player since then
                        assert state_of(table).waiting == [seat]

    asyncio.run(play())


def test_a_page_from_before_a_take_back_is_stale(tmp_path: Path) -> None:
    """A trump kept until the stock is empty: its player is asked again, without luck in between."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            people = [await server.guest(name) for name in ("Ann", "Bob")]
            table = await server.start_table(*people, options={"play_out_hands": "on"})
            trumps = [f"play {name}" for name in ("ace", "tyre", "tanker", "priority")]
            while True:
                (seat,) = state_of(table).waiting
                legal = [move.text for move in state_of(table).legal(seat)]
                kept = [text for text in legal if text.split()[1] not in str(trumps)]
                wanted = [text for text in legal if text in trumps]
                last = state_of(table).view(seat).stock == 0 and wanted
                old = table.record.question_id(seat)
                discard = [text for text in kept if text.startswith("discard")] or legal
                text = wanted[0] if last else discard[0]
                await table.submit(players_of(table)[seat], text, old)
                if last:
                    break
            player = players_of(table)[seat]
            position, new, told = (
                state_of(table).text(),
                table.record.question_id(seat),
                len(table.record.history),
            )
            with pytest.raises(StaleMove):
                await table.take_back(player, old)
            await table.take_back(player, new)
            assert state_of(table).text() != position
            # the events of the move are gone, and everybody sees that a move was taken back
            assert len(table.record.history) <= told
            assert (table.record.history[-1].event.code, table.record.history[-1].event.args) == (
                "taken-back",
                {"seat": seat},
            )
            assert all(table.record.history[-1].event.heard_by(one) for one in (0, 1, NOBODY))
            assert len({one.ply for one in table.record.history} & {old}) == 0
            for stale in (old, new):
                with pytest.raises(StaleMove):
                    await table.submit(player, text, stale)
            await table.submit(player, text, table.record.question_id(seat))
            assert state_of(table).text() == position
            before, id = restart_facts(table), table.id
        async with local_server(tmp_path) as server:
            assert restart_facts(await server.house.table(id)) == before

    asyncio.run(play())


def test_a_move_that_cannot_be_stored_is_not_applied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Abuse 13: store first, then apply."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            before, asked = restart_facts(table), table.record.question_id(0)
            text = state_of(table).legal(0)[0].text
            with monkeypatch.context() as patch:

                async def full(*_: object) -> None:
                    raise StoreError("the disk is full")

                patch.setattr(Store, "append", full)
                with pytest.raises(NotStored):
                    await table.submit(ann.id, text, asked)
            assert restart_facts(table) == before
            await table.submit(ann.id, text, asked)

    asyncio.run(play())


def test_pages_are_not_told_before_a_move_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            real, seen = Store.append, []

            async def slow(self: Store, *args: Any) -> None:
                position, version = state_of(table).text(), table.journal.version
                await asyncio.sleep(0.05)
                seen.append((state_of(table).text(), table.journal.version) == (position, version))
                await real(self, *args)

            monkeypatch.setattr(Store, "append", slow)
            await table.submit(
                ann.id, state_of(table).legal(0)[0].text, table.record.question_id(0)
            )
            assert seen == [True]

    asyncio.run(play())


def test_a_move_is_completed_although_its_sender_has_disconnected(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            text, before = state_of(table).legal(0)[0].text, table.record.entries
            sending = asyncio.create_task(table.submit(ann.id, text, table.record.question_id(0)))
            await asyncio.sleep(0)
            sending.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sending
            await server.settle()
            stored = await stored_of(table)
            assert before < len(stored.plies) == table.record.entries

    asyncio.run(play())


def test_a_sender_with_a_time_limit_gets_a_timeout(tmp_path: Path) -> None:
    """The move is made all the same, and the cancellation has no later effect."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            text, before = state_of(table).legal(0)[0].text, table.record.entries

            async def hurry() -> None:
                async with asyncio.timeout(0):
                    await table.submit(ann.id, text, table.record.question_id(0))
                    await asyncio.sleep(60)

            with pytest.raises(TimeoutError):
                await hurry()
            assert table.record.entries > before
            assert not table.journal.lock.locked()
            await asyncio.sleep(0)  # a second cancellation would be raised here

    asyncio.run(play())


def test_a_table_that_another_server_moved_catches_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as here, second_server(here) as there:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.start_table(ann, bob)
            twin = await there.house.table(table.id)
            asked = table.record.question_id(0)
            first, second = [move.text for move in state_of(table).legal(0)][:2]
            await table.submit(ann.id, first, asked)
            with pytest.raises(StaleMove):
                await twin.submit(ann.id, second, asked)
            assert restart_facts(twin) == restart_facts(table)

    asyncio.run(play())
