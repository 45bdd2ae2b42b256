"""How likely a car wins the stage after each of its moves: what a player asks who may take time."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.moves import Move
from paddock.games.rally.bot.chances import Chances
from paddock.games.rally.bot.goals import Goals
from paddock.games.rally.bot.outlook import Outlook
from paddock.games.rally.bot.pace import ROOM
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import MOST_SPACES
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.moves import BRAKE, GEAR, OVER_REV, STOP
from paddock.games.rally.rules.phases.driving import DRIVE
from paddock.games.rally.rules.state import Rally

OVER_REV_WORTH: Final = 0.02  # the card is kept for a better moment


@final
class Winning:
    """One position at a time: `read` it, then ask for the worth of its moves."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.outlook = Outlook(tables)
        self.goals = Goals()
        self.chances = Chances()

    def read(self, s: Rally, seat: i64, tempo: Tempo) -> None:
        """A turn: what rivals can expect, and the table of one's own car."""
        arrivals: vec[float] = vec[float]([0.0] * len(s.cars))
        left: vec[float] = vec[float]([0.0] * len(s.cars))
        cars = self.chances.cars
        space: i64 = 0
        while space < MOST_SPACES:
            cars[space] = 0
            space += 1
        rival: i64 = 0
        while rival < len(s.cars):
            other = s.cars[rival]
            if rival != seat:
                arrivals[rival] = self.outlook.arrival(s, rival)
                left[rival] = self.outlook.turns_left(s, rival)
                if other.racing() and not other.off and other.space >= 0:
                    cars[other.space] += 1
            rival += 1
        car = s.cars[seat]
        goals = self.goals.read(s, seat, s.round - car.start, arrivals, left)
        behind = car.space - s.driven if s.phase is DRIVE else car.space
        self.chances.reckon(tempo, behind, goals, self.goals.lost)
        self.chances.begin(s.field)
        if s.phase is DRIVE:
            self.chances.move(0, s.field, behind, car.gear, s.safe)

    def after(self, s: Rally, seat: i64, move: Move) -> float:
        """In the turn that was read: of a gear, or of what is done on the space the car is on."""
        car = s.cars[seat]
        if move.verb == GEAR:
            return self.chances.throw(0, s.field, car.space, move.a)
        if move.verb == OVER_REV:
            return self.chances.throw(0, s.field, car.space, car.gear - 2) - OVER_REV_WORTH
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
