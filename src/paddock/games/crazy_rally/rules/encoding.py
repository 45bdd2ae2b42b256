"""The view as numbers: what `view.py` names, from the viewer's own car on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.encoding import Layout, Row, around, begin_layout, held_by, own_of
from paddock.core.game import Game
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.course import knows
from paddock.games.crazy_rally.rules.moves import BRAKE
from paddock.games.crazy_rally.rules.parameters import NOTHING, STAGES, VERDICTS, Parameters

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally

MOST_CARDS: Final = 60  # more than there are
MOST_VALUE: Final = 60  # of a car
MOST_WAY: Final = 10_000
CAR: Final = "speed, top speed, body, body as tuned, handling, handling as tuned, distance"


def layout(game: Game, params: Parameters) -> Layout:
    """What the numbers of a row mean."""
    seats = game.players
    names = params.names
    tracks = params.track_names
    out = begin_layout(seats, game.phase_names)
    out.add("leg", 1, "the number of the leg, from 1 on", 9)
    out.add("starter", seats, "who has the start player card")
    out.add("stage", len(STAGES), f"of the leg: {', '.join(STAGES)}")
    out.add("turn", seats, "who draws, or who may play an event")
    out.add("stock", 1, "cards in the stock", MOST_CARDS)
    out.add("hand", len(names), f"how many of each card: {', '.join(names)}", MOST_CARDS)
    out.add("hand_sizes", seats, "how many cards each seat holds", MOST_CARDS)
    out.add("chosen", len(names), "the viewer's own sealed card")
    out.add("braking", 1, "that card brakes")
    out.add("answered", seats, "who has chosen a card")
    for car in range(seats):
        name = f"car {car}"
        out.add(f"{name} values", 7, CAR, MOST_WAY, -MOST_VALUE)
        out.add(f"{name} out", 1, "has retired (CR24)")
        out.add(f"{name} place", 1, "its place if the match ended now", seats)
        out.add(f"{name} laid", len(names), "tuning cards that lie beside it (CR7)", MOST_CARDS)
        out.add(f"{name} played", len(names), "the card it has driven with last")
        out.add(f"{name} braked", 1, "that card braked")
        out.add(f"{name} came", 1, "the speed at which it reached the track card", MOST_VALUE)
        out.add(f"{name} verdict", len(VERDICTS), f"how it came through: {', '.join(VERDICTS)}")
    out.add("discarded", len(names), "how many of each card were discarded", MOST_CARDS)
    out.add("unseen", len(names), "how many of each card the viewer has not located", MOST_CARDS)
    out.add("round", 1, "track cards that have been driven", TRACK)
    out.add("number", 1, "the card of the course on show in the test lap", TRACK)
    for place in range(TRACK):
        out.add(f"course {place + 1}", len(tracks), f"if it is known: {', '.join(tracks)}")
    return out


def encode(s: CrazyRally, seat: i64, row: Row) -> None:
    """The features of `layout`, one after the other."""
    params = s.params
    seats = params.players
    own = own_of(seat)
    hand = held_by(seat, s.hands)
    row.table(s, seat)
    row.number(s.leg)
    row.person(s.starter, own, seats)
    row.choice(s.stage, len(STAGES))
    row.person(s.turn_seat, own, seats)
    row.number(s.stock_size)
    row.bag(params.packing, hand)
    unseen = s.stock - hand
    n: i64 = 0
    while n < seats:
        other = around(own, n, seats)
        row.number(s.hand_sizes[other])
        unseen += s.hands[other]
        n += 1
    encode_card(s, s.chosen[seat] if seat >= 0 else NOTHING, row)
    n = 0
    while n < seats:
        row.flag(s.chosen[around(own, n, seats)] != NOTHING)
        n += 1
    places = s.places()
    n = 0
    while n < seats:
        car = around(own, n, seats)
        encode_car(s, car, places[car], row)
        n += 1
    row.bag(params.packing, s.discard)
    row.bag(params.packing, unseen)
    row.number(s.round)
    lap = s.phase.name == "lap"
    row.number(s.shown if lap else 0)
    n = 0
    while n < TRACK:
        row.choice(s.course[n] if knows(s, seat, n) else NOTHING, TRACK)
        n += 1


def encode_card(s: CrazyRally, choice: i64, row: Row) -> None:
    """The card of a move that was chosen, and whether it brakes; zeros if there is none."""
    if choice == NOTHING:
        row.choice(NOTHING, s.params.kinds)
        row.flag(False)
        return
    move = s.game.moves[choice]
    row.choice(move.a, s.params.kinds)
    row.flag(move.verb == BRAKE)


def encode_car(s: CrazyRally, car: i64, place: i64, row: Row) -> None:
    """One player's sheet."""
    row.number(s.speed[car])
    row.number(s.top[car])
    row.number(s.body[car])
    row.number(s.body_full[car])
    row.number(s.handling[car])
    row.number(s.handling_full[car])
    row.number(s.distance[car])
    row.flag(s.out[car] == 1)
    row.number(place)
    row.bag(s.params.packing, s.laid[car])
    encode_card(s, s.played[car], row)
    row.number(s.came[car])
    row.choice(s.verdict[car], len(VERDICTS))
