"""A position of Rally as one line, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadPosition, short
from paddock.core.luck import Rng
from paddock.core.notation import Reader, Writer, read_turn, seat_number, write_turn
from paddock.core.seats import LUCK, in_order, just
from paddock.games.rally.rules.car_notation import read_car, write_car
from paddock.games.rally.rules.cards import DIE, FACE_NAMES, LONGEST, TYRES
from paddock.games.rally.rules.checking import check_position, check_result

if TYPE_CHECKING:
    from paddock.core.phase import Phase
    from paddock.games.rally.rules.state import Rally

BY_LUCK: Final = ("order", "layer", "weather", "risk", "damage")


def write(s: Rally, viewer: int) -> str:
    """With a viewer (LUCK sees all), the others' hidden mechanics and sealed choices are `?`."""
    out = Writer(s.game.name, s.game.version)
    write_turn(out, s)
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


def read(text: str, s: Rally, phases: dict[str, Phase[Rally]], rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, what is hidden is filled in."""
    fields = Reader(text, s.game.name, s.game.version, s.game.oldest)
    players = s.game.players
    read_turn(fields, s, phases.values())
    check_asked(s)
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


def check_asked(s: Rally) -> None:
    """Luck is asked in its own phases and in no other; several seats are only asked in secret."""
    name = s.phase.name
    if (s.due == just(LUCK)) != (name in BY_LUCK):
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
