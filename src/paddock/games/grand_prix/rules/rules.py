"""The rules of the race: why a move is refused, and what it does. Those of the auction: auction.py.

Functions named `refuse_…` answer with the rule that forbids a move, or OK. The others change the
position, but not whose turn it is: the order of play is in phases/.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.games.grand_prix.rules import events
from paddock.games.grand_prix.rules.cards import CARS, NO_CAR, NO_CARD, NO_SEAT, WHITE
from paddock.games.grand_prix.rules.field import EMPTY
from paddock.games.grand_prix.rules.reach import allowed_ends, ends, finds_car, obstacles
from paddock.games.grand_prix.rules.refusals import (
    NO_CAR_FOR_WHITE,
    NO_WAY,
    NOT_ALL_HOME,
    NOT_FULL,
    NOT_IN_HAND,
    WHITE_STRANDED,
)
from paddock.games.grand_prix.rules.swaps import drop_swaps
from paddock.games.grand_prix.rules.track import HOME, just_end

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

# Preparation


def prepare_race(s: GrandPrix) -> None:
    """GP2, GP3: all cards come together, the tens wait for buyers, the cars leave the track."""
    deck = s.params.deck
    s.race += 1
    for seat in range(s.game.players):
        s.hands[seat] = 0
    s.undealt = s.params.dealt
    s.undealt_size = s.params.dealt_size
    tens = bits.minus(deck.tens, s.params.dealt)  # GP27: empty, they are dealt
    s.aside = bits.without(tens, deck.ten_of[WHITE])
    s.out = bits.minus(tens, s.aside)  # GP2: the white one
    s.played = 0
    s.last = NO_CARD
    s.shown = 0
    s.coming = bits.below(CARS)
    s.field = EMPTY
    s.grid_count = 0
    s.home_count = 0
    s.idle = 0
    for car in range(CARS):
        s.owner[car] = NO_SEAT
        s.price[car] = 0
        s.grid[car] = NO_CAR
        s.home[car] = NO_CAR
    drop_swaps(s, 0)


def take_seats(s: GrandPrix) -> None:
    """GP22: in the order of the best start position; those without a car follow as they sat."""
    order: list[int] = []
    for position in range(CARS):
        owner = int(s.owner[s.grid[position]])
        if owner >= 0 and owner not in order:
            order.append(owner)
    seat = int(s.dealer)
    for _ in range(s.game.players):
        if seat not in order:
            order.append(seat)
        seat = int(s.left[seat])
    for n, here in enumerate(order):
        s.left[here] = order[(n + 1) % len(order)]
    events.seated(s, order)


# Playing a card


def refuse_card(s: GrandPrix, seat: i64, card: i64) -> Refusal:
    """GP15: one plays a card of one's own that can be driven."""
    if not bits.contains(s.hands[seat], card):
        return NOT_IN_HAND
    return refuse_driving(s, seat, card)


def refuse_driving(s: GrandPrix, seat: i64, card: i64) -> Refusal:
    """GP15: a card is unplayable if its white line finds no car, whoever holds it."""
    if s.params.deck.white_at[card] < 0 or finds_car(s, s.field, seat, card, 0):
        return OK
    return NO_CAR_FOR_WHITE


def refuse_hold(s: GrandPrix, seat: i64) -> Refusal:
    """GP26: to play no card is an option of the table, for players without a car on the track."""
    if not s.params.may_hold:
        return NO_SUCH_CHOICE
    return OK if s.all_home(seat) else NOT_ALL_HOME


def has_answer(s: GrandPrix, seat: i64) -> bool:
    """GP15, GP26: whether a seat has a card that can be played, or may hold."""
    hand = s.hands[seat]
    if bits.minus(hand, s.params.deck.white):
        return True  # only a white line can make a card unplayable
    while hand:
        if refuse_driving(s, seat, bits.first(hand)) is OK:
            return True
        hand = bits.rest(hand)
    return refuse_hold(s, seat) is OK


def put_card_down(s: GrandPrix, seat: i64, card: i64) -> None:
    """A card goes from a hand to the pile."""
    s.hands[seat] = bits.without(s.hands[seat], card)
    s.shown = bits.without(s.shown, card)
    s.played = bits.with_(s.played, card)
    s.last = card


# Driving a card


def refuse_end(s: GrandPrix, seat: i64, end: i64) -> Refusal:
    """Why the car of the present line may not end on a cell, or go over the line (HOME)."""
    car = s.line_car()
    here = s.at(car)
    goal = just_end(here, end)
    if allowed_ends(s, seat) & goal:
        return OK
    track = s.params.track
    steps = s.line_steps()
    if ends(track, s.field, car, steps) & goal:
        return WHITE_STRANDED
    blocked = obstacles(track, s.field, car)
    while steps > 1:
        steps -= 1
        if track.full(here, steps, blocked) & goal:
            return NOT_FULL
    return NOT_FULL if end == here else NO_WAY


def choose(s: GrandPrix, car: i64) -> None:
    """GP12: the white line moves this car."""
    s.chosen = car
    events.chose(s, car)


def drive(s: GrandPrix, car: i64, end: i64) -> None:
    """GP16–GP18: the car of the present line goes to its end, or over the line."""
    events.drove(s, car, end)
    s.put(car, end)
    if end == HOME:
        s.home[s.home_count] = car
        s.home_count += 1
        events.home(s, car)
    end_line(s)


def skip(s: GrandPrix, car: i64) -> None:
    """GP15: the line of a car that is home is skipped."""
    events.skipped(s, car)
    end_line(s)


def end_line(s: GrandPrix) -> None:
    s.line += 1
    s.chosen = NO_CAR
