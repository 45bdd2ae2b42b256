"""The auction (GP5–GP10): car by car, a bid card is turned up and players bid or pass."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.grand_prix.rules import auction, events
from paddock.games.grand_prix.rules.moves import BID, PASS, TURN
from paddock.games.grand_prix.rules.phases.race import begin_driving
from paddock.games.grand_prix.rules.refusals import ALREADY_TURNED, PASSED
from paddock.games.grand_prix.rules.state import GrandPrix


def begin_auction(s: GrandPrix) -> None:
    """GP5: the dealer opens the first one."""
    s.opener = s.dealer
    next_lot(s)


def next_lot(s: GrandPrix) -> None:
    """GP5, GP10: the next bid card, then the cars under the deck, then the race."""
    if s.coming:
        s.turn_seat = s.opener
        s.ask(TURNING, just(LUCK))
    elif s.again_count:
        open_lot(s, auction.take_from_under_deck(s), True)
    else:
        begin_driving(s)


@final
class AuctionTurn(Phase[GrandPrix]):
    """GP5: luck says which bid card comes up next."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        turn = s.params.moves.turn
        left = s.coming
        while left:
            choices.add(turn.id(bits.first(left)))
            left = bits.rest(left)

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb != TURN:
            return NO_SUCH_CHOICE
        return OK if bits.contains(s.coming, move.a) else ALREADY_TURNED

    def luck(self, s: GrandPrix, rng: Rng) -> Move:
        car = bits.nth(s.coming, rng.below(bits.count(s.coming)))
        return s.game.moves[s.params.moves.turn.id(car)]

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        s.coming = bits.without(s.coming, move.a)
        open_lot(s, move.a, False)


TURNING: Final = AuctionTurn("turn")


def open_lot(s: GrandPrix, car: i64, second: bool) -> None:
    """GP5: the opener is asked first. GP9: the last car goes to the player who has none."""
    auction.offer_car(s, car, second)
    if auction.unsold(s) == 1 and auction.without_car(s) == 1:
        auction.sell(s, auction.first_without_car(s), 1, True)
        next_lot(s)
    else:
        ask_bidder(s, s.opener)


def ask_bidder(s: GrandPrix, seat: i64) -> None:
    """GP5: ask the next player who can bid, clockwise from `seat`; without one, sell or not."""
    for _ in range(s.game.players):
        if seat == s.bidder:  # all others have passed since
            auction.sell(s, seat, s.bid, False)
            next_lot(s)
            return
        why = auction.why_no_bid(s, seat)
        if not why:
            s.turn_seat = seat
            s.ask(BIDDING, just(seat))
            return
        if why != PASSED:
            events.cannot_bid(s, seat, why)
        s.passed |= just(seat)  # who cannot bid now cannot bid later
        seat = s.left[seat]
    if s.second:
        auction.leave_without_owner(s)
    else:
        auction.put_under_deck(s)
    next_lot(s)


@final
class Auction(Phase[GrandPrix]):
    """GP5: bid more, or pass and be out of it for this car."""

    def offer(self, s: GrandPrix, seat: i64, choices: Choices) -> None:
        if auction.refuse_pass(s, seat) is OK:
            choices.add(s.params.moves.pass_.first)
        bid = s.params.moves.bid
        amount = s.bid + 1
        while auction.refuse_bid(s, seat, amount) is OK:
            choices.add(bid.id(amount))
            amount += 1

    def refusal(self, s: GrandPrix, seat: i64, move: Move) -> Refusal:
        if move.verb == PASS:
            return auction.refuse_pass(s, seat)
        return auction.refuse_bid(s, seat, move.a) if move.verb == BID else NO_SUCH_CHOICE

    def play(self, s: GrandPrix, seat: i64, move: Move) -> None:
        if move.verb == PASS:
            s.passed |= just(seat)
            events.passed(s, seat)
        else:
            s.bid = move.a
            s.bidder = seat
            events.bid(s, seat)
        ask_bidder(s, s.left[seat])


BIDDING: Final = Auction("auction")
