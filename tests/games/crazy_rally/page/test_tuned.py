"""The screen reader text of a car while it is tuned."""

from __future__ import annotations

import re

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene


def test_the_rest_is_never_more_than_the_total() -> None:
    """Before the race a car has what it was given: "8 of 8", never "8 of 7"."""
    game, own = load("crazy_rally", 3, peek_seconds=0), controls_of("crazy_rally")
    grown = 0
    for match in range(5):
        state, rng = game.start(), Rng(match)
        while state.view(0).stage != "racing":  # type: ignore[attr-defined]
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
            view = state.view(0)
            for car in own.context(Scene("en", game, view, list("ABC"), [], {}))["cars"]:
                pairs = re.findall(r"(?:handling|body) (\d+) of (\d+)", car["said"])
                assert len(pairs) == 2
                assert all(int(now) <= int(full) for now, full in pairs), car["said"]
                assert all(one["now"] <= one["full"] for one in car["conditions"])
            grown += any(car.handling > car.handling_full for car in view.cars)  # type: ignore[attr-defined]
    assert grown
