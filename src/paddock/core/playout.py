"""Random play without allocation: for benchmarks, invariant tests and search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Choices
from paddock.core.seats import LUCK, first
from paddock.core.state import State


def play_random(state: State, rng: Rng, choices: Choices, limit: int) -> int:
    """Play on with uniformly random decisions, at most `limit`; how many it took."""
    moves = state.game.moves
    left: i64 = limit
    while state.due and left:
        # State.play and State.offer, inlined. Games may override them in a subclass, so a call has
        # to look them up, which would take a tenth of the time here.
        seat = first(state.due)
        phase = state.phase
        choices.size = 0
        if seat == LUCK:
            move = phase.luck(state, rng)
        else:
            phase.offer(state, seat, choices)
            move = moves[choices.pick(rng)]
            left -= 1
        state.ply += 1
        phase.play(state, seat, move)
    return limit - int(left)


# The loops that `paddock bench` measures; compiled, so that only the engine is measured

ENDLESS: Final = 10**9


def random_matches(game: Game, rng: Rng, rounds: int) -> int:
    """Whole random matches; how many decisions they took, luck not counted."""
    choices = game.choices()
    plies = 0
    for _ in range(rounds):
        plies += play_random(game.start(), rng, choices, ENDLESS)
    return plies


def samples(game: Game, rng: Rng, count: int) -> list[State]:
    """Positions of random matches in which a seat has to decide, from early to late."""
    choices = game.choices()
    found: list[State] = []
    while len(found) < count:
        state = game.start()
        while len(found) < count:
            play_random(state, rng, choices, 1 + int(rng.below(20)))
            while state.turn() == LUCK:
                state.play(LUCK, state.luck(rng))
            if state.over():
                break
            found.append(state.clone())
    return found


def clone_all(states: list[State], rng: Rng, rounds: int) -> int:
    """Clone all positions; how many."""
    for _ in range(rounds):
        for state in states:
            state.clone()
    return rounds * len(states)


def imagine_all(states: list[State], rng: Rng, rounds: int) -> int:
    """Imagine all positions from the deciding seat's view; how many."""
    for _ in range(rounds):
        for state in states:
            state.imagine(int(state.turn()), rng)
    return rounds * len(states)


def legal_all(states: list[State], rng: Rng, rounds: int) -> int:
    """List the legal moves of all positions; how many times."""
    for _ in range(rounds):
        for state in states:
            state.legal(int(state.turn()))
    return rounds * len(states)


def view_all(states: list[State], rng: Rng, rounds: int) -> int:
    """Make a view of all positions; how many."""
    for _ in range(rounds):
        for state in states:
            state.view(int(state.turn()))
    return rounds * len(states)
