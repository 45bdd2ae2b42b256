"""What the club player of 1000 Kilometers derives from its view before it chooses."""

from __future__ import annotations

from typing import Final

from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    D50,
    D200,
    KINDS,
    KM,
    LIMIT,
    NAMES,
    NO_CARD,
    PRIORITY,
    is_attack,
    trump_against,
)
from paddock.games.kilometers.rules.parameters import SOLO_TARGET, TARGET
from paddock.games.kilometers.rules.scoring import NO_200_POINTS, SHUT_OUT_POINTS, WIN_POINTS
from paddock.games.kilometers.rules.view import KilometersView

STEPS: Final = [1, 2, 3, 4, 8]  # the distances, in steps of 25 km
WORST: Final = 60.0  # turns: as good as never
KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}


def chance_of_any(copies: int, pool: int, taken: float) -> float:
    """How likely at least one of `copies` cards is among the `taken` of a pool."""
    missed = 1.0
    for n in range(copies):
        missed *= max(0.0, 1.0 - taken / max(1, pool - n))
    return 1.0 - missed


class Sight:
    """One seat's view, counted by kind of card."""

    def __init__(self, view: KilometersView) -> None:
        self.view = view
        self.side = view.side_of[view.seat]
        me = view.tableaux[self.side]
        self.km = me.km
        self.room = view.target - me.km
        self.rolling = me.rolling
        self.limited = me.limited
        self.top = KIND_OF[me.battle] if me.battle else NO_CARD
        self.my_200s = me.distances.get(NAMES[D200], 0)
        self.hand = [0] * KINDS
        for name in view.hand:
            self.hand[KIND_OF[name]] += 1
        self.unseen = [0] * KINDS
        for name, count in view.unseen.items():
            self.unseen[KIND_OF[name]] = count
        self.pool = sum(self.unseen)
        self.drawing = self._waiting_for()
        self.now = self.turns(self.room, self.hand)
        self.foes = [side for side in range(len(view.tableaux)) if side != self.side]

    def without(self, kind: int) -> list[int]:
        """The hand once a card of that kind is gone."""
        rest = self.hand[:]
        rest[kind] -= 1
        return rest

    # Trumps

    def has(self, side: int, trump: int) -> bool:
        """Whether a side has a trump on the table."""
        return NAMES[trump] in self.view.tableaux[side].trumps

    def answers(self, trump: int) -> bool:
        """Whether this trump would lift what this side suffers from now."""
        if self.limited and trump == PRIORITY:
            return True
        return is_attack(self.top) and trump_against(self.top) == trump

    def cards_of(self, side: int) -> int:
        """How many cards the members of a side hold."""
        view = self.view
        return sum(n for seat, n in enumerate(view.hand_sizes) if view.side_of[seat] == side)

    def holds(self, side: int, kind: int) -> float:
        """How likely an opposing side holds a card of that kind."""
        return chance_of_any(self.unseen[kind], self.pool, self.cards_of(side))

    def chance_of_attack(self, trump: int) -> float:
        """How likely an opponent holds or draws an attack that this trump answers."""
        attacks = 0
        for attack in range(ACCIDENT, LIMIT + 1):
            if trump_against(attack) == trump:
                attacks += self.unseen[attack]
        view = self.view
        opponents = sum(1 for side in view.side_of if side != self.side)
        taken = view.stock * opponents / len(view.side_of)
        for foe in self.foes:
            taken += self.cards_of(foe)
        return chance_of_any(attacks, self.pool, taken)

    # The end

    def must_hurry(self) -> bool:
        """Whether this may be the last turn, because the stock runs out."""
        return self.view.stock <= len(self.view.side_of)

    def could_finish(self) -> bool:
        """Whether a card in the hand reaches the target now."""
        if not self.rolling:
            return False
        for kind in range(D200 + 1):
            if self.hand[kind] and KM[kind] == self.room and (kind <= D50 or not self.limited):
                return True
        return False

    def may_finish(self, side: int) -> float:
        """How likely that side can reach the target with its next card."""
        tableau = self.view.tableaux[side]
        if not tableau.rolling:
            return 0.0
        for kind in range(D200 + 1):
            if KM[kind] == self.view.target - tableau.km:
                return 0.0 if tableau.limited and kind > D50 else self.holds(side, kind)
        return 0.0

    def danger(self) -> float:
        """How likely the rally ends before this side's next turn."""
        return max(self.may_finish(foe) for foe in self.foes)

    def wins_now(self) -> bool:
        """Whether this side has the most points if it reaches the target and the rally ends."""
        view = self.view
        prize = WIN_POINTS
        if not self.my_200s:
            prize += NO_200_POINTS
        unplaced = sum(1 for foe in self.foes if not view.tableaux[foe].km)
        mine = view.scores[self.side] + prize + SHUT_OUT_POINTS * unplaced
        return mine > max(view.scores[foe] for foe in self.foes)

    # The way to the target

    def turns(self, room: int, hand: list[int]) -> float:
        """The approximate number of turns for the last `room` kilometres."""
        return self._turns(room // 25, hand, D200)

    def _turns(self, steps: int, hand: list[int], kind: int) -> float:
        """The best use of the distances in the hand up to `kind`; the rest must be drawn."""
        if steps == 0:
            return 0.0
        if kind < 0:
            return self.drawing[steps]
        size = STEPS[kind]
        best = self._turns(steps, hand, kind - 1)
        for count in range(1, min(hand[kind], steps // size) + 1):
            best = min(best, count + self._turns(steps - count * size, hand, kind - 1))
        return best

    def _waiting_for(self) -> list[float]:
        """By distance in steps of 25 km: the turns it takes to draw it, one card a turn."""
        table = [0.0]
        for steps in range(1, max(self.room, TARGET - SOLO_TARGET) // 25 + 1):
            least = WORST
            chance = 0.0
            sofar = 1.0
            tried = 0
            # The best continuations first; a card that leads to a worse place is not played.
            while True:
                best = -1
                for kind in range(D200 + 1):
                    if STEPS[kind] <= steps and not tried >> kind & 1 and self.unseen[kind]:
                        if best < 0 or table[steps - STEPS[kind]] < table[steps - STEPS[best]]:
                            best = kind
                if best < 0 or table[steps - STEPS[best]] >= least:
                    break
                tried |= 1 << best
                share = self.unseen[best] / self.pool
                chance += share
                sofar += share * table[steps - STEPS[best]]
                least = min(WORST, sofar / chance)
            table.append(least)
        return table
