"""Answers that the server gives for a person reveal nothing about hidden cards (abuse 38).

If the server answers for a person, everybody learns that the person had only one legal answer. So
it may do that only if in every position that looks the same to somebody else there is only one
answer, too.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.tables.setting import LocalServer, local_server, random_move, state_of

from paddock.core.luck import Rng
from paddock.core.seats import NOBODY
from paddock.shelf import titles
from paddock.tables import Table
from paddock.tables.pending_answers import (
    answer_without_choice,
    is_forced,
    is_held,
    is_reaction,
)
from paddock.tables.queries import should_prompt

IMAGINED = 5  # sampled positions for each observer
MOVES = 150  # moves of a match that are checked
GAMES = [title.name for title in titles()]


def others_could_differ(table: Table, seat: int, rng: Rng) -> bool:
    """Whether another player could believe that this seat has another number of legal answers."""
    state = state_of(table)
    count = len(state.legal(seat))
    lookers = [NOBODY, *(one for one in range(table.plan.players) if one != seat)]
    return any(
        len(state.imagine(looker, rng).legal(seat)) != count
        for looker in lookers
        for _ in range(IMAGINED)
    )


async def walk(server: LocalServer, game: str, players: int, seed: int) -> tuple[int, int]:
    """Play for all seats. Returns how many only answers were given by the server, and how many by a
    person."""
    people = [await server.guest(f"P{n}") for n in range(players)]
    table = await server.start_table(people[0], *people[1:], game=game, players=players)
    rng, luck, own, theirs = random.Random(seed), Rng(seed), 0, 0
    async with table.presence.watch(people[0].id):
        for _ in range(MOVES):
            if table.over:
                break
            state = state_of(table)
            for seat in [] if is_reaction(table.record) else state.waiting:
                if seat < 0 or len(state.legal(seat)) > 1 or table.autoplay.pause.is_open():
                    continue
                if answer_without_choice(table.record):
                    assert is_held(table.record, state.legal(seat)[0])  # held until the window ends
                    continue
                if is_forced(table.record, seat):
                    own += 1
                    assert not others_could_differ(table, seat, luck)
                else:
                    theirs += 1
                    assert should_prompt(table, seat)
                    assert not [one for one in table.autoplay.pending() if one.seat == seat] or (
                        table.presence.away_since(table.record.chairs[seat].player) is not None
                    )
            await random_move(table, rng)
            await server.advance(0.01 if rng.random() < 0.8 else 20)
    return own, theirs


@pytest.mark.parametrize("game", GAMES)
def test_only_what_everybody_knows_is_answered_by_itself(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            title = next(one for one in titles() if one.name == game)
            for players in {min(title.players), max(title.players)}:
                await walk(server, game, players, players)

    asyncio.run(play())
