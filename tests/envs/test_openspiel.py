"""OpenSpiel's own tests: random simulation, its API, a playthrough, its search, and Shimmy."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from tests.envs.tables import FEW, GAMES, Seating
from tests.tiers import first_by_day, size

from paddock.envs import openspiel
from paddock.shelf import title

SIMULATIONS = size("SIMULATIONS", 1, 20)
PLIES = size("PLAYTHROUGH", 5, 200)
STATES = size("STATES", 25, 400)
# answers of OpenSpiel's search; in the long run to the end of the match
ANSWERS = size("ANSWERS", 4, 10_000)


def load(game: str, players: int = 0, seed: int = 1) -> Any:
    players = players or title(game).players[0]
    return pyspiel.load_game(f"paddock_{game}", {"players": players, "rng_seed": seed})


def to_a_decision(state: Any, rng: np.random.RandomState) -> None:
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])


def test_every_game_is_registered() -> None:
    assert {f"paddock_{game}" for game in GAMES} <= set(openspiel.GAMES)
    assert set(openspiel.GAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("seating", FEW, ids=str)
def test_random_simulation(seating: Seating) -> None:
    pyspiel.random_sim_test(
        load(seating.game, seating.players), num_sims=SIMULATIONS, serialize=False, verbose=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_its_api_test_on_some_states(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """open_spiel/integration_tests/api_test.py, run on our games instead of its own."""
    from open_spiel.integration_tests import api_test

    module = api_test.sample_some_states
    sample = module.sample_some_states
    monkeypatch.setattr(
        module, "sample_some_states", lambda game, max_states: sample(game, max_states=STATES)
    )
    facts = {"game": load(game), "game_name": f"paddock_{game}"}
    case = type(f"Test_{game}", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 4
    assert not [text for _, text in result.errors + result.failures]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_read_back_from_its_history(game: str) -> None:
    rng = np.random.RandomState(1)
    one = load(game)
    state = one.new_initial_state()
    for _ in range(120):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(int(rng.choice(legal)))
    again = one.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("game", first_by_day(GAMES, 1))
def test_a_playthrough_is_replayed(game: str) -> None:
    """OpenSpiel writes a match with all its tensors and strings; replaying it must give the same.
    For a long match that is millions of numbers, so the longer matches are left to the long run."""
    # Not at the top: it imports half of SciPy, which test workers with other tests do not need.
    from open_spiel.python.algorithms import generate_playthrough

    name = f"paddock_{game}(players={title(game).players[0]},rng_seed=7)"
    actions = first_actions(name, PLIES)
    one = generate_playthrough.playthrough_lines(name, action_sequence=actions, seed=1)
    two = generate_playthrough.playthrough_lines(name, action_sequence=actions, seed=1)
    assert one == two
    assert sum(line.startswith("# Apply action") for line in one) >= PLIES


def first_actions(name: str, count: int) -> list[int]:
    rng = np.random.RandomState(3)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and len(state.history()) < count:
        state.apply_action(int(rng.choice(state.legal_actions())))
    return [int(action) for action in state.history()]


@pytest.mark.parametrize("game", GAMES)
def test_its_search_plays(game: str) -> None:
    """Information-set search needs copies, information states and `resample_from_infostate`."""
    rng = np.random.RandomState(5)
    one = load(game)
    bot = ismcts.ISMCTSBot(
        game=one,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.4,
        max_simulations=3,
        random_state=rng,
    )
    state = one.new_initial_state()
    answers = 0
    while not state.is_terminal() and answers < ANSWERS:
        if state.is_chance_node():
            to_a_decision(state, rng)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        answers += 1
    assert answers == ANSWERS or (state.is_terminal() and sum(state.returns()) == pytest.approx(0))


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same(game: str) -> None:
    rng = np.random.RandomState(2)
    state = load(game, title(game).players[-1]).new_initial_state()
    differs = False
    for _ in range(60):
        to_a_decision(state, rng)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differs = differs or str(other) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert differs


def test_a_copy_draws_other_luck_than_its_original() -> None:
    state = load("kilometers").new_initial_state()
    copies = [state.clone() for _ in range(4)]
    drawn = []
    for one in (state, copies[0].clone(), copies[1].clone().clone()):
        for _ in range(8):
            one.apply_action(one.chance_outcomes()[0][0])
        drawn.append(one.history())
    assert drawn[0] != drawn[1] != drawn[2]


@pytest.mark.parametrize("game", GAMES)
def test_tensors_are_the_observation(game: str) -> None:
    one = load(game)
    state = one.new_initial_state()
    to_a_decision(state, np.random.RandomState(1))
    player = state.current_player()
    observation = make_observation(one)
    observation.set_from(state, player)
    assert observation.tensor.tolist() == list(state.observation_tensor(player))
    assert state.observation_string(player) == state.position().text(player)
    assert state.information_state_string(player).startswith(state.observation_string(player))
    assert len(state.information_state_tensor(player)) == len(observation.tensor) + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_through_shimmy(game: str) -> None:
    """OpenSpiel's game as a PettingZoo environment has the same legal actions."""
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    table = OpenSpielCompatibilityV0(
        env=load(game), config={"rng_seed": 3, "players": title(game).players[0]}
    )
    table.game_name = f"paddock_{game}"
    table.reset(seed=3)
    rng = np.random.RandomState(4)
    for _ in range(60):
        agent = table.agent_selection
        if table.terminations[agent]:
            break
        mask = table.infos[agent]["action_mask"]
        assert list(np.flatnonzero(mask)) == table.game_state.legal_actions()
        table.step(int(rng.choice(np.flatnonzero(mask))))
