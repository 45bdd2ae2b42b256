"""Playing a position on with a policy: the inner loop of every search."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from paddock.bots.policy import Policy
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Choices
from paddock.core.seats import LUCK, first
from paddock.core.state import State


def play_out(
    state: State, policy: Policy[Any], part: i64, key: i64, choices: Choices, limit: i64
) -> i64:
    """Play on until that part of the match ends, at most `limit` decisions; how many it took.

    Luck and the players have one source each, determined by `key`: as long as two playouts take the
    same course, they have the same luck, whatever the players draw from their source.
    """
    luck = Rng(int(key), 1)
    whim = Rng(int(key), 2)
    moves = state.game.moves
    left = limit
    while state.due and policy.part(state) == part:
        seat = first(state.due)
        phase = state.phase
        if seat == LUCK:
            move = phase.luck(state, luck)
        else:
            if left == 0:
                break
            move = moves[policy.choose(state, seat, choices, whim)]
            left -= 1
        state.ply += 1
        phase.play(state, seat, move)
    return limit - left


def play_matches(game: Game, policy: Policy[Any], rng: Rng, rounds: int) -> int:
    """Whole matches in which every seat follows the policy; how many decisions they took."""
    choices = game.choices()
    moves = game.moves
    decisions = 0
    for _ in range(rounds):
        state = game.start()
        while state.due:
            seat = first(state.due)
            if seat == LUCK:
                state.play(LUCK, state.luck(rng))
            else:
                state.play(seat, moves[policy.choose(state, seat, choices, rng)])
                decisions += 1
    return decisions
