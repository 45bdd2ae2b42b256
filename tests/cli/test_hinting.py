"""Hints in a terminal: a move, its reason, and a bar for each considered move."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest
from tests.cli.test_hints import at_phase
from tests.stories.telling import Page

from paddock.cli.terminal.hinting import Hinting, bar
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.i18n import languages, say
from paddock.tables.hint import Considered, Hint


def test_a_bar_shows_before_and_after() -> None:
    assert bar(0.5, 0.25, True) == "#####|####" + "." * 10
    assert bar(1.0, 1.0, True) == "#" * 19 + "|"
    assert bar(0.0, 0.0, False) == "┃" + "░" * 19


@pytest.mark.parametrize("language", languages())
def test_a_hint_names_the_move_its_reason_and_the_others(language: str) -> None:
    state = at_phase("kilometers", 2, "play")
    seat = state.waiting[0]
    moves = [move.text for move in state.legal(seat)][:2]
    advice = Hint("ace", 0.4, 9, [Considered(moves[0], 0.7, 30, 3), Considered(moves[1], 0.2, 9)])
    lines = [
        line.plain
        for line in Hinting(language, state.game, seat, ["Anna", "Bo"]).hint_lines(
            state, advice, True
        )
    ]
    assert len(lines) == 4
    assert lines[0].endswith(".")
    assert " 70 " in lines[1]
    assert " 20 " in lines[2]
    assert say(language, "hint-before", before=40) in lines[3]


@pytest.mark.parametrize("language", languages())
def test_a_hint_says_when_a_club_player_chose(language: str) -> None:
    state = at_phase("kilometers", 2, "play")
    seat = state.waiting[0]
    hinting = Hinting(language, state.game, seat, ["Anna", "Bo"])
    found = {}
    for level in ("club", "pro"):
        advice = Hint(level, moves=[Considered(state.legal(seat)[0].text, votes=1)])
        found[level] = [line.plain for line in hinting.hint_lines(state, advice, True)]
    assert found["club"] == [*found["pro"], say(language, "hint-stand-in")]


def test_a_bot_is_asked_why() -> None:
    state = at_phase("kilometers", 2, "play")
    game, rng = state.game, Rng(4)
    hinting = Hinting("en", game, 0, ["Anna", "Bo"])
    page = Page()
    hinting.why(page)
    assert page.lines == [say("en", "ui-why-nobody")]
    while hinting.aimed is None:  # search for the first attack on seat 1 in a random match
        if state.over():
            state = game.start()
        seat = state.waiting[0]
        legal = state.legal(seat) if seat != LUCK else []
        attack = next((one for one in legal if one.kind == "attack" and seat == 1), None)
        go = next((one for one in legal if one.kind == "play"), None)
        move = state.luck(rng) if seat == LUCK else attack or go or legal[0]
        hinting.notice(state, seat, move)
        state.play(seat, move)
    hinting.why(page)
    assert page.lines[-1].endswith(".")
    assert "Anna" in page.lines[-1] or "you" in page.lines[-1].lower()


@pytest.mark.slow
def test_hints_can_be_typed(
    paddock: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    words = ("play", "kilometers", "--bots", "random", "--lang", "en", "--seed", 3)
    told = paddock(*words, typed="?\nhint\nwhy\nq\n")
    assert told.returncode == 0, told.stderr
    assert say("en", "ui-help-hint") in told.stdout
    assert say("en", "hint-thinking") in told.stdout
    assert say("en", "ui-why-nobody") in told.stdout
