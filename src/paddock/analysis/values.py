"""The value of a position to each side: the mean over many random continuations."""

from __future__ import annotations

from typing import Final, NamedTuple

from paddock.core.luck import Rng
from paddock.core.playout import play_random
from paddock.core.state import State

LONGEST: Final = 5000  # decisions; a longer match is judged as it stands


class Value(NamedTuple):
    """The value, by side."""

    chances: list[float]  # chance of winning; a shared win is shared
    margins: list[float]  # expected final lead over the mean of the others


def value(state: State, key: int, playouts: int) -> Value:
    """The mean over that many playouts in which everybody decides at random.

    Equal keys give equal luck, so that two positions of one match are judged alike. A finished
    match has its result as value.
    """
    sides = int(state.game.sides)
    chances, margins = [0.0] * sides, [0.0] * sides
    count = 1 if state.over() else playouts
    choices = state.game.choices()
    for number in range(count):
        end = state.clone()
        play_random(end, Rng(key, number), choices, LONGEST)
        add_ending(end, chances, margins)
    return Value([one / count for one in chances], [one / count for one in margins])


def add_ending(end: State, chances: list[float], margins: list[float]) -> None:
    """Add the value of one ending to each side."""
    scores = [score / end.game.parts for score in end.scores()]
    winners = end.winners() if end.over() else []
    total = sum(scores)
    others = max(1, len(scores) - 1)
    for side, score in enumerate(scores):
        margins[side] += score - (total - score) / others
        if side in winners:
            chances[side] += 1 / len(winners)
