"""The auction (GP5–GP10): who may bid, and what becomes of the car on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core import bits, seats
from paddock.core.errors import OK, Refusal
from paddock.games.grand_prix.rules import events
from paddock.games.grand_prix.rules.cards import CARS, NO_CAR, NO_SEAT
from paddock.games.grand_prix.rules.refusals import (
    FULL,
    HIGHEST,
    MUST_BUY,
    NEEDED,
    PASSED,
    SHORT,
    TOO_DEAR,
    TOO_LOW,
)

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix


# Who may bid


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


def first_without_car(s: GrandPrix) -> i64:
    """The lowest seat that owns no car; there is one."""
    seat: i64 = 0
    while s.cars_of(seat):
        seat += 1
    return seat


def unsold(s: GrandPrix) -> i64:
    """The cars that have no start position yet, the one on offer included."""
    return CARS - s.grid_count


def must_buy(s: GrandPrix, seat: i64) -> bool:
    """GP9: a needed car comes up for the second time, and all others without a car have passed."""
    if not s.second or s.bidder >= 0 or s.cars_of(seat) or unsold(s) > without_car(s):
        return False
    other: i64 = 0
    while other < s.game.players:
        if other != seat and not seats.includes(s.passed, other) and s.cars_of(other) == 0:
            return False
        other += 1
    return True


def why_no_bid(s: GrandPrix, seat: i64) -> str:
    """Why a seat cannot bid on this car any more; empty if it can."""
    if seats.includes(s.passed, seat):
        return PASSED
    if seat == s.bidder:
        return HIGHEST
    owned = s.cars_of(seat)
    if owned >= s.params.car_limit:
        return FULL
    if owned and unsold(s) - 1 < without_car(s):
        return NEEDED
    if s.money[seat] <= s.bid and not must_buy(s, seat):
        return SHORT
    return ""


def refuse_bid(s: GrandPrix, seat: i64, amount: i64) -> Refusal:
    """GP5: more than the last bid, and not more than one's money."""
    if amount <= s.bid:
        return TOO_LOW
    if amount > s.money[seat]:
        # GP9: the bank lends the price of the car that must be bought
        return OK if amount == 1 and must_buy(s, seat) else TOO_DEAR
    return OK


def refuse_pass(s: GrandPrix, seat: i64) -> Refusal:
    """GP5: anybody may pass, but for the player who must buy (GP9)."""
    return MUST_BUY if must_buy(s, seat) else OK


# The car on offer


def offer_car(s: GrandPrix, car: i64, second: bool) -> None:
    """GP5: a bid card is turned up, or comes from under the deck for the second time (GP10)."""
    s.lot = car
    s.second = second
    s.bid = 0
    s.bidder = NO_SEAT
    s.passed = seats.NONE
    events.lot(s)


def sell(s: GrandPrix, seat: i64, price: i64, forced: bool) -> None:
    """GP6: pay, put the car on the grid, take its ten. `forced`: the last car, GP9."""
    car = s.lot
    s.owner[car] = seat
    s.price[car] = price
    lent = s.money[seat] < price
    if forced:
        s.pay(seat, -price, "last-car", "GP9")
    else:
        s.pay(seat, -price, "car", "GP6")
    ten = s.params.deck.ten_of[car]
    if bits.contains(s.aside, ten):
        s.aside = bits.without(s.aside, ten)
        s.hands[seat] = bits.with_(s.hands[seat], ten)
        s.shown = bits.with_(s.shown, ten)
    place_on_grid(s)
    events.bought(s, seat, car, forced, lent)
    s.opener = s.left[seat]  # GP7


def put_under_deck(s: GrandPrix) -> None:
    """GP10: a car without a bid comes up once more."""
    car = s.lot
    s.again[s.again_count] = car
    s.again_count += 1
    s.lot = NO_CAR
    s.passed = seats.NONE
    events.no_bid(s, car)
    s.opener = s.left[s.opener]  # GP7


def take_from_under_deck(s: GrandPrix) -> i64:
    """GP10: the first car that was put under the deck."""
    car = s.again[0]
    s.again_count -= 1
    n: i64 = 0
    while n < s.again_count:
        s.again[n] = s.again[n + 1]
        n += 1
    s.again[s.again_count] = NO_CAR
    return car


def leave_without_owner(s: GrandPrix) -> None:
    """GP10: a car without a bid for the second time starts all the same; its ten is out."""
    car = s.lot
    ten = s.params.deck.ten_of[car]
    if bits.contains(s.aside, ten):
        s.aside = bits.without(s.aside, ten)
        s.out = bits.with_(s.out, ten)
    place_on_grid(s)
    events.no_owner(s, car)
    s.opener = s.left[s.opener]  # GP7


def place_on_grid(s: GrandPrix) -> None:
    """GP6: the car on offer takes the next start position; its auction is over."""
    s.grid[s.grid_count] = s.lot
    s.put(s.lot, s.params.track.start_cell(s.grid_count))
    s.grid_count += 1
    s.lot = NO_CAR
    s.second = False
    s.bid = 0
    s.bidder = NO_SEAT
    s.passed = seats.NONE
