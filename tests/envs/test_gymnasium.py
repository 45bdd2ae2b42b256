"""One seat against bots: Gymnasium's own checks, rewards and masks."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.tables import FEW, Seating

from paddock.bots.random import RandomBot
from paddock.envs.gymnasium import SeatEnv, register


@pytest.mark.parametrize("seating", FEW, ids=str)
def test_the_check_of_gymnasium(seating: Seating) -> None:
    env = SeatEnv(seating.game, players=seating.players, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_a_match_ends_with_a_reward() -> None:
    env = SeatEnv("kilometers", opponents=[RandomBot("random")], seat=1)
    rewards = []
    for seed in range(4):
        numbers, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(numbers)
            assert (info["action_mask"] == env.action_masks()).all()
            action = int(np.flatnonzero(info["action_mask"])[0])
            numbers, reward, over, _, info = env.step(action)
            assert over or reward == 0
        rewards.append(reward)
    assert set(rewards) <= {-1.0, 0.0, 1.0}


def test_an_illegal_action_ends_the_match() -> None:
    env = SeatEnv("kilometers")
    _, info = env.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(closed)[1:3] == (-1.0, True)


def test_every_other_seat_needs_an_opponent() -> None:
    with pytest.raises(ValueError, match="3 opponents, not 1"):
        SeatEnv("kilometers", opponents=["random"], players=4)


def test_games_can_be_made_by_name() -> None:
    register()
    env = gymnasium.make("paddock/kilometers-v2", disable_env_checker=True)
    env.reset(seed=1)
    env.close()
