"""The outcome of a series, added up in whole numbers, so that the order of adding cannot matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paddock.arena.sequential import Verdict

Z = 1.959964  # 95 % of a normal distribution lies within so many standard errors
SHARE = 60  # a win in sixtieths: it can be shared by up to six without a remainder
FAULTS_KEPT = 20


@dataclass(frozen=True)
class Interval:
    """A figure with the bounds within which it lies 95 times in a hundred."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        return {key: round(getattr(self, key), 6) for key in ("value", "low", "high")}

    def over(self, parts: int) -> Interval:
        """The same of what is counted in so many parts."""
        return Interval(self.value / parts, self.low / parts, self.high / parts)


def wilson(won: float, played: float) -> Interval:
    """The rate of `won` in `played`, with Wilson's interval, which holds at 0 and 1 too."""
    if not played:
        return Interval(0.0, 0.0, 1.0)
    rate = won / played
    spread = 1 + Z * Z / played
    centre = (rate + Z * Z / (2 * played)) / spread
    half = Z * sqrt(rate * (1 - rate) / played + Z * Z / (4 * played * played)) / spread
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def mean(total: int, squares: int, count: int, scale: float = 1.0) -> Interval:
    """The mean of `count` samples, from their sum and the sum of their squares."""
    if not count:
        return Interval(0.0, 0.0, 0.0)
    middle = total / count
    if count == 1:
        return Interval(middle / scale, float("-inf"), float("inf"))
    variance = max(0.0, (squares - total * total / count) / (count - 1))
    half = Z * sqrt(variance / count)
    return Interval(middle / scale, (middle - half) / scale, (middle + half) / scale)


@dataclass
class Sum:
    """Results of one entrant, or of one entrant in one seat."""

    played: int = 0
    won: int = 0  # in sixtieths
    points: int = 0

    def count(self, won: int, points: int) -> None:
        self.played += 1
        self.won += won
        self.points += points

    def add(self, other: Sum) -> None:
        self.played += other.played
        self.won += other.won
        self.points += other.points

    def wins(self) -> float:
        return self.won / SHARE

    def mean_points(self, parts: int = 1) -> float:
        return round(self.points / self.played / parts, 3) if self.played else 0.0

    def rate(self) -> Interval:
        return wilson(self.wins(), self.played)


@dataclass
class Samples:
    """One whole number for each deal, added up. Matches of one deal share their luck, so the deal
    is the sample of which a spread is taken."""

    total: int = 0
    squares: int = 0
    scale: int = 1  # a common denominator

    def count(self, value: int, scale: int = 1) -> None:
        self.total += value
        self.squares += value * value
        self.scale = scale

    def add(self, other: Samples) -> None:
        self.total += other.total
        self.squares += other.squares
        self.scale = max(self.scale, other.scale)

    def mean(self, deals: int, scale: float = 1.0) -> Interval:
        return mean(self.total, self.squares, deals, self.scale * scale)

    def variance(self, deals: int) -> float:
        """Of one sample, in the units of `mean`."""
        if deals < 2:
            return 0.0
        spread = self.squares - self.total * self.total / deals
        return max(0.0, spread / (deals - 1)) / (self.scale * self.scale)


@dataclass
class Entrant:
    """One bot's results. Partners on one side count once: they win and score together."""

    total: Sum = field(default_factory=Sum)
    seats: dict[int, Sum] = field(default_factory=dict)
    points: Samples = field(default_factory=Samples)
    lead: Samples = field(default_factory=Samples)  # points less those of the others
    won: Samples = field(default_factory=Samples)
    edge: Samples = field(default_factory=Samples)  # wins less those of the others

    def count_deal(self, own: Sum, everyone: Sum) -> None:
        """Enter one deal: this entrant's results in it, and those of all."""
        self.total.add(own)
        self.points.count(own.points)
        self.won.count(own.won)
        others = everyone.played - own.played
        if others:
            scale = own.played * others
            points, won = everyone.points - own.points, everyone.won - own.won
            self.lead.count(own.points * others - points * own.played, scale)
            self.edge.count(own.won * others - won * own.played, scale * SHARE)

    def add(self, other: Entrant) -> None:
        self.total.add(other.total)
        for seat, results in other.seats.items():
            self.seats.setdefault(seat, Sum()).add(results)
        self.points.add(other.points)
        self.lead.add(other.lead)
        self.won.add(other.won)
        self.edge.add(other.edge)


@dataclass
class Fault:
    """A match that could not be played to its end, and whose doing that was."""

    match: int
    seat: int
    entrant: str
    ply: int
    reason: str

    def to_dict(self) -> dict[str, object]:
        return {
            "match": self.match,
            "seat": self.seat + 1,
            "entrant": self.entrant,
            "ply": self.ply,
            "reason": self.reason,
        }


@dataclass
class Tally:
    """What a run of deals came to; two tallies add up to that of both runs."""

    deals: int = 0  # those played in full
    matches: int = 0
    plies: int = 0  # decisions by seats; luck is not counted
    entrants: dict[str, Entrant] = field(default_factory=dict)
    void: int = 0  # deals left out, since a match of theirs failed
    failed: int = 0  # matches
    faults: list[Fault] = field(default_factory=list)  # the first of them
    verdict: Verdict | None = None  # of a sequential test

    def fail(self, fault: Fault) -> None:
        self.failed += 1
        self._keep([fault])

    def _keep(self, faults: list[Fault]) -> None:
        self.faults = sorted(self.faults + faults, key=lambda fault: fault.match)[:FAULTS_KEPT]

    def add(self, other: Tally) -> None:
        self.deals += other.deals
        self.matches += other.matches
        self.plies += other.plies
        for name, entrant in other.entrants.items():
            self.entrants.setdefault(name, Entrant()).add(entrant)
        self.void += other.void
        self.failed += other.failed
        self._keep(other.faults)

    def entrant(self, name: str) -> Entrant:
        return self.entrants.get(name) or Entrant()

    def per_deal(self, name: str) -> float:
        """Results of this entrant in each deal."""
        return self.entrant(name).total.played / self.deals if self.deals else 1.0

    def points(self, name: str) -> Interval:
        """Mean points a match."""
        return self.entrant(name).points.mean(self.deals, self.per_deal(name))

    def lead(self, name: str) -> Interval:
        """Mean points a match, less those of the other entrants in the same deals."""
        return self.entrant(name).lead.mean(self.deals)

    def edge(self, name: str) -> Interval:
        """Share of wins less that of the others in the same deals: the paired difference."""
        return self.entrant(name).edge.mean(self.deals)

    def win_rate(self, name: str) -> Interval:
        """Share of the matches that are won, with an interval that goes by deals.

        It is Wilson's, for as many independent matches as would spread the rate as the deals do.
        """
        entrant = self.entrant(name)
        rate = entrant.total.wins() / entrant.total.played if entrant.total.played else 0.0
        scale = self.per_deal(name) * SHARE
        spread = entrant.won.variance(self.deals) / (scale * scale)
        worth = rate * (1 - rate) * self.deals / spread if spread else float(self.deals)
        return wilson(rate * worth, worth)
