"""AutoPlay: answers for bots, for absent players, and when a clock runs out."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import (
    InlineBots,
    LocalServer,
    discard,
    local_server,
    play_until,
    state_of,
)

from paddock.tables import Player, Table
from paddock.tables.journal import Answer, Journal
from paddock.tables.queries import deadline, should_prompt, thinking_time
from paddock.tables.workers import BotRequest

BOTS = [{"kind": "bot", "level": "random"}] * 4


def length(table: Table) -> int:
    return table.record.entries


async def match_of_two(server: LocalServer, **facts: object) -> tuple[Table, Player, Player]:
    """A match of two people. Ann is asked; Bob is the other player."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    return await server.start_table(ann, bob, **facts), ann, bob


def test_bots_answer_after_a_pause(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            for pace, seconds in (("fast", 0.25), ("normal", 0.7), ("slow", 1.5)):
                table = await server.start_table(ann, pace=pace)
                async with table.presence.watch(ann.id):
                    await discard(table)
                    before = length(table)
                    await server.advance(seconds - 0.01)
                    assert length(table) == before
                    await server.advance(0.02)
                    assert length(table) > before

    asyncio.run(play())


def test_without_people_bots_do_not_wait(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, players=4, seats=BOTS)
            while not table.over:
                await server.settle()
            assert server.clock.time == 1_000_000.0

    asyncio.run(play())


def test_a_bot_plays_for_an_absent_player_until_the_player_is_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, ann, bob = await match_of_two(server)
            await rest.enter_async_context(table.presence.watch(bob.id))
            async with table.presence.watch(ann.id):
                assert table.presence.is_here(table.record.chairs[0].player)
                await server.advance(100)
                before = length(table)
            assert not table.presence.is_here(table.record.chairs[0].player)
            await server.advance(29)
            assert (
                length(table),
                table.presence.bot_substitutes(table.record.chairs[0].player),
            ) == (before, False)
            await server.advance(2)
            assert length(table) > before
            assert table.presence.bot_substitutes(table.record.chairs[0].player)
            assert table.record.chairs[0].human
            # A player who comes back takes the seat over at once, at any time.
            while state_of(table).waiting != [1]:  # the bot may have attacked, or played a trump
                await server.advance(5)
            await discard(table)
            assert state_of(table).waiting == [0]
            async with table.presence.watch(ann.id):
                assert not table.presence.bot_substitutes(table.record.chairs[0].player)
                before = length(table)
                await server.advance(1000)
                assert length(table) == before
                await table.submit(
                    ann.id, state_of(table).legal(0)[0].text, table.record.question_id(0)
                )

    asyncio.run(play())


def test_an_absent_player_is_not_replaced_while_nobody_waits(tmp_path: Path) -> None:
    async def play(absent: str, watched: bool) -> bool:
        async with (
            local_server(tmp_path / f"{absent}{watched}") as server,
            AsyncExitStack() as rest,
        ):
            table, _, bob = await match_of_two(server, absent=absent)
            if watched:
                await rest.enter_async_context(table.presence.watch(bob.id))
            before = length(table)
            await server.advance(10_000)
            return length(table) > before

    assert asyncio.run(play("bot", True))
    assert not asyncio.run(play("bot", False))
    assert not asyncio.run(play("wait", True))


def test_a_person_alone_with_bots_has_no_time_limit(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, players=4)
            async with table.presence.watch("spectator"):
                await server.advance(100)
                before = length(table)
                await server.advance(10_000)
                assert (
                    length(table),
                    table.presence.bot_substitutes(table.record.chairs[0].player),
                ) == (before, False)

    asyncio.run(play())


def test_a_bots_answer_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    """The person comes back while a bot is thinking for them."""

    class Slow(InlineBots):
        def __init__(self) -> None:
            super().__init__()
            self.go = asyncio.Event()
            self.begun = asyncio.Event()

        async def think(self, request: BotRequest) -> str:
            self.requests.append(request)
            self.begun.set()
            await self.go.wait()
            return request.perform()

    async def play() -> None:
        bots = Slow()
        async with local_server(tmp_path, bots) as server, AsyncExitStack() as rest:
            table, ann, bob = await match_of_two(server)
            await rest.enter_async_context(table.presence.watch(bob.id))
            server.clock.time += 40
            table.autoplay.look_again()
            await bots.begun.wait()
            before = length(table)
            async with table.presence.watch(ann.id):
                bots.go.set()
                await server.settle()
                assert length(table) == before
                text = state_of(table).legal(0)[0].text
                await table.submit(ann.id, text, table.record.question_id(0))

    asyncio.run(play())


def test_time_for_a_move_runs_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, ann, bob = await match_of_two(server, move_seconds=20)
            for player in (ann, bob):
                await rest.enter_async_context(table.presence.watch(player.id))
            assert deadline(table, 0) == server.clock.time + 20
            assert deadline(table, 1) is None
            before = length(table)
            await server.advance(19.9)
            assert length(table) == before
            await server.advance(0.2)
            assert length(table) > before
            assert not table.presence.bot_substitutes(table.record.chairs[0].player)
            assert thinking_time(table, 0) == pytest.approx(20, abs=0.01)

    asyncio.run(play())


def test_a_person_gives_even_the_only_possible_answer(tmp_path: Path) -> None:
    """That there is only one legal answer depends on the player's cards. If the server gave it at
    once, the others would learn something about them."""

    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, ann, bob = await match_of_two(
                server, options={"play_out_hands": "on"}, reaction_seconds=0
            )
            for player in (ann, bob):
                await rest.enter_async_context(table.presence.watch(player.id))
            rng = random.Random(3)

            def forced(state: object) -> bool:
                s = state_of(table)
                return s.phase.name == "play" and len(s.legal(s.waiting[0])) == 1

            assert await play_until(table, rng, forced)
            (seat,) = state_of(table).waiting
            assert should_prompt(table, seat)
            before = length(table)
            await server.advance(1000)
            assert length(table) == before

    asyncio.run(play())


def test_a_bot_that_raises_or_answers_illegally_does_not_stop_the_table(tmp_path: Path) -> None:
    class FailingBots:
        def __init__(self) -> None:
            self.n = 0

        async def think(self, request: BotRequest) -> str:
            self.n += 1
            if self.n % 3 == 0:
                raise RuntimeError("out of ideas")
            return "play 200" if self.n % 3 == 1 else "back"

    async def play() -> None:
        async with local_server(tmp_path, FailingBots()) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, players=4, seats=BOTS)
            while not table.over:
                await server.settle()

    asyncio.run(play())


def test_a_cancelled_bot_answer_is_replaced_by_a_random_move(tmp_path: Path) -> None:
    """A cancelled future is no answer, and the bot itself was not told to stop."""

    class GivesUp(InlineBots):
        async def think(self, request: BotRequest) -> str:
            self.requests.append(request)
            future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            future.cancel()
            return await future

    async def play() -> None:
        bots = GivesUp()
        async with local_server(tmp_path, bots) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann)
            async with table.presence.watch(ann.id):
                await discard(table)
                before = length(table)
                await server.advance(10)
                assert length(table) > before
                assert bots.requests

    asyncio.run(play())


def test_an_autoplay_that_fails_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann)
            calls = []

            async def broken(*_: object) -> None:
                calls.append(1)
                raise RuntimeError("a mistake of ours")

            with monkeypatch.context() as patch:
                patch.setattr(table.journal, "play", broken)
                answer = Answer(0, state_of(table).legal(0)[0])
                async with table.journal.lock:
                    await Journal.play(table.journal, [answer])
                await server.advance(20)
                assert 3 <= len(calls) <= 8
            before = length(table)
            await server.advance(40)
            assert length(table) > before

    asyncio.run(play())


def test_bots_are_told_only_what_their_seat_may_know(tmp_path: Path) -> None:
    """Abuse 16: a worker gets the redacted position of its seat, and no seed of luck."""

    async def play() -> None:
        bots = InlineBots()
        async with local_server(tmp_path, bots) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, players=4, seats=BOTS)
            while not table.over:
                await server.settle()
            seed = str(table.record.seed)
        assert len(bots.requests) > 20
        for request in bots.requests:
            fields = dict(word.split("=") for word in request.position.split()[1:])
            for seat in range(4):
                if seat != request.seat:
                    assert set(fields[f"hand.{seat + 1}"]) <= set("?*0123456789-")
            assert set(fields["stock"]) <= set("?*0123456789-")
            assert seed not in repr(request)
            assert request.key != int(seed)

    asyncio.run(play())


def test_thinking_time_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, _, _ = await match_of_two(server)
            await server.advance(12)
            await discard(table)
            await server.advance(5)
            await discard(table)
            used = [chair.used for chair in table.record.chairs]
            assert used == pytest.approx([12, 5])
            id = table.id
        async with local_server(tmp_path) as server:
            assert [c.used for c in (await server.house.table(id)).record.chairs] == used

    asyncio.run(play())
