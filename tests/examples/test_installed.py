"""An installed third-party game is found, checked, played and simulated like the bundled games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.examples.conftest import NEW, Run, call

GAMES = ["hairpin", NEW]


def test_it_is_found_through_its_entry_point(paddock: Run) -> None:
    found = {game["name"]: game for game in json.loads(paddock("games", "--json").stdout)}
    assert set(GAMES) < set(found)
    assert found["hairpin"]["players"] == [2, 3, 4, 5, 6]
    assert found["hairpin"]["bots"] == ["random", "club"]


@pytest.mark.parametrize("game", GAMES)
def test_every_check_passes_or_reports_a_default(paddock: Run, game: str) -> None:
    result = paddock("check", "--game", game)
    assert result.returncode == 0, result.stdout + result.stderr
    signs = dict(re.findall(r"^ *(\w+) +([✓·–✗])", result.stdout, re.M))
    tried = {name for name, sign in signs.items() if sign == "✓"}
    assert {"title", "editions", "en", "law", "cases", "leaks", "invariants"} <= tried
    assert {name for name, sign in signs.items() if sign == "·"} == {
        *("nl", "it", "fr", "de"),
        *("bots", "drawing", "terminal", "page"),
    }
    assert f"{game}: nl: is told in en" in result.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_played_in_the_terminal(paddock: Run, game: str, language: str) -> None:
    words = ("--auto", "--seed", 2, "--players", 3, "--bots", "random", "--lang", language)
    result = paddock("play", game, *words)
    assert result.returncode == 0, result.stderr
    assert "wins." in result.stdout or "You win!" in result.stdout
    assert not re.search(r"\{|\['|ask-|event-|fact-", result.stdout)


def test_it_is_drawn(paddock: Run, tmp_path: Path) -> None:
    picture = tmp_path / "hairpin.png"
    assert paddock("draw", "hairpin", "--seed", 1, "--png", picture).returncode == 0
    assert picture.read_bytes()[1:4] == b"PNG"


def test_club_beats_random_in_the_arena(paddock: Run) -> None:
    seats = ("--seats", "club", "random", "--matches", 10, "--processes", 1, "--json")
    result = paddock("arena", "hairpin", *seats)
    assert result.returncode == 0, result.stderr
    club = json.loads(result.stdout)["entrants"][0]
    assert club["name"] == "club"
    assert club["win_rate"]["value"] > 0.7


@pytest.mark.parametrize("game", GAMES)
def test_its_own_tests_pass_with_all_invariants(
    projects: dict[str, Path], site: Path, game: str
) -> None:
    result = call(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", projects[game]),
        projects[game] / "tests",
        PYTHONPATH=str(site),
        PYTHONDONTWRITEBYTECODE="1",
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_an_invalid_name_is_refused(paddock: Run, tmp_path: Path) -> None:
    for name in ("Big", "two words", "class", "hairpin", "kilometers"):
        result = paddock("new", name, "--folder", tmp_path / "there")
        assert result.returncode == 2
        assert len(result.stderr.splitlines()) == 1
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert paddock("new", "another", "--folder", tmp_path / "full").returncode == 2
