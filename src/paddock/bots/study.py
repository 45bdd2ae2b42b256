"""What a search has found out about a question: an estimate for each move that it looked at."""

from __future__ import annotations

from typing import final

from paddock.core.moves import Move


@final
class Estimate:
    """A move, and how well it has done in imagined positions."""

    def __init__(self, move: Move, price: float, liking: float) -> None:
        self.move = move
        self.price = price  # what the policy thought of it, before any position was played
        self.prior = 0.0  # by how much worse than the dearest move the price makes it, in worth
        self.liking = liking  # what the style adds to its mean
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.gap_total = 0.0  # by how much it did better than the dearest move, world by world
        self.gap_squares = 0.0

    def add(self, worth: float, dearest: float) -> None:
        """Enter what one imagined position came to, and what the dearest move came to in it."""
        self.visits += 1
        self.total += worth
        self.squares += worth * worth
        gap = worth - dearest
        self.gap_total += gap
        self.gap_squares += gap * gap

    def mean(self) -> float:
        """From 0 (lost) to 1 (won); a half while nothing is known."""
        return self.total / self.visits if self.visits else 0.5

    def rank(self, trust: float, caution: float) -> float:
        """The value by which moves are compared. The price breaks ties: a search that finds two
        moves equal would otherwise put off for ever what can be done later as well.
        """
        faith = trust / (trust + float(self.visits)) if trust else 1.0
        return self.mean() + self.liking + faith * self.prior - caution * self.spread()

    def spread(self) -> float:
        """The standard deviation of one position's result."""
        if not self.visits:
            return 0.0
        mean = self.total / self.visits
        variance = self.squares / self.visits - mean * mean
        return float(variance**0.5) if variance > 0.0 else 0.0

    def error(self) -> float:
        """The standard error of the mean; of a move with a single visit the spread is not known."""
        return self.spread() / float(self.visits**0.5) if self.visits > 1 else 1.0

    def gap(self) -> float:
        """By how much it has done better than the dearest move in the same positions."""
        return self.gap_total / self.visits if self.visits else 0.0

    def gap_error(self) -> float:
        """The standard error of `gap`. Both had the same luck, so it is far below their own errors.

        One more position, with a gap of 1, is counted in: a few that agree prove little.
        """
        if not self.visits:
            return 1.0
        mean = self.gap_total / self.visits
        variance = (self.gap_squares + 1.0) / self.visits - mean * mean
        return float((max(0.0, variance) / self.visits) ** 0.5)

    def to_dict(self) -> dict[str, object]:
        """The estimate, ready for JSON."""
        return {
            "move": self.move.text,
            "worth": round(self.mean(), 4),
            "error": round(self.error(), 4),
            "visits": self.visits,
        }


@final
class Study:
    """The estimates, the best move first; a move that was dropped early stands behind."""

    def __init__(self, estimates: list[Estimate], positions: int, worlds: int) -> None:
        self.estimates = estimates
        self.positions = positions  # decisions that were played in imagined positions
        self.worlds = worlds  # imagined positions
        self.stopped = False  # somebody did not want to wait for the rest

    @property
    def best(self) -> Move:
        """The move to make."""
        return self.estimates[0].move

    def to_dict(self) -> dict[str, object]:
        """The study, ready for JSON."""
        return {
            "moves": [one.to_dict() for one in self.estimates],
            "positions": self.positions,
            "worlds": self.worlds,
            "stopped": self.stopped,
        }
