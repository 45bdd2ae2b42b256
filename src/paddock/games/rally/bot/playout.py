"""The light player of Rally: it drives by tables of the turns that are left, one for each road.

A table is made once for a road and a car, and kept; with it a decision is a few sums.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.bot import Question
from paddock.bots.policy import NEVER, Policy, dearest, standing
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.games.rally.bot.laying import Laying
from paddock.games.rally.bot.outlook import UNIT, Outlook
from paddock.games.rally.bot.pace import ROOM, STATES
from paddock.games.rally.bot.player import RallyClub
from paddock.games.rally.bot.preparation import Preparation
from paddock.games.rally.bot.road import TURN
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.bot.trouble import read_trouble
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import (
    FAST,
    MOST_SPACES,
    NORMAL,
    RAIN,
    RAIN_TYRES,
    SNOW,
    SNOW_TYRES,
    SPACES,
    STABLE,
    STORM,
)
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.moves import (
    AHEAD,
    BRAKE,
    DONE,
    GEAR,
    KEEP,
    LAY,
    MECHANIC,
    OVER_REV,
    SETUP,
    STOP,
    TYRE,
)
from paddock.games.rally.rules.phases.accidents import PIT
from paddock.games.rally.rules.phases.driving import DRIVE, GEARBOX
from paddock.games.rally.rules.phases.preparing import PREPARE
from paddock.games.rally.rules.state import Rally

OVER_REV_WORTH: Final = TURN // 3  # the card is kept for a better moment
SPREAD: Final = 0.22  # variance of a turn, in turns
UNWANTED: Final = -1000.0  # below any other price


@final
class RallyPolicy(Policy[Rally]):
    def __init__(self) -> None:
        super().__init__()
        self.scale = 0.25
        self.slack = 1.2
        self.unit = 0.15
        self.gate = 3.0
        self.temper = 0.25  # few moves are worth leaving the club's for
        self.tables = Tables()
        self.outlook = Outlook(self.tables)
        # The question that is searched, for `first_price`
        self.winning = Winning(self.tables)
        self.turn_worth = 0.002  # what a turn counts beside the chance to win
        self.asked_part: i64 = -1  # the turn that `winning` has read, and whose it is
        self.asked_seat: i64 = -1
        self.preparation = Preparation(self.tables, self.winning)
        self.prepared = Laying(self.winning)
        self.next_face: i64 = -1  # of a prepared course
        self.club = RallyClub("")
        self.asked_at: Rally | None = None
        self.club_move: i64 = -1
        self.most = 0.0  # the highest price of its moves
        # The move that is being driven, for which `Pace.arrived` is filled
        self.tempo: Tempo | None = None
        self.filled: i64 = -1
        self.filled_for: Tempo | None = None
        self.cover: vec[i64] = vec[i64]([0] * MOST_SPACES)  # trouble that a mechanic would reach

    def choose(self, s: Rally, seat: i64, choices: Choices, rng: Rng) -> i64:
        if seat == self.asked_seat and (s.phase is DRIVE or s.phase is GEARBOX):
            if self.part(s) == self.asked_part:
                return self.likeliest(s, seat, choices)
        return dearest(self, s, seat, choices)

    def likeliest(self, s: Rally, seat: i64, choices: Choices) -> i64:
        """In the turn that is searched: the move with the best chance to win."""
        choices.size = 0
        s.phase.offer(s, seat, choices)
        self.winning.take_up(s, s.cars[seat])
        moves = s.game.moves
        best = choices.ids[0]
        most = NEVER
        n: i64 = 0
        while n < choices.size:
            move = moves[choices.ids[n]]
            worth = NEVER if move.verb == TYRE else self.winning.after(s, seat, move)
            if worth > most:
                best, most = choices.ids[n], worth
            n += 1
        return best

    def part(self, s: Rally) -> i64:
        """A turn of one car."""
        return ((s.rally * 16 + s.stage) * 512 + s.round) * 8 + s.place

    def searches(self, s: Rally) -> bool:
        return s.phase is GEARBOX or s.phase is DRIVE

    # One position

    def look(self, s: Rally, seat: i64) -> None:
        if s.phase is PREPARE:
            read_trouble(s, seat, self.cover)
            return
        if s.phase is not GEARBOX and s.phase is not DRIVE:
            return
        car = s.cars[seat]
        tempo = self.tables.of(s, seat, car.setup, car.tyres, True)
        self.tempo = tempo
        if s.phase is DRIVE:
            self.read_move(s, seat, car, tempo)

    def read_move(self, s: Rally, seat: i64, car: Car, tempo: Tempo) -> None:
        """Reckon the move from where it began, unless that has been done in this turn."""
        behind = car.space - s.driven
        key = ((self.part(s) * 128 + behind + 1) * 8 + car.gear) * 16 + s.safe
        if key == self.filled and self.filled_for is tempo:
            return
        self.filled = key
        self.filled_for = tempo
        pace = tempo.pace
        space: i64 = 0
        while space < MOST_SPACES:
            pace.cars[space] = 0
            space += 1
        other: i64 = 0
        while other < len(s.cars):
            rival = s.cars[other]
            if other != seat and rival.racing() and not rival.off and rival.space >= 0:
                pace.cars[rival.space] += 1
            other += 1
        pace.base = tempo.at(s.field, 0)
        pace.move(behind, car.gear, s.weather(), s.safe)

    def first_price(self, s: Rally, seat: i64, move: Move) -> float:
        """By the chance to win; mechanics and new tyres by the turns that they save; a course that
        has been prepared, or else what the club would lay."""
        verb = move.verb
        if s.phase is GEARBOX or s.phase is DRIVE:
            if self.asked_at is not s:
                assert self.tempo is not None
                self.asked_at = s
                self.asked_part, self.asked_seat = self.part(s), seat
                self.winning.read(s, seat, self.tempo)
            price = self.price(s, seat, move)
            if verb == TYRE:
                return price
            return (self.winning.after(s, seat, move) + self.turn_worth * price) / self.unit
        if s.phase is PREPARE or s.phase is PIT:
            return self.preparation.price(s, seat, move)
        if self.asked_at is not s:
            self.next_face = self.prepared.next_face(s, seat)
        if self.next_face >= 0:
            self.asked_at = s
            return self.scale if move.a == self.next_face else 0.0
        return self.like_the_club(s, seat, move)

    def like_the_club(self, s: Rally, seat: i64, move: Move) -> float:
        """The club's move before all others, which are priced as ever."""
        if self.asked_at is not s:
            question = Question(s, int(seat))
            self.asked_at = s
            self.club_move = self.club.answer(question, Rng(int(s.ply))).id
            self.most = max([self.price(s, seat, one) for one in question.legal])
        if move.id == self.club_move:
            return self.most + self.scale
        return self.price(s, seat, move)

    def price(self, s: Rally, seat: i64, move: Move) -> float:
        verb = move.verb
        car = s.cars[seat]
        if verb in (GEAR, OVER_REV):
            tempo = self.tempo
            assert tempo is not None
            gear = move.a if verb == GEAR else car.gear - 2
            turns = tempo.tries[tempo.at(s.field, car.space) + gear]
            if verb == OVER_REV:
                turns += OVER_REV_WORTH
            return -float(turns) / UNIT
        if verb in (AHEAD, BRAKE, STOP):
            return -float(self.step(s, car, verb)) / UNIT
        if verb == SETUP:
            return -float(self.outlook.from_line(s, seat, move.a, NORMAL)) / UNIT + 20.0
        if verb == TYRE:
            if s.phase is PREPARE:
                setup = car.setup if car.setup >= 0 else FAST
                return -float(self.outlook.from_line(s, seat, setup, move.a)) / UNIT - 10.0
            # To stop for them on purpose costs more than they bring.
            return UNWANTED if s.phase is DRIVE else self.new_tyres(s, move.a)
        if verb == MECHANIC:
            return -80.0 + float(self.cover[move.a]) / 1000.0
        if verb == DONE:
            return -90.0
        if verb == LAY:
            return self.laying(s, car, move.a)
        return 0.0 if verb == KEEP else -1.0

    def step(self, s: Rally, car: Car, verb: i64) -> i64:
        """The turns left after braking, stopping or going on."""
        tempo = self.tempo
        assert tempo is not None
        pace = tempo.pace
        pace.base = tempo.at(s.field, 0)
        weather = s.weather()
        behind = car.space - s.driven
        if s.judged:  # nothing has happened: this space needs no further throw
            if verb == STOP:
                return pace.turns[pace.base + car.space * STATES + car.gear]
            if car.space + 1 >= s.length():
                return 0
            return pace.arrived[(s.driven + 1) * ROOM + min(s.braked, max(0, s.least - 1))]
        if verb == BRAKE:
            return pace.best(
                behind, car.gear, weather, s.safe, s.least, s.most, s.driven, s.braked + 1,
                s.here + 1,
            )  # fmt: skip
        if verb == STOP:
            return pace.stop(
                behind, car.gear, weather, s.safe, s.least, s.driven, s.braked, s.here, 0
            )
        return pace.ahead(
            behind, car.gear, weather, s.safe, s.least, s.most, s.driven, s.braked, s.here, 0
        )

    def new_tyres(self, s: Rally, tyres: i64) -> float:
        """At the mechanics: those for the present weather, if they cost no turn."""
        weather = s.weather()
        best: i64 = NORMAL
        if weather in (RAIN, STORM):
            best = RAIN_TYRES
        elif weather == SNOW:
            best = SNOW_TYRES
        free = not s.mended and not s.params.slow_tyres
        return 1.0 if free and tyres == best else -1.0

    def laying(self, s: Rally, car: Car, face: i64) -> float:
        """A hard road for a stable car, an easy one for a prototype; else any."""
        if car.setup < 0 or car.setup == FAST:
            return 0.0
        rough: i64 = 0
        n: i64 = 0
        while n < SPACES:
            rough += s.params.factor[face * SPACES + n]
            n += 1
        return 0.1 * float(rough if car.setup == STABLE else -rough)

    # What a stage is worth

    def worth(self, s: Rally, side: i64, part: i64) -> float:
        """Whom a car is likely to beat, by the rounds in which they come home."""
        if side == self.asked_seat and part == self.asked_part and not s.over() and s.round:
            # A chance of 1 that is the sum of many may be rounded to a little more
            return min(1.0, self.winning.turn_over(s, side))
        if s.over() or s.round == 0:
            return self.by_points(s, side)
        worst = -100.0
        number: i64 = 0
        while number < len(s.cars):
            if not s.cars[number].out:
                worst = max(worst, self.outlook.arrival(s, number))
            number += 1
        mine = self.result(s, side, worst)
        left = self.outlook.turns_left(s, side)
        leads: list[float] = []
        number = 0
        while number < len(s.cars):
            if number != side:
                spread = SPREAD * (left + self.outlook.turns_left(s, number))
                lead = self.result(s, number, worst) - mine
                leads.append(lead / (0.55 * sqrt(spread + 0.1)))
            number += 1
        return standing(leads, 1.0)

    def by_points(self, s: Rally, side: i64) -> float:
        """Between two stages: championship points, and points of this rally, few of which are
        good."""
        leads: list[float] = []
        totals = s.ledger.totals
        for number in range(len(totals)):
            if number != side:
                lead = float(totals[side] - totals[number]) / float(s.game.parts)
                if not s.over():
                    lead += float(s.cars[number].total - s.cars[side].total)
                leads.append(lead)
        return standing(leads, 0.4 if s.over() else 1.5)

    def result(self, s: Rally, seat: i64, worst: float) -> float:
        """RY22, RY23: points of the stage that a car can expect, and those it has; few are good."""
        car = s.cars[seat]
        return float(car.total) + (worst + 2.0 if car.out else self.outlook.arrival(s, seat))
