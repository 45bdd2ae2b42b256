"""A race: rounds and weather, gears and dice, and the move of a car space by space."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.rally.rules.cards import (
    DIE,
    ENTRIES,
    GEARS,
    NOT_CHOSEN,
    NOTHING,
    RESULTS,
    SPIN,
    TYRES,
    WEATHERS,
    WRECK,
)
from paddock.games.rally.rules.moves import (
    AHEAD,
    AHEAD_ID,
    BRAKE,
    BRAKE_ID,
    FIRST_GEAR,
    FIRST_THROW,
    FIRST_TYRE,
    GEAR,
    KEEP,
    KEEP_ID,
    OVER_REV,
    OVER_REV_ID,
    STOP,
    STOP_ID,
    THROW,
    TYRE,
)
from paddock.games.rally.rules.phases.preparing import (
    COURSE,
    LAYER,
    ORDER,
    PREPARE,
    begin_rally,
    begin_stage,
)
from paddock.games.rally.rules.rules import (
    LOW_GEAR,
    damage,
    factor_here,
    mend,
    refuse_ahead,
    refuse_brake,
    refuse_gear,
    refuse_new_tyres,
    refuse_over_rev,
    refuse_stop,
    refuse_tyre_stop,
    risk_roll,
    safe_factor,
    set_limits,
)
from paddock.games.rally.rules.scoring import score_rally, score_stage
from paddock.games.rally.rules.state import Car, Rally
from paddock.games.rally.rules.tables import LONGEST_LINE


class Dice(Phase[Rally]):
    """Luck throws a die."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        for number in range(1, DIE + 1):
            choices.add(FIRST_THROW + number)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == THROW else NO_SUCH_CHOICE

    def luck(self, s: Rally, rng: Rng) -> Move:
        return s.game.moves[FIRST_THROW + 1 + rng.below(DIE)]


@final
class Weather(Dice):
    """RY10: odd moves the marker one field on, even one back; not beyond an end."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.thrown = move.a
        if move.a & 1:
            if s.field + 1 < s.params.fields[s.zone]:
                s.field += 1
        elif s.field > 0:
            s.field -= 1
        if s.news is not None:
            facts: dict[str, int | str] = {"round": int(s.round), "die": int(move.a)}
            facts["weather"] = WEATHERS[s.weather()]
            facts["add"] = int(s.params.adds[s.zone * LONGEST_LINE + s.field])
            s.tell("weather", facts)
        next_turn(s)


@final
class Gear(Phase[Rally]):
    """RY8, RY11: the gear comes before the die."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        car = s.cars[seat]
        gear: i64 = 1
        while gear <= GEARS:
            if refuse_gear(car, gear) is OK:
                choices.add(FIRST_GEAR + gear)
            gear += 1
        if refuse_over_rev(car) is OK:
            choices.add(OVER_REV_ID)

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
        if s.news is not None:
            code = "over-revved" if move.verb == OVER_REV else "shifted"
            s.tell(code, {"seat": int(seat), "gear": int(car.gear)})
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
        if s.news is not None:
            facts = {"seat": int(s.driver), "die": int(move.a), "setup_add": int(car.setup)}
            facts["weather_add"] = int(s.params.adds[s.zone * LONGEST_LINE + s.field])
            facts["roll"] = int(roll)
            facts["gear"] = int(car.gear)
            facts["safe"] = int(s.safe)
            facts["least"] = int(s.least)
            facts["most"] = int(s.most)
            s.tell("risk", dict(facts))
        drive_on(s)


@final
class Drive(Phase[Rally]):
    """RY13: on the space the car is on, brake, drive on, or stop."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        if refuse_ahead(s) is OK:
            choices.add(AHEAD_ID)
        if refuse_brake(s) is OK:
            choices.add(BRAKE_ID)
        if refuse_stop(s) is OK:
            choices.add(STOP_ID)
        car = s.cars[seat]
        if car.gear <= LOW_GEAR:
            for tyres in range(len(TYRES)):
                if refuse_tyre_stop(s, car, tyres) is OK:
                    choices.add(FIRST_TYRE + tyres)

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
            if s.news is not None:
                facts = {"seat": int(seat), "space": int(s.cars[seat].space) + 1}
                facts["least"] = int(max(1, s.least - s.braked))
                s.tell("braked", dict(facts))
            s.ask(DRIVE, just(seat))
            return
        if move.verb == TYRE:
            car = s.cars[seat]
            car.show(car.space)  # whoever stops for them tells where they are
            s.change = move.a
        judge(s, move.verb == AHEAD)


@final
class Damage(Dice):
    """RY15, RY16: what happens on a space above the safe factor."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.thrown = move.a
        result = damage(s, s.excess, move.a)
        driver = s.driver
        car = s.cars[driver]
        if s.news is not None:
            facts: dict[str, int | str] = {"seat": int(driver), "die": int(move.a)}
            facts["excess"] = int(s.excess)
            facts["result"] = RESULTS[result]
            s.tell("damage", facts)
        s.excess = 0
        if result == NOTHING:
            s.judged = True
            # RY13: what was announced may still be changed, if there is a choice
            if s.going_on and refuse_stop(s) is OK:
                s.going_on = False
                s.ask(DRIVE, just(driver))
            else:
                carry_on(s)
            return
        s.change = NOT_CHOSEN
        s.going_on = False
        if result == WRECK:
            car.out = True
            if s.news is not None:
                s.tell("wrecked", {"seat": int(driver), "space": int(car.space) + 1})
            end_turn(s)
            return
        car.off = True
        degree = result - SPIN
        if degree == 0:
            self.stop_off_road(s, car, s.could_reach(car))
            return
        helpers = car.helpers(car.space)
        left = mend(car, degree)
        car.missing = left
        s.mended = helpers > 0
        if s.mended and s.news is not None:
            facts = {"seat": int(driver), "mechanics": int(helpers), "degree": int(degree)}
            facts["left"] = int(left)
            s.tell("mended", facts)
        self.stop_off_road(s, car, s.mended)

    def stop_off_road(self, s: Rally, car: Car, ask: bool) -> None:
        """RY18: whoever may have a mechanic near is asked about tyres, so asking tells nothing."""
        if s.news is not None:
            facts = {"seat": int(s.driver), "space": int(car.space) + 1}
            facts["missing"] = int(car.missing)
            s.tell("off-road", dict(facts))
        if ask:
            s.ask(PIT, just(s.driver))
        else:
            end_turn(s)


@final
class Pit(Phase[Rally]):
    """RY18: a car off the road near its mechanics may change tyres."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        car = s.cars[seat]
        for tyres in range(len(TYRES)):
            if refuse_new_tyres(car, tyres) is OK:
                choices.add(FIRST_TYRE + tyres)
        choices.add(KEEP_ID)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        if move.verb == KEEP:
            return OK
        return refuse_new_tyres(s.cars[seat], move.a) if move.verb == TYRE else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        if move.verb == TYRE:
            car = s.cars[seat]
            car.show(car.space)
            change_tyres(s, car, move.a)
        end_turn(s)


WEATHER: Final = Weather("weather")
GEARBOX: Final = Gear("gear")
RISK: Final = Risk("risk")
DRIVE: Final = Drive("drive")
DAMAGE: Final = Damage("damage")
PIT: Final = Pit("pit")
PHASES: Final[dict[str, Phase[Rally]]] = {
    "order": ORDER,
    "layer": LAYER,
    "course": COURSE,
    "prepare": PREPARE,
    "weather": WEATHER,
    "gear": GEARBOX,
    "risk": RISK,
    "drive": DRIVE,
    "damage": DAMAGE,
    "pit": PIT,
}


# Rounds and turns


def begin_race(s: Rally) -> None:
    """RY10: the first round is fair."""
    s.round = 1
    s.place = 0
    if s.news is not None:
        s.tell("race-begins", {})
    next_turn(s)


def next_turn(s: Rally) -> None:
    """RY9: in round 1 only starter 1, in round 2 starters 1 and 2, and so on."""
    players: i64 = len(s.cars)
    while True:
        if s.place == s.round or s.place == players:
            end_round(s)
            return
        seat = s.order[s.place]
        s.place += 1
        car = s.cars[seat]
        if not car.racing():
            continue
        if car.missing == 0:
            begin_turn(s, seat, car)
            return
        car.missing -= 1  # RY16
        if s.news is not None:
            s.tell("missed", {"seat": int(seat), "left": int(car.missing)})


def end_round(s: Rally) -> None:
    """The next round begins with its weather; with nobody on the road the stage is over (RY21)."""
    for car in s.cars:
        if car.racing():
            s.round += 1
            s.place = 0
            s.ask(WEATHER, just(LUCK))
            return
    end_stage(s)


def begin_turn(s: Rally, seat: i64, car: Car) -> None:
    s.driver = seat
    if not car.off:
        s.ask(GEARBOX, just(seat))
        return
    car.off = False  # RY11: back on the road, in first gear
    car.gear = 1
    if s.news is not None:
        s.tell("restarted", {"seat": int(seat)})
    s.ask(RISK, just(LUCK))


def end_turn(s: Rally) -> None:
    s.die = 0
    s.safe = 0
    s.least = 0
    s.most = 0
    s.driven = 0
    s.braked = 0
    s.here = 0
    s.judged = False
    s.going_on = False
    s.change = NOT_CHOSEN
    s.mended = False
    s.driver = -1
    next_turn(s)


# The move of a car


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
        if s.news is not None:
            s.tell("home", {"seat": int(seat), "round": int(s.round)})
        end_turn(s)
        return
    if s.driven == s.most and (car.gear > LOW_GEAR or not s.could_reach(car)):
        judge(s, False)  # nothing is left to choose
        return
    s.ask(DRIVE, just(seat))


def judge(s: Rally, going_on: bool) -> None:
    """RY15: a space above the safe factor is thrown for, once."""
    s.going_on = going_on
    if s.judged:
        carry_on(s)
        return
    seat = s.driver
    factor = factor_here(s, seat, going_on)
    if factor <= s.safe:
        carry_on(s)
        return
    s.excess = factor - s.safe
    if s.news is not None:
        car = s.cars[seat]
        facts = {"seat": int(seat), "space": int(car.space) + 1, "factor": int(factor)}
        facts["road"] = int(s.factor(car.space))
        facts["brakes"] = int(s.here)
        facts["passed"] = int(s.beside(seat)) if going_on else 0
        facts["grip"] = int(s.grip(car))
        facts["safe"] = int(s.safe)
        facts["excess"] = int(s.excess)
        s.tell("danger", dict(facts))
    s.ask(DAMAGE, just(LUCK))


def carry_on(s: Rally) -> None:
    """Nothing has happened: do what was announced."""
    if s.going_on:
        s.going_on = False
        drive_on(s)
        return
    car = s.cars[s.driver]
    if s.news is not None:
        facts = {"seat": int(s.driver), "space": int(car.space) + 1, "driven": int(s.driven)}
        s.tell("stopped", dict(facts))
    if s.change >= 0:
        change_tyres(s, car, s.change)
    end_turn(s)


def change_tyres(s: Rally, car: Car, tyres: i64) -> None:
    """RY18: with a repair at the same stop, or where tyres are slow, one more turn is missed."""
    car.tyres = tyres
    car.off = True  # it stands at its mechanics and starts again in first gear
    extra: i64 = 1 if s.mended or s.params.slow_tyres else 0
    car.missing += extra
    if s.news is not None:
        facts: dict[str, int | str] = {"seat": int(s.driver), "tyres": TYRES[tyres]}
        facts["extra"] = int(extra)
        s.tell("changed-tyres", facts)


# The end


def end_stage(s: Rally) -> None:
    """RY21 to RY27: on to the next stage, the next rally, or home."""
    s.driver = -1
    score_stage(s)
    if s.stage + 1 < s.params.stages(int(s.entry)):
        s.stage += 1
        begin_stage(s)
        return
    score_rally(s)
    if s.news is not None:
        facts: dict[str, int | str] = {"rally": int(s.rally) + 1, "entry": ENTRIES[s.entry]}
        s.tell("rally-over", facts)
    if s.rally + 1 < len(s.params.rallies):
        s.rally += 1
        begin_rally(s)
        return
    s.end()
    if s.news is not None:
        best = max(s.ledger.totals)
        for side, total in enumerate(s.ledger.totals):
            if total == best:
                s.tell("won-match", {"side": side, "points": total})
