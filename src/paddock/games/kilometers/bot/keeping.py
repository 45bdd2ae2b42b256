"""The value of a card in the hand: the one with the lowest value is discarded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.games.kilometers.bot.glance import Glance
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
    is_attack,
    is_distance,
    is_trump,
    trump_against,
)
from paddock.games.kilometers.rules.state import Kilometers

NEVER_AWAY: Final = 5000.0  # a trump


def holding(s: Kilometers, g: Glance, kind: i64) -> float:
    """The value of a card of this kind in the hand."""
    if is_trump(kind):
        return NEVER_AWAY
    if is_distance(kind):
        return holding_distance(s, g, kind)
    if is_attack(kind):
        return holding_attack(s, g, kind)
    if kind == GREEN:
        return holding_green(s, g)
    return holding_remedy(s, g, kind)


def holding_distance(s: Kilometers, g: Glance, kind: i64) -> float:
    packing = s.params.packing
    km = KM[kind]
    if km > g.room:
        return 0.0
    if km == g.room:
        return 110.0
    worth = 10.0 + 0.5 * float(km)
    if kind == D200 and not packing.has(g.me.cards, D200):
        worth -= 40.0
    if g.me.limited and kind <= D50:
        worth += 20.0
    return worth - 5.0 * float(packing.count(g.hand, kind) - 1)


def holding_attack(s: Kilometers, g: Glance, kind: i64) -> float:
    trump = trump_against(kind)
    number: i64 = 0
    while number < len(s.sides):
        side = s.sides[number]
        if side is not g.me and not side.has(trump):
            return 53.0 if kind == LIMIT else 110.0
        number += 1
    return 0.0


def holding_remedy(s: Kilometers, g: Glance, kind: i64) -> float:
    packing = s.params.packing
    attack = kind - (REPAIRS - ACCIDENT)
    trump = trump_against(attack)
    if g.me.has(trump):
        return 0.0
    copies = packing.count(g.hand, kind)
    needed = g.me.limited if kind == END_LIMIT else g.me.top == attack
    if needed:
        return 95.0 if copies == 1 else 12.0
    if packing.has(g.hand, trump):
        return 2.0
    threats = packing.count(g.unseen, attack)
    if threats == 0:
        return 1.0
    return (40.0 + 8.0 * float(threats)) / float(copies)


def holding_green(s: Kilometers, g: Glance) -> float:
    packing = s.params.packing
    if g.me.has(PRIORITY):
        return 0.0
    copies = packing.count(g.hand, GREEN)
    if not g.rolling and copies == 1:
        return 100.0
    if packing.has(g.hand, PRIORITY):
        return 5.0
    return 60.0 if copies == 1 else 30.0 / float(copies - 1)
