"""A bot's answer does not change when information that is hidden from its seat is exchanged."""

from __future__ import annotations

import pytest
from tests.every_game.tables import PLAIN, Table, name_of

from paddock import shelf
from paddock.bots.bot import Question
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.invariants.walk import Walk


@pytest.mark.parametrize(
    "level", ["random", "rookie", "club", pytest.param("pro@150", marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("table", PLAIN, ids=name_of)
def test_a_bot_answers_alike_in_positions_it_cannot_tell_apart(table: Table, level: str) -> None:
    """Each question is asked twice, the second time with the hidden cards dealt again."""
    bot = shelf.bot(level, table.title.name)
    asked = 0
    for at in Walk(table, 0):  # one match is enough, since a bot may think for long
        if at.move is None or at.seat == LUCK or at.aside.below(12):
            continue
        key = int(at.state.ply)
        other = at.state.imagine(at.seat, at.aside)
        answer = bot.answer(Question(at.state.clone(), at.seat), Rng(key))
        again = bot.answer(Question(other, at.seat), Rng(key))
        assert answer in at.state.legal(at.seat)
        assert again is answer
        asked += 1
    assert asked
