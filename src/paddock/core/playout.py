"""Random play without allocation: for benchmarks, promise tests and search."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.game import LUCK, Choices, State
from paddock.core.luck import Rng


def play_random(state: State, rng: Rng, choices: Choices, limit: int) -> int:
    """Play on with uniformly random decisions, `limit` at most; how many it took."""
    moves = state.game.moves
    left: i64 = limit
    while state.due and left:
        seat = state.turn()
        if seat == LUCK:
            state.play(LUCK, state.luck(rng))
            continue
        state.offer(seat, choices)
        state.play(seat, moves[choices.pick(rng)])
        left -= 1
    return limit - int(left)
