"""The view as numbers: what `view.py` names, from the viewer's own car on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.encoding import Layout, Row, around, begin_layout, own_of
from paddock.core.game import Game
from paddock.games.rally.rules.cards import (
    CREW,
    DIE,
    ENTRIES,
    FACE_NAMES,
    FACES,
    GEARS,
    LONGEST,
    LONGEST_LINE,
    MOST_SPACES,
    NOT_CHOSEN,
    SETUPS,
    TYRES,
    ZONES,
)
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.parameters import Parameters

if TYPE_CHECKING:
    from paddock.games.rally.rules.state import Rally

MOST_POINTS: Final = 10_000_000  # in parts of a point
MOST_ROUNDS: Final = 10_000
MOST_STAGES: Final = 99

LEFT_OUT: Final = {
    "results": "what each stage before this one brought; the totals are encoded",
}


def layout(game: Game, params: Parameters) -> Layout:
    """What the numbers of a row mean."""
    seats = game.players
    out = begin_layout(seats, game.phase_names, LEFT_OUT)
    out.add("totals", seats, "points so far, in parts of a point", MOST_POINTS, -MOST_POINTS)
    out.add("rally", 1, "the number of the rally, from 1 on", MOST_STAGES)
    out.add("entry", len(ENTRIES), f"the entry of the calendar: {', '.join(ENTRIES)}")
    out.add("stage", 1, "the number of the stage, from 1 on", MOST_STAGES)
    out.add("special", 1, "it is a special stage (RY26)")
    out.add("zone", len(ZONES), f"the weather is that of: {', '.join(ZONES)}")
    out.add("layer", seats, "who lays the course")
    for n in range(LONGEST):
        out.add(f"section {n + 1}", FACES, f"the face that lies there: {', '.join(FACE_NAMES)}")
    out.add("round", 1, "the round of the race", MOST_ROUNDS)
    out.add("field", 1, "the field of the weather line", LONGEST_LINE)
    for car in range(seats):
        _add_car(out, f"car {car}")
    out.add("driver", seats, "who drives")
    out.add("thrown", 1, "the last die; 0: none yet in this stage", DIE)
    out.add("die", 1, "the risk die of the move that is being driven", DIE)
    out.add("safe", 1, "the highest factor that it drives safely", 99, -99)
    out.add("least", 1, "the fewest spaces of its gear", 99, -99)
    out.add("most", 1, "the most spaces of its gear", 99, -99)
    out.add("driven", 1, "spaces driven so far", MOST_SPACES)
    out.add("braked", 1, "brakings so far", 99)
    out.add("here", 1, "those of them on this space", 99)
    out.add("judged", 1, "this space has been thrown for")
    out.add("excess", 1, "how far the factor is above the safe one", 99, -99)
    out.add("going_on", 1, "the car goes on after the damage is thrown")
    out.add("change", len(TYRES), f"the tyres that it stops for: {', '.join(TYRES)}")
    out.add("mended", 1, "mechanics have repaired at this stop")
    return out


def _add_car(out: Layout, name: str) -> None:
    out.add(f"{name} start", 1, "its start number; 0: not drawn yet", 6)
    out.add(f"{name} space", 1, "the space it stands on; 0: before the start", MOST_SPACES + 1)
    out.add(f"{name} gear", 1, "its gear; 0: has not driven", GEARS)
    out.add(f"{name} off", 1, "beside the road")
    out.add(f"{name} out", 1, "retired")
    out.add(f"{name} home", 1, "the round in which it came home; 0: not yet", MOST_ROUNDS)
    out.add(f"{name} missing", 1, "turns still to be missed", 99)
    out.add(f"{name} over_rev", 1, "the over-rev card is still there (RY8)")
    out.add(f"{name} setup", len(SETUPS), f"if it is known: {', '.join(SETUPS)}")
    out.add(f"{name} setup_before", len(SETUPS), "of the rally before (RY5)")
    out.add(f"{name} tyres", len(TYRES), f"if they are known: {', '.join(TYRES)}")
    out.add(f"{name} shown", CREW, "spaces of the mechanics who have acted, ascending", MOST_SPACES)
    out.add(f"{name} hidden", 1, "mechanics who have not acted", CREW)
    out.add(f"{name} crew", CREW, "the spaces of these: of the viewer's own car only", MOST_SPACES)
    out.add(f"{name} points", 1, "of the last stage", MOST_POINTS, -MOST_POINTS)
    out.add(f"{name} total", 1, "of this rally so far", MOST_POINTS, -MOST_POINTS)


def encode(s: Rally, seat: i64, row: Row) -> None:
    """The features of `layout`, one after the other."""
    seats: i64 = s.game.players
    own = own_of(seat)
    row.table(s, seat)
    n: i64 = 0
    while n < seats:
        row.number(s.ledger.totals[around(own, n, seats)])
        n += 1
    row.number(s.rally + 1)
    row.choice(s.entry, len(ENTRIES))
    row.number(s.stage + 1)
    row.flag(s.special)
    row.choice(s.zone, len(ZONES))
    row.person(s.layer, own, seats)
    n = 0
    while n < LONGEST:
        row.choice(s.course[n] if n < s.laid else NOT_CHOSEN, FACES)
        n += 1
    row.number(s.round)
    row.number(s.field)
    n = 0
    while n < seats:
        other = around(own, n, seats)
        encode_car(s, s.cars[other], other == seat, row)
        n += 1
    row.person(s.driver, own, seats)
    row.number(s.thrown)
    row.number(s.die)
    row.number(s.safe)
    row.number(s.least)
    row.number(s.most)
    row.number(s.driven)
    row.number(s.braked)
    row.number(s.here)
    row.flag(s.judged)
    row.number(s.excess)
    row.flag(s.going_on)
    row.choice(s.change, len(TYRES))
    row.flag(s.mended)


def encode_car(s: Rally, car: Car, own: bool, row: Row) -> None:
    """One car; what is chosen behind a screen is known to its own driver only."""
    sealed = s.phase.sealed and not own
    row.number(car.start)
    row.number(car.space + 1)
    row.number(car.gear)
    row.flag(car.off)
    row.flag(car.out)
    row.number(car.home)
    row.number(car.missing)
    row.flag(car.over_rev)
    row.choice(NOT_CHOSEN if sealed and s.stage == 0 else car.setup, len(SETUPS))
    row.choice(car.setup_before, len(SETUPS))
    row.choice(NOT_CHOSEN if sealed else car.tyres, len(TYRES))
    encode_crew(car, True, row)
    row.number(0 if sealed else car.hidden())
    if own:
        encode_crew(car, False, row)
    else:
        row.blank(CREW)
    row.number(car.points)
    row.number(car.total)


def encode_crew(car: Car, shown: bool, row: Row) -> None:
    """The spaces of the mechanics who have acted, or of those who have not; 0 fills up."""
    end = row.at + CREW
    n: i64 = 0
    while n < CREW:
        if car.crew[n] >= 0 and bits.contains(car.shown, n) == shown:
            row.number(car.crew[n] + 1)
        n += 1
    row.blank(end - row.at)
