"""Rounds: the weather, and the turn of each starter who is on the road."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.moves import Move
from paddock.core.seats import LUCK, just
from paddock.games.rally.rules import events
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.phases import driving, stages
from paddock.games.rally.rules.phases.luck import Dice
from paddock.games.rally.rules.state import Rally


def begin_race(s: Rally) -> None:
    """RY10: the first round is fair, without a die."""
    s.round = 1
    s.place = 0
    events.race_begins(s)
    next_turn(s)


@final
class Weather(Dice):
    """RY10: odd moves the marker one field on, even one back; not beyond an end."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.thrown = move.a
        if move.a % 2 == 1:
            if s.field + 1 < s.params.fields[s.zone]:
                s.field += 1
        elif s.field > 0:
            s.field -= 1
        events.weather(s)
        next_turn(s)


WEATHER: Final = Weather("weather")


def next_turn(s: Rally) -> None:
    """RY9: in round 1 only starter 1, in round 2 starters 1 and 2, and so on."""
    players: i64 = len(s.cars)
    while s.place < s.round and s.place < players:
        seat = s.order[s.place]
        s.place += 1
        car = s.cars[seat]
        if not car.racing():
            continue
        if car.missing == 0:
            begin_turn(s, seat, car)
            return
        car.missing -= 1  # RY16
        events.missed(s, seat)
    end_round(s)


def begin_turn(s: Rally, seat: i64, car: Car) -> None:
    s.driver = seat
    if not car.off:
        s.ask(driving.GEARBOX, just(seat))
        return
    car.off = False  # RY11: back on the road, in first gear
    car.gear = 1
    events.restarted(s, seat)
    s.ask(driving.RISK, just(LUCK))


def end_turn(s: Rally) -> None:
    s.end_move()
    next_turn(s)


def end_round(s: Rally) -> None:
    """The next round begins with its weather; with nobody on the road the stage is over (RY21)."""
    for car in s.cars:
        if car.racing():
            s.round += 1
            s.place = 0
            s.ask(WEATHER, just(LUCK))
            return
    stages.end_stage(s)
