"""The value of finishing in a given round, computed from the chances of the rivals."""

from __future__ import annotations

import pytest

from paddock.games.rally.bot.chances import TURNS
from paddock.games.rally.bot.goals import Goals
from paddock.games.rally.bot.rivals import Rivals
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.rules.state import Rally
from paddock.shelf import load


def stage(preset: str = "stage") -> Rally:
    state = load("rally", 3, preset=preset).start()
    assert isinstance(state, Rally)
    return state


def goals_against(*rivals: dict[int, float]) -> Goals:
    """Seats 1 and 2 finish with these points, with these probabilities."""
    expected = Rivals(Tables())
    for seat, chances in enumerate(rivals, 1):
        for points, chance in chances.items():
            expected.chances[seat * TURNS + points] = chance
    goals = Goals(expected)
    goals.all = 1.0
    return goals


def test_a_win_is_shared_with_those_who_are_level() -> None:
    found = goals_against({5: 1.0}, {5: 0.5, 7: 0.5}).read(stage(), 0, 4, [])
    assert found[0] == pytest.approx(1.0)
    assert found[1] == pytest.approx(0.5 / 2 + 0.5 / 3)
    assert found[2] == 0.0


def test_a_rival_who_is_out_is_beaten_by_all_who_are_not() -> None:
    goals = goals_against({5: 0.25}, {})
    found = goals.read(stage(), 0, 9, [])
    assert found[0] == pytest.approx(0.75)
    assert goals.lost == pytest.approx(0.75 / 3)  # RY23: if nobody finishes, all share


def test_points_of_the_rally_so_far_count() -> None:
    state = stage("rally")
    state.stage = state.params.stages(int(state.entry)) - 1
    state.cars[1].total, state.cars[2].total = 2, 3
    found = goals_against({5: 1.0}, {5: 1.0}).read(state, 0, 5, [])
    assert list(found)[:4] == pytest.approx([1.0, 1.0, 0.5, 0.0])


def test_stages_to_come_make_a_lead_less_certain() -> None:
    state = stage("rally")
    goals = goals_against({5: 1.0}, {5: 1.0})
    found = goals.read(state, 0, 0, [])
    assert 0.4 < found[0] < 0.9  # five points ahead, with two stages to come
    assert found[0] > found[5] > found[10] > 0.0
    ahead = goals.read(state, 0, 0, [2.0, 0.0, 0.0])  # rivals with a stable car will lose two turns
    assert ahead[5] > found[5]
