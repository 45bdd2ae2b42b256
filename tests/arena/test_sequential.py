"""Statistics by deal, and a sequential test that keeps its error rates."""

from __future__ import annotations

import random

import pytest

from paddock.arena import Plan, report, series
from paddock.arena.sequential import SequentialTest
from paddock.arena.tally import SHARE, Entrant, Samples, Sum, Tally
from paddock.core.errors import BadOption


def deal(rng: random.Random, strength: float, shared: float) -> tuple[int, int]:
    """Wins of the first of two entrants in the two seatings of a simulated deal. With probability
    `shared` the cards decide for a seat, so that each entrant wins once. Otherwise the stronger
    entrant wins with its own probability."""
    if rng.random() < shared:
        return 1, 1
    return sum(rng.random() < strength for _ in range(2)), 2


def played(rng: random.Random, deals: int, strength: float, shared: float) -> Tally:
    tally = Tally()
    for _ in range(deals):
        wins = deal(rng, strength, shared)[0]
        own, other = Sum(2, wins * SHARE), Sum(2, (2 - wins) * SHARE)
        everyone = Sum(4, 2 * SHARE)
        tally.entrants.setdefault("a", Entrant()).count_deal(own, everyone)
        tally.entrants.setdefault("b", Entrant()).count_deal(other, everyone)
        tally.deals += 1
        tally.matches += 2
    return tally


@pytest.mark.parametrize("shared", [0.0, 0.6])
def test_the_interval_contains_the_true_rate_in_95_percent_of_cases(shared: float) -> None:
    rng = random.Random(5)
    truth = shared * 0.5 + (1 - shared) * 0.6
    held = by_match = 0
    for _ in range(600):
        tally = played(rng, 100, 0.6, shared)
        rate = tally.win_rate("a")
        held += rate.low <= truth <= rate.high
        naive = tally.entrants["a"].total.rate()
        by_match += naive.low <= truth <= naive.high
    assert 0.93 <= held / 600 <= 0.975
    if shared:  # where the cards decide, an interval computed over matches is far too wide
        assert by_match / 600 > 0.985


def test_winning_every_match_still_leaves_an_interval() -> None:
    tally = played(random.Random(1), 50, 1.0, 0.0)
    rate = tally.win_rate("a")
    assert rate.value == 1.0
    assert 0.9 < rate.low < 1.0


def test_the_paired_difference_equals_the_difference_of_the_rates() -> None:
    tally = played(random.Random(2), 200, 0.7, 0.3)
    gap = tally.win_rate("a").value - tally.win_rate("b").value
    assert tally.edge("a").value == pytest.approx(gap)
    assert tally.edge("b").value == pytest.approx(-gap)


@pytest.mark.parametrize(("strength", "wrong"), [(0.5, "better"), (0.55, "not better")])
def test_the_error_rates_are_kept(strength: float, wrong: str) -> None:
    """Of 200 series with either truth, at most one in twenty ends with the wrong decision."""
    rng = random.Random(9)
    test = SequentialTest("a", 0.0, 0.1)
    outcomes = []
    for _ in range(200):
        samples, deals, outcome = Samples(), 0, "open"
        while outcome == "open":
            wins = deal(rng, strength, 0.0)[0]
            samples.count((2 * wins - 2) * SHARE, 2 * SHARE)
            deals += 1
            outcome = test.verdict(samples, deals).outcome
        outcomes.append(outcome)
    assert outcomes.count(wrong) <= 0.05 * 200 + 5  # 5 more: 200 series vary by chance


def test_a_series_stops_at_the_same_deal_with_any_number_of_processes() -> None:
    plan = Plan("kilometers", ("club", "random"), seed=3)
    test = SequentialTest("club", 0.0, 0.3)
    alone = series(plan, 400, processes=1, until=test)
    assert alone.verdict is not None
    assert alone.verdict.outcome == "better"
    assert 30 <= alone.deals < 200
    assert report.to_dict(plan, series(plan, 400, processes=2, until=test)) == report.to_dict(
        plan, alone
    )
    assert "club is better" in report.to_text(plan, alone)


@pytest.mark.parametrize(
    "numbers", [(0.1, 0.0), (0.0, 2.0), (0.0, 0.1, 0.0, 0.05), (0.0, 0.1, 0.05, 0.7)]
)
def test_impossible_tests_are_refused(numbers: tuple[float, ...]) -> None:
    with pytest.raises(BadOption):
        SequentialTest("a", *numbers)
