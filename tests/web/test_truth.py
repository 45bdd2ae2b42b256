"""What the page says about turns, waiting and absent players is true."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.tables.finished import play_on
from tests.tables.setting import LocalServer, local_server, random_move, state_of
from tests.web.test_results import page_of

from paddock.core.errors import NoTakeBack
from paddock.tables import Player, Table
from paddock.tables.queries import should_prompt
from paddock.web.replay_cache import ALL_OPEN, ReplayCache
from paddock.web.replay_view import moment_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor


def bar(page: str) -> str:
    found = re.search(r'<section id="question".*?</section>', page, re.DOTALL)
    assert found
    return found[0]


def plate(page: str, seat: int) -> str:
    found = re.search(rf'<div class="plate[^"]*" id="plate-{seat}">', page)
    assert found
    return found[0]


def cannot_answer(table: Table, seat: int) -> bool:
    """Whether an attack is open that this seat cannot answer."""
    state = state_of(table)
    asked = state.phase.reaction and seat in state.waiting
    nothing = len(state.legal(seat)) == 1 and table.record.held(seat) is None
    return asked and nothing and not should_prompt(table, seat)


async def test_a_player_without_a_choice_is_not_told_that_it_is_their_turn(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await server.start_table(ann, bob)
        for person in (ann, bob):
            await table.presence.watch(person.id).__aenter__()
        rng = random.Random(3)
        for _ in range(3000):
            assert not table.over
            if any(cannot_answer(table, seat) for seat in (0, 1)):
                break
            if not await random_move(table, rng):
                await server.advance(4)
        seat = next(seat for seat in (0, 1) if cannot_answer(table, seat))
        victim, other = (ann, bob) if seat == 0 else (bob, ann)
        page = page_of(server, table, victim)
        assert "Nothing to decide" in bar(page)
        assert f"{victim.name} to move" not in bar(page)
        assert " turn" not in plate(page, seat)
        assert "Your turn" not in page
        # another player, who must not learn what the victim holds
        told = page_of(server, table, other)
        assert f"{victim.name} to move" in bar(told)
        assert " turn" in plate(told, seat)


async def test_an_answer_given_by_the_server_cannot_be_taken_back(tmp_path: Path) -> None:
    """In a team game a player's decline is sealed while the partner is still asked."""
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await server.start_table(ann, players=4)
        await table.presence.watch(ann.id).__aenter__()
        rng = random.Random(4)
        for _ in range(3000):
            state = state_of(table)
            if state.phase.reaction and table.record.playing.taking_back(0) >= 0:
                break
            asked = state.phase.reaction and 0 in state.waiting  # the server answers, not Ann
            if asked or not await random_move(table, rng):
                await server.advance(0.05)
        assert state_of(table).phase.reaction
        assert table.record.playing.taking_back(0) >= 0  # the rules would allow to take it back
        assert 'value="back"' not in page_of(server, table, ann)
        with pytest.raises(NoTakeBack):
            await table.take_back(ann.id, table.record.question_id(0))


async def left(server: LocalServer) -> tuple[Table, Player, Player]:
    """Ann has made some moves and has left; a bot plays in her place."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await server.start_table(ann, bob, reaction_seconds=0)
    rng = random.Random(2)
    for _ in range(6):
        await random_move(table, rng)
    await server.advance(5)
    await table.seats.leave(ann.id)
    return table, ann, bob


async def test_a_move_stays_with_the_player_who_made_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, ann, bob = await left(server)
        page = page_of(server, table, bob)
        lines = re.findall(r'<li id="l\d+"[^>]*>(.*?)</li>', page)
        assert any(line.startswith("Ann ") for line in lines)
        assert not any("Axle" in line for line in lines)
        await server.advance(5)
        for _ in range(4):
            await random_move(table, random.Random(1))
            await server.advance(5)
        lines = re.findall(r'<li id="l\d+"[^>]*>(.*?)</li>', page_of(server, table, bob))
        assert any(line.startswith("Ann ") for line in lines)
        assert any("Axle" in line for line in lines)
        await table.seats.sit(ann)
        await table.seats.rename(ann.id, "Anna")
        lines = re.findall(r'<li id="l\d+"[^>]*>(.*?)</li>', page_of(server, table, bob))
        assert any(line.startswith("Anna ") for line in lines)  # always the name of the same person
        assert any("Axle" in line for line in lines)
        id, now = table.id, server.clock.time
    async with local_server(tmp_path) as server:
        server.clock.time = now
        again = page_of(server, await server.house.table(id), bob)
        assert re.findall(r'<li id="l\d+"[^>]*>(.*?)</li>', again) == lines


async def test_in_the_replay_too_a_move_stays_with_the_player_who_made_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, _, _ = await left(server)
        gone = table.record.entries
        await play_on(server, table, random.Random(1))
        replay = await ReplayCache(server.house).find(table.id, ALL_OPEN)
        reader = Visitor(Player("x", "Reader"), "en", True)

        def told(ply: int) -> str:
            site = Site(server.house)
            return site.html(
                "_table.html", reader, **moment_context(site, replay.at(ply), reader, ALL_OPEN)
            )

        lines = re.findall(r'<li id="l\d+"[^>]*>(.*?)</li>', told(gone))
        assert any(re.search(r"\bAnn\b", line) for line in lines)
        assert not any("Axle" in line for line in lines)
        lines = re.findall(r'<li id="l\d+"[^>]*>(.*?)</li>', told(gone + 20))
        assert any(re.search(r"\bAnn\b", line) for line in lines)
        assert any("Axle" in line for line in lines)


async def test_a_player_who_has_left_may_take_the_seat_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, ann, bob = await left(server)
        assert "Take your seat back" in page_of(server, table, ann)
        assert "Take your seat back" not in page_of(server, table, bob)
        assert [one.id for one in server.house.lobby.left_by(ann.id)] == [table.id]
        await table.seats.sit(ann, 0)
        assert "Take your seat back" not in page_of(server, table, ann)
        assert server.house.lobby.left_by(ann.id) == []


async def test_bots_keep_their_names_in_a_rematch(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await server.start_table(ann, players=3, reaction_seconds=0)
        rng = random.Random(2)
        for _ in range(5000):
            if table.over:
                break
            if not await random_move(table, rng):
                await server.advance(1)
        again = await table.rematch(ann.id)
        names = [chair.bot_name for chair in table.record.chairs if not chair.human]
        assert [c.bot_name for c in again.record.chairs if not c.human] != []
        assert sorted(c.bot_name for c in again.record.chairs if not c.human) == sorted(names)
        moved = {c.bot_name: c.seat for c in again.record.chairs if not c.human}
        assert all(
            moved[c.bot_name] == (c.seat + 1) % 3 for c in table.record.chairs if not c.human
        )
