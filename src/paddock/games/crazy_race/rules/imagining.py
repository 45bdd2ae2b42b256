"""Filling in what a seat cannot see: the cards that others hold and have laid face down.

Every card that was ever turned up is remembered: what lies in a pile was seen when its side was
scored, so only hand and face-down cards can be exchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.luck import Rng

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace


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
            s.laid[n] = kind * 16 + (s.laid[n] & 15)
        n += 1


def answer_anew(s: CrazyRace, player: i64, rng: Rng) -> None:
    """Another sealed answer that this player could have given."""
    answer: i64
    if s.phase.name == "recovery":
        answer = 1 + rng.below(2)
    elif s.phase.name == "stragglers":
        points = s.params.point_packing
        answer = 2 + points.draw(s.points[player], points.size(s.points[player]), rng)
    else:
        bag = s.laid_bag(player)
        size = s.params.packing.size(bag)
        if rng.below(size + 1) == 0:
            answer = 1
        else:
            answer = 2 + s.params.packing.draw(bag, size, rng)
    s.answers ^= s.answer_of(player) * POWERS[4 * player]
    s.answers |= answer * POWERS[4 * player]
