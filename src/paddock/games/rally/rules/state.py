"""A position of Rally: the course, the cars, the weather, and the move that is being driven."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.core.state import State
from paddock.games.rally.rules import notation
from paddock.games.rally.rules.cards import (
    BEFORE_START,
    CREW,
    LONGEST,
    MOST_SPACES,
    NOT_CHOSEN,
    PROTOTYPE,
    REACH,
    SECTIONS,
    SPACES,
    TYRES,
    WEATHERS,
)
from paddock.games.rally.rules.parameters import ROAD, Parameters
from paddock.games.rally.rules.tables import LONGEST_LINE
from paddock.games.rally.rules.view import RallyView

HALF: Final = 32  # a set of spaces is two words: the first 32 spaces, and the rest
FULL: Final = 0xFFFFFFFF
PLACE_MECHANIC: Final = 3  # the verb that stays secret


def spaces_between(first: int, last: int, word: int) -> int:
    """The spaces first … last as a set; word 0 or 1 of it."""
    return sum(2 ** (n - word * HALF) for n in range(first, last + 1) if n // HALF == word)


# The spaces within reach of a space, RY17; and those of a course of so many sections
NEAR_LOW: Final = vec[i64](
    [spaces_between(max(0, n - REACH), n + REACH, 0) for n in range(MOST_SPACES)]
)
NEAR_HIGH: Final = vec[i64]([spaces_between(n - REACH, n + REACH, 1) for n in range(MOST_SPACES)])
COURSE_LOW: Final = vec[i64]([spaces_between(0, n * SPACES - 1, 0) for n in range(LONGEST + 1)])
COURSE_HIGH: Final = vec[i64]([spaces_between(0, n * SPACES - 1, 1) for n in range(LONGEST + 1)])


@final
class Car:
    """One driver's car, dash and mechanics."""

    def __init__(self) -> None:
        self.start: i64 = 0  # start number of this stage; 0: not known yet
        self.setup: i64 = NOT_CHOSEN
        self.setup_before: i64 = NOT_CHOSEN  # of the rally before, RY5
        self.tyres: i64 = NOT_CHOSEN
        self.space: i64 = BEFORE_START
        self.gear: i64 = 0  # 0: has not driven yet
        self.off = False  # beside the road: starts again in first gear, and is no hindrance
        self.missing: i64 = 0  # turns still to be missed
        self.over_rev = True  # RY8: the card is still there
        self.out = False
        self.home: i64 = 0  # the round in which it left the course
        self.crew: vec[i64] = vec[i64]([NOT_CHOSEN] * CREW)  # ascending; those not placed last
        self.shown: i64 = 0  # a bit for each of the crew that has acted
        self.bare_low: i64 = 0  # spaces on which all know that no hidden mechanic stands
        self.bare_high: i64 = 0
        self.points: i64 = 0  # of the last stage
        self.total: i64 = 0  # of the stages of this rally

    def clone(self) -> Car:
        other = Car()
        other.start = self.start
        other.setup = self.setup
        other.setup_before = self.setup_before
        other.tyres = self.tyres
        other.space = self.space
        other.gear = self.gear
        other.off = self.off
        other.missing = self.missing
        other.over_rev = self.over_rev
        other.out = self.out
        other.home = self.home
        other.crew = self.crew[:]
        other.shown = self.shown
        other.bare_low = self.bare_low
        other.bare_high = self.bare_high
        other.points = self.points
        other.total = self.total
        return other

    def racing(self) -> bool:
        return not self.out and self.home == 0

    # Mechanics

    def placed(self) -> i64:
        """How many mechanics have been placed."""
        count: i64 = 0
        for n in range(CREW):
            if self.crew[n] >= 0:
                count += 1
        return count

    def place(self, space: i64) -> None:
        """One more mechanic, kept in order: it does not matter who was named first."""
        at: i64 = self.placed()
        while at > 0 and self.crew[at - 1] > space:
            self.crew[at] = self.crew[at - 1]
            at -= 1
        self.crew[at] = space

    def is_near(self, n: i64, space: i64) -> bool:
        """RY17: four spaces in either direction."""
        at = self.crew[n]
        return at >= 0 and at - REACH <= space <= at + REACH

    def helpers(self, space: i64) -> i64:
        """How many own mechanics reach that space."""
        count: i64 = 0
        for n in range(CREW):
            if self.is_near(n, space):
                count += 1
        return count

    def show(self, space: i64) -> None:
        """Those who reach a space act there; so all know that nobody else stands near it."""
        for n in range(CREW):
            if self.is_near(n, space):
                self.shown |= POWERS[n]
        self.bare_low |= NEAR_LOW[space]
        self.bare_high |= NEAR_HIGH[space]

    def hidden(self) -> i64:
        """How many mechanics stand where only their driver knows."""
        count: i64 = 0
        for n in range(CREW):
            if self.crew[n] >= 0 and not self.shown & POWERS[n]:
                count += 1
        return count


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
        self.pool: i64 = 0  # the seats between whom the lot decides
        self.layer: i64 = -1  # who lays the course
        self.course: vec[i64] = vec[i64]([0] * LONGEST)  # faces
        self.laid: i64 = 0
        # The race
        self.round: i64 = 0
        self.field: i64 = 0  # of the zone's line of weather
        self.place: i64 = 0  # starters who have had their turn in this round
        self.driver: i64 = -1
        self.thrown: i64 = 0  # the last die, for whatever it was
        # The move that is being driven
        self.die: i64 = 0  # its risk die
        self.safe: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.driven: i64 = 0
        self.braked: i64 = 0  # in this move, and of it on the space the car is on
        self.here: i64 = 0
        self.judged = False  # the space the car is on has been thrown for
        self.going_on = False  # while damage is thrown: whether the car goes on afterwards
        self.change: i64 = NOT_CHOSEN  # and the tyres that it stops for
        self.excess: i64 = 0  # how far the factor is above the safe one
        self.mended = False  # mechanics have repaired at this stop

    # The road

    def length(self) -> i64:
        return self.laid * SPACES

    def weather(self) -> i64:
        return self.params.sky[self.zone * LONGEST_LINE + self.field]

    def slot(self, space: i64) -> i64:
        """Where a space of the course stands in the tables of the params."""
        return self.course[space >> 3] * SPACES + (space & 7)

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

    def could_reach(self, car: Car) -> bool:
        """From all that is known to everybody, a mechanic of this car may be within reach."""
        if car.hidden():
            low = NEAR_LOW[car.space] & COURSE_LOW[self.laid] & ~car.bare_low
            high = NEAR_HIGH[car.space] & COURSE_HIGH[self.laid] & ~car.bare_high
            if low or high:
                return True
        for n in range(CREW):
            if car.shown & POWERS[n] and car.is_near(n, car.space):
                return True
        return False

    # What every State can do

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
        """The others' hidden mechanics are placed anew, and their sealed choices made anew."""
        other = self.clone()
        for number in range(self.game.players):
            if number != seat:
                if self.phase.sealed:
                    other.choose_blindly(number, rng)
                else:
                    other.hide_blindly(number, rng)
        return other

    def choose_blindly(self, seat: int, rng: Rng) -> None:
        """A sealed choice that `seat` may have made; one that is not finished may be anything."""
        car = self.cars[seat]
        first_stage = self.stage == 0
        if first_stage:
            car.setup = NOT_CHOSEN
        car.tyres = NOT_CHOSEN
        for n in range(CREW):
            car.crew[n] = NOT_CHOSEN
        if self.due & just(seat):
            return
        if first_stage:
            car.setup = rng.below(PROTOTYPE + 1)
            while car.setup_before >= 0 and not -1 <= car.setup - car.setup_before <= 1:
                car.setup = rng.below(PROTOTYPE + 1)
        car.tyres = rng.below(len(TYRES))
        for _ in range(rng.below(CREW + 1)):
            car.place(rng.below(self.length()))

    def hide_blindly(self, seat: int, rng: Rng) -> None:
        """Hidden mechanics stand on any spaces on which they may still be."""
        car = self.cars[seat]
        hidden = car.hidden()
        seen = [car.crew[n] for n in range(CREW) if car.shown & POWERS[n]]
        for n in range(CREW):
            car.crew[n] = NOT_CHOSEN
        free = self.free_spaces(car)
        for _ in range(hidden):
            car.place(free[rng.below(len(free))])
        self.place_shown(car, seen)

    def free_spaces(self, car: Car) -> list[int]:
        """Where a hidden mechanic may stand as far as everybody knows."""
        return [
            n
            for n in range(self.length())
            if not (car.bare_low & POWERS[n] if n < HALF else car.bare_high & POWERS[n - HALF])
        ]

    def place_shown(self, car: Car, seen: list[i64]) -> None:
        """Add mechanics that everybody has seen to those that are hidden."""
        hidden = [car.crew[n] for n in range(CREW) if car.crew[n] >= 0]
        # Among equals a hidden one cannot be: where one has acted, all did.
        both = sorted([(int(space), 0) for space in hidden] + [(int(space), 1) for space in seen])
        car.shown = 0
        for n, (space, shown) in enumerate(both):
            car.crew[n] = space
            car.shown |= POWERS[n] * shown

    def view(self, seat: int) -> RallyView:
        return RallyView(self, seat)

    def scores(self) -> list[int]:
        return list(self.ledger.totals)

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """RY7: where a mechanic was placed is known to its driver alone."""
        if move.verb == PLACE_MECHANIC and viewer not in (seat, LUCK):
            return f"{move.text.split()[0]} ?"
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
