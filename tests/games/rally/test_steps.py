"""The buttons of a step on the page."""

from __future__ import annotations

from paddock.core.errors import OK
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def test_each_reason_against_a_step_is_given_once() -> None:
    """The reasons are below the buttons. Inside them they pushed the other buttons off the screen
    of a phone."""
    game, own = load("rally", 3), controls_of("rally")
    state, rng = game.start(), Rng(2)
    counted: set[int] = set()
    while state.waiting and not counted >= {1, 2}:
        seat = state.waiting[0]
        legal = state.legal(seat)
        if state.phase.name == "drive":
            scene = Scene("en", game, state.view(seat), list("ABC"), legal, {})
            for text in own.moves_to_explain(scene):
                refusal = state.refusal(seat, game.read(text))
                if refusal is not OK:
                    scene.reasons[text] = refusal
            shown = own.context(scene)
            against = {(one["why"], one["rule"]) for one in shown["steps"] if one["why"]}
            assert set(shown["step_reasons"]) == against
            assert len(shown["step_reasons"]) == len(against)
            counted.add(len(against))
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    assert counted >= {1, 2}
