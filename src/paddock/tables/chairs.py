"""Chairs drawn by lot: some seats win more often than others, so players do not choose them.

The lot follows from the table's seed, so a rebuilt table has the same one. Partners stay partners:
sides change places, and so do people within a side.
"""

from __future__ import annotations

import hashlib
from random import Random

from paddock.core.game import Game


def draw_chairs(game: Game, seed: int) -> list[int]:
    """By seat: the seat from which its player moves."""
    # a key of its own, independent of the luck
    key = hashlib.sha256(f"chairs {seed}".encode()).digest()
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
