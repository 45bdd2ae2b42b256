"""What one seat sees of a position of 1000 Kilometers, as numbers, for playouts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.games.kilometers.rules.cards import D25, D50, D200, KM
from paddock.games.kilometers.rules.state import Kilometers, Side


@final
class Glance:
    """What a seat sees; reused for each decision, so that nothing is allocated."""

    def __init__(self) -> None:
        self.me = Side()
        self.hand: i64 = 0
        self.unseen: i64 = 0  # the bag of all cards that this seat has not located
        self.pool: i64 = 0  # how many they are
        self.room: i64 = 0
        self.rolling = False
        self.finishing = False  # a card in the hand reaches the target now
        self.hurry = False  # the stock runs out

    def read(self, s: Kilometers, seat: i64) -> None:
        packing = s.params.packing
        players: i64 = s.game.players
        self.me = s.side(seat)
        self.hand = s.hands[seat]
        self.unseen = s.stock
        self.pool = s.stock_size
        other: i64 = 0
        while other < players:
            if other != seat:
                self.unseen += s.hands[other]
                self.pool += s.hand_sizes[other]
            other += 1
        self.room = s.target - self.me.km
        self.rolling = self.me.rolling()
        self.hurry = s.stock_size <= players
        self.finishing = False
        if self.rolling and self.room <= KM[D200]:
            kind: i64 = D25
            while kind <= D200:
                if KM[kind] == self.room and packing.has(self.hand, kind):
                    self.finishing = kind <= D50 or not self.me.limited
                kind += 1

    def danger(self, s: Kilometers) -> float:
        """How likely the rally ends before this side's next turn."""
        most = 0.0
        number: i64 = 0
        while number < len(s.sides):
            side = s.sides[number]
            if side is not self.me:
                most = max(most, self.may_finish(s, side, number))
            number += 1
        return most

    def may_finish(self, s: Kilometers, side: Side, number: i64) -> float:
        """How likely that side can reach the target with its next card."""
        left = s.target - side.km
        if left > KM[D200] or not side.rolling():
            return 0.0
        kind: i64 = D25
        while kind <= D200:
            if KM[kind] == left and (kind <= D50 or not side.limited):
                return self.holds(s, number, kind)
            kind += 1
        return 0.0

    def holds(self, s: Kilometers, number: i64, kind: i64) -> float:
        """How likely an opposing side holds a card of that kind."""
        copies = s.params.packing.count(self.unseen, kind)
        if copies == 0 or self.pool == 0:
            return 0.0
        taken: i64 = 0
        seat: i64 = 0
        while seat < s.game.players:
            if s.game.side_of[seat] == number:
                taken += s.hand_sizes[seat]
            seat += 1
        missed = 1.0
        n: i64 = 0
        while n < copies:
            missed *= max(0.0, 1.0 - float(taken) / float(max(1, self.pool - n)))
            n += 1
        return 1.0 - missed
