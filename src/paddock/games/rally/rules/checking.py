"""Checks whether an edition is complete, and whether a position could be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.edition import Edition
from paddock.core.errors import BadPosition, short
from paddock.core.phase import OVER
from paddock.core.seats import in_order, includes, just
from paddock.games.rally.rules.cards import BEFORE_START, CREW
from paddock.games.rally.rules.course import read_calendar, read_faces
from paddock.games.rally.rules.tables import (
    read_damage,
    read_fords,
    read_gears,
    read_points,
    read_risk,
    read_special,
    read_weather,
)

if TYPE_CHECKING:
    from paddock.games.rally.rules.cars import Car
    from paddock.games.rally.rules.state import Rally


def check_edition(edition: Edition) -> None:
    """Raise BadEdition unless every table, section and rally is there and fits."""
    tables = ["gears", "special", "risk", "damage", "weather", "ford", "faces"]
    edition.only("", ["name", *tables, "calendar", "points"])
    edition.text("name")
    read_gears(edition)
    read_special(edition)
    read_risk(edition)
    read_damage(edition)
    read_weather(edition)
    read_fords(edition)
    read_points(edition)
    read_calendar(edition, read_faces(edition))


# Positions


def check_position(s: Rally) -> None:
    """Raise BadPosition if the match could not go on from here."""
    name = s.phase.name
    sections = s.params.sections(int(s.entry), s.special)
    before = name in ("order", "layer", "course")
    if (
        s.laid > sections
        or (not before and s.laid != sections)
        or (name == "course" and s.laid == sections)
        or (name in ("order", "layer") and s.laid)
    ):
        raise BadPosition(f"course: {int(s.laid)} sections lie, the stage has {sections}")
    if name != "order" and s.drawn != s.game.players:
        raise BadPosition("order: a start number is missing")
    if (name in ("order", "layer")) != (s.pool != 0) or len(in_order(s.pool)) == 1:
        raise BadPosition(f"pool does not fit phase {name}")
    if name == "order" and any(includes(s.pool, int(s.order[n])) for n in range(s.drawn)):
        raise BadPosition("pool: somebody there has a start number")
    for seat, car in enumerate(s.cars):
        check_crew(s, seat, car)
        if before or name == "prepare":
            check_waiting(seat, car, before)
    if before or name in ("prepare", OVER.name):
        if name == "course" and (s.layer < 0 or s.due != just(s.layer)):
            raise BadPosition("layer does not fit due")
        return
    for seat, car in enumerate(s.cars):
        if car.setup < 0 or car.tyres < 0:
            raise BadPosition(f"setup.{seat + 1} and tyres.{seat + 1} must be chosen")
    check_turn(s, name)


def check_crew(s: Rally, seat: int, car: Car) -> None:
    """RY7: mechanics stand on the course, and hidden ones where they may still be."""
    for n in range(CREW):
        if car.crew[n] >= s.length():
            raise BadPosition(f"hidden.{seat + 1}: space {int(car.crew[n]) + 1} is not there")
    for space in car.hidden_crew():
        if car.is_bare(space):
            raise BadPosition(f"hidden.{seat + 1}: all know that nobody is on {space + 1}")


def check_waiting(seat: int, car: Car, before: bool) -> None:
    """Before a stage every car stands before the start; tyres come after the course."""
    if car.space != BEFORE_START or car.off or not car.racing() or car.missing or car.gear:
        raise BadPosition(f"car.{seat + 1}: the stage has not begun")
    if before and car.tyres >= 0:
        raise BadPosition(f"tyres.{seat + 1}: they are chosen when the course lies")


def check_turn(s: Rally, name: str) -> None:
    """The same for a race that has begun: who drives, and how far."""
    if s.round < 1:
        raise BadPosition("round is 0, but the race has begun")
    if name == "weather":
        if not any(car.racing() for car in s.cars):
            raise BadPosition("car: nobody is on the road")
        return
    if s.driver < 0 or (name != "risk" and name != "damage" and s.due != just(s.driver)):
        raise BadPosition("driver does not fit due")
    car = s.cars[s.driver]
    if not car.racing() or (car.missing and name != "pit"):
        raise BadPosition("driver: this car does not drive now")
    if s.place < 1 or s.order[s.place - 1] != s.driver:
        raise BadPosition("place does not fit driver")
    if name == "gear":
        if car.off:
            raise BadPosition("a car off the road starts in first gear")
        return
    if car.gear < 1:
        raise BadPosition(f"gear.{int(s.driver) + 1} is missing")
    if name == "risk":
        return
    if car.space == BEFORE_START or not 1 <= s.driven <= s.most:
        raise BadPosition("driven does not fit phase " + name)
    if name == "damage" and s.excess < 1:
        raise BadPosition("excess: no damage is thrown for")
    if name == "drive" and s.driven == s.most and s.least - s.braked > s.driven:
        raise BadPosition("driven: the car can neither stop nor go on")


def check_result(row: str, players: int) -> None:
    """Raise BadPosition unless a row is `rally.stage:points/points/…`."""
    head, _, tail = row.partition(":")
    cells = tail.split("/")
    numbers = [*head.split("."), *[cell.removeprefix("-") for cell in cells]]
    if len(cells) != players or not all(n.isdecimal() and len(n) < 7 for n in numbers):
        raise BadPosition(f"results: {short(row)!r} is not rally.stage:points/points")
