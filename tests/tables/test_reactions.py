"""Lightning reactions: how long the table waits reveals nothing about anybody's cards (K28).

Abuse 7. The clock is simulated, so the pauses are exact.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import (
    LocalServer,
    PreferringBots,
    deal_hands,
    held_answer,
    local_server,
    state_of,
)

from paddock.tables import Player, Table
from paddock.tables.errors import TooMany
from paddock.tables.queries import deadline, should_prompt
from paddock.tables.table import MOST_CHANGES
from paddock.tables.workers import Thinker

# Seat 1 attacks; seat 2 is rolling after its first turn.
ATTACKER = "accident 25 25 50 50 75"
HOLDER = "green ace 25 25 50 75"
OTHER = "green 100 25 25 50 75"


class Attack:
    """A table at the moment when an accident was played on seat 2."""

    def __init__(self, server: LocalServer, table: Table, people: list[Player]) -> None:
        self.house = server
        self.table = table
        self.people = people

    def waits(self) -> bool:
        return bool(state_of(self.table).phase.name == "reaction")

    async def pause(self, limit: float = 20.0) -> float:
        """The seconds until the table goes on, to a hundredth; `limit` if it does not."""
        waited = 0
        while self.waits() and waited < limit * 100:
            await self.house.advance(0.01)
            waited += 1
        return waited / 100

    async def answers(self, seat: int, text: str) -> None:
        await self.table.submit(self.people[seat].id, text, self.table.record.question_id(seat))


async def attacked(
    server: LocalServer, rest: AsyncExitStack, held: bool, people: int = 2, **facts: Any
) -> Attack:
    """The first `people` seats have people, all present. Seat 2 holds Ace Driver or not."""
    guests = [await server.guest(f"P{n}") for n in range(people)]
    table = await server.create_table(guests[0], *guests[1:], **facts)
    hands = [ATTACKER, HOLDER if held else OTHER]
    hands += ["25 50 75 100 repairs spare", "75 100 repairs spare petrol 50"]
    deal_hands(table, *hands[: table.plan.players])
    for guest in guests:
        await rest.enter_async_context(table.presence.watch(guest.id))
    await table.start(guests[0].id)
    for seat, text in enumerate(["discard 25", "play green", "discard 50", "discard 50"]):
        if seat < len(guests):
            await table.submit(guests[seat].id, text, table.record.question_id(seat))
    await server.advance(5)
    attack = Attack(server, table, guests)
    await attack.answers(0, "play accident>2")
    await server.settle()
    return attack


def measured(
    where: Path, script: Any, thinker: Thinker | None = None, **facts: Any
) -> tuple[float, Attack]:
    async def play() -> tuple[float, Attack]:
        async with local_server(where, thinker) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, **facts)
            assert attack.waits() or facts.get("reaction_seconds") == 0
            if script is not None:
                await script(attack)
            return await attack.pause(), attack

    return asyncio.run(play())


async def declines(attack: Attack) -> None:
    await attack.answers(1, "decline")


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("script", [None, declines], ids=["silent", "declines"])
@pytest.mark.parametrize("seconds", [3, 7])
def test_the_window_has_the_same_length_with_and_without_the_card(
    tmp_path: Path, held: bool, script: Any, seconds: int
) -> None:
    pause, attack = measured(tmp_path, script, held=held, reaction_seconds=seconds)
    assert pause == pytest.approx(seconds, abs=0.011)
    assert not state_of(attack.table).view(0).tableaux[1].crosswise


@pytest.mark.parametrize("held", [True, False])
def test_the_standing_answer_never_takes_as_long_as_no_answer(tmp_path: Path, held: bool) -> None:
    async def never(attack: Attack) -> None:
        assert should_prompt(attack.table, 1) is held
        await attack.table.seats.set_standing(attack.people[1].id, "never")
        assert not should_prompt(attack.table, 1)

    pause, _ = measured(tmp_path, never, held=held)
    assert pause == pytest.approx(3, abs=0.011)


def test_the_standing_answer_always_without_the_card_takes_as_long_as_no_answer(
    tmp_path: Path,
) -> None:
    async def always(attack: Attack) -> None:
        await attack.table.seats.set_standing(attack.people[1].id, "always")

    pause, _ = measured(tmp_path, always, held=False)
    assert pause == pytest.approx(3, abs=0.011)


def test_the_standing_answer_always_reacts_within_the_window(tmp_path: Path) -> None:
    async def always(attack: Attack) -> None:
        await attack.table.seats.set_standing(attack.people[1].id, "always")

    pause, attack = measured(tmp_path, always, held=True)
    assert 0.5 < pause < 2.8
    assert state_of(attack.table).view(0).tableaux[1].crosswise == ["ace"]


def test_a_reaction_is_played_at_once(tmp_path: Path) -> None:
    async def reacts(attack: Attack) -> None:
        await attack.house.advance(1.2)
        await attack.answers(1, "react")

    pause, attack = measured(tmp_path, reacts, held=True)
    assert pause == 0
    assert state_of(attack.table).view(0).tableaux[1].crosswise == ["ace"]


def test_an_early_decline_is_held_and_may_be_changed(tmp_path: Path) -> None:
    async def changes_its_mind(attack: Attack) -> None:
        asked = attack.table.record.question_id(1)
        await attack.answers(1, "decline")
        assert held_answer(attack.table, 1) == "decline"
        assert held_answer(attack.table, 0) == ""
        assert attack.table.record.question_id(1) == asked
        await attack.table.take_back(attack.people[1].id, asked)
        assert held_answer(attack.table, 1) == ""
        assert should_prompt(attack.table, 1)
        await attack.answers(1, "decline")
        await attack.answers(1, "react")

    pause, attack = measured(tmp_path, changes_its_mind, held=True)
    assert pause == 0
    assert state_of(attack.table).view(0).tableaux[1].crosswise == ["ace"]


def test_a_held_answer_can_be_replaced_only_so_often(tmp_path: Path) -> None:
    """Each change is a note that stays in the store for ever."""

    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=True)
            table, bob = attack.table, attack.people[1].id
            asked = table.record.question_id(1)
            for n in range(MOST_CHANGES):
                if n % 2:
                    await table.take_back(bob, asked)
                else:
                    await table.submit(bob, "decline", asked, f"k{n}")
            # it is held only, so the question is still open
            await table.submit(bob, "decline", asked, "last")
            notes = table.record.notes
            with pytest.raises(TooMany):
                await table.submit(bob, "decline", asked, "again")
            with pytest.raises(TooMany):
                await table.take_back(bob, asked)
            assert table.record.notes == notes
            assert held_answer(table, 1) == "decline"
            await attack.answers(1, "react")  # this one is played at once
            assert state_of(table).view(0).tableaux[1].crosswise == ["ace"]

    asyncio.run(play())


def test_nobody_else_is_woken_by_an_early_decline(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=True)
            ann = await rest.enter_async_context(attack.table.presence.watch(attack.people[0].id))
            bob = await rest.enter_async_context(attack.table.presence.watch(attack.people[1].id))
            eve = await rest.enter_async_context(attack.table.presence.watch(""))
            for watcher in (ann, bob, eve):
                await watcher.changed()
            waiting = [asyncio.create_task(w.changed()) for w in (ann, bob, eve)]
            version = attack.table.journal.version
            await attack.answers(1, "decline")
            await attack.table.seats.set_standing(attack.people[1].id, "never")
            await server.settle()
            assert [task.done() for task in waiting] == [False, True, False]
            assert attack.table.journal.version == version
            await server.advance(3.1)
            assert all(task.done() for task in waiting)

    asyncio.run(play())


def test_an_early_decline_survives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=True)
            asked = attack.table.record.question_id(1)
            ply = await attack.table.submit(attack.people[1].id, "decline", asked, "k")
            clock, id, bob = server.clock, attack.table.id, attack.people[1].id
        async with local_server(tmp_path, clock=clock) as server:
            table = await server.house.table(id)
            assert held_answer(table, 1) == "decline"
            assert await table.submit(bob, "decline", asked, "k") == ply
            await server.advance(3.1)
            assert state_of(table).phase.name != "reaction"
            assert await table.submit(bob, "decline", asked, "k") == ply

    asyncio.run(play())


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("answer", ["decline", "react"])
def test_a_bot_takes_equally_long_with_and_without_the_card(
    tmp_path: Path, held: bool, answer: str
) -> None:
    async def play() -> float:
        bots = PreferringBots("play green", answer)
        async with local_server(tmp_path, bots) as server, AsyncExitStack() as rest:
            return await (await attacked(server, rest, held, people=1)).pause()

    assert asyncio.run(play()) == pytest.approx(0.7, abs=0.011)


@pytest.mark.parametrize("held", [True, False])
def test_without_a_window_the_holder_of_the_card_reacts(tmp_path: Path, held: bool) -> None:
    pause, attack = measured(tmp_path, None, held=held, reaction_seconds=0)
    assert pause == 0
    assert bool(state_of(attack.table).view(0).tableaux[1].crosswise) is held


@pytest.mark.parametrize("held", [True, False])
def test_partners_have_the_same_window_and_one_reaction_is_enough(
    tmp_path: Path, held: bool
) -> None:
    async def react(attack: Attack) -> None:
        await attack.answers(1, "react")
        await attack.house.settle()

    pause, _ = measured(tmp_path / "a", None, held=held, people=4)
    assert pause == pytest.approx(3, abs=0.011)
    if held:
        pause, _ = measured(tmp_path / "b", react, held=held, people=4)
        assert pause == 0


async def attacked_alone(server: LocalServer, held: bool) -> tuple[Table, Player]:
    """One person, on seat 2, and a bot that attacks."""
    ann = await server.guest("Ann")
    table = await server.create_table(
        ann, seats=[{"kind": "bot", "level": "random"}, {"kind": "host"}]
    )
    deal_hands(table, ATTACKER, HOLDER if held else OTHER)
    await table.start(ann.id)
    await server.advance(5)
    await table.submit(ann.id, "play green", table.record.question_id(1))
    return table, ann


def test_a_person_alone_with_bots_has_no_reaction_window(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path, PreferringBots("play accident>2")) as server:
            table, ann = await attacked_alone(server, held=True)
            await server.advance(10_000)
            assert state_of(table).phase.name == "reaction"
            assert should_prompt(table, 1)
            assert deadline(table, 1) is None
            await table.submit(ann.id, "decline", table.record.question_id(1))
            assert state_of(table).phase.name != "reaction"

    asyncio.run(play())


def test_a_person_alone_with_bots_is_not_asked_without_the_card(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path, PreferringBots("play accident>2")) as server:
            table, _ = await attacked_alone(server, held=False)
            await server.advance(0.71)  # the bot's own pause
            assert "play accident>2" in [entry.text for entry in table.record.playing.log.entries]
            assert state_of(table).phase.name != "reaction"

    asyncio.run(play())


@pytest.mark.parametrize("held", [True, False])
def test_with_a_spectator_there_is_a_reaction_window(tmp_path: Path, held: bool) -> None:
    async def play() -> None:
        async with local_server(tmp_path, PreferringBots("play accident>2")) as server:
            table, _ = await attacked_alone(server, held=held)
            async with table.presence.watch("somebody"):
                await server.advance(0.7 + 2.9)
                assert state_of(table).phase.name == "reaction"
                assert deadline(table, 1) is not None
                await server.advance(0.2)
                assert state_of(table).phase.name != "reaction"

    asyncio.run(play())
