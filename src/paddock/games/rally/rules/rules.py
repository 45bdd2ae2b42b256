"""What may be laid, chosen and driven, and why not; and what a move does to a car."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import OK, Refusal, Refusals
from paddock.games.rally.rules import events
from paddock.games.rally.rules.cards import (
    COLUMNS,
    CREW,
    FAST_ROAD,
    FORDS,
    HAIRPINS,
    KINDS,
    SPACES,
)
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.parameters import ROW
from paddock.games.rally.rules.state import Rally

REFUSALS: Final = Refusals()
TOO_MANY_FAST: Final = REFUSALS.add("too-many-fast", "RY2")
TOO_MANY_HAIRPINS: Final = REFUSALS.add("too-many-hairpins", "RY2")
TOO_MANY_FORDS: Final = REFUSALS.add("too-many-fords", "RY2")
LIMITS_OUT_OF_REACH: Final = REFUSALS.add("limits-out-of-reach", "RY2")
FIRST_MUST_BE_EASY: Final = REFUSALS.add("first-must-be-easy", "RY3")
SECTION_LIES: Final = REFUSALS.add("section-lies", "RY4")
SETUP_FIXED: Final = REFUSALS.add("setup-fixed", "RY5")
SETUP_TOO_FAR: Final = REFUSALS.add("setup-too-far", "RY5")
TYRES_CHOSEN: Final = REFUSALS.add("tyres-chosen", "RY7")
CREW_PLACED: Final = REFUSALS.add("crew-placed", "RY7")
NOT_ON_THE_COURSE: Final = REFUSALS.add("not-on-the-course", "RY7")
NOT_READY: Final = REFUSALS.add("not-ready", "RY7")
NO_OVER_REV: Final = REFUSALS.add("no-over-rev", "RY8")
NO_GEAR_BELOW: Final = REFUSALS.add("no-gear-below", "RY8")
GEAR_TOO_FAR: Final = REFUSALS.add("gear-too-far", "RY11")
MOST_DRIVEN: Final = REFUSALS.add("most-driven", "RY13")
LEAST_NOT_DRIVEN: Final = REFUSALS.add("least-not-driven", "RY13")
NO_NEED_TO_BRAKE: Final = REFUSALS.add("no-need-to-brake", "RY13")
TOO_FAST_FOR_TYRES: Final = REFUSALS.add("too-fast-for-tyres", "RY18")
NO_MECHANIC_NEAR: Final = REFUSALS.add("no-mechanic-near", "RY18")
SAME_TYRES: Final = REFUSALS.add("same-tyres", "RY18")
NOT_IN_THE_LOT: Final = REFUSALS.add("not-in-the-lot", "RY24")

LOW_GEAR: Final = 2  # RY18: the highest in which a car can stop at its mechanics


# The course


def refuse_face(s: Rally, face: i64) -> Refusal:
    """Why this face may not come next."""
    params = s.params
    counts = params.counts
    own = face * KINDS
    # The sections that would lie, and how many of them would be of each kind
    used: i64 = 0
    fast = counts[own + FAST_ROAD]
    hairpins = counts[own + HAIRPINS]
    fords = counts[own + FORDS]
    n: i64 = 0
    while n < s.laid:
        other = s.course[n] * KINDS
        used = bits.with_(used, s.course[n] // 2)
        fast += counts[other + FAST_ROAD]
        hairpins += counts[other + HAIRPINS]
        fords += counts[other + FORDS]
        n += 1
    if bits.contains(used, face // 2):
        return SECTION_LIES  # RY4
    if s.laid == 0 and params.factor[face * SPACES] != 0:
        return FIRST_MUST_BE_EASY  # RY3
    most = s.plan() * KINDS
    if counts[own + FAST_ROAD] and fast > params.most_of[most + FAST_ROAD]:
        return TOO_MANY_FAST
    if counts[own + HAIRPINS] and hairpins > params.most_of[most + HAIRPINS]:
        return TOO_MANY_HAIRPINS
    if counts[own + FORDS] and fords > params.most_of[most + FORDS]:
        return TOO_MANY_FORDS
    left = params.sections_of[s.plan()] - s.laid - 1
    used = bits.with_(used, face // 2)
    fits = params.layable[s.plan()].fits(used, left, fast, hairpins, fords)
    return OK if fits else LIMITS_OUT_OF_REACH  # RY2


# Before the start


def refuse_setup(car: Car, setup: i64) -> Refusal:
    """RY5: it holds for a rally, and changes by one level from one rally to the next."""
    if car.setup >= 0:
        return SETUP_FIXED
    if car.setup_before >= 0 and not -1 <= setup - car.setup_before <= 1:
        return SETUP_TOO_FAR
    return OK


def refuse_first_tyres(car: Car) -> Refusal:
    """RY7: chosen once before the start."""
    return TYRES_CHOSEN if car.tyres >= 0 else OK


def refuse_mechanic(s: Rally, car: Car, space: i64) -> Refusal:
    """RY7: up to three, anywhere on the course."""
    if car.placed() == CREW:
        return CREW_PLACED
    return OK if space < s.length() else NOT_ON_THE_COURSE


def refuse_done(car: Car) -> Refusal:
    """RY7: fewer mechanics than three are allowed, but there is no car without tyres."""
    return OK if car.setup >= 0 and car.tyres >= 0 else NOT_READY


# Gears


def refuse_gear(car: Car, gear: i64) -> Refusal:
    """RY11: any gear on the first move, later one up or down at most."""
    if car.gear == 0 or -1 <= gear - car.gear <= 1:
        return OK
    return GEAR_TOO_FAR


def refuse_over_rev(car: Car) -> Refusal:
    """RY8: one card a stage, two gears down."""
    if not car.over_rev:
        return NO_OVER_REV
    return OK if car.gear >= 3 else NO_GEAR_BELOW


def set_limits(s: Rally, car: Car, gear: i64) -> None:
    """RY6, RY20, RY26: how many spaces this gear drives."""
    params = s.params
    s.least = params.least[gear]
    s.most = params.most[gear]
    if gear == 1:
        return  # RY6: always exactly 1
    change: i64 = car.setup - s.drag(car)
    s.least = max(1, s.least + change)
    if s.special:
        change += params.bonus[gear]
    s.most = max(1, s.most + change)


def risk_roll(s: Rally, car: Car, die: i64) -> i64:
    """RY12: die, set-up and weather, never above 6."""
    return min(6, die + car.setup + s.weather_add())


def safe_factor(s: Rally, gear: i64, roll: i64) -> i64:
    """RY12: the highest factor that a move in this gear drives safely."""
    return s.params.risk[gear * ROW + roll]


# Driving


def refuse_ahead(s: Rally) -> Refusal:
    """RY13: no further than the most spaces of the gear."""
    return OK if s.driven < s.most else MOST_DRIVEN


def refuse_brake(s: Rally) -> Refusal:
    """RY13: a braking lowers the minimum; when that is met, there is nothing to gain."""
    return OK if s.least - s.braked > s.driven else NO_NEED_TO_BRAKE


def refuse_stop(s: Rally) -> Refusal:
    """RY13: not before the minimum, which each braking has lowered by 1."""
    return OK if s.least - s.braked <= s.driven else LEAST_NOT_DRIVEN


def refuse_tyre_stop(s: Rally, car: Car, tyres: i64) -> Refusal:
    """RY18, while driving: to stop here and change."""
    if car.gear > LOW_GEAR:
        return TOO_FAST_FOR_TYRES
    reason = refuse_stop(s)
    return refuse_new_tyres(car, tyres) if reason is OK else reason


def refuse_new_tyres(car: Car, tyres: i64) -> Refusal:
    """RY18: other tyres, within reach of an own mechanic."""
    if car.helpers(car.space) == 0:
        return NO_MECHANIC_NEAR
    return SAME_TYRES if tyres == car.tyres else OK


def factor_here(s: Rally, seat: i64, going_on: bool) -> i64:
    """RY13, RY14, RY20: the factor of the space this car is on, with all that changes it."""
    car = s.cars[seat]
    factor = s.factor(car.space) + s.here - s.grip(car)
    return factor + s.beside(seat) if going_on else factor


def damage(s: Rally, excess: i64, die: i64) -> i64:
    """RY15: the result for a space so far above the safe factor."""
    return s.params.damage[min(COLUMNS, excess) * ROW + die]


def mend(s: Rally, car: Car, degree: i64) -> bool:
    """RY17: each own mechanic within reach lowers the degree by one. True if there was one."""
    helpers = car.helpers(car.space)
    car.show(car.space)
    car.missing = max(0, degree - helpers)  # RY16; 0 is a spin
    if helpers == 0:
        return False
    events.mended(s, car, degree)
    return True


def change_tyres(s: Rally, car: Car, tyres: i64) -> None:
    """RY18: with a repair at the same stop, or where tyres are slow, one more turn is missed."""
    car.tyres = tyres
    car.off = True  # it stands at its mechanics and starts again in first gear
    extra: i64 = 1 if s.mended or s.params.slow_tyres else 0
    car.missing += extra
    events.changed_tyres(s, car, extra)
