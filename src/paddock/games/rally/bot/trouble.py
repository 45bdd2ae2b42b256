"""Where mechanics are needed most."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.rally.rules.cards import CREW, FORD, MOST_SPACES, REACH, SPACES
from paddock.games.rally.rules.state import Rally


def read_trouble(s: Rally, seat: i64, cover: vec[i64]) -> None:
    """For each space, the trouble within reach of one more mechanic there."""
    length = s.length()
    trouble: vec[i64] = vec[i64]([0] * MOST_SPACES)
    space: i64 = 0
    while space < length:
        slot = s.course[space // SPACES] * SPACES + space % SPACES
        factor = s.params.factor[slot]
        if s.params.mark[slot] == FORD:
            factor = 4
        trouble[space] = max(0, factor - 1) * max(0, factor - 1) * 4
        space += 1
    crew = s.cars[seat].crew
    n: i64 = 0
    while n < CREW:
        if crew[n] >= 0:
            space = max(0, crew[n] - REACH)
            while space < min(length, crew[n] + REACH + 1):
                trouble[space] //= 2
                space += 1
        n += 1
    space = 0
    while space < length:
        total: i64 = 0
        near = max(0, space - REACH)
        while near < min(length, space + REACH + 1):
            total += trouble[near]
            near += 1
        cover[space] = total
        space += 1
