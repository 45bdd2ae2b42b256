"""What a car can expect of the stage: the turns that it needs, and the round of its arrival."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.games.rally.bot.road import TURN
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.state import Rally

UNIT: Final = float(TURN)


@final
class Outlook:
    """By tables of turns, without the mechanics, whom others do not know."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def arrival(self, s: Rally, seat: i64) -> float:
        """The round in which a car comes home, less its start number."""
        car = s.cars[seat]
        if car.home:
            return float(car.home - car.start)
        if car.space < 0:
            return self.turns_left(s, seat) - 1.0
        done = s.round if car.start <= s.place else s.round - 1
        return float(done - car.start) + self.turns_left(s, seat)

    def turns_left(self, s: Rally, seat: i64) -> float:
        car = s.cars[seat]
        if car.home or car.out:
            return 0.0
        tempo = self.tables.of(s, seat, car.setup, car.tyres, False)
        if car.space < 0:
            return float(tempo.best_start(s.field)) / UNIT
        gear: i64 = 0 if car.off else car.gear
        return float(car.missing) + float(tempo.after_turn(s.field, car.space, gear)) / UNIT

    def from_line(self, s: Rally, seat: i64, setup: i64, tyres: i64) -> i64:
        """The turns from the line."""
        return mean_start(self.tables.of(s, seat, setup, tyres, False), s.cars[seat].start)


def mean_start(tempo: Tempo, start: i64) -> i64:
    """The turns from the line; who starts late starts in the weather of a later round."""
    total: i64 = 0
    field: i64 = 0
    while field <= min(max(0, start - 1), tempo.fields - 1):
        total += tempo.best_start(field)
        field += 1
    return total // max(1, field)
