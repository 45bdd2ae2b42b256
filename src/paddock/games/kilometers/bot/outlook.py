"""The worth of a rally to a side, at its end and on the way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.bots.policy import chance
from paddock.games.kilometers.rules.cards import (
    ACE,
    D25,
    D200,
    END_LIMIT,
    GREEN,
    KM,
    PRIORITY,
    STOP,
    is_attack,
    remedy_for,
)
from paddock.games.kilometers.rules.scoring import points_on
from paddock.games.kilometers.rules.state import Kilometers

AHEAD: Final = 0.7  # points that a kilometre brings towards reaching the target first
IN_HAND: Final = 0.15  # points of a kilometre that can still be laid
MARGIN: Final = 700.0  # lead in points that is likely to be kept


def worth_of(s: Kilometers, side: i64, part: i64, by_winner: float) -> float:
    """From 0 (lost) to 1 (won); `by_winner` of it goes by who has won, the rest by the margin."""
    playing = s.rally == part and not s.over()
    mine = 0.0
    best = -100_000.0
    number: i64 = 0
    while number < len(s.sides):
        points = float(s.ledger.totals[number])
        if playing:
            points += prospects(s, number)
        if number == side:
            mine = points
        else:
            best = max(best, points)
        number += 1
    lead = mine - best
    if s.over():
        won = 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
        return by_winner * won + (1.0 - by_winner) * chance(lead, MARGIN)
    return chance(lead, MARGIN)


def prospects(s: Kilometers, number: i64) -> float:
    """The points that a side has and can expect when a playout ends before the rally."""
    packing = s.params.packing
    side = s.sides[number]
    hand: i64 = 0  # of all its members
    seat: i64 = 0
    while seat < s.game.players:
        if s.game.side_of[seat] == number:
            hand += s.hands[seat]
        seat += 1
    points = float(points_on(side)) + AHEAD * float(side.km)
    if is_attack(side.top) and side.top != STOP:
        points -= 70.0 if packing.has(hand, remedy_for(side.top)) else 130.0
    if not side.rolling():
        points -= 30.0 if packing.has(hand, GREEN) else 75.0
    if side.limited:
        points -= 30.0 if packing.has(hand, END_LIMIT) else 65.0
    if not packing.has(side.cards, D200):
        points += 60.0  # K39
    room = s.target - side.km
    kind: i64 = D25
    while kind <= D200:
        if KM[kind] <= room:
            points += IN_HAND * float(KM[kind] * min(2, packing.count(hand, kind)))
        kind += 1
    trump: i64 = ACE
    while trump <= PRIORITY:
        if side.has(trump):
            points += 60.0
        elif packing.has(hand, trump):
            points += 190.0
        trump += 1
    return points
