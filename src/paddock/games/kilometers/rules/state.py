"""A position of 1000 Kilometers: tableaux, hands, stock and whose turn it is."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bits import contains, with_
from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, includes
from paddock.core.state import State
from paddock.games.kilometers.rules import encoding, notation
from paddock.games.kilometers.rules.cards import (
    ACE,
    D200,
    GREEN,
    NAMES,
    NO_CARD,
    PRIORITY,
    is_attack,
    trump_against,
)
from paddock.games.kilometers.rules.parameters import HAND, Parameters
from paddock.games.kilometers.rules.scoring import points_on
from paddock.games.kilometers.rules.view import KilometersView


@final
class Side:
    """The tableau of one driver or team."""

    def __init__(self) -> None:
        self.km: i64 = 0
        self.top: i64 = NO_CARD  # of the battle pile
        self.under: i64 = NO_CARD  # what an attack on top covers
        self.limited = False  # a speed limit is on top of the speed pile
        self.trumps: i64 = 0  # a set; Ace Driver is number 0
        self.crosswise: i64 = 0  # K23: those played as a lightning reaction
        self.cards: i64 = 0  # everything that lies here, as a bag

    def has(self, trump: i64) -> bool:
        return contains(self.trumps, trump - ACE)

    def lay_trump(self, trump: i64) -> None:
        self.trumps = with_(self.trumps, trump - ACE)

    def lay_crosswise(self, trump: i64) -> None:
        """K23: a trump that was played as a lightning reaction."""
        self.lay_trump(trump)
        self.crosswise = with_(self.crosswise, trump - ACE)

    def rolling(self) -> bool:
        """K9, K13: Green is on top, or Priority Car is out and no attack is."""
        return self.top == GREEN or (self.has(PRIORITY) and not is_attack(self.top))

    def placed(self) -> bool:
        """K42: some distance has been laid."""
        return self.km > 0

    def clone(self) -> Side:
        other = Side()
        other.km = self.km
        other.top = self.top
        other.under = self.under
        other.limited = self.limited
        other.trumps = self.trumps
        other.crosswise = self.crosswise
        other.cards = self.cards
        return other


@final
class Kilometers(State):
    """One position: the rally on the table, and the ledger of those before it."""

    def __init__(
        self, game: Game, params: Parameters, phase: Phase[Any], sides: list[Side], ledger: Ledger
    ) -> None:
        super().__init__(game, phase)
        self.params = params
        self.sides = sides
        self.ledger = ledger
        self.hands: vec[i64] = vec[i64]()  # a bag for each seat: from `empty` or `clone`
        self.hand_sizes: vec[i64] = vec[i64]()
        self.stock: i64 = 0
        self.stock_size: i64 = 0
        self.discard: i64 = 0  # a bag: what lies there is public, K6
        self.discard_top: i64 = NO_CARD
        self.rally: i64 = 0
        self.dealer: i64 = 0
        self.turn_seat: i64 = 0
        self.owed: i64 = 0  # cards to be dealt or drawn before the next decision
        self.drew_last = False  # K38: this turn drew the last card of the stock
        self.target: i64 = 0
        self.extender: i64 = -1  # the side that extended the rally, K31
        self.victim: i64 = -1  # the side under attack while reactions are asked, K24
        self.hazard: i64 = NO_CARD
        self.reactor: i64 = -1  # the seat that has answered with its trump

    def side(self, seat: i64) -> Side:
        return self.sides[self.game.side_of[seat]]

    def take(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] -= self.params.packing.one[kind]
        self.hand_sizes[seat] -= 1

    def draw(self, seat: i64, kind: i64) -> None:
        """A card goes from the stock to a hand."""
        one = self.params.packing.one[kind]
        self.stock -= one
        self.stock_size -= 1
        self.hands[seat] += one
        self.hand_sizes[seat] += 1

    def throw_away(self, kind: i64) -> None:
        """A card goes on the discard pile."""
        self.discard += self.params.packing.one[kind]
        self.discard_top = kind

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.params.packing.has(self.hands[seat], kind)

    def could_react(self, attack: i64) -> bool:
        """K28: from all that lies open, somebody may hold the trump against `attack`."""
        trump = trump_against(attack)
        if self.params.packing.has(self.discard, trump):
            return False
        for side in self.sides:
            if side.has(trump):
                return False
        return True

    def may_extend(self) -> bool:
        """K31: once in a rally, and only while a card can still be played."""
        if not self.params.extension or self.extender >= 0:
            return False
        return self.stock_size > 0 or self.params.late_extension or self.can_play_out()

    def can_play_out(self) -> bool:
        """K30 option: hands are played out, and somebody still holds a card."""
        if self.params.play_out_hands:
            for size in self.hand_sizes:
                if size > 0:
                    return True
        return False

    # The interface of State

    def clone(self) -> Kilometers:
        other = Kilometers(
            self.game,
            self.params,
            self.phase,
            [side.clone() for side in self.sides],
            self.ledger.clone(),
        )
        self.copy_to(other)
        other.hands = self.hands[:]
        other.hand_sizes = self.hand_sizes[:]
        other.stock = self.stock
        other.stock_size = self.stock_size
        other.discard = self.discard
        other.discard_top = self.discard_top
        other.rally = self.rally
        other.dealer = self.dealer
        other.turn_seat = self.turn_seat
        other.owed = self.owed
        other.drew_last = self.drew_last
        other.target = self.target
        other.extender = self.extender
        other.victim = self.victim
        other.hazard = self.hazard
        other.reactor = self.reactor
        return other

    def imagine(self, seat: int, rng: Rng) -> Kilometers:
        """The cards that `seat` cannot see are dealt anew: the others' hands and the stock."""
        other = self.clone()
        packing = self.params.packing
        for player in range(self.game.players):
            if player != seat:
                other.stock += other.hands[player]
                other.stock_size += other.hand_sizes[player]
                other.hands[player] = 0
        for player in range(self.game.players):
            if player != seat:
                for _ in range(other.hand_sizes[player]):
                    kind = packing.draw(other.stock, other.stock_size, rng)
                    other.stock -= packing.one[kind]
                    other.stock_size -= 1
                    other.hands[player] += packing.one[kind]
        if self.victim >= 0:
            other._imagine_answers(seat, rng)
        return other

    def _imagine_answers(self, seat: int, rng: Rng) -> None:
        """Answers to the reaction question are sealed: who has answered may have reacted."""
        if self.reactor == seat:
            return
        self.reactor = -1
        trump = trump_against(self.hazard)
        for player in range(self.game.players):
            answered = (
                self.game.side_of[player] == self.victim
                and player != seat
                and not includes(self.due, player)
            )
            if answered and self.holds(player, trump) and rng.chance(50):
                self.reactor = player

    def view(self, seat: int) -> KilometersView:
        return KilometersView(self, seat)

    def encode(self, seat: i64, row: Row) -> None:
        encoding.encode(self, seat, row)

    def scores(self) -> list[int]:
        """The ledger, and the points of the current rally that can no longer be lost."""
        points = list(self.ledger.totals)
        if self.over():
            return points
        for number, side in enumerate(self.sides):
            points[number] += int(points_on(side))
        return points

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """A drawn card is known to the one who draws it."""
        if seat == LUCK and viewer != self.drawer():
            return f"{move.kind} ?"
        return move.text

    def drawer(self) -> int:
        """Who gets the next card from the stock."""
        return int(self.next_dealt() if self.phase.name == "deal" else self.turn_seat)

    def next_dealt(self) -> i64:
        """K4: who gets the next card of the deal, which begins at the dealer's left."""
        players: i64 = self.game.players
        dealt = HAND * players - self.owed
        return (self.dealer + 1 + dealt) % players

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def census(self) -> dict[str, int]:
        counts = [0] * len(NAMES)
        bags = [self.stock, self.discard, *self.hands, *(side.cards for side in self.sides)]
        for bag in bags:
            for kind, count in enumerate(self.params.packing.counts(bag)):
                counts[kind] += count
        return dict(zip(NAMES, counts, strict=True))


def two_hundreds(params: Parameters, side: Side) -> i64:
    """K12: how many 200s lie on a tableau."""
    return params.packing.count(side.cards, D200)
