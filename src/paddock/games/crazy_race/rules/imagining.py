"""Imagines what a seat cannot see: the cards that others hold and have laid face down.

Every card that was ever turned up is known: cards in a pile were seen when their side was scored,
so only cards in the hand and face-down cards can be exchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.errors import BadPosition
from paddock.core.luck import Rng
from paddock.games.crazy_race.rules.moves import CHOSEN, DECLINED

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace


# A known position, as one seat sees it


def imagine(s: CrazyRace, seat: int, rng: Rng) -> None:
    """Deal anew, in place, what `seat` cannot know."""
    for player in range(s.params.players):
        if player != seat:
            deal_anew(s, player, rng)
            if s.answer_of(player):
                answer_anew(s, player, rng)


def deal_anew(s: CrazyRace, player: i64, rng: Rng) -> None:
    """Exchange the cards in a hand and those that the same player has laid face down."""
    packing = s.params.packing
    n: i64 = 0
    while n < s.laid_count:
        if s.laid_by(n) == player and not s.is_open(n):
            s.hands[player] += packing.one[s.laid_kind(n)]
        n += 1
    size = packing.size(s.hands[player])
    n = 0
    while n < s.laid_count:
        if s.laid_by(n) == player and not s.is_open(n):
            kind = packing.draw(s.hands[player], size, rng)
            s.hands[player] -= packing.one[kind]
            size -= 1
            s.exchange(n, kind)
        n += 1


def answer_anew(s: CrazyRace, player: i64, rng: Rng) -> None:
    """Another sealed answer that this player could have given."""
    answer: i64
    if s.phase.name == "recovery":
        answer = CHOSEN if rng.below(2) else DECLINED
    elif s.phase.name == "stragglers":
        points = s.params.point_packing
        answer = CHOSEN + points.draw(s.points[player], points.size(s.points[player]), rng)
    else:
        bag = s.laid_bag(player)
        size = s.params.packing.size(bag)
        if rng.below(size + 1) == 0:
            answer = DECLINED
        else:
            answer = CHOSEN + s.params.packing.draw(bag, size, rng)
    s.set_answer(player, answer)


# A position that was read from one seat's text

HAND: Final = 0
PILE: Final = 1


class Hidden:
    """The places marked `?` in a text, and how to fill them with the cards that are missing."""

    def __init__(self, s: CrazyRace) -> None:
        self.s = s
        self.laid: list[int] = []  # cards on the table that are face down
        self.places: list[list[int]] = [[] for _ in range(s.game.players)]  # HAND, PILE or both

    def settle(self, rng: Rng | None) -> None:
        """Deal the missing cards; without `rng` there must be none."""
        if not self.laid and not any(self.places):
            return
        if rng is None:
            raise BadPosition("hidden cards: this is one seat's position, not the whole one")
        for seat in range(self.s.game.players):
            self.deal(seat, rng)

    def deal(self, seat: int, rng: Rng) -> None:
        s = self.s
        packing = s.params.packing
        covered = [n for n in self.laid if s.laid_by(n) == seat]
        pool = s.params.full - s.hands[seat] - s.piles[seat] - s.laid_bag(seat)
        for n in covered:
            pool += packing.one[s.laid_kind(n)]  # it was read as any card
        size = int(packing.size(pool)) if pool >= 0 else -1
        places = self.places[seat]
        if not covered and not places:
            return
        if size < len(covered) + len(places) or (not places and size != len(covered)):
            raise BadPosition(f"deck.{seat + 1}: the cards do not add up")
        for n in covered:
            kind = packing.draw(pool, size, rng)
            pool -= packing.one[kind]
            size -= 1
            s.exchange(n, kind)
        if len(places) == 2:  # any number of them is in the hand
            for _ in range(1 + int(rng.below(size - 1))):
                kind = packing.draw(pool, size, rng)
                pool -= packing.one[kind]
                size -= 1
                s.hands[seat] += packing.one[kind]
            s.piles[seat] += pool
        elif places == [HAND]:
            s.hands[seat] += pool
        elif places == [PILE]:
            s.piles[seat] += pool
