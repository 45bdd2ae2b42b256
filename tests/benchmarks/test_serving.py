"""The benchmark that compares the servers of two checkouts; here one checkout with itself."""

from __future__ import annotations

import pytest

from benchmarks import serving


@pytest.mark.long  # two servers
def test_each_turn_has_a_round_on_both_servers(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--turns", "2", "--seconds", "0.2", "--matches", "1"]
    assert serving.main([str(serving.HERE), *few]) == 0
    _, *rounds, medians, older, this, ratio = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in rounds] == ["older", "this", "this", "older"]
    assert medians == "medians"
    assert [line.split()[0] for line in (older, this, ratio)] == ["older", "this", "ratio"]
    for line in (*rounds, older, this):
        assert float(line.split()[1]) > 0, "moves a second"


def test_a_ratio_above_one_is_better_for_this_checkout() -> None:
    older = {"moves_per_second": 1000.0, "p99_ms": 20.0, "server_us_per_move": 500.0}
    this = {"moves_per_second": 1500.0, "p99_ms": 40.0, "server_us_per_move": 250.0}
    ratios = {what: serving.better(this, older, what) for what in serving.FIGURES}
    assert ratios == {"moves_per_second": 1.5, "p99_ms": 0.5, "server_us_per_move": 2.0}
