"""The outcome of a series, added up in whole numbers, so that the order of adding cannot matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

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


def wilson(won: float, played: int) -> Interval:
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
class Entrant:
    """One bot's results. Partners on one side count once: they win and score together."""

    total: Sum = field(default_factory=Sum)
    seats: dict[int, Sum] = field(default_factory=dict)
    # Matches of one deal share their cards, so the deal is the sample of which the spread is taken.
    squares: int = 0  # of the points of a deal
    lead: int = 0  # of a deal: points less those of the others, over a common denominator
    lead_squares: int = 0
    lead_scale: int = 1  # that denominator

    def count_deal(self, own: Sum, everyone: Sum) -> None:
        """Enter one deal: this entrant's results in it, and those of all."""
        self.total.add(own)
        self.squares += own.points * own.points
        others = everyone.played - own.played
        if others:
            lead = own.points * others - (everyone.points - own.points) * own.played
            self.lead += lead
            self.lead_squares += lead * lead
            self.lead_scale = own.played * others

    def add(self, other: Entrant) -> None:
        self.total.add(other.total)
        for seat, results in other.seats.items():
            self.seats.setdefault(seat, Sum()).add(results)
        self.squares += other.squares
        self.lead += other.lead
        self.lead_squares += other.lead_squares
        self.lead_scale = max(self.lead_scale, other.lead_scale)


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

    def points(self, name: str) -> Interval:
        """Mean points a match."""
        entrant = self.entrants.get(name, Entrant())
        per_deal = entrant.total.played / self.deals if self.deals else 1.0
        return mean(entrant.total.points, entrant.squares, self.deals, per_deal)

    def lead(self, name: str) -> Interval:
        """Mean points a match, less those of the other entrants in the same deals."""
        entrant = self.entrants.get(name, Entrant())
        return mean(entrant.lead, entrant.lead_squares, self.deals, entrant.lead_scale)
