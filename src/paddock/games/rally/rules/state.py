"""A position of Rally: the course, the cars, the weather, and the move that is being driven."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.rally.rules import encoding, imagining, notation
from paddock.games.rally.rules.cards import (
    CREW,
    LONGEST,
    LONGEST_LINE,
    NOT_CHOSEN,
    SECTIONS,
    SPACES,
    WEATHERS,
)
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.moves import MECHANIC
from paddock.games.rally.rules.parameters import ROAD, Parameters
from paddock.games.rally.rules.view import RallyView


@final
class Rally(State):
    """One position: the stage on the road, and the results of those before it."""

    def __init__(
        self, game: Game, params: Parameters, phase: Phase[Any], cars: list[Car], ledger: Ledger
    ) -> None:
        super().__init__(game, phase)
        self.params = params
        self.cars = cars
        self.ledger = ledger
        self.results: list[str] = []  # of each stage that is over, as written in a position
        # Which stage
        self.rally: i64 = 0  # how many rallies are over
        self.stage: i64 = 0  # how many stages of this rally are over
        self.entry: i64 = 0  # of the calendar
        self.zone: i64 = 0
        self.special = False
        # Before the start
        self.order: vec[i64] = vec[i64]([0] * game.players)  # seats by start number
        self.drawn: i64 = 0  # how many start numbers are known
        self.pool: i64 = 0  # the set of seats between whom the lot decides
        self.layer: i64 = -1  # who lays the course
        self.course: vec[i64] = vec[i64]([0] * LONGEST)  # faces
        self.laid: i64 = 0  # how many sections lie
        # The race
        self.round: i64 = 0
        self.field: i64 = 0  # of the zone's line of weather
        self.place: i64 = 0  # starters who have had their turn in this round
        self.driver: i64 = -1
        self.thrown: i64 = 0  # the last die, for whatever it was
        # The move that is being driven
        self.die: i64 = 0  # its risk die
        self.safe: i64 = 0  # the highest factor that it drives safely
        self.least: i64 = 0  # the fewest and the most spaces of its gear
        self.most: i64 = 0
        self.driven: i64 = 0  # spaces so far
        self.braked: i64 = 0  # brakings so far
        self.here: i64 = 0  # those of them on the space the car is on
        self.judged = False  # the space the car is on has been thrown for
        self.going_on = False  # while damage is thrown: whether the car goes on afterwards
        self.change: i64 = NOT_CHOSEN  # while damage is thrown: the tyres that it stops for
        self.excess: i64 = 0  # how far the factor is above the safe one
        self.mended = False  # mechanics have repaired at this stop

    def begin_stage(self) -> None:
        """No start number is drawn, no section lies, and every car is back before the start."""
        for car in self.cars:
            car.begin_stage()
        self.drawn = 0
        self.pool = 0
        self.layer = -1
        for n in range(LONGEST):
            self.course[n] = 0
        self.laid = 0
        self.round = 0
        self.field = 0
        self.place = 0
        self.driver = -1
        self.thrown = 0

    def end_move(self) -> None:
        """Nobody drives; `excess` is 0 already, for damage has been thrown for."""
        self.driver = -1
        self.die = 0
        self.safe = 0
        self.least = 0
        self.most = 0
        self.driven = 0
        self.braked = 0
        self.here = 0
        self.judged = False
        self.going_on = False
        self.change = NOT_CHOSEN
        self.mended = False

    # The road

    def plan(self) -> i64:
        """Where the limits of this stage stand in the tables of the parameters."""
        return self.entry * 2 + (1 if self.special else 0)

    def length(self) -> i64:
        """How many spaces the course has."""
        return self.laid * SPACES

    def weather(self) -> i64:
        return self.params.sky[self.zone * LONGEST_LINE + self.field]

    def weather_add(self) -> i64:
        """RY19: what the weather adds to the risk die."""
        return self.params.adds[self.zone * LONGEST_LINE + self.field]

    def slot(self, space: i64) -> i64:
        """Where a space of the course stands in the tables of the parameters."""
        return self.course[space // SPACES] * SPACES + space % SPACES

    def factor(self, space: i64) -> i64:
        """As it is in this weather, before tyres, brakes and passing."""
        return self.params.going[self.weather() * ROAD + self.slot(space)]

    def grip(self, car: Car) -> i64:
        """RY20: what its tyres take off every factor now."""
        return self.params.grip[car.tyres * len(WEATHERS) + self.weather()]

    def drag(self, car: Car) -> i64:
        """RY20: the spaces that its tyres cost in this weather."""
        return self.params.drag[car.tyres * len(WEATHERS) + self.weather()]

    def beside(self, seat: i64) -> i64:
        """RY14: how many running cars stand on the space of this seat's car."""
        space = self.cars[seat].space
        count: i64 = 0
        number: i64 = 0
        players: i64 = len(self.cars)
        while number < players:
            car = self.cars[number]
            if car.space == space and number != seat and not car.off and car.racing():
                count += 1
            number += 1
        return count

    # The interface of State

    def clone(self) -> Rally:
        other = Rally(
            self.game,
            self.params,
            self.phase,
            [car.clone() for car in self.cars],
            self.ledger.clone(),
        )
        self.copy_to(other)
        other.results = self.results  # never changed, only replaced
        other.rally = self.rally
        other.stage = self.stage
        other.entry = self.entry
        other.zone = self.zone
        other.special = self.special
        other.order = self.order[:]
        other.drawn = self.drawn
        other.pool = self.pool
        other.layer = self.layer
        other.course = self.course[:]
        other.laid = self.laid
        other.round = self.round
        other.field = self.field
        other.place = self.place
        other.driver = self.driver
        other.thrown = self.thrown
        other.die = self.die
        other.safe = self.safe
        other.least = self.least
        other.most = self.most
        other.driven = self.driven
        other.braked = self.braked
        other.here = self.here
        other.judged = self.judged
        other.going_on = self.going_on
        other.change = self.change
        other.excess = self.excess
        other.mended = self.mended
        return other

    def imagine(self, seat: int, rng: Rng) -> Rally:
        return imagining.imagine(self, seat, rng)

    def view(self, seat: int) -> RallyView:
        return RallyView(self, seat)

    def encode(self, seat: i64, row: Row) -> None:
        encoding.encode(self, seat, row)

    def scores(self) -> list[int]:
        return list(self.ledger.totals)

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """RY7: where a mechanic was placed is known to its driver alone."""
        if move.verb == MECHANIC and viewer not in (seat, LUCK):
            return f"{move.kind} ?"
        return move.text

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def census(self) -> dict[str, int]:
        lie = [int(self.course[n]) // 2 for n in range(self.laid)]
        box = [section for section in range(SECTIONS) if section not in lie]
        placed = sum(int(car.placed()) for car in self.cars)
        spare = sum(CREW - int(car.placed()) for car in self.cars)
        return {
            "sections": len(lie) + len(box),
            "mechanics": placed + spare,
            "cars": len(self.cars),
            "start numbers": len({int(self.order[n]) for n in range(self.drawn)})
            + sum(1 for car in self.cars if car.start == 0),
        }
