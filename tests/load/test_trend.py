"""The trend that `soak.py` reports, and its error."""

from __future__ import annotations

import math
import random
from statistics import median

from tests.load.soak import trend


def half_an_hour(slope: float, seed: int) -> list[list[float]]:
    """Samples of a figure that moves slowly to and fro, and rises by so much in a minute."""
    rng, drift, rows = random.Random(seed), 0.0, []
    for n in range(360):
        drift = 0.95 * drift + rng.gauss(0, 0.1)
        seconds = 5.0 * n
        rows.append([seconds, 120 + slope * seconds / 60 + drift])
    return rows


def test_nothing_but_noise_is_told_as_no_trend() -> None:
    found = [trend(half_an_hour(0.0, seed), 1) for seed in range(40)]
    assert sum(abs(slope) <= wrong for slope, wrong in found) >= 35  # of 38 by rights
    assert median(wrong for _, wrong in found) < 0.05


def test_a_trend_is_told_with_its_size() -> None:
    for seed in range(40):
        slope, wrong = trend(half_an_hour(0.2, seed), 1)
        assert abs(slope - 0.2) < 0.05
        assert slope > wrong


def test_what_came_before_the_fifth_minute_does_not_count() -> None:
    rows = half_an_hour(0.0, 1)
    for row in rows[:60]:
        row[1] -= 50
    assert trend(rows, 1) == trend(half_an_hour(0.0, 1), 1)


def test_what_follows_from_another_figure_is_no_trend() -> None:
    """Fewer plies in memory hide a growth, more of them feign one."""
    near = 0
    for seed in range(20):
        rows = half_an_hour(0.1, seed)
        for n, row in enumerate(rows):
            plies = 5000 + 1000 * math.sin(n / 20) - 10 * n
            row[1] += 0.001 * plies
            row.append(plies)
        assert trend(rows, 1)[0] < 0.05
        slope, wrong = trend(rows, 1, 2)
        assert abs(slope - 0.1) < 0.1
        near += abs(slope - 0.1) < wrong
    assert near >= 17
