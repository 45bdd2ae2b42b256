"""Checks the method: over many matches luck averages nothing, and play follows strength."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from paddock.analysis.account import Analysis, account, judge, marks
from paddock.bots.play import play_match
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.shelf import bot

WIDE = 1.96  # standard errors on each side: 95 of 100


@dataclass
class Mean:
    """A mean with its interval."""

    mean: float
    error: float  # half of the interval

    def holds(self, value: float) -> bool:
        return abs(self.mean - value) <= self.error


def mean_of(values: list[float]) -> Mean:
    count = max(1, len(values))
    mean = sum(values) / count
    spread = sum((one - mean) ** 2 for one in values) / max(1, count - 1)
    return Mean(mean, WIDE * sqrt(spread / count))


def analysed(game: Game, levels: list[str], seed: int, playouts: int) -> Analysis:
    """One match between bots, and what is made of it."""
    match = Match(game, list(levels))
    bots = [bot(level, game.name) for level in levels]
    rngs = [Rng(seed, 1 + seat) for seat in range(game.players)]
    play_match(match.state, bots, Rng(seed, 0), rngs, match)
    values = judge(game, match.log, 0, len(marks(match.log)), playouts)
    return account(game, match.log, values, playouts)


def check(
    game: Game, levels: list[str], matches: int, seed: int, playouts: int
) -> tuple[Mean, dict[str, Mean]]:
    """The luck of all sides over many matches, and what play gave to each level.

    Seats are turned from match to match, so that no level profits from its place.
    """
    luck: list[float] = []
    play: dict[str, list[float]] = {level: [] for level in levels}
    for number in range(matches):
        turn = number % game.players
        seated = levels[turn:] + levels[:turn]
        found = analysed(game, seated, seed + number, playouts)
        # The luck of the sides of one match is not independent: one side of each is counted.
        luck.append(found.luck[int(game.side_of[number % game.players])])
        for seat, level in enumerate(seated):
            play[level].append(found.play[int(game.side_of[seat])])
    return mean_of(luck), {level: mean_of(values) for level, values in play.items()}
