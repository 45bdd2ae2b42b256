"""The view as numbers: what `view.py` names, from the viewer's own rail on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.encoding import Layout, Row, around, begin_layout, held_by, own_of
from paddock.core.game import Game
from paddock.core.seats import includes
from paddock.games.crazy_race.rules.cards import (
    DRIVERS,
    ENGINES,
    NO_CARD,
    PILES,
    PLACES,
    SIDES,
    STAGES,
)
from paddock.games.crazy_race.rules.parameters import ROUNDS, Parameters
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace

MOST_POINTS: Final = 1_000
MOST_CARDS: Final = 30  # point cards of one value
SCORING: Final = ("choice", "split", "robbery", "losing")  # phases in which a side is scored


def layout(game: Game, params: Parameters) -> Layout:
    """What the numbers of a row mean."""
    seats = game.players
    drivers = ", ".join(params.names)
    points = ", ".join(params.point_names)
    kinds, values = len(params.names), len(params.point_names)
    out = begin_layout(seats, game.phase_names)
    out.add("totals", seats, "points so far", MOST_POINTS)
    out.add("stage", 1, "how many stages have begun", STAGES)
    out.add("card", STAGES, "the stage card on the table, by its number")
    out.add("to_come", STAGES, "the stage cards that are still face down")
    out.add("start", seats, "who has the start player card")
    out.add("round", 1, "the round of laying, from 1 on", ROUNDS + 1)
    out.add("scored", 1, "how many sides of the stage card have been turned up", SIDES)
    for place in PLACES:
        for n in range(ROUNDS * seats):
            out.add(f"{place} {n + 1} owner", seats, f"who has laid card {n + 1} at this side")
            out.add(f"{place} {n + 1} card", kinds, f"its value, if the viewer sees it: {drivers}")
    out.add("hand", kinds, f"driver cards in hand: {drivers}", DRIVERS)
    out.add("pile", kinds, "driver cards on the viewer's own pile", DRIVERS)
    for seat in range(seats):
        name = f"seat {seat}"
        out.add(f"{name} empty", 1, "has no card in hand (CZ21)")
        out.add(f"{name} has_pile", 1, "has cards on the pile")
        out.add(f"{name} recovered", 1, "has taken the pile back (CZ20)")
        out.add(f"{name} moved", 1, "has moved a locomotive in this stage (CZ13)")
        out.add(f"{name} rail", PER_RAIL, f"how far {', '.join(ENGINES)} have come", HOME)
        out.add(f"{name} points", values, f"point cards: {points}", MOST_CARDS)
    for pile in PILES:
        out.add(f"{pile} top", values, f"the top of the point pile: {points}")
        out.add(f"{pile} rest", values, "how many of each value lie under it", MOST_CARDS)
    out.add("winner", seats, "whose the side is that is being scored")
    out.add("left", 1, "spaces of a `?` that are still to be moved (CZ11)", 99)
    out.add("victim", seats, "who is being robbed (CZ25)")
    return out


def encode(s: CrazyRace, seat: i64, row: Row) -> None:
    """The features of `layout`, one after the other."""
    params = s.params
    seats = params.players
    own = own_of(seat)
    row.table(s, seat)
    n: i64 = 0
    while n < seats:
        row.number(s.ledger.totals[around(own, n, seats)])
        n += 1
    row.number(s.stage)
    row.choice(s.card, STAGES)
    row.members(s.to_come, STAGES)
    row.person(s.start, own, seats)
    row.number(s.chance // seats + 1)
    row.number(s.scored if s.card != NO_CARD else 0)
    encode_laid(s, seat, row)
    row.bag(params.packing, held_by(seat, s.hands))
    row.bag(params.packing, held_by(seat, s.piles))
    n = 0
    while n < seats:
        encode_seat(s, around(own, n, seats), row)
        n += 1
    pile: i64 = 0
    while pile < len(PILES):
        row.choice(s.tops[pile], params.point_packing.kinds)
        row.bag(params.point_packing, s.rests[pile])
        pile += 1
    row.person(s.winner if s.phase.name in SCORING else -1, own, seats)
    row.number(s.left)
    row.person(s.victim, own, seats)


def encode_laid(s: CrazyRace, seat: i64, row: Row) -> None:
    """The cards at each side in the order of laying; a card face down has no value."""
    seats = s.params.players
    kinds = s.params.packing.kinds
    own = own_of(seat)
    each = seats + kinds
    start = row.at
    side: i64 = 0
    while side < SIDES:
        place: i64 = 0
        n: i64 = 0
        while n < s.laid_count and s.card != NO_CARD:
            if s.laid_side(n) == side:
                owner = s.laid_by(n)
                seen = owner == seat or s.is_open(n)
                row.at = start + (side * ROUNDS * seats + place) * each
                row.person(owner, own, seats)
                row.choice(s.laid_kind(n) if seen else NO_CARD, kinds)
                place += 1
            n += 1
        side += 1
    row.at = start + SIDES * ROUNDS * seats * each


def encode_seat(s: CrazyRace, seat: i64, row: Row) -> None:
    """What all see of one player."""
    row.flag(s.hands[seat] == 0)
    row.flag(s.piles[seat] != 0)
    row.flag(includes(s.recovered, seat))
    row.flag(includes(s.moved, seat))
    engine: i64 = 0
    while engine < PER_RAIL:
        row.number(s.place_of(seat, engine))
        engine += 1
    row.bag(s.params.point_packing, s.points[seat])
