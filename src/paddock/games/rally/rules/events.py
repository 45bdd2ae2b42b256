"""The events of a match: one function per event.

Seats count from 0 and spaces from 1. While nobody listens, a call costs one comparison.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.points import say_points
from paddock.core.result import tell_standing, tell_winners
from paddock.core.seats import just
from paddock.games.rally.rules.cards import ENTRIES, FACE_NAMES, RESULTS, SETUPS, TYRES, WEATHERS
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.state import Rally

EVENTS: Final = [
    "rally-begins",
    "stage-begins",
    "special-begins",
    "start-number",
    "layer",
    "laid",
    "mechanic-placed",
    "ready",
    "revealed",
    "race-begins",
    "weather",
    "shifted",
    "over-revved",
    "restarted",
    "risk",
    "braked",
    "danger",
    "damage",
    "mended",
    "off-road",
    "wrecked",
    "stopped",
    "changed-tyres",
    "missed",
    "home",
    "stage-points",
    "out-points",
    "scored",
    "rally-over",
    "won-match",
    "shared-match",
    "standing",
]


# Before the start


def stage_begins(s: Rally) -> None:
    """Which stage; before the first one, which rally."""
    if s.news is None:
        return
    entry = ENTRIES[s.entry]
    if s.stage == 0:
        stages = s.params.stages(int(s.entry))
        s.tell("rally-begins", {"rally": int(s.rally) + 1, "entry": entry, "stages": stages})
    code = "special-begins" if s.special else "stage-begins"
    sections = s.params.sections(int(s.entry), s.special)
    s.tell(code, {"stage": int(s.stage) + 1, "entry": entry, "sections": sections})


def start_number(s: Rally, seat: i64, by_lot: bool) -> None:
    if s.news is not None:
        number = int(s.cars[seat].start)
        s.tell("start-number", {"seat": int(seat), "number": number, "lot": int(by_lot)})


def layer(s: Rally, by_lot: bool) -> None:
    if s.news is not None:
        s.tell("layer", {"seat": int(s.layer), "lot": int(by_lot)})


def laid(s: Rally, seat: i64, face: i64) -> None:
    if s.news is not None:
        s.tell("laid", {"seat": int(seat), "card": FACE_NAMES[face], "number": int(s.laid)})


def mechanic_placed(s: Rally, seat: i64, space: i64) -> None:
    """RY7: heard by the driver alone."""
    if s.news is not None:
        s.tell("mechanic-placed", {"space": int(space) + 1}, int(just(seat)))


def ready(s: Rally, seat: i64) -> None:
    if s.news is not None:
        s.tell("ready", {"seat": int(seat)})


def revealed(s: Rally) -> None:
    """RY7: set-ups and tyres of all, and how many mechanics they have placed."""
    if s.news is None:
        return
    for seat, car in enumerate(s.cars):
        setup, tyres = SETUPS[car.setup], TYRES[car.tyres]
        crew = int(car.placed())
        s.tell("revealed", {"seat": seat, "setup": setup, "tyres": tyres, "crew": crew})


# Rounds and turns


def race_begins(s: Rally) -> None:
    if s.news is not None:
        s.tell("race-begins", {})


def weather(s: Rally) -> None:
    if s.news is None:
        return
    args: dict[str, int | str] = {"round": int(s.round), "die": int(s.thrown)}
    args["weather"] = WEATHERS[s.weather()]
    args["add"] = int(s.weather_add())
    s.tell("weather", args)


def missed(s: Rally, seat: i64) -> None:
    if s.news is not None:
        s.tell("missed", {"seat": int(seat), "left": int(s.cars[seat].missing)})


def restarted(s: Rally, seat: i64) -> None:
    if s.news is not None:
        s.tell("restarted", {"seat": int(seat)})


def shifted(s: Rally, seat: i64, over_revved: bool) -> None:
    if s.news is not None:
        code = "over-revved" if over_revved else "shifted"
        s.tell(code, {"seat": int(seat), "gear": int(s.cars[seat].gear)})


def risk(s: Rally, car: Car, roll: i64) -> None:
    if s.news is None:
        return
    args: dict[str, int | str] = {"seat": int(s.driver), "die": int(s.die)}
    args["setup_add"] = int(car.setup)
    args["weather_add"] = int(s.weather_add())
    args["roll"] = int(roll)
    args["gear"] = int(car.gear)
    args["safe"] = int(s.safe)
    args["least"] = int(s.least)
    args["most"] = int(s.most)
    args["fixed"] = 1 if s.least == s.most else 0  # RY6: one space, no more and no less
    added = car.setup + s.weather_add()
    args["added"] = 1 if added > 0 else 0
    args["capped"] = 1 if s.die + added > roll else 0  # RY12
    s.tell("risk", args)


# Driving


def braked(s: Rally, seat: i64) -> None:
    if s.news is not None:
        least = int(max(1, s.least - s.braked))
        s.tell("braked", {"seat": int(seat), "space": int(s.cars[seat].space) + 1, "least": least})


def danger(s: Rally, factor: i64, going_on: bool) -> None:
    """RY15: a space above the safe factor, and what has raised or lowered it."""
    if s.news is None:
        return
    car = s.cars[s.driver]
    args: dict[str, int | str] = {"seat": int(s.driver), "space": int(car.space) + 1}
    args["factor"] = int(factor)
    args["road"] = int(s.factor(car.space))
    args["brakes"] = int(s.here)
    args["passed"] = int(s.beside(s.driver)) if going_on else 0
    args["grip"] = int(s.grip(car))
    args["changed"] = 1 if args["brakes"] or args["passed"] or args["grip"] else 0
    args["safe"] = int(s.safe)
    args["excess"] = int(s.excess)
    s.tell("danger", args)


def damage(s: Rally, result: i64) -> None:
    if s.news is None:
        return
    args: dict[str, int | str] = {"seat": int(s.driver), "die": int(s.thrown)}
    args["excess"] = int(s.excess)
    args["result"] = RESULTS[result]
    s.tell("damage", args)


def wrecked(s: Rally, car: Car) -> None:
    if s.news is not None:
        s.tell("wrecked", {"seat": int(s.driver), "space": int(car.space) + 1})


def mended(s: Rally, car: Car, degree: i64) -> None:
    """RY17: the mechanics within reach have lowered the degree."""
    if s.news is None:
        return
    args: dict[str, int | str] = {"seat": int(s.driver)}
    args["mechanics"] = int(car.helpers(car.space))
    args["degree"] = int(degree)
    args["left"] = int(car.missing)
    s.tell("mended", args)


def off_road(s: Rally, car: Car) -> None:
    if s.news is not None:
        space, missing = int(car.space) + 1, int(car.missing)
        s.tell("off-road", {"seat": int(s.driver), "space": space, "missing": missing})


def stopped(s: Rally, car: Car) -> None:
    if s.news is not None:
        space, driven = int(car.space) + 1, int(s.driven)
        s.tell("stopped", {"seat": int(s.driver), "space": space, "driven": driven})


def changed_tyres(s: Rally, car: Car, extra: i64) -> None:
    """RY18: `extra` turns are missed for it."""
    if s.news is not None:
        tyres = TYRES[car.tyres]
        s.tell("changed-tyres", {"seat": int(s.driver), "tyres": tyres, "extra": int(extra)})


def home(s: Rally, seat: i64) -> None:
    if s.news is not None:
        s.tell("home", {"seat": int(seat), "round": int(s.round)})


# Results


def stage_points(s: Rally, seat: int, behind: int) -> None:
    """RY22: of a car that came home, so many rounds behind the first."""
    if s.news is not None:
        car = s.cars[seat]
        start, points = int(car.start), int(car.points)
        s.tell("stage-points", {"seat": seat, "behind": behind, "start": start, "points": points})


def out_points(s: Rally, seat: int, worst: int, shared: bool) -> None:
    """RY23: of a car that is out; `shared` if nobody came home."""
    if s.news is not None:
        points, share = int(s.cars[seat].points), int(shared)
        s.tell("out-points", {"seat": seat, "worst": worst, "points": points, "shared": share})


def scored(s: Rally, side: int, reason: str, rule: str, points: int, total: int) -> None:
    if s.news is None:
        return
    args: dict[str, int | str] = {"side": side, "reason": reason, "rule": rule}
    args["points"] = say_points(points, s.game.parts)
    args["total"] = total
    s.tell("scored", args)


def rally_over(s: Rally) -> None:
    if s.news is not None:
        s.tell("rally-over", {"rally": int(s.rally) + 1, "entry": ENTRIES[s.entry]})


def match_over(s: Rally) -> None:
    """Who has won, and how all stand."""
    tell_winners(s)
    tell_standing(s)
