"""The terminal at the end of a part, in a game that keeps no ledger."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hairpin import registered
from tests.relay import GAME

from paddock.cli import main


def played(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> str:
    words = ["play", "relay", "--auto", "--plain", "--seed", "1", "--bots", "random"]
    with registered(GAME):
        assert main([*words, "--lang", "en", "--log", str(folder / "log"), *more]) == 0
    return capsys.readouterr().out


def test_no_sheet_of_nothing_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = played(capsys, tmp_path, "--preset", "two")
    assert "Heat 2 is over." in said
    assert "Part 1" not in said
    assert "Match so far" not in said


def test_the_points_of_a_team_stand_under_each_of_its_players(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rows = [
        line.split()
        for line in played(capsys, tmp_path, "--players", "4", "--preset", "two").splitlines()
    ]
    points = [row[2:] for row in rows if row[:2] == ["Team", "points"]][-1]
    assert len(points) == 4
    assert points[:2] == points[2:] != ["0", "0"]
