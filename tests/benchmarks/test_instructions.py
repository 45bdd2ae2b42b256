"""The benchmark that counts instructions plays whole matches, the same ones every time."""

from __future__ import annotations

import pytest

from benchmarks import instructions


def test_every_run_plays_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for matches in ("1", "2", "2"):
        assert instructions.main(["kilometers", "--players", "2", "--matches", matches]) == 0
        said.append(int(capsys.readouterr().out.split()[0]))
    assert 0 < said[0] < said[1] == said[2]
