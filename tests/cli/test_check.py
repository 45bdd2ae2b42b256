"""`paddock check` finds missing parts, and reports where an edition is wrong."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock import shelf
from paddock.cli import check
from paddock.cli.checks import CHECKS, run
from paddock.cli.checks.finding import FINE, Finding, faulty
from paddock.core.title import Title
from paddock.shelf import titles

Result = subprocess.CompletedProcess[str]
Run = Callable[..., Result]
Complaint = Callable[[Result], str]
STANDARD = Path(shelf.__file__).parent / "games" / "kilometers" / "editions" / "standard.toml"


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.usefixtures("cached_texts")
def test_every_game_has_this_part(title: Title, name: str) -> None:
    assert run(CHECKS[name], title).sign == "✓"


def test_a_fault_is_named_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def finding_with_missing_part(title: Title) -> Finding:
        return faulty("none")

    def broken(title: Title) -> Finding:
        raise KeyError("tail")

    monkeypatch.setattr(
        check, "CHECKS", {"title": lambda title: FINE, "wings": finding_with_missing_part}
    )
    assert check.check_games(titles()) == 1
    out = capsys.readouterr().out
    assert "✓" in out
    assert "✗" in out
    assert "kilometers: wings: none" in out
    monkeypatch.setattr(check, "CHECKS", {"tail": broken})
    assert check.check_games(titles()[:1]) == 1
    assert "kilometers: tail: KeyError: 'tail'" in capsys.readouterr().out
    monkeypatch.setattr(check, "CHECKS", {"title": lambda title: FINE})
    assert check.check_games(titles()) == 0


def test_a_default_is_shown_and_does_not_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = Finding(default="a plain one"), Finding(absent="not here")
    monkeypatch.setattr(
        check, "CHECKS", {"page": lambda title: found[0], "golden": lambda title: found[1]}
    )
    assert check.check_games(titles()[:1]) == 0
    out = capsys.readouterr().out
    assert "kilometers: page: a plain one" in out
    assert "kilometers: golden: not here" in out


def test_the_table_fits_80_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(check, "CHECKS", dict.fromkeys(CHECKS, lambda title: FINE))
    assert check.check_games([*titles(), *titles()]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out
    assert all(name.name in out for name in titles())


def test_a_game_is_checked_from_top_to_bottom(paddock: Run) -> None:
    result = paddock("check", "--game", "kilometers")
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.count("✓") == len(CHECKS) + 1  # and one in the legend


def test_a_good_edition_shows_its_totals(inside: Run) -> None:
    result = inside("check", "--edition", STANDARD, "--game", "kilometers")
    assert result.returncode == 0
    assert "deck.cards: 106" in result.stdout
    assert "deck.distance: 46 in 5 kinds" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("25 = 10", "25 = 9", 5, "deck.cards is 106, but the cards add up to 105"),
        ("25 = 10", "25 = ten", 9, "Invalid value"),
        ("25 = 10", "25 = 'ten'", 9, "deck.distance.25 is 'ten', not a whole number"),
        ("25 = 10", "26 = 10", 9, "deck.distance.26 is unknown"),
        ("ace = 1", "ace = 2", 30, "deck.trump.ace is 2, not 1 to 1"),
        ('name = "1000 Kilometers"', "", 0, "name is missing"),
    ],
)
def test_a_bad_edition_is_refused_with_its_line(
    inside: Run, complaint: Complaint, tmp_path: Path, old: str, new: str, line: int, words: str
) -> None:
    path = tmp_path / "house.toml"
    text = STANDARD.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    said = complaint(inside("check", "--edition", path, "--game", "kilometers"))
    where = f"{path}:{line}: " if line else f"{path}: "
    assert said.startswith(where)
    assert words in said


def test_a_match_of_a_custom_edition_can_be_stored_resumed_and_replayed(
    paddock: Run, tmp_path: Path
) -> None:
    path, log = tmp_path / "my house.toml", tmp_path / "match.log"
    text = STANDARD.read_text("utf-8").replace("25 = 10", "25 = 9")
    path.write_text(text.replace("= 106", "= 105").replace("= 101", "= 100"), "utf-8")
    play = ("play", "kilometers", "--edition", path, "--bots", "random", "--seed", 1)
    assert paddock(*play, "--log", log, typed="d1\n").returncode == 0
    resumed = paddock("play", "--resume", log, "--edition", path, "--auto", "--seed", 1)
    assert resumed.returncode == 0, resumed.stderr
    assert paddock("replay", log, "--edition", path).returncode == 0
    assert paddock("replay", log).returncode == 2
