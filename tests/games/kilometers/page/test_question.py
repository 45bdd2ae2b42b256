"""What 1000 Kilometers asks on the page."""

from __future__ import annotations

import pytest

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.i18n import languages, say
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def asked(seat: int, playable: bool) -> State:
    """A random position in which this seat can play something, or nothing."""
    state, rng = load("kilometers", 2).start(), Rng(3)
    while True:
        mover = state.waiting[0]
        legal = state.legal(mover)
        if mover == seat and state.phase.name == "play":
            if any(move.kind != "discard" for move in legal) == playable:
                return state
        state.play(mover, state.luck(rng) if mover == LUCK else legal[rng.below(len(legal))])


@pytest.mark.parametrize("language", languages())
def test_a_player_who_can_play_nothing_is_not_asked_to_play(language: str) -> None:
    own, hints, questions = controls_of("kilometers"), [], []
    for playable in (True, False):
        state = asked(0, playable)
        scene = Scene(language, state.game, state.view(0), ["Ann", "Bob"], state.legal(0), {})
        questions.append(own.question(scene))
        hints.append(own.context(scene)["hint"])
    assert questions == ["", say(language, "kilometers-web-only-discard")]
    assert hints == [
        say(language, "web-choose-card"),
        say(language, "kilometers-web-choose-discard"),
    ]
