"""The end of a rally on the page."""

from __future__ import annotations

import pytest

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.i18n import languages, say
from paddock.shelf import load
from paddock.web.controls import controls_of
from paddock.web.scene import Scene
from paddock.web.score import result_context


def ended(outs: int) -> State:
    """A random match in which the given number of cars went out."""
    game = load("crazy_rally", 4, peek_seconds=0)
    for match in range(500):
        state, rng = game.start(), Rng(match)
        while state.waiting:
            seat = state.waiting[0]
            legal = state.legal(seat)
            state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
        if sum(car.out for car in state.view(0).cars) == outs:  # type: ignore[attr-defined]
            return state
    raise AssertionError("no such match")


@pytest.mark.parametrize("language", languages())
def test_the_result_says_which_cars_are_out(language: str) -> None:
    """A car that is out comes last even if it drove farthest (CR24); the table says why."""
    state = ended(2)
    view = state.view(0)
    scene = Scene(language, state.game, view, list("ABCD"), [], {})
    places = [int(place) for place in state.places()]
    table = controls_of("crazy_rally").final_standings(scene, places)
    out = say(language, "crazy_rally-table-out")
    said = {row.side: row.cells[-1] for row in table.rows}
    cars = view.cars  # type: ignore[attr-defined]
    assert said == {seat: out if car.out else str(car.body) for seat, car in enumerate(cars)}
    assert len(table.heads) == len(table.rows[0].cells)
    assert {row.side: row.placed for row in table.rows} == {
        seat: not car.out for seat, car in enumerate(cars)
    }


@pytest.mark.parametrize("outs", [2, 4])
def test_a_car_that_is_out_has_no_place_on_the_podium(outs: int) -> None:
    """CR24: the log says "without a place"; podium, table and board must agree."""
    state = ended(outs)
    scene = Scene("en", state.game, state.view(0), list("ABCD"), [], {})
    own = controls_of("crazy_rally")
    table = own.final_standings(scene, [int(place) for place in state.places()])
    rows = result_context(scene, own, table, [""] * 4, list(state.winners()))["rows"]
    assert [row["step"] for row in rows] == [*range(1, 5 - outs), *[0] * outs]
    assert [row["place"] for row in rows][4 - outs :] == ["–"] * outs
    out = [car.out for car in scene.view.cars]  # type: ignore[attr-defined]
    assert [car["place"] == "" for car in own.context(scene)["cars"]] == out


def test_a_car_that_is_out_shows_no_plus_zero() -> None:
    """After "out", every later stretch showed "+0", as if the car still drove."""
    state = ended(2)
    scene = Scene("en", state.game, state.view(0), list("ABCD"), [], {})
    driven = controls_of("crazy_rally").context(scene)["driven"]["cars"]
    out = [car.out for car in scene.view.cars]  # type: ignore[attr-defined]
    assert [car["gain"] == "" for car in driven] == out
    assert all(car["gain"].startswith("+") for car in driven if car["verdict"] != "out")
