"""The policy of 1000 Kilometers for playouts: the club's judgement in integers, without a view.

It counts the cards that nobody has seen, as the club does, but does not plan turns ahead.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.bots.policy import Policy, dearest
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.games.kilometers.bot.glance import Glance
from paddock.games.kilometers.bot.keeping import holding
from paddock.games.kilometers.bot.outlook import worth_of
from paddock.games.kilometers.bot.player import KilometersClub
from paddock.games.kilometers.bot.sight import Sight
from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    ACE,
    D25,
    D100,
    D200,
    END_LIMIT,
    GREEN,
    KM,
    LIMIT,
    PRIORITY,
    STOP,
    is_attack,
    is_distance,
    is_trump,
    remedy_for,
    trump_against,
)
from paddock.games.kilometers.rules.moves import ATTACK, DISCARD, EXTEND, PLAY, REACT
from paddock.games.kilometers.rules.scoring import (
    NO_200_POINTS,
    SHUT_OUT_POINTS,
    WIN_POINTS,
    points_on,
)
from paddock.games.kilometers.rules.state import Kilometers

AT_ONCE: Final = 5000.0  # before anything else
HOLD: Final = -40.0  # a trump that may still answer an attack
TEMPO: Final = 75.0  # a trump on the table: another card, and immunity
REACT_WORTH: Final = 140.0  # a lightning reaction, if an attack is drawn at all


@final
class KilometersPolicy(Policy[Kilometers]):
    """The policy of 1000 Kilometers."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 60.0
        self.width = 5
        self.gate = 1.0
        self.temper = 0.25  # moves differ by little here: a full style would cost too much
        self.won = 0.9
        self.react = REACT_WORTH
        self.glance = Glance()
        self.club = KilometersClub("club")
        self.sight: Sight | None = None  # of the position that is searched
        self.sight_at: Kilometers | None = None

    def choose(self, s: Kilometers, seat: i64, choices: Choices, rng: Rng) -> i64:
        return dearest(self, s, seat, choices)

    def hurts(self, move: Move) -> bool:
        return move.verb == ATTACK

    def part(self, s: Kilometers) -> i64:
        return s.rally

    # One position

    def look(self, s: Kilometers, seat: i64) -> None:
        self.glance.read(s, seat)

    def first_price(self, s: Kilometers, seat: i64, move: Move) -> float:
        """The club's price, which plans the turns to the target."""
        if self.sight is None or self.sight_at is not s:
            self.sight = Sight(s.view(int(seat)))
            self.sight_at = s
        return self.club.worth(self.sight, move)

    def price(self, s: Kilometers, seat: i64, move: Move) -> float:
        verb = move.verb
        if verb == DISCARD:
            return -holding(s, self.glance, move.a)
        if verb == PLAY:
            if is_distance(move.a):
                return self.driving(s, move.a)
            if is_trump(move.a):
                return self.trumping(s, seat, move.a)
            return self.mending(move.a)
        if verb == ATTACK:
            return self.attacking(s, move.a, move.b)
        if verb == REACT:
            return AT_ONCE
        if verb == EXTEND:
            return self.extending(s, seat)
        return 0.0  # to decline, or to finish

    # On one's own tableau

    def driving(self, s: Kilometers, kind: i64) -> float:
        packing = s.params.packing
        km = KM[kind]
        left = self.glance.room - km
        if left == 0:
            return 600.0
        worth = 0.9 * float(km)
        if left <= KM[D200]:
            rest = self.glance.hand - packing.one[kind]
            fits = False
            other: i64 = D25
            while other <= D200:
                if KM[other] == left and packing.has(rest, other):
                    fits = True
                other += 1
            if fits:
                worth += 45.0
            elif left < KM[D100]:
                worth -= 20.0
        if kind == D200 and not packing.has(self.glance.me.cards, D200):
            worth -= 60.0  # K39
        return worth

    def trumping(self, s: Kilometers, seat: i64, trump: i64) -> float:
        """A trump is kept while a lightning reaction is possible; in the hand it scores nothing."""
        me = self.glance.me
        if self.glance.hurry or self.glance.finishing:
            return AT_ONCE
        if is_attack(me.top) and trump_against(me.top) == trump:
            return AT_ONCE
        if trump == PRIORITY:
            if me.limited or (
                not self.glance.rolling and not s.params.packing.has(self.glance.hand, GREEN)
            ):
                return AT_ONCE
        # K27: how likely an opponent holds or draws an attack that this trump answers
        attacks = s.params.packing.count(
            self.glance.unseen, STOP if trump == PRIORITY else trump - (ACE - ACCIDENT)
        )
        if trump == PRIORITY:
            attacks += s.params.packing.count(self.glance.unseen, LIMIT)
        if attacks == 0:
            return AT_ONCE
        own = s.hand_sizes[seat]
        taken = float(self.glance.pool) - 0.5 * float(s.stock_size)
        missed = 1.0
        while attacks > 0:
            missed *= 1.0 - taken / float(self.glance.pool + 1)
            attacks -= 1
        hope = self.react * (1.0 - missed)
        cost = TEMPO + 100.0 * self.glance.danger(s)
        return AT_ONCE if cost > hope and own > 0 else HOLD

    def mending(self, kind: i64) -> float:
        if kind == GREEN:
            return 120.0
        if kind == END_LIMIT:
            return 60.0 if self.glance.room > 50 else 1.0
        return 90.0

    # Against others

    def attacking(self, s: Kilometers, kind: i64, victim: i64) -> float:
        foe = s.sides[victim]
        if kind == LIMIT:
            if s.target - foe.km <= 50:
                return 1.0
            worth = 65.0
        else:
            worth = 100.0 if kind == STOP else 115.0
            worth += 250.0 * self.glance.may_finish(s, foe, victim)
            if foe.km == 0:
                worth += 120.0
        worth += 0.1 * float(foe.km - self.glance.me.km)
        worth += 40.0 / (1.0 + float(s.params.packing.count(self.glance.unseen, remedy_for(kind))))
        return worth - 500.0 * self.glance.holds(s, victim, trump_against(kind))

    # At 700

    def extending(self, s: Kilometers, seat: i64) -> float:
        """Positive: extend to 1000. A won rally is ended."""
        prize: i64 = WIN_POINTS
        if not s.params.packing.has(self.glance.me.cards, D200):
            prize += NO_200_POINTS
        mine = points_on(self.glance.me) + s.ledger.totals[s.game.side_of[seat]] + prize
        best: i64 = -100_000
        for number in range(len(s.sides)):
            side = s.sides[number]
            if side is not self.glance.me:
                if not side.placed():
                    mine += SHUT_OUT_POINTS
                best = max(best, points_on(side) + s.ledger.totals[number])
        return -1.0 if mine > best else 1.0

    def worth(self, s: Kilometers, side: i64, part: i64) -> float:
        return worth_of(s, side, part, self.won)
