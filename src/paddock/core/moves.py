"""Moves: what can be done in a game, each made once, and buffers of their numbers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.luck import Rng


@final
class Move:
    """One thing that can be done in a game; the game makes each of its moves once."""

    def __init__(self, id: int, text: str, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.id: i64 = id  # also the action number of the learning environments
        self.text = text  # what stands in a log; `Game.read` is the inverse
        self.verb: i64 = verb
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Choices:
    """The numbers of the moves open to one seat, in a buffer that is filled again and again."""

    def __init__(self, room: int) -> None:
        self.ids: vec[i64] = vec[i64]([0] * room)
        self.size: i64 = 0

    def add(self, id: i64) -> None:
        self.ids[self.size] = id
        self.size += 1

    def pick(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        return self.ids[rng.below(self.size)]
