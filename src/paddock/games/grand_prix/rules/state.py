"""A position of the Grand Prix: hands, money, the auction, and the cars on the track."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, NONE
from paddock.core.state import State
from paddock.games.grand_prix.rules import encoding, imagining, notation
from paddock.games.grand_prix.rules.cards import CARS, NO_CAR, NO_CARD, NO_SEAT, WHITE
from paddock.games.grand_prix.rules.field import EMPTY, cell_of, moved
from paddock.games.grand_prix.rules.parameters import Parameters
from paddock.games.grand_prix.rules.swaps import MOST_SWAPS, card_of
from paddock.games.grand_prix.rules.view import GrandPrixView


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
        # Sets of cards: see core.bits
        self.hands: vec[i64] = vec[i64]([0] * players)
        self.undealt: i64 = 0  # not dealt yet
        self.undealt_size: i64 = 0  # how many cards that is
        self.aside: i64 = 0  # tens that wait for a buyer, GP6
        self.out: i64 = 0  # tens out of this race, GP2 and GP10
        self.played: i64 = 0
        self.last: i64 = NO_CARD  # the card on top of the pile
        self.shown: i64 = 0  # cards in hands that everybody has seen: bought tens, GP15
        # The auction
        self.coming: i64 = 0  # the set of cars whose bid card is still face down
        self.again: vec[i64] = vec[i64]([NO_CAR] * CARS)  # those under the deck, in order, GP10
        self.again_count: i64 = 0
        self.lot: i64 = NO_CAR  # the car on offer
        self.second = False  # the lot comes up for the second time
        self.opener: i64 = 0
        self.bid: i64 = 0
        self.bidder: i64 = NO_SEAT
        self.passed: i64 = NONE  # the set of seats that are out of this auction
        # The cars
        self.owner: vec[i64] = vec[i64]([NO_SEAT] * CARS)
        self.price: vec[i64] = vec[i64]([0] * CARS)
        self.grid: vec[i64] = vec[i64]([NO_CAR] * CARS)  # the car on each start position
        self.grid_count: i64 = 0
        self.field: i64 = EMPTY  # where they stand: see field.py
        self.home: vec[i64] = vec[i64]([NO_CAR] * CARS)  # cars in the order of arrival
        self.home_count: i64 = 0
        # The card that is being driven
        self.card: i64 = NO_CARD
        self.line: i64 = 0
        self.chosen: i64 = NO_CAR  # for the white line
        self.swaps: vec[i64] = vec[i64]([0] * MOST_SWAPS)  # in force, oldest first: see swaps.py
        self.swap_count: i64 = 0
        self.idle: i64 = 0  # turns in a row without a card

    # Queries

    def at(self, car: i64) -> i64:
        """Where a car stands: a cell, HOME or NOWHERE."""
        return cell_of(self.field, car)

    def put(self, car: i64, cell: i64) -> None:
        """A car stands on another cell, or it is HOME."""
        self.field = moved(self.field, car, cell)

    def mapped(self, colour: i64) -> i64:
        """GP13: the car that a colour on a card means now; the oldest swap first."""
        deck = self.params.deck
        n: i64 = 0
        while n < self.swap_count:
            card = card_of(self.swaps[n])
            if colour == deck.swap_a[card]:
                colour = deck.swap_b[card]
            elif colour == deck.swap_b[card]:
                colour = deck.swap_a[card]
            n += 1
        return colour

    def colour_of(self, car: i64) -> i64:
        """GP13: the colour that means a car now, the inverse of `mapped`; the newest swap first."""
        deck = self.params.deck
        n = self.swap_count
        while n > 0:
            n -= 1
            card = card_of(self.swaps[n])
            if car == deck.swap_a[card]:
                car = deck.swap_b[card]
            elif car == deck.swap_b[card]:
                car = deck.swap_a[card]
        return car

    def line_car(self) -> i64:
        """The car of the line that is being driven, or NO_CAR while the white one is open."""
        colour = self.params.deck.car_on(self.card, self.line)
        return self.chosen if colour == WHITE else self.mapped(colour)

    def line_steps(self) -> i64:
        """The spaces of the line that is being driven."""
        return self.params.deck.steps_on(self.card, self.line)

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
        """GP26: this seat has no car on the track."""
        car: i64 = 0
        while car < CARS:
            if self.owner[car] == seat and self.at(car) >= 0:
                return False
            car += 1
        return True

    def dollars(self, steps: i64) -> int:
        """What that many steps of money are worth."""
        return int(steps) * self.params.step

    def pay(self, seat: i64, steps: i64, reason: str, rule: str) -> None:
        """Money goes from the bank to a seat; less than 0 the other way."""
        self.money[seat] += steps
        self.bank -= steps
        self.ledger.add(int(self.race), int(seat), reason, rule, self.dollars(steps))

    # The interface of State

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
        other.undealt = self.undealt
        other.undealt_size = self.undealt_size
        other.aside = self.aside
        other.out = self.out
        other.played = self.played
        other.last = self.last
        other.shown = self.shown
        other.coming = self.coming
        other.again = self.again[:]
        other.again_count = self.again_count
        other.lot = self.lot
        other.second = self.second
        other.opener = self.opener
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed
        other.owner = self.owner[:]
        other.price = self.price[:]
        other.grid = self.grid[:]
        other.grid_count = self.grid_count
        other.field = self.field
        other.home = self.home[:]
        other.home_count = self.home_count
        other.card = self.card
        other.line = self.line
        other.chosen = self.chosen
        other.swaps = self.swaps[:]
        other.swap_count = self.swap_count
        other.idle = self.idle
        return other

    def imagine(self, seat: int, rng: Rng) -> GrandPrix:
        return imagining.imagine(self, seat, rng)

    def hidden_from(self, seat: int) -> i64:
        """The cards that a seat has not located."""
        cards = self.undealt
        for player in range(self.game.players):
            if player != seat:
                cards |= bits.minus(self.hands[player], self.shown)
        return cards

    def view(self, seat: int) -> GrandPrixView:
        return GrandPrixView(self, seat)

    def encode(self, seat: i64, row: Row) -> None:
        encoding.encode(self, seat, row)

    def scores(self) -> list[int]:
        """Everybody's money, in dollars."""
        return [self.dollars(steps) for steps in self.money]

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """A dealt card is known to the one who gets it; bid cards are turned for all."""
        if seat == LUCK and self.phase.name == "deal" and viewer != self.turn_seat:
            return f"{move.kind} ?"
        return move.text

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def census(self) -> dict[str, int]:
        deck = self.params.deck
        counts = {str(n): 0 for n in range(1, deck.size + 1)}
        for cards in [self.undealt, self.aside, self.out, self.played, *self.hands]:
            for card in bits.members(cards):
                counts[str(card)] += 1
        cars = [
            *bits.members(self.coming),
            *self.again[: self.again_count],
            *self.grid[: self.grid_count],
        ]
        cars += [self.lot] if self.lot >= 0 else []
        for car in cars:
            counts[str(deck.bid_of[car])] += 1
        counts["money"] = self.dollars(self.bank + sum(self.money))
        return counts
