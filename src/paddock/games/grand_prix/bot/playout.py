"""The policy of the Grand Prix for playouts: the worth of a space on each car, summed over lines.

The spaces of an own car have worth; those of a rival's car cost, most where it is close to an own
one. A card is worth the sum of its lines.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.policy import Policy, dearest, standing
from paddock.core import bits
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.games.grand_prix.bot.hands import by_hands, car_worth
from paddock.games.grand_prix.bot.player import move_worth
from paddock.games.grand_prix.bot.standing import ODDS, SPREAD, WIDE
from paddock.games.grand_prix.rules.cards import CARS, SWAP, WHITE
from paddock.games.grand_prix.rules.moves import BID, CHOOSE, PLAY, TO
from paddock.games.grand_prix.rules.phases.bidding import BIDDING
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.track import HOME

KEEP: Final = 0.1  # steps of money that a ten is worth while it is kept
SWAP_WORTH: Final = 0.05
PLACE: Final = 4.0  # steps of money between two places, on the average
ODDS_CHANGE: Final = [odds * (1.0 - odds) * PLACE / SPREAD for odds in ODDS]
LANE: Final = 0.02  # the inner lane is the shorter one
# The auction
MARGIN: Final = 0.72  # of a car's worth that may be bid
DECISIONS: Final = 9  # of each player in a playout


@final
class GrandPrixPolicy(Policy[GrandPrix]):
    """The policy of the Grand Prix."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 0.8
        self.width = 8
        self.unit = 0.02
        self.cut = DECISIONS
        self.won = 0.85
        self.space: list[float] = [0.0] * (CARS + 1)  # what a space on each car is worth
        self.far: vec[i64] = vec[i64]([0] * CARS)
        self.best_white = 0.0
        self.limit = 0.0  # what the car on offer may cost

    def choose(self, s: GrandPrix, seat: i64, choices: Choices, rng: Rng) -> i64:
        return dearest(self, s, seat, choices)

    def hurts(self, move: Move) -> bool:
        return False

    def part(self, s: GrandPrix) -> i64:
        """A race; its auction is a part of its own."""
        return s.race * 2 + (1 if s.grid_count == CARS else 0)

    def horizon(self, s: GrandPrix) -> i64:
        players: i64 = s.game.players
        return 200 if s.phase is BIDDING else self.cut * players

    # One position

    def look(self, s: GrandPrix, seat: i64) -> None:
        if s.phase is BIDDING:
            self.limit = MARGIN * car_worth(s, seat, s.lot)
            return
        self.read_distances(s)
        rivals = float(s.game.players - 1)
        car: i64 = 0
        most = -1000.0
        while car < CARS:
            value = 0.0
            if s.at(car) >= 0:
                owner = s.owner[car]
                own = owner == seat
                other: i64 = 0
                while other < CARS:
                    if other != car and s.at(other) >= 0:
                        change = ODDS_CHANGE[self.lead(car, other)]
                        whose = s.owner[other]
                        if own:
                            value += change  # a place for this car
                            if whose >= 0 and whose != seat:
                                value += change / rivals
                            elif whose == seat:
                                value -= change
                        else:
                            if whose == seat:
                                value -= change  # it takes a place from one's own
                            elif whose >= 0:
                                value += change / rivals
                            if owner >= 0:
                                value -= change / rivals
                    other += 1
                most = max(most, value)
            self.space[car] = value
            car += 1
        self.best_white = most

    def read_distances(self, s: GrandPrix) -> None:
        track = s.params.track
        car: i64 = 0
        while car < CARS:
            here = s.at(car)
            self.far[car] = track.to_go[here] if here >= 0 else 0
            car += 1

    def lead(self, car: i64, other: i64) -> i64:
        """Where the lead of one car over another stands in the table of odds."""
        return WIDE + self.far[car] - self.far[other]

    def first_price(self, s: GrandPrix, seat: i64, move: Move) -> float:
        """In the race the club's price, which drives the whole card."""
        if s.phase is BIDDING:
            return self.price(s, seat, move)
        return move_worth(s, seat, move, s.game.choices())

    def price(self, s: GrandPrix, seat: i64, move: Move) -> float:
        verb = move.verb
        if verb == PLAY:
            return self.card_worth(s, move.a)
        if verb == TO:
            return self.end_worth(s, move.a)
        if verb == CHOOSE:
            steps = min(s.line_steps(), self.far[move.a])
            return self.space[move.a] * float(steps)
        if verb == BID:
            if move.a > s.bid + 1:
                return -float(move.a)  # one step more is enough
            return self.limit - float(move.a)
        return 0.0  # to pass, or to hold

    # The race

    def card_worth(self, s: GrandPrix, card: i64) -> float:
        deck = s.params.deck
        if deck.kind[card] == SWAP:
            return SWAP_WORTH
        worth = 0.0
        line: i64 = 0
        while line < deck.lines[card]:
            colour = deck.car_on(card, line)
            steps = deck.steps_on(card, line)
            if colour == WHITE:
                worth += max(0.0, self.best_white) * float(steps)
            else:
                car = s.mapped(colour)
                worth += self.space[car] * float(min(steps, self.far[car]))
            line += 1
        if bits.contains(deck.tens, card):
            worth -= KEEP
        return worth

    def end_worth(self, s: GrandPrix, end: i64) -> float:
        """Where a car ends: near to home if that is good, out of the way if it is not."""
        car = s.line_car()
        if end == HOME:
            return self.space[car] * float(self.far[car])
        track = s.params.track
        gone = self.far[car] - track.to_go[end]
        good = 1.0 if self.space[car] > 0.0 else -1.0
        worth = self.space[car] * float(gone) - good * LANE * float(track.lane[end])
        # A car in front of a rival is in its way, and one's own behind it would be too
        other: i64 = 0
        while other < CARS:
            there = s.at(other)
            if there >= 0 and other != car and 0 < end - there <= 6:
                close = 1.0 / float(end - there)
                if track.lane[there] == track.lane[end]:
                    worth -= 0.4 * close * self.space[other]
            other += 1
        return worth

    # What a race is worth

    def worth(self, s: GrandPrix, side: i64, part: i64) -> float:
        """Money, and the prizes that a player can expect, against each of the others."""
        players: i64 = s.game.players
        money: list[float] = [0.0] * int(players)
        player: i64 = 0
        while player < players:
            money[player] = float(s.money[player])
            player += 1
        races = float(s.params.races - s.race)
        if s.over():
            return self.final(money, side)
        if s.grid_count:
            self.read_distances(s)
            ahead = by_hands(s, self.far)
            car: i64 = 0
            while car < CARS:
                owner = s.owner[car]
                if owner >= 0:
                    money[owner] += self.prize(s, car, ahead)
                car += 1
            races += 0.5
        leads: list[float] = []
        player = 0
        while player < players:
            if player != side:
                leads.append(money[side] - money[player])
            player += 1
        return standing(leads, 3.0 + 5.0 * races)

    def final(self, money: list[float], side: i64) -> float:
        best = max(money)
        first = money.count(best)
        won = 1.0 / float(first) if money[side] == best else 0.0
        leads = [money[side] - money[n] for n in range(len(money)) if n != side]
        return self.won * won + (1.0 - self.won) * standing(leads, 10.0)

    def prize(self, s: GrandPrix, car: i64, ahead: list[float]) -> float:
        """The prize of a car: of its place when it is home, else of the place it may still take."""
        prizes = s.params.prizes
        n: i64 = 0
        if s.at(car) < 0:
            while n < s.home_count and s.home[n] != car:
                n += 1
            return float(prizes[min(n, CARS - 1)])
        place = float(s.home_count)
        other: i64 = 0
        while other < CARS:
            if other != car and s.at(other) >= 0:
                lead = int(ahead[car] - ahead[other])
                place += ODDS[WIDE + max(-WIDE, min(WIDE, lead))]
            other += 1
        n = int(place)
        if n >= CARS - 1:
            return float(prizes[CARS - 1])
        return float(prizes[n]) + (place - float(n)) * float(prizes[n + 1] - prizes[n])
