"""Before a stage: start numbers, who lays the course, the course, and the sealed choices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import FIRST, LUCK, just
from paddock.games.rally.rules.cards import (
    BEFORE_START,
    CREW,
    ENTRIES,
    FACE_NAMES,
    FACES,
    NOT_CHOSEN,
    SETUPS,
    TYRES,
)
from paddock.games.rally.rules.moves import (
    DONE,
    DONE_ID,
    FIRST_LAY,
    FIRST_LOT,
    FIRST_MECHANIC,
    FIRST_SETUP,
    FIRST_TYRE,
    LAY,
    LOT,
    MECHANIC,
    SETUP,
    TYRE,
)
from paddock.games.rally.rules.rules import (
    NOT_IN_THE_LOT,
    lowest_points,
    refuse_done,
    refuse_face,
    refuse_first_tyres,
    refuse_mechanic,
    refuse_setup,
)
from paddock.games.rally.rules.state import Car, Rally


def everybody(s: Rally) -> i64:
    """The set of all seats."""
    seats: i64 = 0
    for seat in range(s.game.players):
        seats |= just(seat)
    return seats


class Lots(Phase[Rally]):
    """Luck draws one of the seats in the pool."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        for number in range(s.game.players):
            if s.pool & just(number):
                choices.add(FIRST_LOT + number)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        if move.verb != LOT:
            return NO_SUCH_CHOICE
        return OK if s.pool & just(move.a) else NOT_IN_THE_LOT

    def luck(self, s: Rally, rng: Rng) -> Move:
        count: i64 = 0
        for number in range(s.game.players):
            if s.pool & just(number):
                count += 1
        left = rng.below(count)
        for number in range(s.game.players):
            if s.pool & just(number):
                if left == 0:
                    return s.game.moves[FIRST_LOT + number]
                left -= 1
        raise AssertionError("an empty pool")


@final
class Order(Lots):
    """RY24: start numbers are drawn one at a time, where nothing else decides."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        give_number(s, move.a, True)
        draw_order(s)


@final
class Layer(Lots):
    """RY3: chance decides who lays the course, between those of whom nobody is last."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.pool = 0
        ask_course(s, move.a, True)


@final
class Course(Phase[Rally]):
    """RY2–RY4: the sections of the stage, one at a time."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        face: i64 = 0
        while face < FACES:
            if refuse_face(s, face) is OK:
                choices.add(FIRST_LAY + face)
            face += 1

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        return refuse_face(s, move.a) if move.verb == LAY else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.course[s.laid] = move.a
        s.laid += 1
        if s.news is not None:
            s.tell("laid", {"seat": int(seat), "card": FACE_NAMES[move.a], "number": int(s.laid)})
        if s.laid < s.params.sections(int(s.entry), s.special):
            s.ask(COURSE, just(seat))
        else:
            s.ask(PREPARE, everybody(s))


@final
class Prepare(Phase[Rally]):
    """RY5, RY7: set-up, tyres and mechanics, in any order and in secret, until all are done."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        car = s.cars[seat]
        if car.setup < 0:
            for setup in range(len(SETUPS)):
                if refuse_setup(s, car, setup) is OK:
                    choices.add(FIRST_SETUP + setup)
        if refuse_first_tyres(car) is OK:
            for tyres in range(len(TYRES)):
                choices.add(FIRST_TYRE + tyres)
        if refuse_mechanic(s, car, 0) is OK:
            space: i64 = 0
            length = s.length()
            while space < length:
                choices.add(FIRST_MECHANIC + space)
                space += 1
        if refuse_done(car) is OK:
            choices.add(DONE_ID)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        car = s.cars[seat]
        if move.verb == SETUP:
            return refuse_setup(s, car, move.a)
        if move.verb == TYRE:
            return refuse_first_tyres(car)
        if move.verb == MECHANIC:
            return refuse_mechanic(s, car, move.a)
        return refuse_done(car) if move.verb == DONE else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        car = s.cars[seat]
        if move.verb == SETUP:
            car.setup = move.a
        elif move.verb == TYRE:
            car.tyres = move.a
        elif move.verb == MECHANIC:
            car.place(move.a)
            if s.news is not None:
                s.tell("mechanic-placed", {"space": int(move.a) + 1}, int(just(seat)))
        else:
            s.due &= ~just(seat)
            if s.news is not None:
                s.tell("ready", {"seat": int(seat)})
            if s.due == 0:
                self.open(s)

    def open(self, s: Rally) -> None:
        """All choices are in: set-ups and tyres are shown, mechanics stay hidden."""
        s.learnt = s.ply  # nobody takes back what was said before seeing the others
        if s.news is not None:
            for seat, car in enumerate(s.cars):
                facts: dict[str, int | str] = {"seat": seat}
                facts["setup"] = SETUPS[car.setup]
                facts["tyres"] = TYRES[car.tyres]
                facts["crew"] = int(car.placed())
                s.tell("revealed", facts)
        from paddock.games.rally.rules.phases.driving import (
            begin_race,  # which in turn begins stages
        )

        begin_race(s)


ORDER: Final = Order("order")
LAYER: Final = Layer("layer")
COURSE: Final = Course("course")
# Confirmed: whoever has chosen everything says so, and can change it until then.
PREPARE: Final = Prepare("prepare", sealed=True, confirmed=True)


def begin_rally(s: Rally) -> None:
    """RY27: the next entry of the calendar that this match drives."""
    s.entry = s.params.rallies[s.rally]
    s.zone = s.params.calendar[s.entry].zone
    s.stage = 0
    for car in s.cars:
        car.setup_before = car.setup  # RY5
        car.setup = NOT_CHOSEN
        car.total = 0
    begin_stage(s)


def begin_stage(s: Rally) -> None:
    """Cars back behind the line, cards back in hand, the road taken up."""
    s.special = s.params.is_special(int(s.entry), int(s.stage))
    for car in s.cars:
        clear(car)
    s.drawn = 0
    s.pool = 0
    s.layer = -1
    for n in range(len(s.course)):
        s.course[n] = 0
    s.laid = 0
    s.round = 0
    s.field = 0
    s.place = 0
    s.driver = -1
    s.thrown = 0
    draw_order(s)


def clear(car: Car) -> None:
    """What a stage leaves on a car is gone: all but the set-up and the points."""
    car.start = 0
    car.tyres = NOT_CHOSEN
    car.space = BEFORE_START
    car.gear = 0
    car.off = False
    car.missing = 0
    car.over_rev = True  # RY8: one a stage
    car.out = False
    car.home = 0
    for n in range(CREW):
        car.crew[n] = NOT_CHOSEN
    car.shown = 0
    car.bare_low = 0
    car.bare_high = 0


def draw_order(s: Rally) -> None:
    """RY24: by lot, or as they arrived in the stage before; ties by lot."""
    while s.drawn < s.game.players:
        if s.pool == 0:
            left = everybody(s)
            for n in range(s.drawn):
                left &= ~just(s.order[n])
            s.pool = left if s.stage == 0 else lowest_points(s, left)
        if s.pool & (s.pool - 1):
            s.ask(ORDER, just(LUCK))
            return
        give_number(s, FIRST[s.pool], False)
    choose_layer(s)


def announce(s: Rally) -> None:
    """Which rally and which stage: told with the first start number, when somebody listens."""
    entry = ENTRIES[s.entry]
    if s.stage == 0:
        facts: dict[str, int | str] = {"rally": int(s.rally) + 1, "entry": entry}
        facts["stages"] = s.params.stages(int(s.entry))
        s.tell("rally-begins", facts)
    facts = {"stage": int(s.stage) + 1, "entry": entry}
    facts["sections"] = s.params.sections(int(s.entry), s.special)
    s.tell("special-begins" if s.special else "stage-begins", facts)


def give_number(s: Rally, seat: i64, by_lot: bool) -> None:
    if s.drawn == 0 and s.news is not None:
        announce(s)
    s.pool &= ~just(seat)
    s.order[s.drawn] = seat
    s.drawn += 1
    s.cars[seat].start = s.drawn
    if s.news is not None:
        s.tell("start-number", {"seat": int(seat), "number": int(s.drawn), "lot": int(by_lot)})


def choose_layer(s: Rally) -> None:
    """RY3: the last of the stage before; ties, and the very first, by lot."""
    if s.stage > 0:
        ask_course(s, s.order[s.game.players - 1], False)  # its ties have just been drawn
        return
    s.pool = everybody(s) if s.rally == 0 else last_of_all(s)
    if s.pool & (s.pool - 1):
        s.ask(LAYER, just(LUCK))
        return
    seat = FIRST[s.pool]
    s.pool = 0
    ask_course(s, seat, False)


def last_of_all(s: Rally) -> i64:
    """The seats with the most points in the stage before."""
    worst = max([car.points for car in s.cars])
    seats: i64 = 0
    for seat in range(s.game.players):
        if s.cars[seat].points == worst:
            seats |= just(seat)
    return seats


def ask_course(s: Rally, seat: i64, by_lot: bool) -> None:
    s.layer = seat
    if s.news is not None:
        s.tell("layer", {"seat": int(seat), "lot": int(by_lot)})
    s.ask(COURSE, just(seat))
