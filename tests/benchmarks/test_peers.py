"""The benchmark against other libraries runs, counts, and stores results that can be plotted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.history import plot, read, speeds

from benchmarks import peers


def test_contestants_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "TURN", 0.01)
    best, missing = peers.measure(0.01)
    assert set(best) | set(missing) == set(peers.CONTESTANTS)
    assert all(speed > 0 for speed in best.values())
    assert not [name for name in missing if name.startswith(("paddock", "open_spiel"))]
    assert peers.ratios(best)


def test_the_history_is_plotted(tmp_path: Path) -> None:
    lines = tmp_path / "history.jsonl"
    run = '{"at": "2026-01-0%d", "decisions_per_second": {"paddock: plain loop": %d}}\n'
    lines.write_text(run % (1, 100) + run % (2, 200))
    bench = {"match": {"compiled": {"plies_per_second": {"best": 300.0, "median": 200.0}}}}
    kept = {"at": "2026-01-03", "builds": ["compiled"], "games": {"rally": {"2": bench}}}
    with lines.open("a") as file:
        file.write(json.dumps(kept) + "\n")
    runs = read(lines)
    assert speeds(runs[2]) == {"bench: rally, 2 players, compiled": 300.0}
    plot(runs, tmp_path / "history.svg")
    picture = (tmp_path / "history.svg").read_text()
    assert picture.startswith("<?xml")
    assert "paddock: plain loop" in picture
    assert "bench: rally, 2 players, compiled" in picture
