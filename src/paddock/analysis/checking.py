"""Checks the method: over many matches luck averages nothing, and play follows strength."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

from paddock.analysis.account import Analysis, account, judge, marks
from paddock.bots.play import play_match
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.shelf import bot, strength

WIDE = 1.96  # standard errors on each side: 95 of 100


@dataclass
class Mean:
    """A mean with its interval."""

    mean: float
    error: float  # half of the interval

    def holds(self, value: float) -> bool:
        """Whether a value is within the interval."""
        return abs(self.mean - value) <= self.error

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.error:.2f} points"


def mean_of(values: list[float]) -> Mean:
    """The mean of values with its interval."""
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


@dataclass
class Lead:
    """By how many points the play of a stronger level is ahead of a weaker one's."""

    stronger: str
    weaker: str
    points: Mean

    def shown(self) -> bool:
        """Whether the whole interval lies above nothing."""
        return self.points.mean > self.points.error


@dataclass
class Report:
    """What many matches between bots say about the method."""

    luck: Mean  # of all draws
    play: dict[str, Mean]  # what own decisions gave to each level
    order: list[Lead] = field(default_factory=list)  # each level and the next weaker one

    def fair(self) -> bool:
        """Luck averages nothing."""
        return self.luck.holds(0.0)

    def explains_strength(self) -> bool:
        """Whoever is stronger has gained more by play."""
        return all(one.shown() for one in self.order)


def check(game: Game, levels: list[str], matches: int, seed: int, playouts: int) -> Report:
    """The luck of all sides over many matches, and what play gave to each level.

    Seats are turned from match to match, so that no level profits from its place.
    """
    luck: list[float] = []
    play: dict[str, list[float]] = {level: [] for level in levels}  # a mean for each match
    for number in range(matches):
        turn = number % game.players
        seated = levels[turn:] + levels[:turn]
        found = analysed(game, seated, seed + number, playouts)
        # The luck of the sides of one match is not independent: one side of each is counted.
        luck.append(found.luck[int(game.side_of[number % game.players])])
        for level, gained in play.items():
            own = [found.play[int(game.side_of[n])] for n, one in enumerate(seated) if one == level]
            gained.append(sum(own) / len(own))
    means = {level: mean_of(values) for level, values in play.items()}
    return Report(mean_of(luck), means, leads(game.name, play))


def leads(game: str, play: dict[str, list[float]]) -> list[Lead]:
    """Each level compared with the next weaker one, match by match: within a match both have had
    the same luck of the table, so the difference is known better than either of them. Nobody knows
    how strong a bot of one's own is."""
    ranked = sorted(
        (level for level in play if strength(level, game) >= 0),
        key=lambda level: -strength(level, game),
    )
    found = []
    for stronger, weaker in pairwise(ranked):
        if strength(stronger, game) > strength(weaker, game):
            pairs = zip(play[stronger], play[weaker], strict=True)
            found.append(Lead(stronger, weaker, mean_of([one - other for one, other in pairs])))
    return found
