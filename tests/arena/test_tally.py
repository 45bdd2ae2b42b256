"""Confidence intervals, and tallies that can be added in any order."""

from statistics import mean as average
from statistics import stdev

import pytest

from paddock.arena.deal import Fault
from paddock.arena.tally import SHARE, Entrant, Sum, Tally, Z, mean, wilson


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [  # computed with R: prop.test(won, played, correct = FALSE)
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (10, 10, 0.722467, 1.0),
        (90, 100, 0.825634, 0.944779),
    ],
)
def test_wilson(won: int, played: int, low: float, high: float) -> None:
    rate = wilson(won, played)
    assert rate.value == won / played
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=1e-5)


@pytest.mark.parametrize(("won", "played"), [(1, 3), (388, 400), (9_000, 20_001)])
def test_a_bound_is_the_most_extreme_rate_that_agrees_with_the_result(
    won: int, played: int
) -> None:
    rate = wilson(won, played)
    for bound in (rate.low, rate.high):
        error = (bound * (1 - bound) / played) ** 0.5
        assert abs(rate.value - bound) == pytest.approx(Z * error)


def test_without_matches_the_interval_is_everything() -> None:
    rate = wilson(0, 0)
    assert (rate.low, rate.high) == (0.0, 1.0)


def test_a_mean_has_the_interval_of_its_samples() -> None:
    samples = [700, 125, 0, 1450, 300, 300, 975]
    figure = mean(sum(samples), sum(n * n for n in samples), len(samples))
    half = Z * stdev(samples) / len(samples) ** 0.5
    assert figure.value == pytest.approx(average(samples))
    assert (figure.low, figure.high) == pytest.approx((figure.value - half, figure.value + half))


def test_one_sample_has_no_bounds() -> None:
    assert mean(5, 25, 1).high == float("inf")


def test_a_lead_is_the_difference_to_the_points_of_the_others() -> None:
    entrant = Entrant()
    # Two matches of three sides: 1000 and 600 against 100, 200 and 300, 400.
    entrant.count_deal(Sum(2, SHARE, 1600), Sum(6, 2 * SHARE, 2600))
    tally = Tally(deals=1, matches=2, entrants={"a": entrant})
    assert tally.lead("a").value == 800 - 250
    assert tally.points("a").value == 800


def test_the_same_first_faults_are_kept_in_any_order_of_adding() -> None:
    faults = [Fault(n, 0, "a", 1, "gone") for n in range(50)]
    forward, backward = Tally(), Tally()
    for fault in faults:
        forward.fail(fault)
    for fault in reversed(faults):
        part = Tally()
        part.fail(fault)
        backward.add(part)
    assert forward == backward
    assert forward.failed == 50
    assert [fault.match for fault in forward.faults] == list(range(20))
