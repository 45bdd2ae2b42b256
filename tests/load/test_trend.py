"""The trend that `soak.py` reports, and its error."""

from __future__ import annotations

import math
import random
from statistics import median

from tests.load.soak import trend


def half_an_hour(slope: float, seed: int) -> list[list[float]]:
    """Samples of a figure that varies slowly, and rises by `slope` per minute."""
    rng, drift, rows = random.Random(seed), 0.0, []
    for n in range(360):
        drift = 0.95 * drift + rng.gauss(0, 0.1)
        seconds = 5.0 * n
        rows.append([seconds, 120 + slope * seconds / 60 + drift])
    return rows


def test_noise_is_not_reported_as_a_trend() -> None:
    found = [trend(half_an_hour(0.0, seed), 1) for seed in range(40)]
    assert sum(abs(slope) <= wrong for slope, wrong in found) >= 35  # 38 are expected
    assert median(wrong for _, wrong in found) < 0.05


def test_a_trend_is_reported_with_its_size() -> None:
    for seed in range(40):
        slope, wrong = trend(half_an_hour(0.2, seed), 1)
        assert abs(slope - 0.2) < 0.05
        assert slope > wrong


def test_samples_before_the_fifth_minute_do_not_count() -> None:
    rows = half_an_hour(0.0, 1)
    for row in rows[:60]:
        row[1] -= 50
    assert trend(rows, 1) == trend(half_an_hour(0.0, 1), 1)


def test_growth_caused_by_another_figure_is_no_trend() -> None:
    """Fewer plies in memory would hide a growth, more would look like one."""
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
