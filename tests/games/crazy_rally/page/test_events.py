"""The question about an event (CR18)."""

from __future__ import annotations

import pytest

from paddock.cli.terminal.screens import asked_by, screen_for
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.crazy_rally.rules.cards import EVENT
from paddock.i18n import languages, say
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def asked(holds: bool) -> State:
    """A position in which somebody is asked for an event, and has an event card or none."""
    for match in range(100):
        state, rng = load("crazy_rally", 3, peek_seconds=0).start(), Rng(match)
        while state.waiting:
            seat = state.waiting[0]
            if state.phase.name == "event" and (EVENT in hand(state, seat)) == holds:
                return state
            legal = state.legal(seat)
            state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    raise AssertionError("no such question")


def hand(state: State, seat: int) -> list[str]:
    return list(state.view(seat).hand)  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
def test_without_an_event_card_nobody_is_asked_to_play_one_in_a_terminal(language: str) -> None:
    for holds in (True, False):
        state = asked(holds)
        view = state.view(state.waiting[0])
        screen = screen_for(language, state.game, list("ABC"), 80, True)
        said = asked_by(screen, state.game, view, list("ABC"), language)
        assert said == say(language, f"crazy_rally-{'ask-event' if holds else 'web-no-event'}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("holds", [True, False])
def test_without_an_event_card_nobody_is_asked_to_play_one(language: str, holds: bool) -> None:
    state = asked(holds)
    seat = state.waiting[0]
    scene = Scene(language, state.game, state.view(seat), list("ABC"), state.legal(seat), {})
    controls = controls_of("crazy_rally")
    none = say(language, "crazy_rally-web-no-event")
    assert controls.question(scene) == ("" if holds else none)
    moves = [button["move"] for button in controls.context(scene)["buttons"]]
    assert "keep" in moves
    assert (len(moves) > 1) == holds
