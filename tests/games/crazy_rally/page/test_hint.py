"""What the bar says before a card is chosen (CR15, CR16)."""

from __future__ import annotations

import pytest

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.i18n import languages
from paddock.i18n.telling import question
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


@pytest.mark.parametrize("language", languages())
def test_the_hint_tells_the_speeds_and_does_not_repeat_the_question(language: str) -> None:
    state, rng = load("crazy_rally", 3, peek_seconds=0).start(), Rng(1)
    while state.phase.name != "drive":
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    seat = state.waiting[0]
    view = state.view(seat)
    assert isinstance(view, CrazyRallyView)
    scene = Scene(language, state.game, view, list("ABC"), state.legal(seat), {})
    hint = controls_of("crazy_rally").context(scene)["hint"]
    assert str(view.cars[seat].speed) in hint
    assert str(view.cars[seat].top) in hint
    asked = question(language, state.game, view, list("ABC"))
    assert not set(asked.lower().split()[:3]) <= set(hint.lower().split())
