"""The move of a car: the gear, the risk die, and then space by space."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.rally.rules import events
from paddock.games.rally.rules.cards import GEARS, TYRES
from paddock.games.rally.rules.moves import AHEAD, BRAKE, GEAR, OVER_REV, STOP, TYRE
from paddock.games.rally.rules.phases import accidents, rounds
from paddock.games.rally.rules.phases.luck import Dice
from paddock.games.rally.rules.rules import (
    LOW_GEAR,
    change_tyres,
    factor_here,
    refuse_ahead,
    refuse_brake,
    refuse_gear,
    refuse_over_rev,
    refuse_stop,
    refuse_tyre_stop,
    risk_roll,
    safe_factor,
    set_limits,
)
from paddock.games.rally.rules.state import Rally


@final
class Gear(Phase[Rally]):
    """RY8, RY11: the gear comes before the die."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        car = s.cars[seat]
        gear: i64 = 1
        while gear <= GEARS:
            if refuse_gear(car, gear) is OK:
                choices.add(s.params.moves.gear.id(gear))
            gear += 1
        if refuse_over_rev(car) is OK:
            choices.add(s.params.moves.over_rev.first)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        car = s.cars[seat]
        if move.verb == OVER_REV:
            return refuse_over_rev(car)
        return refuse_gear(car, move.a) if move.verb == GEAR else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        car = s.cars[seat]
        if move.verb == OVER_REV:
            car.over_rev = False
            car.gear -= 2
        else:
            car.gear = move.a
        events.shifted(s, seat, move.verb == OVER_REV)
        s.ask(RISK, just(LUCK))


@final
class Risk(Dice):
    """RY12: what this move drives safely. The car then drives its first space."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        car = s.cars[s.driver]
        roll = risk_roll(s, car, move.a)
        s.thrown = move.a
        s.die = move.a
        s.safe = safe_factor(s, car.gear, roll)
        set_limits(s, car, car.gear)
        s.driven = 0
        s.braked = 0
        events.risk(s, car, roll)
        drive_on(s)


def drive_on(s: Rally) -> None:
    """One space ahead. What it costs is judged when the driver says what comes next."""
    seat = s.driver
    car = s.cars[seat]
    car.space += 1
    s.driven += 1
    s.here = 0
    s.judged = False
    if car.space == s.length():
        car.home = s.round  # RY21
        events.home(s, seat)
        rounds.end_turn(s)
        return
    if s.driven == s.most and (car.gear > LOW_GEAR or not car.may_be_helped(s.laid)):
        judge(s, False)  # nothing is left to choose
        return
    s.ask(DRIVE, just(seat))


@final
class Drive(Phase[Rally]):
    """RY13: on the space the car is on, brake, drive on, or stop; RY18: stop for tyres."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        moves = s.params.moves
        if refuse_ahead(s) is OK:
            choices.add(moves.ahead.first)
        if refuse_brake(s) is OK:
            choices.add(moves.brake.first)
        if refuse_stop(s) is OK:
            choices.add(moves.stop.first)
        car = s.cars[seat]
        if car.gear > LOW_GEAR:
            return  # for speed: `refuse_tyre_stop` would refuse all of them
        for tyres in range(len(TYRES)):
            if refuse_tyre_stop(s, car, tyres) is OK:
                choices.add(moves.tyres.id(tyres))

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        if move.verb == AHEAD:
            return refuse_ahead(s)
        if move.verb == BRAKE:
            return refuse_brake(s)
        if move.verb == STOP:
            return refuse_stop(s)
        if move.verb == TYRE:
            return refuse_tyre_stop(s, s.cars[seat], move.a)
        return NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        if move.verb == BRAKE:
            s.braked += 1
            s.here += 1
            events.braked(s, seat)
            s.ask(DRIVE, just(seat))
            return
        if move.verb == TYRE:
            car = s.cars[seat]
            car.show(car.space)  # stopping for them shows where they are
            s.change = move.a
        judge(s, move.verb == AHEAD)


def judge(s: Rally, going_on: bool) -> None:
    """RY15: a space above the safe factor is thrown for, once."""
    s.going_on = going_on
    if s.judged:
        carry_on(s)
        return
    factor = factor_here(s, s.driver, going_on)
    if factor <= s.safe:
        carry_on(s)
        return
    s.excess = factor - s.safe
    events.danger(s, factor, going_on)
    s.ask(accidents.DAMAGE, just(LUCK))


def carry_on(s: Rally) -> None:
    """Nothing has happened: do what was announced."""
    if s.going_on:
        s.going_on = False
        drive_on(s)
        return
    car = s.cars[s.driver]
    events.stopped(s, car)
    if s.change >= 0:
        change_tyres(s, car, s.change)
    rounds.end_turn(s)


GEARBOX: Final = Gear("gear")
RISK: Final = Risk("risk")
DRIVE: Final = Drive("drive")
