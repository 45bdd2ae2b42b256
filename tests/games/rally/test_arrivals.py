"""The probability to finish in each turn must agree with the table of the average turns."""

from __future__ import annotations

import pytest
from tests.games.rally.test_crew import prepared

from paddock.games.rally.bot.arrivals import Arrivals
from paddock.games.rally.bot.chances import TURNS
from paddock.games.rally.bot.crew import at_sight
from paddock.games.rally.bot.rivals import Rivals, field_shares
from paddock.games.rally.bot.road import OUT_TURNS, TURN
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import NORMAL, PROTOTYPE, SNOW_TYRES, STABLE


def row(arrivals: Arrivals, field: int, space: int, gear: int, ended: bool) -> list[float]:
    at = arrivals.at(field, space, gear)
    source = arrivals.after if ended else arrivals.before
    return [source[at + turn] for turn in range(TURNS)]


def average(chances: list[float]) -> float:
    """The mean in turns; a car that is out counts as in the table of turns."""
    out = 1.0 - sum(chances)
    return sum((turn + 1) * chance for turn, chance in enumerate(chances)) + out * (OUT_TURNS + 1)


@pytest.mark.parametrize("setup", [STABLE, PROTOTYPE])
def test_the_average_of_the_chances_is_that_of_the_table_of_turns(setup: int) -> None:
    view = prepared(4).view(0)
    tempo = Tempo(view, setup, NORMAL, sorted(at_sight(view, [])))
    arrivals = Arrivals(tempo)
    for field in range(int(tempo.fields)):
        chances = row(arrivals, field, -1, 0, ended=False)
        assert sum(chances) <= 1.0 + 1e-9
        assert average(chances) == pytest.approx(float(tempo.best_start(field)) / TURN, abs=0.1)
        for space in (20, 33, 45):
            for gear in (0, 2, 4):
                turns = float(tempo.after_turn(field, space, gear)) / TURN
                chances = row(arrivals, field, space, gear, ended=True)
                assert average(chances) == pytest.approx(turns, abs=0.05)


def test_a_stable_car_spreads_more_widely_than_a_prototype() -> None:
    view = prepared(4).view(0)

    def variance(setup: int) -> float:
        tempo = Tempo(view, setup, NORMAL, sorted(at_sight(view, [])))
        chances = row(Arrivals(tempo), 0, -1, 0, ended=False)
        mean = sum(turn * chance for turn, chance in enumerate(chances)) / sum(chances)
        return sum((turn - mean) ** 2 * chance for turn, chance in enumerate(chances))

    assert variance(STABLE) > 1.5 * variance(PROTOTYPE)


def test_a_rival_is_evaluated_from_its_current_place() -> None:
    """Finished, out, on the road before and after its turn, and waiting beside it."""
    state = prepared(4)
    for car in state.cars:
        car.setup, car.tyres = STABLE, NORMAL
    state.round, state.place = 9, 2
    for number, seat in enumerate(state.order[n] for n in range(3)):
        state.cars[seat].start = number + 1
    first, me, last = (int(state.order[n]) for n in range(3))
    rivals = Rivals(Tables())

    def points(seat: int) -> float:
        rivals.read(state, me)
        return rivals.mean(seat)

    state.cars[first].home = 12
    assert points(first) == 11.0
    state.cars[first].home = 0
    state.cars[first].space, state.cars[first].gear = 40, 3
    running = points(first)
    state.cars[first].missing = 2
    assert points(first) == pytest.approx(running + 2.0, abs=0.3)
    state.cars[last].space, state.cars[last].gear = 40, 3
    early = points(last)
    # two start numbers ahead, and a turn behind
    assert running - early == pytest.approx(2.0 + 1.0, abs=0.3)
    state.cars[last].out = True
    rivals.read(state, me)
    assert sum(rivals.chances[last * TURNS + turn] for turn in range(TURNS)) == 0.0


def test_the_weather_of_later_rounds_is_less_certain() -> None:
    assert list(field_shares(0, 6, 0))[:3] == [1.0, 0.0, 0.0]
    assert list(field_shares(0, 6, 2))[:3] == [0.5, 0.25, 0.25]
    assert list(field_shares(5, 6, 1))[4:6] == [0.5, 0.5]


def test_a_secret_set_up_is_not_used() -> None:
    """RY7: whatever the rivals have chosen in the first stage, the same is expected of them."""
    state = prepared(4)
    rivals = Rivals(Tables())

    def expected() -> list[float]:
        rivals.read_before_start(state, 0)
        return list(rivals.chances)

    before = expected()
    another = (rivals.likely_setup(state.view(0)) + 1) % 3
    for seat in (1, 2):
        state.cars[seat].setup, state.cars[seat].tyres = another, SNOW_TYRES
    assert expected() == before
    state.stage = 1  # from now on they are public (RY5)
    assert expected() != before
