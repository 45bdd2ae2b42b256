"""The test lap in a terminal: each card is shown for its time, then removed (CR10)."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.text import Text

from paddock.cli import main
from paddock.cli.terminal.console import PipeConsole, Terminal
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.seats import LUCK
from paddock.shelf import load


class Screen:
    """Records what is written to a terminal, and for how long it could be read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, is_terminal: bool, term: str) -> None:
        monkeypatch.setenv("TERM", term)
        self.file = io.StringIO()
        self.slept: list[float] = []
        self.terminal = Terminal(plain=True)
        self.terminal.console = PipeConsole(
            file=self.file, force_terminal=is_terminal, width=40, height=10
        )
        monkeypatch.setattr("time.sleep", self.slept.append)


def test_a_plain_terminal_wipes_what_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch, True, "xterm")
    screen.terminal.glance([Text("card"), Text("x" * 90)], 3)
    assert screen.slept == [3]
    assert screen.file.getvalue().endswith("\x1b[4F\x1b[J")  # one line and three


def test_a_terminal_without_cursor_control_scrolls_the_card_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen(monkeypatch, True, "dumb")
    screen.terminal.glance([Text("card")], 3)
    assert screen.file.getvalue().count("\n") >= 10
    assert "\x1b" not in screen.file.getvalue()


def test_in_a_pipe_a_card_is_shown_as_long_as_the_table_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Screen(monkeypatch, False, "xterm")
    screen.terminal.glance([Text("card")], 3)
    assert screen.slept == [3]
    assert screen.file.getvalue() == "card\n"


def unfinished(path: Path, seed: int) -> Match:
    """A match in its first round, after the test lap."""
    game = load("crazy_rally", 3)
    match = Match(game, ["Ann", "Bo", "Cy"])
    rng = Rng(seed)
    while match.state.phase.name != "drive":
        seat = match.state.waiting[0]
        move = match.state.luck(rng) if seat == LUCK else match.state.legal(seat)[0]
        match.play(seat, move)
    path.write_text(match.log.write(), "utf-8")
    return match


def test_a_replay_of_one_seat_does_not_tell_the_covered_course(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = unfinished(tmp_path / "match.log", 1)
    course = dict(word.partition("=")[::2] for word in match.state.text().split()[1:])["course"]
    assert main(["replay", str(tmp_path / "match.log"), "--seat", "1", "--json"]) == 0
    told = capsys.readouterr().out
    assert "course=" + ",".join(["?"] * 14) in json.loads(told)["position"]
    for card in course.split(","):
        assert card not in told, card
    assert main(["replay", str(tmp_path / "match.log"), "--json"]) == 0  # the open replay shows it
    assert course in capsys.readouterr().out
