"""The luck estimate is 0 on average, and subtracting it reduces the variance of results."""

from __future__ import annotations

import random

import pytest

from paddock.arena import Plan, report, series
from paddock.arena.luck import LUCK_SCALE
from paddock.arena.tally import SHARE, Entrant, Sum, Tally


def played(rng: random.Random, deals: int, told: float) -> Tally:
    """A simulated series of two entrants, the first of which is stronger. Luck explains the share
    `told` of the remaining variance."""
    tally = Tally()
    one = tally.entrants.setdefault("a", Entrant())
    for _ in range(deals):
        luck = rng.gauss(0, 1)
        hidden = told * luck + (1 - told**2) ** 0.5 * rng.gauss(0, 1)
        wins = 2 if hidden > -0.3 + 0.5 else 0 if hidden < -0.3 - 0.5 else 1
        own, everyone = Sum(2, wins * SHARE), Sum(4, 2 * SHARE)
        one.count_deal(own, everyone)
        lucky = round(luck * LUCK_SCALE)
        one.count_luck(Sum(2, wins * SHARE, lucky), Sum(4, 2 * SHARE, 0))
        tally.deals += 1
    return tally


def test_luck_with_much_explained_variance_narrows_the_interval() -> None:
    tally = played(random.Random(3), 400, 0.9)
    fair, saved = tally.fair_edge("a")
    plain = tally.edge("a")
    assert 0.5 < saved < 0.9
    assert (fair.high - fair.low) ** 2 == pytest.approx(
        (1 - saved) * (plain.high - plain.low) ** 2, rel=0.01
    )


def test_luck_that_explains_no_variance_changes_nothing() -> None:
    tally = played(random.Random(3), 400, 0.0)
    fair, saved = tally.fair_edge("a")
    assert abs(saved) < 0.03
    assert fair.value == pytest.approx(tally.edge("a").value, abs=0.02)


def test_the_interval_with_luck_subtracted_contains_the_true_value() -> None:
    rng = random.Random(8)
    truth = played(random.Random(1), 100_000, 0.8).edge("a").value
    held = 0
    for _ in range(300):
        fair, _ = played(rng, 60, 0.8).fair_edge("a")
        held += fair.low <= truth <= fair.high
    assert 0.91 <= held / 300 <= 0.985


def test_the_luck_of_real_matches_is_reproducible_and_does_not_change_them() -> None:
    plan = Plan("kilometers", ("club", "random"), seed=3, luck=1)
    tally = series(plan, 12, processes=1)
    assert report.to_dict(plan, series(plan, 12, processes=2)) == report.to_dict(plan, tally)
    without = series(Plan("kilometers", ("club", "random"), seed=3), 12, processes=1)
    assert tally.edge("club") == without.edge("club")
    assert tally.lengths == without.lengths
    luck = tally.entrant("club").luck
    assert luck.squares > 0
    assert luck.total == -tally.entrant("random").luck.total


def test_a_negative_number_is_refused() -> None:
    from paddock.cli import main

    words = ["arena", "kilometers", "--seats", "club", "random", "--luck", "-1"]
    assert main(words) == 2
