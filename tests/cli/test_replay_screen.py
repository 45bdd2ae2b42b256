"""In a terminal a replay is controlled with keys, as on its page."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from tests.analysis.test_account import GAMES, finished
from tests.cli.test_replay import random_match
from tests.cli.test_terminal import Keyboard

from paddock.cli.terminal.console import Terminal
from paddock.cli.terminal.keys import Keys
from paddock.cli.terminal.replay_screen import NORMAL, ReplayScreen
from paddock.cli.terminal.telling import Retelling
from paddock.core.log import kept
from paddock.core.match import Match
from paddock.core.seats import LUCK
from paddock.i18n import languages, say
from paddock.i18n.telling import OPEN

LEFT, RIGHT, HOME, END, SHIFT_RIGHT = "\x1b[D", "\x1b[C", "\x1b[H", "\x1b[F", "\x1b[1;2C"


def screen_of(match: Match, viewer: int = OPEN, language: str = "en") -> ReplayScreen:
    until = len(kept(match.log.entries))
    return ReplayScreen(Retelling(language, match.game, match.log, viewer, 1, until), Terminal())


@pytest.fixture
def at_table(environment: dict[str, str], tmp_path: Path) -> Keyboard:
    path = tmp_path / "match.log"
    path.write_text(random_match(3, 5).log.write(), "utf-8")
    size = {"COLUMNS": "80", "LINES": "40"}
    return Keyboard(["replay", str(path), "--lang", "en"], environment | size)


def press(keyboard: Keyboard, key: str, shown: str) -> None:
    """Press a key and wait for the text that must appear."""
    keyboard.seen = ""
    keyboard.type(key)
    keyboard.wait_for(shown)


def test_keys_step_through_a_match(at_table: Keyboard) -> None:
    at_table.wait_for("‖ 0 / 188")
    press(at_table, SHIFT_RIGHT, "‖ 1 / 188")
    press(at_table, RIGHT, "‖ 19 / 188")
    press(at_table, RIGHT, "Bea draws Repairs.")
    press(at_table, LEFT, "‖ 19 / 188")
    press(at_table, END, "Bea wins the match")
    press(at_table, "2", "Eyes of Bea")
    press(at_table, " ", "▶ 21 / 188")  # plays by itself from the start
    press(at_table, HOME, "‖ 0 / 188")  # pressing a key stops the automatic replay
    assert "Ann is dealt" not in at_table.seen
    press(at_table, "q", NORMAL)
    assert at_table.end() == 0
    assert "Traceback" not in at_table.seen


def test_ctrl_c_restores_the_terminal(at_table: Keyboard) -> None:
    at_table.wait_for("‖ 0 / 188")
    press(at_table, "\x03", NORMAL)
    assert at_table.end() == 130
    assert "Traceback" not in at_table.seen


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 12), (140, 50)])
def test_every_moment_fits_its_screen(
    game: str,
    players: int,
    width: int,
    height: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    screen = screen_of(finished(game, players), 0)
    for ply in range(0, screen.last + 1, max(1, screen.last // 9)):
        screen.ply = ply
        screen.draw()
        rows = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", capsys.readouterr().out).split("\r\n")
        assert len(rows) == height
        assert max(len(row) for row in rows) <= width
        assert f" {ply} / {screen.last} " in rows[-2 if width >= 80 else -3]


def test_the_events_have_room_beside_a_large_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "14")
    screen = screen_of(random_match(3, 5))
    screen.terminal.plain = False  # as in a terminal: three lines for each side
    screen.ply = screen.last
    screen.draw()
    assert len(screen.table(plain=False)) == 10
    assert "wins the match" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_step_goes_to_the_next_decision(game: str, players: int) -> None:
    match = finished(game, players)
    screen = screen_of(match)
    stops = [screen.ply]
    while screen.ply < screen.last:
        screen.press("right")
        stops.append(screen.ply)
    entries = match.log.entries
    assert all(entries[stop].seat != LUCK for stop in stops[1:-1])
    back = [screen.ply]
    while screen.ply:
        screen.press("left")
        back.append(screen.ply)
    assert back == stops[::-1]
    screen.press("end")
    assert screen.moments[screen.ply].state.text() == match.state.text()


def test_the_speed_is_limited_and_the_replay_stops_at_the_end() -> None:
    screen = screen_of(random_match(2, 3))
    for _ in range(5):
        screen.press("+")
    assert screen.speed == 4
    for _ in range(5):
        screen.press("-")
    assert screen.speed == 0.5
    screen.press("space")
    while screen.running:
        screen.go_on()
    assert screen.ply == screen.last


@pytest.mark.parametrize("language", languages())
def test_the_list_of_keys_fits_on_one_line(language: str) -> None:
    assert len(say(language, "replay-keys", players=6)) < 80


def test_all_escape_sequences_of_a_key_are_recognised() -> None:
    keys = Keys()
    keys.pending = f"{LEFT}{END}{SHIFT_RIGHT} q"
    assert [keys._next() for _ in range(5)] == ["left", "end", "shift-right", "space", "q"]
    keys.pending = "\x1b[1;"
    assert keys._is_cut()
    keys.pending = "\x1b[21~"  # a key without a meaning here
    assert (keys._next(), keys.pending) == ("unknown", "")
    keys.pending = "\x1b"
    assert keys._next() == "escape"
