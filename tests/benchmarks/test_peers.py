"""The benchmark beside peers runs, counts and keeps a history that can be plotted."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.history import plot, read

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
    plot(read(lines), tmp_path / "history.svg")
    assert (tmp_path / "history.svg").read_text().startswith("<?xml")
