"""The auction: bid cards are turned one by one, and each car finds a buyer or none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.grand_prix.rules.cards import lowest, members, nth
from paddock.games.grand_prix.rules.cars import CARS, NAMES, NO_CAR
from paddock.games.grand_prix.rules.driving import begin_driving
from paddock.games.grand_prix.rules.rules import (
    ALREADY_TURNED,
    refuse_bid,
    refuse_pass,
    unsold,
    why_no_bid,
    without_car,
)
from paddock.games.grand_prix.rules.state import NOBODY_YET, GrandPrix
from paddock.games.grand_prix.rules.verbs import BID, FIRST_TURN, PASS, PASS_ID, TURN


@final
class Turn(Phase[GrandPrix]):
    """GP5: luck says which bid card comes up next."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        left = s.coming
        while left:
            choices.add(FIRST_TURN + lowest(left))
            left &= left - 1

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb != TURN:
            return NO_SUCH_CHOICE
        return OK if s.coming & POWERS[move.a] else ALREADY_TURNED

    def luck(self, s: GrandPrix, rng: Rng) -> Move:
        count: i64 = len(members(s.coming))
        return s.game.moves[FIRST_TURN + nth(s.coming, rng.below(count))]

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        s.coming ^= POWERS[move.a]
        s.second = False
        open_lot(s, move.a)


@final
class Auction(Phase[GrandPrix]):
    """GP5: bid more, or pass and be out of it for this car."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        if refuse_pass(s, seat) is OK:
            choices.add(PASS_ID)
        amount = s.bid + 1
        while refuse_bid(s, seat, amount) is OK:
            choices.add(s.params.numbers.bid + amount)
            amount += 1

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb == PASS:
            return refuse_pass(s, seat)
        return refuse_bid(s, seat, move.a) if move.verb == BID else NO_SUCH_CHOICE

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        if move.verb == PASS:
            s.passed |= POWERS[seat]
            if s.news is not None:
                s.tell("passed", {"seat": int(seat), "car": NAMES[s.lot]})
        else:
            s.bid = move.a
            s.bidder = seat
            if s.news is not None:
                price = int(move.a) * s.params.step
                s.tell("bid", {"seat": int(seat), "car": NAMES[s.lot], "price": price})
        ask_next(s, s.left[seat])


TURNING: Final = Turn("turn")
BIDDING: Final = Auction("auction")


def begin_auction(s: GrandPrix) -> None:
    """GP5: the dealer opens the first one."""
    s.opener = s.dealer
    next_lot(s)


def next_lot(s: GrandPrix) -> None:
    """GP5, GP10: the next bid card, then those under the deck, then the race."""
    if s.coming:
        s.turn_seat = s.opener
        s.ask(TURNING, just(LUCK))
        return
    if s.agains == 0:
        begin_driving(s)
        return
    car = s.again[0]
    s.agains -= 1
    n: i64 = 0
    while n < s.agains:
        s.again[n] = s.again[n + 1]
        n += 1
    s.again[s.agains] = NO_CAR
    s.second = True
    open_lot(s, car)


def open_lot(s: GrandPrix, car: i64) -> None:
    s.lot = car
    s.bid = 0
    s.bidder = NOBODY_YET
    s.passed = 0
    if s.news is not None:
        again = "yes" if s.second else "no"
        s.tell("lot", {"car": NAMES[car], "opener": int(s.opener), "again": again})
    if unsold(s) == 1 and without_car(s) == 1:
        # GP9: whoever has no car must buy the last one
        seat: i64 = 0
        while s.cars_of(seat):
            seat += 1
        sell(s, seat, 1, "last-car", "GP9")
        return
    ask_next(s, s.opener)


def ask_next(s: GrandPrix, seat: i64) -> None:
    """The next one, clockwise, who can bid; round to the highest bidder, the car is sold."""
    asked: i64 = 0
    while asked < s.game.players:
        if seat == s.bidder:
            sell(s, seat, s.bid, "car", "GP6")
            return
        if not why_no_bid(s, seat):
            s.turn_seat = seat
            s.ask(BIDDING, just(seat))
            return
        s.passed |= POWERS[seat]  # who cannot bid now cannot bid later
        seat = s.left[seat]
        asked += 1
    find_no_buyer(s)


def sell(s: GrandPrix, seat: i64, price: i64, reason: str, rule: str) -> None:
    """GP6: pay, put the car on the grid, take its ten."""
    car = s.lot
    s.owner[car] = seat
    s.price[car] = price
    lent = s.money[seat] < price
    s.pay(seat, -price, reason, rule)
    ten = POWERS[s.params.deck.ten_of[car]]
    if s.aside & ten:
        s.aside ^= ten
        s.hands[seat] |= ten
        s.shown |= ten
    place(s, car)
    if s.news is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "car": NAMES[car],
            "price": int(price) * s.params.step,
            "position": int(s.placed),
        }
        s.tell("bought" if rule == "GP6" else "had-to-buy", facts)
        if lent:
            s.tell("lent", {"seat": int(seat), "price": int(price) * s.params.step})
    s.opener = s.left[seat]  # GP7
    next_lot(s)


def find_no_buyer(s: GrandPrix) -> None:
    """GP10: under the deck once; the second time on the grid without an owner."""
    car = s.lot
    s.opener = s.left[s.opener]  # GP7
    if not s.second:
        s.lot = NO_CAR
        s.passed = 0
        s.again[s.agains] = car
        s.agains += 1
        if s.news is not None:
            s.tell("no-bid", {"car": NAMES[car]})
        next_lot(s)
        return
    ten = POWERS[s.params.deck.ten_of[car]]
    if s.aside & ten:
        s.aside ^= ten
        s.out |= ten
    place(s, car)
    if s.news is not None:
        s.tell("no-owner", {"car": NAMES[car], "position": int(s.placed)})
    next_lot(s)


def place(s: GrandPrix, car: i64) -> None:
    """GP6: on the next start position; the auction of this car is over."""
    s.grid[s.placed] = car
    s.at[car] = (s.placed + 3) % CARS  # the back row of the grid comes first in the list of cells
    s.placed += 1
    s.lot = NO_CAR
    s.second = False
    s.bid = 0
    s.bidder = NOBODY_YET
    s.passed = 0
