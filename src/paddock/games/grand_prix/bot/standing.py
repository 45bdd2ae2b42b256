"""The worth of a position of a race to a seat: the prizes it can expect, minus those of others."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.games.grand_prix.rules.cards import CARS
from paddock.games.grand_prix.rules.reach import STUCK, ends
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.track import OVER_THE_LINE

SPREAD: Final = 7.0  # spaces of lead that make it likely to stay in front
WIDE: Final = 120
MIDDLING: Final = 4  # spaces: a card that comes up often
LOST_STUCK: Final = 3  # spaces that a car has lost which cannot move
LOST_HEMMED: Final = 1  # and one that is slowed down on a middling card


def beats(lead: int) -> float:
    """The probability that a car with that lead in spaces comes home before the other."""
    return 1.0 / (1.0 + math.exp(-lead / SPREAD))


ODDS: Final = [beats(lead) for lead in range(-WIDE, WIDE + 1)]


def distance(s: GrandPrix, car: i64) -> i64:
    """A car's distance from home, including the cars in its way."""
    track = s.params.track
    here = s.at(car)
    far = track.to_go[here]
    reach = ends(track, s.field, car, MIDDLING)
    if reach == STUCK:
        return far + LOST_STUCK
    if not reach & OVER_THE_LINE and far - track.to_go[here + bits.first(reach)] < MIDDLING - 1:
        return far + LOST_HEMMED
    return far


def standing(s: GrandPrix, seat: i64) -> float:
    """Expected prizes of the seat's cars, less those of an average rival, in steps of money."""
    far: vec[i64] = vec[i64]([0] * CARS)
    car: i64 = 0
    while car < CARS:
        if s.at(car) >= 0:
            far[car] = distance(s, car)
        car += 1
    worth = 0.0
    rivals = float(s.game.players - 1)
    car = 0
    while car < CARS:
        owner = s.owner[car]
        if owner >= 0:
            prize = expected(s, car, far)
            worth += prize if owner == seat else -prize / rivals
        car += 1
    return worth


def expected(s: GrandPrix, car: i64, far: vec[i64]) -> float:
    """The prize of a car: of its place when it is home, else of the place it may still take."""
    prizes = s.params.prizes
    n: i64 = 0
    if s.at(car) < 0:
        while s.home[n] != car:
            n += 1
        return float(prizes[n])
    place = float(s.home_count)
    other: i64 = 0
    while other < CARS:
        if other != car and s.at(other) >= 0:
            place += ODDS[WIDE + far[car] - far[other]]
        other += 1
    n = int(place)
    if n >= CARS - 1:
        return float(prizes[CARS - 1])
    return float(prizes[n]) + (place - float(n)) * float(prizes[n + 1] - prizes[n])


def balance(s: GrandPrix, seat: i64) -> float:
    """The seat's money less an average rival's, in steps."""
    total = 0.0
    rivals = float(s.game.players - 1)
    other: i64 = 0
    while other < s.game.players:
        total += float(s.money[other]) if other == seat else -float(s.money[other]) / rivals
        other += 1
    return total
