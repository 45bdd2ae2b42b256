"""What may be bid, played and driven: each rule's refusal, and the look-ahead for a white line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import OK, Refusal
from paddock.games.grand_prix.rules.cards import LINES, lowest
from paddock.games.grand_prix.rules.cars import CARS, WHITE
from paddock.games.grand_prix.rules.track import FARTHEST, HOME, OVER_THE_LINE

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

NOT_IN_DECK: Final = Refusal("not-in-deck", "GP3")
ALREADY_TURNED: Final = Refusal("already-turned", "GP5")
TOO_LOW: Final = Refusal("too-low", "GP5")
TOO_DEAR: Final = Refusal("too-dear", "GP5")
MUST_BUY: Final = Refusal("must-buy", "GP9")
NOT_IN_HAND: Final = Refusal("not-in-hand", "GP15")
NO_CAR_FOR_WHITE: Final = Refusal("no-car-for-white", "GP15")
NOT_ALL_HOME: Final = Refusal("not-all-home", "GP26")
CAR_IS_HOME: Final = Refusal("car-is-home", "GP12")
CAR_ON_CARD: Final = Refusal("car-on-card", "GP12")
CAR_BLOCKED: Final = Refusal("car-blocked", "GP12")
NO_WAY: Final = Refusal("no-way", "GP16")
NOT_FULL: Final = Refusal("not-full", "GP17")
WHITE_STRANDED: Final = Refusal("white-stranded", "GP15")

REFUSALS: Final = [
    NOT_IN_DECK,
    ALREADY_TURNED,
    TOO_LOW,
    TOO_DEAR,
    MUST_BUY,
    NOT_IN_HAND,
    NO_CAR_FOR_WHITE,
    NOT_ALL_HOME,
    CAR_IS_HOME,
    CAR_ON_CARD,
    CAR_BLOCKED,
    NO_WAY,
    NOT_FULL,
    WHITE_STRANDED,
]

# Why somebody is not asked for a bid
FULL: Final = "full"  # GP8
NEEDED: Final = "needed"  # GP9: the cars left are for those who have none
SHORT: Final = "short"  # GP5: not enough money for the next bid
PASSED: Final = "passed"  # GP5
HIGHEST: Final = "highest"  # the last bid is one's own


# The auction


def without_car(s: GrandPrix) -> i64:
    """How many players still must buy a car (GP9); GP24: none."""
    if not s.params.must_own:
        return 0
    count: i64 = 0
    seat: i64 = 0
    while seat < s.game.players:
        if s.cars_of(seat) == 0:
            count += 1
        seat += 1
    return count


def unsold(s: GrandPrix) -> i64:
    """The cars that have no start position yet, the one on offer included."""
    return CARS - s.placed


def must_buy(s: GrandPrix, seat: i64) -> bool:
    """GP9: the last chance to sell a car that somebody needs, and nobody else is left to buy it."""
    if not s.second or s.bidder >= 0 or s.cars_of(seat) or unsold(s) > without_car(s):
        return False
    other: i64 = 0
    while other < s.game.players:
        if other != seat and not s.passed & POWERS[other] and s.cars_of(other) == 0:
            return False
        other += 1
    return True


def why_no_bid(s: GrandPrix, seat: i64) -> str:
    """Why a seat cannot bid on this car any more; empty if it can."""
    if s.passed & POWERS[seat]:
        return PASSED
    if seat == s.bidder:
        return HIGHEST
    owned = s.cars_of(seat)
    if owned >= s.params.limit:
        return FULL
    if owned and unsold(s) - 1 < without_car(s):
        return NEEDED
    if s.money[seat] <= s.bid and not must_buy(s, seat):
        return SHORT
    return ""


def refuse_bid(s: GrandPrix, seat: i64, amount: i64) -> Refusal:
    if amount <= s.bid:
        return TOO_LOW
    if amount > s.money[seat]:
        # GP9: the bank lends the price of the car that must be bought
        return OK if amount == 1 and must_buy(s, seat) else TOO_DEAR
    return OK


def refuse_pass(s: GrandPrix, seat: i64) -> Refusal:
    return MUST_BUY if must_buy(s, seat) else OK


# Driving


def taken(s: GrandPrix, car: i64) -> i64:
    """The cells ahead of a car on which another one stands."""
    track = s.params.track
    cell = s.at[car]
    found: i64 = 0
    other: i64 = 0
    while other < CARS:
        there = s.at[other]
        if there >= 0 and other != car:
            if 0 < there - cell <= FARTHEST:
                found |= POWERS[there - cell]
            twin = track.twin[there]
            if twin >= 0 and 0 < twin - cell <= FARTHEST:
                found |= POWERS[twin - cell]  # the grid is driven over twice
        other += 1
    return found


def ends(s: GrandPrix, car: i64, steps: i64) -> i64:
    """GP17: where a car can end: with the full number if there is a way, else as far as it gets."""
    track = s.params.track
    blocked = taken(s, car)
    found = track.full(s.at[car], steps, blocked)
    return found if found else track.farthest(s.at[car], blocked)


def goes_in_full(s: GrandPrix, car: i64, steps: i64) -> bool:
    return s.params.track.full(s.at[car], steps, taken(s, car)) != 0


def refuse_white(s: GrandPrix, seat: i64, card: i64, car: i64) -> Refusal:
    """GP12: whether the white line of a card may move a car now."""
    if s.at[car] < 0:
        return CAR_IS_HOME
    deck = s.params.deck
    first = card * LINES
    line: i64 = 0
    while line < deck.lines[card]:
        colour = deck.car[first + line]
        if colour != WHITE and s.mapped(colour) == car:
            return CAR_ON_CARD
        line += 1
    steps = deck.steps[first + deck.white_at[card]]
    if goes_in_full(s, car, steps):
        return OK
    # GP25: one's own car may go less than the full number, but it must move
    if s.params.white_moves_own and s.owner[car] == seat and ends(s, car, steps) != 1:
        return OK
    return CAR_BLOCKED


def finds_car(s: GrandPrix, seat: i64, card: i64, line: i64) -> bool:
    """GP15: from this line on, some way of driving leaves a car for the white line.

    The position is changed and put back on the way.
    """
    deck = s.params.deck
    white = deck.white_at[card]
    car: i64 = 0
    if line == white:
        while car < CARS:
            if refuse_white(s, seat, card, car) is OK:
                return True
            car += 1
        return False
    if line > white:
        return True
    car = s.mapped(deck.car[card * LINES + line])
    here = s.at[car]
    if here < 0:
        return finds_car(s, seat, card, line + 1)
    left = ends(s, car, deck.steps[card * LINES + line])
    found = False
    while left and not found:
        s.at[car] = end_of(here, left & -left)
        found = finds_car(s, seat, card, line + 1)
        left &= left - 1
    s.at[car] = here
    return found


def end_of(cell: i64, bit: i64) -> i64:
    """The cell that one bit of a set of ends means."""
    return HOME if bit == OVER_THE_LINE else cell + lowest(bit)


def allowed_ends(s: GrandPrix, seat: i64) -> i64:
    """The ends of the car of the present line that leave a car for a white line below."""
    car = s.line_car()
    found = ends(s, car, s.line_steps())
    if s.line >= s.params.deck.white_at[s.card] or not found & (found - 1):
        return found
    here = s.at[car]
    left = found
    while left:
        bit = left & -left
        s.at[car] = end_of(here, bit)
        if not finds_car(s, seat, s.card, s.line + 1):
            found ^= bit
        left ^= bit
    s.at[car] = here
    return found


def refuse_end(s: GrandPrix, seat: i64, end: i64) -> Refusal:
    """Why the car of the present line may not end on a cell, or go over the line (HOME)."""
    car = s.line_car()
    bit = bit_of(s.at[car], end)
    if allowed_ends(s, seat) & bit:
        return OK
    steps = s.line_steps()
    if ends(s, car, steps) & bit:
        return WHITE_STRANDED
    track = s.params.track
    blocked = taken(s, car)
    while steps > 1:
        steps -= 1
        if track.full(s.at[car], steps, blocked) & bit:
            return NOT_FULL
    return NOT_FULL if end == s.at[car] else NO_WAY


def bit_of(cell: i64, end: i64) -> i64:
    """The inverse of `end_of`; 0 for a cell that is not ahead."""
    if end == HOME:
        return OVER_THE_LINE
    return POWERS[end - cell] if 0 <= end - cell <= FARTHEST else 0


# Playing a card


def refuse_card(s: GrandPrix, seat: i64, card: i64, held: bool = True) -> Refusal:
    if held and not s.hands[seat] & POWERS[card]:
        return NOT_IN_HAND
    if s.params.deck.white_at[card] < 0 or finds_car(s, seat, card, 0):
        return OK
    return NO_CAR_FOR_WHITE


def refuse_hold(s: GrandPrix, seat: i64) -> Refusal:
    return OK if s.all_home(seat) else NOT_ALL_HOME


def can_play(s: GrandPrix, seat: i64) -> bool:
    """Whether a seat has a card that can be played."""
    hand = s.hands[seat]
    if hand & ~s.params.deck.white:
        return True
    while hand:
        if refuse_card(s, seat, lowest(hand)) is OK:
            return True
        hand &= hand - 1
    return False
