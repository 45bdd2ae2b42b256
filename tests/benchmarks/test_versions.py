"""The benchmark that compares the engines of two checkouts; here one checkout with itself."""

from __future__ import annotations

import pytest

from benchmarks import versions
from paddock.shelf import titles


def test_every_game_has_a_row_for_its_fewest_and_its_most_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert versions.main([str(versions.HERE), "--turns", "1", "--seconds", "0.001"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert [(name, int(players)) for name, players, *_ in rows] == [
        (title.name, players)
        for title in titles()
        for players in (title.players[0], title.players[-1])
    ]
    for *_, older, this, ratio in rows:
        assert min(float(older), float(this), float(ratio)) > 0
