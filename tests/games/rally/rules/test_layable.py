"""What is remembered of courses that can be laid has a bound."""

from __future__ import annotations

import random

from paddock import load
from paddock.games.rally.rules.course import MOST_KNOWN
from paddock.games.rally.rules.title import RallyGame


def test_the_answers_of_many_courses_are_forgotten() -> None:
    """They took a megabyte for each plan of the calendar, and grew for hundreds of matches."""
    rng = random.Random(1)
    game = load("rally", 3)
    assert isinstance(game, RallyGame)
    most = 0
    for _ in range(60):
        state = game.start()
        while state.phase.name in ("order", "layer", "course"):
            seat = state.turn()
            state.play(seat, rng.choice(state.legal(seat)))
            most = max(most, *(len(one.known) for one in game.params.layable))
    assert MOST_KNOWN // 2 < most <= MOST_KNOWN
