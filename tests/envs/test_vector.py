"""Vectorised matches give the same results as single matches."""

from __future__ import annotations

import numpy as np
import pytest
from tests.envs.tables import FEW, GAMES, Seating

from paddock.bots.batch import MaskedAction
from paddock.core.encoding import Row
from paddock.core.luck import Rng
from paddock.core.reward import rewards
from paddock.core.state import State
from paddock.envs.observer import Observer, settle
from paddock.envs.vector import VectorEnv

STEPS = 150


def fresh_row(state: State, seat: int) -> list[int]:
    """The observation written into a fresh row, so that nothing of an older position can be left in
    it."""
    row = Row(state.game.layout().size)
    row.begin(0)
    state.encode(seat, row)
    return row.values()


@pytest.mark.parametrize("seating", FEW, ids=str)
def test_a_batch_equals_its_single_matches(seating: Seating) -> None:
    """Each match is also played on its own, with the same luck, and compared at every step."""
    count = 3
    batch = VectorEnv(seating.game, count, seed=5, players=seating.players)
    eyes = Observer(batch.game)
    lucks = [Rng(5, n) for n in range(count)]
    states = [batch.game.start() for _ in range(count)]
    for state, luck in zip(states, lucks, strict=True):
        settle(state, luck)
    for _ in range(STEPS):
        actions = batch.sample().copy()
        for n, state in enumerate(states):
            seat = int(state.turn())
            assert batch.seats[n] == seat
            assert (batch.observations[n] == eyes.numbers(state, seat)).all()
            assert batch.observations[n].tolist() == fresh_row(state, seat)
            assert (batch.masks[n] == eyes.mask(state, seat)).all()
            eyes.play(state, seat, int(actions[n]))
            settle(state, lucks[n])
        batch.step(actions)
        for n, state in enumerate(states):
            assert batch.done[n] == state.over()
            assert (batch.rewards[n] == rewards(state)).all()
            if state.over():
                states[n] = batch.game.start()
                settle(states[n], lucks[n])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_does_not_depend_on_the_size_of_its_batch(game: str) -> None:
    small, large = VectorEnv(game, 2, seed=9), VectorEnv(game, 5, seed=9)
    for _ in range(40):
        assert (small.observations == large.observations[:2]).all()
        actions = [int(np.flatnonzero(mask)[-1]) for mask in large.masks]
        small.step(np.array(actions[:2]))
        large.step(np.array(actions))


def test_an_illegal_action_is_refused() -> None:
    batch = VectorEnv("kilometers", 2, seed=1)
    actions = batch.sample().copy()
    actions[1] = int(np.flatnonzero(~batch.masks[1])[0])
    with pytest.raises(MaskedAction, match="match 1: action"):
        batch.step(actions)


def test_bots_play_the_other_seats() -> None:
    batch = VectorEnv("kilometers", 4, seed=1, opponents="random", seat=1, players=3)
    ended = 0
    for _ in range(200):
        assert (batch.seats == 1).all()
        batch.step(batch.sample())
        ended += int(batch.done.sum())
    assert ended > 2


def test_a_reset_with_the_same_seed_starts_the_same_matches() -> None:
    batch = VectorEnv("rally", 2, seed=4)
    before = batch.observations.copy()
    for _ in range(10):
        batch.step(batch.sample())
    batch.reset(4)
    assert (batch.observations == before).all()
    assert not batch.done.any()
    assert not batch.rewards.any()
