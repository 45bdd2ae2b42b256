"""What a position is worth to each side: the mean of many ways in which it could go on."""

from __future__ import annotations

from typing import Final, NamedTuple

from paddock.core.luck import Rng
from paddock.core.playout import play_random
from paddock.core.state import State

LONGEST: Final = 5000  # decisions: a match that does not end is judged as it then stands


class Value(NamedTuple):
    """By side."""

    chances: list[float]  # to win; a shared win is shared
    margins: list[float]  # points more than the average of the others, at the end


def value(state: State, key: int, playouts: int) -> Value:
    """The mean over so many endings with everybody deciding at random.

    Equal keys give equal luck, so that two positions of one match are judged alike. A position that
    is over is worth what it is.
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
    """Add what one ending is worth to each side."""
    scores = [score / end.game.parts for score in end.scores()]
    winners = end.winners() if end.over() else []
    total = sum(scores)
    others = max(1, len(scores) - 1)
    for side, score in enumerate(scores):
        margins[side] += score - (total - score) / others
        if side in winners:
            chances[side] += 1 / len(winners)
