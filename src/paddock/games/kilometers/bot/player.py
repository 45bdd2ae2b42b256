"""The club player of 1000 Kilometers: it prices every move and makes the one with the highest
price.
"""

from __future__ import annotations

from typing import Final

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.games.kilometers.bot.beliefs import Beliefs
from paddock.games.kilometers.bot.sight import Sight
from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    D50,
    D200,
    END_LIMIT,
    GREEN,
    KM,
    LIMIT,
    PRIORITY,
    REPAIRS,
    STOP,
    is_attack,
    is_distance,
    is_trump,
    remedy_for,
    trump_against,
)
from paddock.games.kilometers.rules.moves import ATTACK, DISCARD, EXTEND, PLAY, REACT
from paddock.games.kilometers.rules.parameters import SOLO_TARGET, TARGET
from paddock.games.kilometers.rules.view import KilometersView

EXTENSION_KM: Final = TARGET - SOLO_TARGET
AT_ONCE: Final = 10_000.0  # before anything else
NOT_YET: Final = -10_000.0


class KilometersClub(Bot):
    """The club player."""

    def __init__(self, name: str, beliefs: Beliefs | None = None) -> None:
        super().__init__(name)
        self.beliefs = beliefs if beliefs is not None else Beliefs()

    def answer(self, question: Question, rng: Rng) -> Move:
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        view = question.view()
        assert isinstance(view, KilometersView)
        sight = Sight(view)
        best = legal[0]
        most = 2 * NOT_YET
        for move in legal:
            worth = self.worth(sight, move)
            if worth > most:
                best, most = move, worth
        return best

    def worth(self, sight: Sight, move: Move) -> float:
        verb = int(move.verb)
        kind = int(move.a)
        if verb == DISCARD:
            return -self.holding(sight, kind)
        if verb == ATTACK:
            return self.attacking(sight, kind, int(move.b))
        if verb == REACT:
            return AT_ONCE
        if verb == EXTEND:
            return self.extending(sight)
        if verb != PLAY:
            return 0.0  # to decline, or to finish
        if is_distance(kind):
            return self.driving(sight, kind)
        if is_trump(kind):
            return self.trumping(sight, kind)
        return self.mending(sight, kind)

    # On one's own tableau

    def driving(self, sight: Sight, kind: int) -> float:
        b = self.beliefs
        km = int(KM[kind])
        room = sight.room - km
        if room == 0:
            return b.finish
        worth = b.km * km + b.turn * (sight.now - sight.turns(room, sight.without(kind)))
        if kind == D200 and sight.my_200s == 0:
            worth -= b.first_200
        return worth

    def trumping(self, sight: Sight, trump: int) -> float:
        """A trump is kept while a lightning reaction is possible; in the hand it scores nothing."""
        b = self.beliefs
        if sight.must_hurry() or sight.could_finish() or sight.answers(trump):
            return AT_ONCE
        if trump == PRIORITY and not sight.rolling and not sight.hand[GREEN]:
            return AT_ONCE
        hope = b.react * b.attacked * sight.chance_of_attack(trump)
        return AT_ONCE if b.tempo + 100.0 * sight.danger() > hope else NOT_YET

    def mending(self, sight: Sight, kind: int) -> float:
        b = self.beliefs
        if kind == GREEN:
            return b.roll
        if kind == END_LIMIT:
            return b.end_limit if sight.room > 50 else 1.0
        return b.mend

    # Against others

    def attacking(self, sight: Sight, kind: int, victim: int) -> float:
        b = self.beliefs
        foe = sight.view.tableaux[victim]
        if kind == LIMIT:
            if sight.view.target - foe.km <= 50:
                return 1.0
            worth = b.limit
        else:
            worth = b.stop if kind == STOP else b.attack
            worth += b.deadly * sight.may_finish(victim)
            if foe.km == 0:
                worth += b.shut_out
        worth += b.behind * (foe.km - sight.km)
        worth += b.scarce / (1.0 + sight.unseen[remedy_for(kind)])
        return worth - b.caught * sight.holds(victim, int(trump_against(kind)))

    # What stays in the hand

    def holding(self, sight: Sight, kind: int) -> float:
        """The value of a card of this kind in the hand; the lowest one is discarded."""
        if is_trump(kind):
            return AT_ONCE
        if is_distance(kind):
            return self.holding_distance(sight, kind)
        if is_attack(kind):
            return self.holding_attack(sight, kind)
        if kind == GREEN:
            return self.holding_green(sight)
        return self.holding_remedy(sight, kind)

    def holding_distance(self, sight: Sight, kind: int) -> float:
        b = self.beliefs
        km = int(KM[kind])
        if km > sight.room:
            return 0.0
        if km == sight.room:
            return b.hold_fit
        worth = b.hold_distance + b.hold_km * km
        if kind == D200 and sight.my_200s == 0:
            worth -= b.hold_200
        if sight.limited and kind <= D50:
            worth += b.hold_slow
        return worth - b.hold_copy * (sight.hand[kind] - 1)

    def holding_attack(self, sight: Sight, kind: int) -> float:
        b = self.beliefs
        trump = int(trump_against(kind))
        for foe in sight.foes:
            if not sight.has(foe, trump):
                return b.hold_limit if kind == LIMIT else b.hold_attack
        return 0.0

    def holding_remedy(self, sight: Sight, kind: int) -> float:
        b = self.beliefs
        attack = kind - (REPAIRS - ACCIDENT)
        trump = int(trump_against(attack))
        if sight.has(sight.side, trump):
            return 0.0
        copies = sight.hand[kind]
        needed = sight.limited if kind == END_LIMIT else sight.top == attack
        if needed:
            return b.hold_needed if copies == 1 else 12.0
        if sight.hand[trump]:
            return b.hold_shielded
        if not sight.unseen[attack]:
            return 1.0
        return (b.hold_remedy + b.hold_per_attack * sight.unseen[attack]) / copies

    def holding_green(self, sight: Sight) -> float:
        b = self.beliefs
        if sight.has(sight.side, PRIORITY):
            return 0.0
        copies = sight.hand[GREEN]
        if not sight.rolling and copies == 1:
            return b.hold_green_now
        if sight.hand[PRIORITY]:
            return 5.0
        return b.hold_green if copies == 1 else b.hold_second_green / (copies - 1)

    # At 700

    def extending(self, sight: Sight) -> float:
        """Positive: extend to 1000. A won match is ended, unless more rallies follow."""
        if not sight.wins_now():
            return 1.0
        if not sight.view.ledger:
            return -1.0
        return self.beliefs.extend - sight.turns(EXTENSION_KM, sight.hand)
