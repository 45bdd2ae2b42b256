"""The example of learning: training improves the policy, and the stored policy beats bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from paddock.arena.plan import Plan
from paddock.arena.series import series

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(FOLDER))
    import importlib

    return importlib.import_module("train")


def test_a_short_training_is_better_than_none(train: Any) -> None:
    policy, curve = train.train("kilometers", 120_000, "random", every=1000)
    assert [point["steps"] for point in curve][-1] >= 120_000
    assert train.win_rate(policy, "kilometers", "random", 400) > 0.55


def test_the_stored_policy_beats_a_rookie(train: Any) -> None:
    plan = Plan(game="kilometers", seats=("train:Learner", "rookie"), seed=5)
    tally = series(plan, 300, processes=1)
    assert tally.win_rate("train:Learner").low > 0.5
