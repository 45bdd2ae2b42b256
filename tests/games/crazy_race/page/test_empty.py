"""A player of Crazy Race without cards reads why nothing can be played, and what happens next."""

from __future__ import annotations

import pytest

from paddock.cli.terminal.screens import asked_by, screen_for
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.i18n import languages, say
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene

NAMES = ["Ann", "Bob", "Cas"]


def race(seat: int, first: str) -> list[tuple[State, CrazyRaceView]]:
    """A race in which this seat plays `first` where it can and otherwise plays cards while it has
    some; the others only wait. Returns the positions in which the seat's hand is empty, each with
    its view."""
    state, rng = load("crazy_race", 3).start(), Rng(5)
    found = []
    while not state.over():
        view = state.view(seat)
        assert isinstance(view, CrazyRaceView)
        if view.empty[seat]:
            found.append((state.clone(), view))
        mover = state.waiting[0]
        legal = [] if mover == LUCK else state.legal(mover)
        wanted = (first, "lay", "pass") if mover == seat else ("wait", "pass", "leave")
        kinds = [kind for kind in wanted if any(move.kind == kind for move in legal)]
        chosen = [move for move in legal if not kinds or move.kind == kinds[0]]
        state.play(mover, chosen[rng.below(len(chosen))] if chosen else state.luck(rng))
    return found


def bar(language: str, state: State, seat: int) -> tuple[str, str]:
    """The sentences of the question bar for this seat, asked or not; empty for the usual
    sentence."""
    legal = state.legal(seat) if seat in state.waiting else []
    scene = Scene(language, state.game, state.view(seat), NAMES, legal, {})
    own = controls_of("crazy_race")
    return (own.question(scene), "") if legal else ("", own.sentence(scene))


@pytest.mark.parametrize("language", languages())
def test_a_player_without_cards_is_not_asked_to_play_one(language: str) -> None:
    asked = [
        (view, bar(language, state, 0)[0])
        for state, view in race(0, "wait")
        if 0 in state.waiting and view.phase in ("lay", "recovery")
    ]
    assert {view.phase for view, _ in asked} == {"lay", "recovery"}
    for view, said in asked:
        assert said == say(language, f"crazy_race-web-empty-{view.phase}", round=view.round)


@pytest.mark.parametrize("language", languages())
def test_a_player_without_cards_is_not_asked_to_play_one_in_a_terminal(language: str) -> None:
    met = set()
    for state, view in race(0, "wait"):
        if 0 in state.waiting and view.phase in ("lay", "recovery"):
            screen = screen_for(language, state.game, NAMES, 80, True)
            said = asked_by(screen, state.game, view, NAMES, language)
            assert said == say(language, f"crazy_race-web-empty-{view.phase}", round=view.round)
            met.add(view.phase)
    assert met == {"lay", "recovery"}


@pytest.mark.parametrize("language", languages())
def test_a_player_who_is_skipped_reads_why(language: str) -> None:
    said = set()
    for state, view in race(0, "recover"):
        if view.phase != "lay" or 0 in state.waiting or not view.recovered[0]:
            continue
        laid = any(owner == 0 for side in view.sides for owner, _ in side.cards)
        said.add((laid, bar(language, state, 0)[1]))
        assert bar(language, state, 1) == ("", "")  # seat 1 has cards
    assert said == {
        (True, say(language, "crazy_race-web-empty-counts")),
        (False, say(language, "crazy_race-web-empty-watch", stages=8)),
    }
