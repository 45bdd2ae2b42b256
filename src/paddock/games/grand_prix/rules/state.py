"""A position of the Grand Prix: hands, money, the auction, and the cars on the track."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.options import Setup
from paddock.core.phase import Phase
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.grand_prix.rules import notation
from paddock.games.grand_prix.rules.cards import Deck, lowest, members, nth
from paddock.games.grand_prix.rules.cars import CARS, NO_CAR, WHITE
from paddock.games.grand_prix.rules.rules import can_play, refuse_card
from paddock.games.grand_prix.rules.track import NOWHERE, Track
from paddock.games.grand_prix.rules.verbs import Numbers
from paddock.games.grand_prix.rules.view import GrandPrixView

NO_CARD: Final = 0
NOBODY_YET: Final = -1


@final
class Parameters:
    """What this table plays by: cards, money, the track, and the options it has chosen.

    Money is counted in steps, $10,000 each in the printed game.
    """

    def __init__(self, setup: Setup, deck: Deck, track: Track, first: Phase[Any]) -> None:
        self.first = first  # the phase that a race begins with
        edition = setup.edition
        players = setup.players
        self.deck = deck
        self.track = track
        self.numbers = Numbers(deck.size, track.cells)
        self.step = edition.number("money.step", 1, 10**6)
        self.start: i64 = edition.number("money.start", self.step, 10**9) // self.step
        self.prizes: vec[i64] = vec[i64](
            [int(str(prize)) // self.step for prize in edition.rows("money.prizes")]
        )
        self.races = setup.options["races"]
        self.most: i64 = self.start + (self.races - 1) * sum(self.prizes)  # that one can bid, GP5
        # The bank can pay all prizes, and lend each player a car in each race (GP9).
        self.money: i64 = players * self.start + self.races * (sum(self.prizes) + players)
        self.tens_in_deck = setup.options["tens_in_deck"] == 1  # GP27
        self.dealt: i64 = deck.common | (deck.tens if self.tens_in_deck else 0)
        self.dealt_size: i64 = len(members(self.dealt))
        self.limit: i64 = car_limit(setup)  # GP8
        self.must_own = setup.options["cars_optional"] == 0  # GP9, GP24
        self.white_moves_own = setup.options["white_moves_own"] == 1  # GP25
        self.may_hold = setup.options["may_hold_when_home"] == 1  # GP26
        self.tournament = setup.options["tournament_seating"] == 1  # GP22


def car_limit(setup: Setup) -> int:
    """GP8, GP23, GP28: how many cars one player may own."""
    if setup.options["no_car_limit"]:
        return CARS
    if setup.players == CARS:
        return 1
    return 3 if setup.players == 2 and setup.options["two_players"] else 2


@final
class GrandPrix(State):
    """One position: the race on the table, and the ledger of all money so far."""

    def __init__(self, game: Game, params: Parameters, phase: Phase[Any], ledger: Ledger) -> None:
        super().__init__(game, phase)
        self.params = params
        self.ledger = ledger
        players = game.players
        self.race: i64 = 0
        self.dealer: i64 = 0
        self.turn_seat: i64 = 0  # who gets the next card, bids or plays
        self.left: vec[i64] = vec[i64]([(seat + 1) % players for seat in range(players)])
        self.money: vec[i64] = vec[i64]([0] * players)  # in steps; less than 0 is owed to the bank
        self.bank: i64 = 0
        # Cards, as sets
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.unseen: i64 = 0  # not dealt yet
        self.owed: i64 = 0  # how many cards that is
        self.aside: i64 = 0  # tens that wait for a buyer, GP6
        self.out: i64 = 0  # tens out of this race, GP2 and GP10
        self.played: i64 = 0
        self.last: i64 = NO_CARD  # the card on top of the pile
        self.shown: i64 = 0  # cards in hands that everybody has seen: bought tens, GP15
        # The auction
        self.coming: i64 = 0  # cars whose bid card is still face down, bit n for car n
        self.again: vec[i64] = vec[i64]([NO_CAR] * CARS)  # those under the deck, in order, GP10
        self.agains: i64 = 0
        self.lot: i64 = NO_CAR
        self.second = False  # the lot comes up for the second time
        self.opener: i64 = 0
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY_YET
        self.passed: i64 = 0  # seats that are out of this auction, bit n for seat n
        # The cars
        self.owner: vec[i64] = vec[i64]([NOBODY_YET] * CARS)
        self.price: vec[i64] = vec[i64]([0] * CARS)
        self.grid: vec[i64] = vec[i64]([NO_CAR] * CARS)  # the car on each start position
        self.placed: i64 = 0
        self.at: vec[i64] = vec[i64]([NOWHERE] * CARS)
        self.home: vec[i64] = vec[i64]([NO_CAR] * CARS)  # cars in the order of arrival
        self.homes: i64 = 0
        # The card that is being driven
        self.card: i64 = NO_CARD
        self.line: i64 = 0
        self.chosen: i64 = NO_CAR  # for the white line
        self.swaps: vec[i64] = vec[i64]([0] * 8)  # oldest first: card, seat and whether it is new
        self.swapping: i64 = 0
        self.idle: i64 = 0  # turns in a row without a card

    # Small questions

    def mapped(self, colour: i64) -> i64:
        """GP13: the car that a colour on a card means now; the oldest swap first."""
        deck = self.params.deck
        n: i64 = 0
        while n < self.swapping:
            card = self.swaps[n] >> 4
            if colour == deck.swap_a[card]:
                colour = deck.swap_b[card]
            elif colour == deck.swap_b[card]:
                colour = deck.swap_a[card]
            n += 1
        return colour

    def line_car(self) -> i64:
        """The car of the line that is being driven, or NO_CAR while the white one is open."""
        colour = self.params.deck.car[self.card * 6 + self.line]
        return self.chosen if colour == WHITE else self.mapped(colour)

    def line_steps(self) -> i64:
        return self.params.deck.steps[self.card * 6 + self.line]

    def cars_of(self, seat: i64) -> i64:
        """How many cars a seat owns in this race."""
        count: i64 = 0
        car: i64 = 0
        while car < CARS:
            if self.owner[car] == seat:
                count += 1
            car += 1
        return count

    def all_home(self, seat: i64) -> bool:
        """GP26: every car of this seat is over the line."""
        car: i64 = 0
        while car < CARS:
            if self.owner[car] == seat and self.at[car] >= 0:
                return False
            car += 1
        return True

    def pay(self, seat: i64, steps: i64, reason: str, rule: str) -> None:
        """Money goes from the bank to a seat; less than 0 the other way."""
        self.money[seat] += steps
        self.bank -= steps
        self.ledger.add(int(self.race), int(seat), reason, rule, int(steps * self.params.step))

    # What every State can do

    def clone(self) -> GrandPrix:
        other = GrandPrix(self.game, self.params, self.phase, self.ledger.clone())
        self.copy_to(other)
        other.race = self.race
        other.dealer = self.dealer
        other.turn_seat = self.turn_seat
        other.left = self.left[:]
        other.money = self.money[:]
        other.bank = self.bank
        other.hands = self.hands[:]
        other.unseen = self.unseen
        other.owed = self.owed
        other.aside = self.aside
        other.out = self.out
        other.played = self.played
        other.last = self.last
        other.shown = self.shown
        other.coming = self.coming
        other.again = self.again[:]
        other.agains = self.agains
        other.lot = self.lot
        other.second = self.second
        other.opener = self.opener
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed
        other.owner = self.owner[:]
        other.price = self.price[:]
        other.grid = self.grid[:]
        other.placed = self.placed
        other.at = self.at[:]
        other.home = self.home[:]
        other.homes = self.homes
        other.card = self.card
        other.line = self.line
        other.chosen = self.chosen
        other.swaps = self.swaps[:]
        other.swapping = self.swapping
        other.idle = self.idle
        return other

    def imagine(self, seat: int, rng: Rng) -> GrandPrix:
        """The cards that `seat` cannot see are dealt anew: the others' hands and the deck.

        Whoever is asked for a card has one that can be played, or would have shown (GP15).
        """
        other = self.clone()
        hidden = self.hidden_from(seat)
        for _ in range(20):
            other._deal_anew(self, seat, hidden, rng)
            if other.fits():
                return other
        other.settle(hidden)
        return other

    def hidden_from(self, seat: int) -> i64:
        """The cards that a seat has not located."""
        cards = self.unseen
        for player in range(self.game.players):
            if player != seat:
                cards |= self.hands[player] & ~self.shown
        return cards

    def _deal_anew(self, truth: GrandPrix, seat: int, pool: i64, rng: Rng) -> None:
        size: i64 = len(members(pool))
        for player in range(self.game.players):
            if player == seat:
                continue
            hand = truth.hands[player] & truth.shown
            for _ in range(len(members(truth.hands[player] & ~truth.shown))):
                card = POWERS[nth(pool, rng.below(size))]
                pool ^= card
                size -= 1
                hand |= card
            self.hands[player] = hand
        self.unseen = pool

    def fits(self) -> bool:
        """Whoever is to play a card can play one."""
        if self.phase.name != "play" or can_play(self, self.turn_seat):
            return True
        return self.params.may_hold and self.all_home(self.turn_seat)

    def settle(self, hidden: i64) -> None:
        """Give the player who is to play a playable one of the hidden cards, for one of theirs."""
        player = self.turn_seat
        back = self.hands[player] & hidden
        back &= -back
        left = hidden & ~self.hands[player]
        while left and back:
            card = left & -left
            left ^= card
            if refuse_card(self, player, lowest(card), held=False).code != "ok":
                continue
            for other in range(self.game.players):
                if self.hands[other] & card:
                    self.hands[other] ^= card | back
                    self.hands[player] ^= card | back
                    return

    def view(self, seat: int) -> GrandPrixView:
        return GrandPrixView(self, seat)

    def scores(self) -> list[int]:
        """Everybody's money, in dollars."""
        step = self.params.step
        return [int(steps) * step for steps in self.money]

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """A dealt card is known to the one who gets it; bid cards are turned for all."""
        if seat == LUCK and self.phase.name == "deal" and viewer != self.turn_seat:
            return f"{move.text.split()[0]} ?"
        return move.text

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def census(self) -> dict[str, int]:
        deck = self.params.deck
        counts = {str(n): 0 for n in range(1, deck.size + 1)}
        for cards in [self.unseen, self.aside, self.out, self.played, *self.hands]:
            for card in members(cards):
                counts[str(card)] += 1
        cars = [*members(self.coming), *self.again[: self.agains], *self.grid[: self.placed]]
        cars += [self.lot] if self.lot >= 0 else []
        for car in cars:
            counts[str(deck.bid_of[car])] += 1
        counts["money"] = int(self.bank + sum(self.money)) * self.params.step
        return counts
