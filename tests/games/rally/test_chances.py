"""The chance to win and the table of turns are computed in two ways that must agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

from paddock.bots.play import ask
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.games.rally.bot.chances import TURNS, Chances
from paddock.games.rally.bot.goals import beats
from paddock.games.rally.bot.player import RallyClub
from paddock.games.rally.bot.playout import RallyPolicy
from paddock.games.rally.bot.road import OUT_TURNS, TURN
from paddock.games.rally.rules.moves import AHEAD, STOP, TYRE
from paddock.games.rally.rules.phases.driving import DRIVE, GEARBOX
from paddock.games.rally.rules.state import Rally
from paddock.shelf import load


def positions(seed: int) -> Iterator[tuple[Rally, int]]:
    """Each question of a stage of three club players."""
    state = load("rally", 3).start()
    assert isinstance(state, Rally)
    club, luck = RallyClub("club"), Rng(seed)
    rngs = [Rng(seed, 1 + seat) for seat in range(3)]
    while not state.over():
        seat = int(state.turn())
        if seat == LUCK:
            state.play(LUCK, state.luck(luck))
            continue
        yield state, seat
        state.play(seat, ask(state, seat, club, rngs[seat]))


def move_of(state: Rally, seat: int, verb: int) -> Move | None:
    return next((move for move in state.legal(seat) if move.verb == verb), None)


def test_with_equal_costs_per_turn_the_fewest_turns_are_best() -> None:
    """If the value falls by the same amount with each turn, only the average counts."""
    policy, chances = RallyPolicy(), Chances()
    goals = vec[float]([1.0 - turn / TURNS for turn in range(TURNS)])
    compared = 0
    for state, seat in positions(11):
        if state.phase is not GEARBOX or len(state.legal(seat)) < 3:
            continue
        policy.look(state, seat)
        tempo, car = policy.tempo, state.cars[seat]
        assert tempo is not None
        chances.reckon(tempo, car.space, goals, 1.0 - (OUT_TURNS + 2) / TURNS)
        chances.begin(state.field)
        for gear in range(1, 6):
            turns = float(tempo.tries[tempo.at(state.field, car.space) + gear]) / TURN
            if turns < 10:  # otherwise the tail of the table has an effect
                worth = chances.throw(0, state.field, car.space, gear)
                assert (1.0 - worth) * TURNS + 1.0 == pytest.approx(turns, abs=0.02)
                compared += 1
    assert compared > 30


def test_a_car_that_must_finish_in_this_turn_does_not_stop() -> None:
    policy = RallyPolicy()
    now_or_never = vec[float]([1.0] + [0.0] * (TURNS - 1))
    asked = 0
    for state, seat in positions(12):
        stop, ahead = move_of(state, seat, STOP), move_of(state, seat, AHEAD)
        if state.phase is not DRIVE or stop is None or ahead is None:
            continue
        car = state.cars[seat]
        if state.length() - car.space > state.most - state.driven:
            continue  # too far
        policy.look(state, seat)
        winning = policy.winning
        assert policy.tempo is not None
        behind = car.space - state.driven
        winning.chances.reckon(policy.tempo, behind, now_or_never, 0.0)
        winning.chances.begin(state.field)
        winning.chances.move(0, state.field, behind, car.gear, state.safe)
        assert winning.after(state, seat, stop) == 0.0
        assert winning.after(state, seat, ahead) > 0.0
        asked += 1
    assert asked > 0


def test_nobody_stops_for_tyres_on_the_road() -> None:
    """In the middle of a drive, stopping for tyres was valued higher than driving on."""
    policy = RallyPolicy()
    asked = 0
    for seed in range(20, 24):
        for state, seat in positions(seed):
            if state.phase is DRIVE and (tyres := move_of(state, seat, TYRE)) is not None:
                policy.look(state, seat)
                prices = {move: policy.price(state, seat, move) for move in state.legal(seat)}
                assert prices[tyres] == min(prices.values()) < max(prices.values())
                asked += 1
    assert asked > 0


def test_a_rival_is_beaten_by_points() -> None:
    assert [beats(behind, 0.0) for behind in (-1.0, 0.0, 1.0)] == [0.0, 0.5, 1.0]
    assert beats(0.0, 2.0) == pytest.approx(0.5)
    assert 0.5 < beats(1.0, 4.0) < beats(1.0, 1.0) < beats(2.0, 1.0) < 1.0
