"""How likely a car wins the stage after each of its moves: what a player asks who may take time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.moves import Move
from paddock.games.rally.bot.chances import Chances
from paddock.games.rally.bot.goals import Goals
from paddock.games.rally.bot.pace import ROOM
from paddock.games.rally.bot.rivals import Rivals, field_shares
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import GEARS, MOST_SPACES
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.moves import BRAKE, GEAR, OVER_REV, STOP
from paddock.games.rally.rules.phases.driving import DRIVE
from paddock.games.rally.rules.state import Rally

LINE: Final = -1  # the space of a car before the start


@final
class Winning:
    """One position at a time: `read` it, then ask for the worth of its moves."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rivals = Rivals(tables)
        self.goals = Goals(self.rivals)
        self.chances = Chances()

    # Before the start

    def from_line(self, s: Rally, seat: i64, tempo: Tempo, to_come: list[float]) -> float:
        """With a car that has this table. `rivals` have been read before the start."""
        goals = self.goals.read(s, seat, 0, to_come)
        self.clear_cars()
        chances = self.chances
        chances.reckon(tempo, LINE, goals, self.goals.lost)  # every car has its over-rev card
        shares = field_shares(0, tempo.fields, s.cars[seat].start - 1)
        total = 0.0
        field: i64 = 0
        while field < tempo.fields:
            if shares[field] > 0.0:
                chances.begin(field)
                best = 0.0
                gear: i64 = 1
                while gear <= GEARS:
                    best = max(best, chances.throw(0, field, LINE, gear))
                    gear += 1
                total += shares[field] * best
            field += 1
        return total

    # In the race

    def read(self, s: Rally, seat: i64, tempo: Tempo) -> None:
        """A turn: what rivals can expect, and the table of one's own car."""
        self.clear_cars()
        rival: i64 = 0
        while rival < len(s.cars):
            other = s.cars[rival]
            if rival != seat and other.racing() and not other.off and other.space >= 0:
                self.chances.cars[other.space] += 1
            rival += 1
        self.rivals.read(s, seat)
        car = s.cars[seat]
        goals = self.goals.read(s, seat, s.round - car.start, [])
        behind = car.space - s.driven if s.phase is DRIVE else car.space
        self.chances.reckon(tempo, behind, goals, self.goals.lost, car.over_rev)
        self.take_up(s, car)

    def clear_cars(self) -> None:
        space: i64 = 0
        while space < MOST_SPACES:
            self.chances.cars[space] = 0
            space += 1

    def take_up(self, s: Rally, car: Car) -> None:
        """A question of the turn that was read; a move is reckoned from where it began."""
        self.chances.begin(s.field, car.over_rev)
        if s.phase is DRIVE:
            self.chances.move(0, s.field, car.space - s.driven, car.gear, s.safe)

    def after(self, s: Rally, seat: i64, move: Move) -> float:
        """In the turn that was read: of a gear, or of what is done on the space the car is on."""
        car = s.cars[seat]
        if move.verb == GEAR:
            return self.chances.throw(0, s.field, car.space, move.a)
        if move.verb == OVER_REV:
            self.chances.begin(s.field)
            worth = self.chances.throw(0, s.field, car.space, car.gear - 2)
            self.chances.begin(s.field, True)
            return worth
        return self.next_space(s, car, move.verb)

    def next_space(self, s: Rally, car: Car, verb: i64) -> float:
        """Brake, stop or go on."""
        chances = self.chances
        at, field = car.space, s.field
        need = max(0, s.least - s.driven - s.braked)
        if s.judged:  # nothing has happened: this space needs no further throw
            if verb == STOP:
                return chances.stopped(0, field, at, car.gear)
            return chances.arrived[(s.driven + 1) * ROOM + max(0, need - 1)]
        if verb == BRAKE:
            return chances.best(
                0, field, at, car.gear, s.safe, s.driven, s.most, max(0, need - 1), s.here + 1
            )
        if verb == STOP:
            return chances.stop(0, field, at, car.gear, s.safe, s.here)
        return chances.ahead(0, field, at, car.gear, s.safe, s.driven, need, s.here)

    def turn_over(self, s: Rally, seat: i64) -> float:
        """The turn that was read has ended."""
        car = s.cars[seat]
        if car.home:
            return self.chances.goals[0]
        if car.out or car.missing >= self.chances.horizon:
            return self.chances.lost
        self.chances.hold(car.over_rev)
        return self.chances.stopped(car.missing, s.field, car.space, 0 if car.off else car.gear)
