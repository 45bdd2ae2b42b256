"""PettingZoo's own tests, and what they do not cover: rewards, masks and sealed answers."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from tests.envs.tables import ALL, FEW, FEWEST, GAMES, Seating
from tests.tiers import size

from paddock.core.luck import Rng
from paddock.envs.pettingzoo import ILLEGAL, MatchEnv, env, parallel_env

CYCLES = size("CYCLES", 60, 2000)


@pytest.fixture(autouse=True)
def _observations_may_be_dicts() -> Any:
    """PettingZoo warns about any dict observation with a mask outside its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


def play(table: MatchEnv, rng: Rng) -> None:
    """Play a whole match at random."""
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        open_ = np.flatnonzero(mask)
        table.step(int(open_[rng.below(len(open_))]))


@pytest.mark.parametrize("seating", ALL, ids=str)
def test_the_api(seating: Seating) -> None:
    api_test(env(seating.game, players=seating.players), num_cycles=CYCLES)


@pytest.mark.parametrize("seating", FEW, ids=str)
def test_equal_seeds_are_equal_matches(seating: Seating) -> None:
    seed_test(lambda: env(seating.game, players=seating.players), num_cycles=CYCLES)


@pytest.mark.parametrize("seating", FEW, ids=str)
def test_the_parallel_api(seating: Seating) -> None:
    parallel_api_test(parallel_env(seating.game, players=seating.players), num_cycles=CYCLES)
    parallel_seed_test(
        lambda: parallel_env(seating.game, players=seating.players), num_cycles=CYCLES
    )


@pytest.mark.parametrize("seating", FEWEST, ids=str)
def test_pictures(seating: Seating, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str) -> MatchEnv:
        return env(seating.game, players=seating.players, render_mode=render_mode)

    assert set(make("svg").metadata["render_modes"]) >= {"ansi", "svg", "rgb_array"}
    render_test(make, {"svg": lambda picture: picture.startswith("<svg")})


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_sum_to_zero(game: str) -> None:
    table = env(game)
    table.reset(seed=3)
    play(table, Rng(3))
    values = [table.rewards[agent] for agent in table.possible_agents]
    assert sum(values) == pytest.approx(0)
    places = table.match.places()
    sides = [int(side) for side in table.observer.game.side_of]
    best = [seat for seat, side in enumerate(sides) if places[side] == 1]
    assert all(values[seat] == max(values) for seat in best)
    assert table.last()[1] == table.rewards[table.agent_selection]


def test_an_illegal_action_ends_the_match() -> None:
    table = env("kilometers")
    table.reset(seed=1)
    agent = table.agent_selection
    closed = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(closed)
    assert table.rewards[agent] == ILLEGAL
    assert all(table.terminations.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_answer_is_seen_by_nobody_else(game: str) -> None:
    """Whatever an agent answers in a sealed phase, the observations of the others stay the same."""
    table = env(game, players=4 if game == "kilometers" else 3)
    rng = Rng(11)
    looked = 0
    for seed in range(60):
        table.reset(seed=seed)
        while not any(table.terminations.values()) and looked < 3:
            agent, match = table.agent_selection, table.match
            mask = np.flatnonzero(table.observe(agent)["action_mask"])
            if match.phase.sealed and len(match.waiting) > 1 and len(mask) > 1:
                others = [one for one in table.seat_of if one != agent]
                seen = set()
                for action in mask[:6]:
                    after = match.clone()
                    table.observer.play(after, table.seat_of[agent], int(action))
                    if agent_waits(after, table.seat_of[agent]):
                        continue  # it has to answer again
                    rows = [table.observer.numbers(after, table.seat_of[one]) for one in others]
                    seen.add(b"".join(row.tobytes() for row in rows))
                assert len(seen) <= 1
                looked += 1
            table.step(int(mask[rng.below(len(mask))]))
        if looked or not has_sealed_phase(table):
            break
    assert looked or not has_sealed_phase(table)


def agent_waits(state: Any, seat: int) -> bool:
    return seat in state.waiting


def has_sealed_phase(table: MatchEnv) -> bool:
    """Whether the game has sealed phases. Grand Prix has none: all moves are public, one after the
    other."""
    return table.observer.game.name != "grand_prix"
