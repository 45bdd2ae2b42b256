"""Chairs drawn by lot: some seats win more often than others, so nobody may choose one.

The lot follows from the table's seed, so a table that is rebuilt has the same. Partners stay
partners: sides change places, and people within a side.
"""

from __future__ import annotations

import hashlib
from random import Random

from paddock.core.game import Game


def draw_chairs(game: Game, seed: int) -> list[int]:
    """By seat: from which seat its player comes."""
    key = hashlib.sha256(f"chairs {seed}".encode()).digest()  # apart from the seed of luck
    rng = Random(int.from_bytes(key, "big"))
    sides = [
        [seat for seat in range(game.players) if game.side_of[seat] == side]
        for side in range(game.sides)
    ]
    order = list(range(game.players))
    moved = list(range(game.sides))
    rng.shuffle(moved)
    for side, other in enumerate(moved):
        people = list(sides[other])
        rng.shuffle(people)
        for seat, come in zip(sides[side], people, strict=True):
            order[seat] = come
    return order
