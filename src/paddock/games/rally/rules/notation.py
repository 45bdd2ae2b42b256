"""A position of Rally as one line, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadPosition
from paddock.core.luck import Rng
from paddock.core.notation import Reader, Writer, hidden, short
from paddock.core.phase import OVER
from paddock.core.seats import LUCK, in_order, just
from paddock.games.rally.rules.cards import (
    CREW,
    DIE,
    FACE_NAMES,
    GEARS,
    LONGEST,
    MOST_SPACES,
    NOT_CHOSEN,
    SETUPS,
    TYRES,
)
from paddock.games.rally.rules.checking import check_position, check_result
from paddock.games.rally.rules.imagining import draw_choice, draw_crew, free_spaces

if TYPE_CHECKING:
    from paddock.core.phase import Phase
    from paddock.games.rally.rules.cars import Car
    from paddock.games.rally.rules.state import Rally

BY_LUCK: Final = ("order", "layer", "weather", "risk", "damage")
SECRET: Final = "?"
WAYS: Final = ["road", "off", "out", "home"]  # where a car is


def write(s: Rally, viewer: int) -> str:
    """With a viewer (LUCK sees all), the others' hidden mechanics and sealed choices are `?`."""
    out = Writer(s.game.name, s.game.version)
    out.put("phase", s.phase.name)
    out.put("due", "".join(str(seat + 1) if seat >= 0 else "*" for seat in s.waiting))
    out.put("ply", int(s.ply))
    out.put("asked", int(s.question_ply))
    out.put("rally", int(s.rally) + 1)
    out.put("stage", int(s.stage) + 1)
    out.put("order", "".join(str(int(s.order[n]) + 1) for n in range(s.drawn)))
    out.put("pool", "".join(str(seat + 1) for seat in in_order(s.pool)))
    out.put("layer", int(s.layer) + 1)
    out.put("course", ",".join(FACE_NAMES[s.course[n]] for n in range(s.laid)))
    out.put("round", int(s.round))
    out.put("weather", int(s.field) + 1)
    out.put("place", int(s.place))
    out.put("driver", int(s.driver) + 1)
    out.put("thrown", int(s.thrown))
    for key, value in move_fields(s).items():
        out.put(key, value)
    for seat, car in enumerate(s.cars):
        write_car(out, s, seat, car, viewer)
    out.put("results", ",".join(s.results))
    out.put("ledger", s.ledger.write())
    return out.text()


def move_fields(s: Rally) -> dict[str, int | str]:
    """The move that is being driven."""
    return {
        "die": int(s.die),
        "safe": int(s.safe),
        "least": int(s.least),
        "most": int(s.most),
        "driven": int(s.driven),
        "braked": int(s.braked),
        "here": int(s.here),
        "judged": int(s.judged),
        "going": int(s.going_on),
        "change": TYRES[s.change] if s.change >= 0 else "",
        "excess": int(s.excess),
        "mended": int(s.mended),
    }


def write_car(out: Writer, s: Rally, seat: int, car: Car, viewer: int) -> None:
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


def write_crew(spaces: list[int]) -> str:
    return ",".join(str(space + 1) for space in spaces)


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


def read(text: str, s: Rally, phases: dict[str, Phase[Rally]], rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, what is hidden is filled in."""
    fields = Reader(text, s.game.name, s.game.version)
    players = s.game.players
    read_phase(fields, s, phases)
    s.ply = fields.number("ply", 0, 10**9)
    s.question_ply = fields.number("asked", 0, int(s.ply))
    s.rally = fields.number("rally", 1, len(s.params.rallies)) - 1
    s.entry = s.params.rallies[s.rally]
    s.zone = s.params.calendar[s.entry].zone
    s.stage = fields.number("stage", 1, s.params.stages(int(s.entry))) - 1
    s.special = s.params.is_special(int(s.entry), int(s.stage))
    read_order(fields, s)
    for letter in fields.word("pool"):
        s.pool |= just(seat_number("pool", letter, players))
    s.layer = fields.number("layer", 0, players) - 1
    read_course(fields, s)
    s.round = fields.number("round", 0, 10**6)
    s.field = fields.number("weather", 1, int(s.params.fields[s.zone])) - 1
    s.place = fields.number("place", 0, players)
    s.driver = fields.number("driver", 0, players) - 1
    s.thrown = fields.number("thrown", 0, DIE)
    read_move(fields, s)
    for seat, car in enumerate(s.cars):
        read_car(fields, s, seat, car, rng)
    results = fields.word("results")
    s.results = results.split(",") if results else []
    for row in s.results:
        check_result(row, players)
    s.ledger.read(fields.word("ledger"))
    fields.close()
    check_position(s)


def seat_number(key: str, text: str, players: int) -> int:
    if not text.isdecimal() or len(text) > 1 or not 1 <= int(text) <= players:
        raise BadPosition(f"{key} is {short(text)!r}, not a seat")
    return int(text) - 1


def read_phase(fields: Reader, s: Rally, phases: dict[str, Phase[Rally]]) -> None:
    name = fields.word("phase")
    if name not in phases and name != OVER.name:
        raise BadPosition(f"phase is {short(name)!r}, not one of {', '.join(phases)}, {OVER.name}")
    s.phase = phases.get(name, OVER)
    for letter in fields.word("due"):
        s.due |= just(LUCK if letter == "*" else seat_number("due", letter, s.game.players))
    if (s.due == 0) != (s.phase is OVER) or (s.due == just(LUCK)) != (name in BY_LUCK):
        raise BadPosition(f"due does not fit phase {name}")
    if len(s.waiting) > 1 and not s.phase.sealed:
        raise BadPosition(f"due: only one is asked in phase {name}")


def read_order(fields: Reader, s: Rally) -> None:
    for letter in fields.word("order"):
        seat = seat_number("order", letter, s.game.players)
        if s.cars[seat].start:
            raise BadPosition(f"order: {letter} stands there twice")
        s.order[s.drawn] = seat
        s.drawn += 1
        s.cars[seat].start = s.drawn


def read_course(fields: Reader, s: Rally) -> None:
    course = fields.word("course")
    sections: set[int] = set()
    for name in course.split(",") if course else []:
        if name not in FACE_NAMES:
            raise BadPosition(f"course: there is no face {short(name)!r}")
        face = FACE_NAMES.index(name)
        if face // 2 in sections or s.laid == LONGEST:
            raise BadPosition(f"course: {name} is one too many")
        sections.add(face // 2)
        s.course[s.laid] = face
        s.laid += 1


def read_move(fields: Reader, s: Rally) -> None:
    s.die = fields.number("die", 0, DIE)
    s.safe = fields.number("safe", 0, 9)
    s.least = fields.number("least", 0, 99)
    s.most = fields.number("most", int(s.least), 99)
    s.driven = fields.number("driven", 0, int(s.most))
    s.braked = fields.number("braked", 0, 99)
    s.here = fields.number("here", 0, int(s.braked))
    s.judged = fields.number("judged", 0, 1) == 1
    s.going_on = fields.number("going", 0, 1) == 1
    s.change = fields.one_of("change", ["", *TYRES]) - 1
    s.excess = fields.number("excess", 0, 99)
    s.mended = fields.number("mended", 0, 1) == 1


def read_car(fields: Reader, s: Rally, seat: int, car: Car, rng: Rng | None) -> None:
    number = seat + 1
    car.space = fields.number(f"space.{number}", 0, int(s.length()) + 1) - 1
    way = fields.one_of(f"car.{number}", WAYS)
    car.off = way == 1
    car.out = way == 2
    car.home = fields.number(f"home.{number}", 0, 10**6)
    if (way == 3) != (car.home > 0) or (way == 3 and car.space != s.length()):
        raise BadPosition(f"home.{number} does not fit car.{number}")
    car.gear = fields.number(f"gear.{number}", 0, GEARS)
    car.missing = fields.number(f"missing.{number}", 0, 9)
    car.over_rev = fields.number(f"overrev.{number}", 0, 1) == 1
    unknown = read_choice(fields, car, number)
    car.points = fields.number(f"points.{number}", -99, 10**6)
    car.total = fields.number(f"total.{number}", -999, 10**6)
    if unknown == 0:
        return
    if rng is None:
        raise BadPosition("hidden choices: this is one seat's position, not the whole one")
    if s.phase.sealed:
        draw_choice(s, seat, car, rng)
        return
    if not free_spaces(s, car):
        raise BadPosition(f"hidden.{number}: there is no space left for a mechanic")
    car.set_crew(draw_crew(s, car, unknown, rng), car.shown_crew())


def read_choice(fields: Reader, car: Car, number: int) -> int:
    """Set-up, tyres and mechanics; how many of these are hidden."""
    unknown = 0
    setup = fields.word(f"setup.{number}")
    car.setup = one_word(f"setup.{number}", setup, SETUPS)
    car.setup_before = fields.one_of(f"before.{number}", ["", *SETUPS]) - 1
    tyres = fields.word(f"tyres.{number}")
    car.tyres = one_word(f"tyres.{number}", tyres, TYRES)
    crew: list[int] = []  # hidden mechanics whose place is given
    for part in fields.word(f"hidden.{number}").split(","):
        name, _, times = part.partition("*")
        if name == SECRET and (not times or times in ("2", "3")):
            unknown += int(times or 1)
        elif part:
            crew.append(space_number(f"hidden.{number}", part))
    shown = fields.word(f"shown.{number}")
    seen = [space_number(f"shown.{number}", part) for part in shown.split(",")] if shown else []
    if len(crew) + len(seen) + unknown > CREW:
        raise BadPosition(f"hidden.{number}: there are only {CREW} mechanics")
    car.set_crew(crew, seen)
    read_bare(car, f"bare.{number}", fields.word(f"bare.{number}"))
    return unknown + int(SECRET in (setup, tyres))


def one_word(key: str, text: str, words: list[str]) -> int:
    if text in ("", SECRET):
        return NOT_CHOSEN
    if text not in words:
        raise BadPosition(f"{key} is {short(text)!r}, not one of {', '.join(words)}")
    return words.index(text)


def space_number(key: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= MOST_SPACES:
        raise BadPosition(f"{key}: {short(text)!r} is not a space")
    return int(text) - 1


def read_bare(car: Car, key: str, text: str) -> None:
    for part in text.split(",") if text else []:
        first, dash, last = part.partition("-")
        if not dash:
            raise BadPosition(f"{key}: {short(part)!r} is not first-last")
        for space in range(space_number(key, first), space_number(key, last) + 1):
            car.set_bare(space)
