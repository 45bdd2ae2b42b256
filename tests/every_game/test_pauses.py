"""Whatever the house answers for a person tells nobody of a hidden card (abuse 38).

An answer that comes by itself says that there was no other. So it may come only if every position
that looks the same to somebody else has one answer, too.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.tables.setting import Evening, evening, one_move, state_of

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

IMAGINED = 5  # positions that look the same, for each who looks
MOVES = 150  # of a match that are looked at
GAMES = [title.name for title in titles()]


def others_could_differ(table: Table, seat: int, rng: Rng) -> bool:
    """Whether somebody else could think that this seat has another number of answers."""
    state = state_of(table)
    count = len(state.legal(seat))
    lookers = [NOBODY, *(one for one in range(table.plan.players) if one != seat)]
    return any(
        len(state.imagine(looker, rng).legal(seat)) != count
        for looker in lookers
        for _ in range(IMAGINED)
    )


async def walk(house: Evening, game: str, players: int, seed: int) -> tuple[int, int]:
    """Play for all; how many only answers were the house's, and how many a person's."""
    people = [await house.guest(f"P{n}") for n in range(players)]
    table = await house.begun(people[0], *people[1:], game=game, players=players)
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
                    assert is_held(table.record, state.legal(seat)[0])  # until the window ends
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
            await one_move(table, rng)
            await house.after(0.01 if rng.random() < 0.8 else 20)
    return own, theirs


@pytest.mark.parametrize("game", GAMES)
def test_only_what_everybody_knows_is_answered_by_itself(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with evening(tmp_path) as house:
            title = next(one for one in titles() if one.name == game)
            for players in {min(title.players), max(title.players)}:
                await walk(house, game, players, players)

    asyncio.run(play())
