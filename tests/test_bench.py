"""`paddock bench` measures what it reports."""

import json

import pytest

from paddock import Rng, bench, load
from paddock.cli import main
from paddock.core import playout
from paddock.core.seats import LUCK


class Clock(bench.Build):
    """A fake build that claims to do a given number of operations per second."""

    def __init__(self, name: str, speeds: list[float]) -> None:
        self.name = name
        self.speeds = speeds

    def ask(self, **request: object) -> dict[str, float]:
        return {"done": 100 * self.speeds.pop(0), "rounds": 100, "seconds": 100}


def test_neighbouring_turns_are_compared() -> None:
    # The machine becomes slower and slower; the first turn does not count.
    slow = [1.0, *(1000.0 / n for n in range(1, 10))]
    builds: list[bench.Build] = [
        Clock("compiled", [90.0 * speed for speed in slow]),
        Clock("interpreted", slow),
    ]
    facts = bench.compare(builds, "kilometers", 2, bench.MATCH, 0.1)
    assert facts["ratio"] == 90.0
    assert facts["interpreted"] == {
        "plies_per_second": {"best": 1000.0, "median": 200.0},
        "matches_per_second": {"best": 1.0, "median": 1.0},
    }


def test_the_best_of_a_duration_is_the_shortest() -> None:
    builds: list[bench.Build] = [Clock("interpreted", [1.0, *(float(n) for n in range(1, 10))])]
    facts = bench.compare(builds, "kilometers", 2, "clone", 0.1)
    assert facts == {"interpreted": {"ns": {"best": 111111111.1, "median": 200000000.0}}}


def test_plies_are_decisions_by_seats() -> None:
    game = load("kilometers", 2)
    plies = playout.random_matches(game, Rng(3), 5)
    rng, choices, counted = Rng(3), game.choices(), 0
    for _ in range(5):
        state = game.start()
        while not state.over():
            seat = state.turn()
            if seat == LUCK:
                state.play(LUCK, state.luck(rng))
                continue
            state.offer(seat, choices)
            state.play(seat, game.moves[choices.pick(rng)])
            counted += 1
    assert plies == counted


def test_calls_are_measured_on_positions_in_which_a_seat_decides() -> None:
    game = load("kilometers", 3)
    states = playout.samples(game, Rng(2), 50)
    assert len({state.text() for state in states}) == 50
    assert all(state.turn() >= 0 for state in states)
    before = [state.text() for state in states]
    for call in bench.CALLS.values():
        assert call(states, Rng(1), 3) == 150
    assert [state.text() for state in states] == before


def test_the_command_prints_all_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PADDOCK_PURE", "1")  # do not compile the other build for a test
    assert main(["bench", "--game", "kilometers", "--seconds", "0.5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["builds"] == ["interpreted"]
    assert found["not_compiled"] == "PADDOCK_PURE is set"
    assert list(found["games"]["kilometers"]) == ["2", "6"]
    for measures in found["games"]["kilometers"].values():
        assert list(measures) == ["match", "clone", "imagine", "legal", "view"]
        assert measures["match"]["interpreted"]["plies_per_second"]["best"] > 1000
        for what in ("clone", "imagine", "legal", "view"):
            figures = measures[what]["interpreted"]["ns"]
            assert 0 < figures["best"] <= figures["median"]
    bots = found["bots"]["kilometers"]
    assert (bots["build"], bots["players"]) == ("interpreted", 2)
    for what, unit in bench.BOTS.items():
        assert bots[what][unit]["best"] >= bots[what][unit]["median"] > 100
    assert main(["bench", "--game", "kilometers", "--seconds", "0.2"]) == 0
    assert "interpreted only: PADDOCK_PURE is set" in capsys.readouterr().out


def test_zero_seconds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0"]) == 2
    assert "not more than 0" in capsys.readouterr().err
