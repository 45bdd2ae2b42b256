"""Playing through a pipe: a complete match, interrupted and resumed ones, and errors."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock import load_log
from paddock.core.log import read_log

Result = subprocess.CompletedProcess[str]
Run = Callable[..., Result]
Complaint = Callable[[Result], str]

# enough input to finish any match of one rally
TYPED = ["d1", "2", "foo", "1", "d2", "3", "play 100", "2"] * 40
PLAY = ("play", "kilometers", "--bots", "random", "--lang", "en")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_whole_match_can_be_typed(paddock: Run, tmp_path: Path, players: int) -> None:
    log = tmp_path / "match.log"
    result = paddock(*PLAY, "--players", players, "--seed", 3, "--log", log, typed=lines(*TYPED))
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert "Rally 1 is over" in result.stdout
    assert f"paddock replay {log}" in result.stdout
    assert load_log(read_log(log.read_text("utf-8"))).state.over()


def test_a_pipe_gets_no_colours_or_cursor_tricks(paddock: Run) -> None:
    result = paddock(*PLAY, "--seed", 3, typed=lines(*TYPED[:9]))
    assert "\x1b" not in result.stdout
    assert "\r" not in result.stdout


@pytest.mark.parametrize("cut", [0, 1, 7, 30])
def test_an_interrupted_match_continues_with_the_same_result(
    paddock: Run, tmp_path: Path, cut: int
) -> None:
    whole, parts = tmp_path / "whole.log", tmp_path / "parts.log"
    seeded = ("--seed", 8, "--players", 3)
    paddock(*PLAY, *seeded, "--log", whole, typed=lines(*TYPED))
    stopped = paddock(*PLAY, *seeded, "--log", parts, typed=lines(*TYPED[:cut]))
    assert stopped.returncode == 0
    assert f"--resume {parts}" in stopped.stdout
    resumed = paddock("play", "--resume", parts, "--seed", 8, typed=lines(*TYPED[cut:]))
    assert resumed.returncode == 0, resumed.stderr
    assert parts.read_text("utf-8") == whole.read_text("utf-8")


def test_a_log_line_cut_off_by_a_crash_is_dropped(paddock: Run, tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.log", tmp_path / "torn.log"
    paddock(*PLAY, "--seed", 2, "--log", whole, "--auto")
    text = whole.read_text("utf-8")
    kept = text[: text.index("\n", len(text) // 2) + 1]
    torn.write_text(kept + "1 disca", "utf-8")
    paddock("play", "--resume", torn, "--seed", 2, "--auto")
    assert torn.read_text("utf-8") == text


def test_a_seed_is_reproducible_and_without_one_matches_differ(
    paddock: Run, tmp_path: Path
) -> None:
    logs = [tmp_path / f"{n}.log" for n in range(4)]
    for log, seed in zip(logs, (["--seed", 1], ["--seed", 1], [], []), strict=True):
        paddock(*PLAY, "--auto", "--log", log, *seed)
    texts = [log.read_text("utf-8") for log in logs]
    assert texts[0] == texts[1]
    assert len(set(texts)) == 3


def test_a_refused_line_says_why_and_changes_nothing(paddock: Run, tmp_path: Path) -> None:
    quiet, noisy = tmp_path / "quiet.log", tmp_path / "noisy.log"
    wrong = ["foo", "99", "0", "play", "play 100", "d", "d99", "1z", "?", "? 1", "? xyz", "t", "s"]
    wrong += ["react", "draw 100", "play accident>1", "", "  ", "back", "? options", "\x1b[2J"]
    paddock(*PLAY, "--seed", 4, "--log", quiet, typed=lines("d1"))
    result = paddock(*PLAY, "--seed", 4, "--log", noisy, typed=lines(*wrong, "d1"))
    assert noisy.read_text("utf-8") == quiet.read_text("utf-8")
    assert "You are not rolling yet. K9" in result.stdout
    assert "not a choice you have at this moment" in result.stdout
    assert "“foo” is not understood" in result.stdout
    assert "\x1b" not in result.stdout


def test_leaving_prints_how_to_resume(paddock: Run, tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    result = paddock(*PLAY, "--log", log, typed=lines("q"))
    assert result.returncode == 0
    assert result.stdout.rstrip().endswith(f"paddock play --resume {log}")


def test_without_a_log_file_the_match_is_kept_in_the_usual_place(
    paddock: Run, tmp_path: Path
) -> None:
    result = paddock(*PLAY, typed=lines("q"))
    (kept,) = (tmp_path / "state" / "paddock").glob("kilometers-*.log")
    assert str(kept) in result.stdout


def test_a_match_can_be_played_where_no_log_can_be_written(paddock: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = paddock(*PLAY, typed=lines("q"), XDG_STATE_HOME=str(tmp_path / "file"))
    assert result.returncode == 0
    assert "not kept" in result.stderr


def test_the_draws_and_hands_of_others_are_not_shown(paddock: Run, tmp_path: Path) -> None:
    result = paddock(*PLAY, "--auto", "--players", 3, "--seed", 6, "--log", tmp_path / "a.log")
    assert "You draw" in result.stdout
    assert not re.search(r"(Bruno|Clara) (draws|is dealt)", result.stdout)


def test_a_championship_shows_a_sheet_for_each_rally(paddock: Run) -> None:
    result = paddock(*PLAY, "--auto", "--seed", 1, "--option", "length=championship")
    rallies = len(re.findall(r"^Rally \d+ is over", result.stdout, re.M))
    assert rallies > 1
    assert len(re.findall(r"^  1 Anna: -?\d+ = ", result.stdout, re.M)) == rallies
    assert "Match so far" in result.stdout


def test_names_cannot_contain_escape_sequences_or_break_the_log(
    paddock: Run, tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    name = "A\x1b[31m\nseat 2 B\u202e" + "x" * 99
    result = paddock(*PLAY, "--name", name, "--log", log, typed="q\n")
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert len(read_log(log.read_text("utf-8")).names) == 2


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play"], "which game"),
        (["play", "chess"], "no game 'chess'"),
        ([*PLAY, "--players", "5"], "2, 3, 4, 6 players, not 5"),
        ([*PLAY, "--preset", "nordic"], "no preset 'nordic'"),
        ([*PLAY, "--option", "max_200"], "not name=value"),
        ([*PLAY, "--option", "max_200=lots"], "max_200 is 0 to 40"),
        ([*PLAY, "--option", "players=3"], "no option 'players'"),
        ([*PLAY, "--option", "name=3"], "no option 'name'"),
        ([*PLAY, "--option", "max_200=1", "--option", "max_200=2"], "given twice"),
        ([*PLAY, "--edition", "nordic"], "no edition 'nordic'"),
        ([*PLAY, "--edition", "/nowhere/x.toml"], "No such file"),
        ([*PLAY, "--seat", "3"], "--seat is 1 to 2, not 3"),
        ([*PLAY, "--name", " \t"], "at least one letter"),
        ([*PLAY, "--bots", "genius"], "no bot 'genius'"),
        ([*PLAY, "--players", "4", "--bots", "random,random"], "2 levels for 3 seats"),
        ([*PLAY, "--lang", "xx"], "no language 'xx'"),
        ([*PLAY, "--log", "/dev/null/match.log"], "Not a directory"),
        (["play", "--resume", "/nowhere.log"], "No such file"),
        (["play", "--resume", "/"], "Is a directory"),
        (["play", "--resume", "x.log", "--players", "2"], "--players does not go with --resume"),
    ],
)
def test_an_error_is_reported_in_one_line(
    inside: Run, complaint: Complaint, args: list[str], words: str
) -> None:
    assert words in complaint(inside(*args))


def test_a_log_is_never_overwritten(paddock: Run, complaint: Complaint, tmp_path: Path) -> None:
    log = tmp_path / "match.log"
    log.write_text("precious")
    assert "exists already" in complaint(paddock(*PLAY, "--log", log))
    assert log.read_text() == "precious"


def test_a_resumed_log_must_be_of_the_game_asked_for(
    paddock: Run, complaint: Complaint, tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    paddock(*PLAY, "--log", log, typed="q\n")
    assert "not of rally" in complaint(paddock("play", "rally", "--resume", log))
