"""The car of one seat in a position of Rally, as fields `space.1`, `car.1`, …, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadPosition, short
from paddock.core.luck import Rng
from paddock.core.notation import Reader, Writer, hidden
from paddock.core.seats import LUCK
from paddock.games.rally.rules.cards import (
    CREW,
    GEARS,
    MOST_SPACES,
    NOT_CHOSEN,
    SETUPS,
    TYRES,
)
from paddock.games.rally.rules.imagining import draw_choice, draw_crew, free_spaces

if TYPE_CHECKING:
    from paddock.games.rally.rules.cars import Car
    from paddock.games.rally.rules.state import Rally

SECRET: Final = "?"
WAYS: Final = ["road", "off", "out", "home"]  # where a car is


def write_car(out: Writer, s: Rally, seat: int, car: Car, viewer: int) -> None:
    """All of a car; `?` for what the viewer may not know (LUCK sees all)."""
    number = seat + 1
    secret = viewer not in (LUCK, seat)
    sealed = secret and s.phase.sealed
    out.put(f"space.{number}", int(car.space) + 1)
    way = "out" if car.out else "home" if car.home else "off" if car.off else "road"
    out.put(f"car.{number}", way)
    out.put(f"home.{number}", int(car.home))
    out.put(f"gear.{number}", int(car.gear))
    out.put(f"missing.{number}", int(car.missing))
    out.put(f"overrev.{number}", int(car.over_rev))
    setup = SETUPS[car.setup] if car.setup >= 0 else ""
    out.put(f"setup.{number}", SECRET if sealed and s.stage == 0 else setup)
    out.put(f"before.{number}", SETUPS[car.setup_before] if car.setup_before >= 0 else "")
    tyres = TYRES[car.tyres] if car.tyres >= 0 else ""
    out.put(f"tyres.{number}", SECRET if sealed else tyres)
    if sealed:
        out.put(f"hidden.{number}", SECRET)
    elif secret:
        out.put(f"hidden.{number}", hidden(int(car.hidden())))
    else:
        out.put(f"hidden.{number}", write_crew(car.hidden_crew()))
    out.put(f"shown.{number}", write_crew(car.shown_crew()))
    out.put(f"bare.{number}", write_bare(car))
    out.put(f"points.{number}", int(car.points))
    out.put(f"total.{number}", int(car.total))


def read_car(fields: Reader, s: Rally, seat: int, car: Car, rng: Rng | None) -> None:
    """The inverse of `write_car`, into a fresh car; with `rng`, what is hidden is filled in."""
    number = seat + 1
    car.space = fields.number(f"space.{number}", 0, int(s.length()) + 1) - 1
    way = fields.one_of(f"car.{number}", WAYS)
    car.off = way == 1
    car.out = way == 2
    car.home = fields.number(f"home.{number}", 0, 10**6)
    if (way == 3) != (car.home > 0) or (way == 3) != (car.space == s.length()):
        raise BadPosition(f"home.{number} does not fit car.{number}")
    car.gear = fields.number(f"gear.{number}", 0, GEARS)
    car.missing = fields.number(f"missing.{number}", 0, 9)
    car.over_rev = fields.number(f"overrev.{number}", 0, 1) == 1
    secret = read_choice(fields, car, number)
    unknown = read_crew(fields, car, number)
    read_bare(car, f"bare.{number}", fields.word(f"bare.{number}"))
    car.points = fields.number(f"points.{number}", -99, 10**6)
    car.total = fields.number(f"total.{number}", -999, 10**6)
    if secret or unknown:
        fill_in(s, seat, car, unknown, rng)


def fill_in(s: Rally, seat: int, car: Car, unknown: int, rng: Rng | None) -> None:
    """What the position hides, drawn at random: a sealed choice, or so many mechanics."""
    if rng is None:
        raise BadPosition("hidden choices: this is one seat's position, not the whole one")
    if s.phase.sealed:
        draw_choice(s, seat, car, rng)
        return
    if unknown == 0:
        raise BadPosition(f"setup.{seat + 1} and tyres.{seat + 1} are not secret now")
    if not free_spaces(s, car):
        raise BadPosition(f"hidden.{seat + 1}: there is no space left for a mechanic")
    car.set_crew(car.hidden_crew() + draw_crew(s, car, unknown, rng), car.shown_crew())


def read_choice(fields: Reader, car: Car, number: int) -> bool:
    """Set-up and tyres; whether one of them is secret."""
    setup = fields.word(f"setup.{number}")
    car.setup = read_word(f"setup.{number}", setup, SETUPS)
    car.setup_before = fields.one_of(f"before.{number}", ["", *SETUPS]) - 1
    tyres = fields.word(f"tyres.{number}")
    car.tyres = read_word(f"tyres.{number}", tyres, TYRES)
    return SECRET in (setup, tyres)


def read_word(key: str, text: str, words: list[str]) -> int:
    """The number of a word; NOT_CHOSEN if it is left out or secret."""
    if text in ("", SECRET):
        return NOT_CHOSEN
    if text not in words:
        raise BadPosition(f"{key} is {short(text)!r}, not one of {', '.join(words)}")
    return words.index(text)


def write_crew(spaces: list[int]) -> str:
    return ",".join(str(space + 1) for space in spaces)


def read_crew(fields: Reader, car: Car, number: int) -> int:
    """The mechanics whose spaces are given; how many others there are."""
    unknown = 0
    crew: list[int] = []
    for part in fields.word(f"hidden.{number}").split(","):
        name, _, times = part.partition("*")
        if name == SECRET and (not times or times in ("2", "3")):
            unknown += int(times or 1)
        elif part:
            crew.append(read_space(f"hidden.{number}", part))
    shown = fields.word(f"shown.{number}")
    seen = [read_space(f"shown.{number}", part) for part in shown.split(",")] if shown else []
    if len(crew) + len(seen) + unknown > CREW:
        raise BadPosition(f"hidden.{number}: there are only {CREW} mechanics")
    car.set_crew(crew, seen)
    return unknown


def write_bare(car: Car) -> str:
    """The spaces on which all know that no hidden mechanic stands, as `3-11,20-28`."""
    bare = [n for n in range(MOST_SPACES) if car.is_bare(n)]
    ranges: list[list[int]] = []
    for n in bare:
        if ranges and ranges[-1][1] == n - 1:
            ranges[-1][1] = n
        else:
            ranges.append([n, n])
    return ",".join(f"{first + 1}-{last + 1}" for first, last in ranges)


def read_bare(car: Car, key: str, text: str) -> None:
    """The inverse of `write_bare`."""
    for part in text.split(",") if text else []:
        first, dash, last = part.partition("-")
        if not dash:
            raise BadPosition(f"{key}: {short(part)!r} is not first-last")
        for space in range(read_space(key, first), read_space(key, last) + 1):
            car.set_bare(space)


def read_space(key: str, text: str) -> int:
    """Spaces are written from 1 on, and meant from 0 on."""
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= MOST_SPACES:
        raise BadPosition(f"{key}: {short(text)!r} is not a space")
    return int(text) - 1
