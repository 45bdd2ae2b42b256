"""How the pro of Rally places its mechanics, and which tyres it takes from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from paddock.bots.play import ask
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games.rally.bot.crew import Crew, at_sight
from paddock.games.rally.bot.later import later_turns
from paddock.games.rally.bot.preparation import Preparation, placed_by
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import NORMAL, RAIN, RAIN_TYRES, SNOW_TYRES, STORM
from paddock.games.rally.rules.moves import DONE, KEEP, MECHANIC, SETUP, TYRE
from paddock.games.rally.rules.phases.accidents import PIT
from paddock.games.rally.rules.phases.preparing import PREPARE
from paddock.games.rally.rules.state import Rally
from paddock.shelf import bot, load

PROTOTYPE = 2


def prepared(seed: int, preset: str = "stage") -> Rally:
    """The first question before a start, on a random course."""
    state = load("rally", 3, preset=preset).start()
    assert isinstance(state, Rally)
    rng = Rng(seed)
    while state.phase is not PREPARE:
        seat = int(state.turn())
        legal = state.legal(seat) if seat != LUCK else []
        state.play(seat, legal[rng.below(len(legal))] if legal else state.luck(rng))
    return state


def turns(tempo: Tempo) -> int:
    return int(tempo.best_start(0))


@pytest.mark.parametrize(("seed", "saved"), [(1, 0), (4, 2000)])
def test_a_planned_crew_saves_more_turns_than_a_greedy_one(seed: int, saved: int) -> None:
    view = prepared(seed).view(0)
    at_a_glance = Tempo(view, PROTOTYPE, NORMAL, sorted(at_sight(view, [])))
    planned = Crew(view, PROTOTYPE, []).tempo(NORMAL)
    assert turns(at_a_glance) - turns(planned) >= saved
    assert turns(planned) < turns(Tempo(view, PROTOTYPE, NORMAL, []))


def test_a_plan_takes_placed_mechanics_into_account() -> None:
    view = prepared(4).view(0)
    crew = Crew(view, PROTOTYPE, [])
    first, *rest = crew.spaces
    assert crew.missing([]) == crew.spaces
    assert crew.missing([first]) == rest
    elsewhere = next(n for n in range(1, len(view.spaces)) if n not in crew.spaces)
    assert crew.missing([elsewhere]) == []
    assert elsewhere in Crew(view, PROTOTYPE, [elsewhere]).spaces


def test_the_pro_follows_its_plan() -> None:
    state, pro = prepared(4), bot("pro", "rally")
    view = state.view(0)
    verbs = []
    while DONE not in verbs:
        move = ask(state, 0, pro, Rng(1))
        state.play(0, move)
        verbs.append(move.verb)
    car = state.cars[0]
    assert verbs == [SETUP, TYRE, MECHANIC, MECHANIC, MECHANIC, DONE]
    assert placed_by(car) == Crew(view, int(car.setup), []).spaces


def test_later_stages_count_for_the_set_up() -> None:
    # a rally of one stage: there is no later one
    assert later_turns(prepared(4), 0) == [0.0, 0.0, 0.0]
    two_more = later_turns(prepared(4, "rally"), 0)
    assert all(20.0 < one < 32.0 for one in two_more)
    assert len(set(two_more)) == 3


def test_tyres_at_the_mechanics_depend_on_weather_and_cost() -> None:
    """RY18: free beside the road; one more turn if the mechanics have repaired the car as well."""
    state, seat = next(
        (state, seat)
        for state, seat in beside_the_road(range(1, 40))
        if state.weather() in (RAIN, STORM)
        and state.cars[seat].tyres == NORMAL
        and state.cars[seat].space < state.length() // 2
        and len(state.legal(seat)) > 1
    )
    tables = Tables()
    prices = Preparation(tables, Winning(tables))
    found = {(move.verb, int(move.a)): move for move in state.legal(seat)}
    keep = next(move for (verb, _), move in found.items() if verb == KEEP)
    free = prices.price(state, seat, found[TYRE, RAIN_TYRES])
    assert free > prices.price(state, seat, found[TYRE, SNOW_TYRES])
    kept = prices.price(state, seat, keep)
    state.mended = not state.mended
    assert abs(free - prices.price(state, seat, found[TYRE, RAIN_TYRES])) == pytest.approx(1.0)
    assert kept == prices.price(state, seat, keep)


def beside_the_road(seeds: range) -> Iterator[tuple[Rally, int]]:
    """Questions of a car that is off the road and within reach of its mechanics."""
    for seed in seeds:
        state, rng = prepared(seed), Rng(seed)
        while not state.over():
            seat = int(state.turn())
            if state.phase is PIT:
                yield state, seat
            legal = state.legal(seat) if seat != LUCK else []
            state.play(seat, legal[rng.below(len(legal))] if legal else state.luck(rng))
