"""The tally of a series, in integers, so that the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

from paddock.arena.deal import DealResult, Fault
from paddock.arena.luck import LUCK_SCALE
from paddock.core.game import Game

if TYPE_CHECKING:
    from paddock.arena.plan import Plan
    from paddock.arena.sequential import Verdict

Z = 1.959964  # 95 % of a normal distribution is within so many standard errors
SHARE = 60  # wins are in sixtieths: up to six can share one without remainder
FAULTS_KEPT = 20


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        """The interval, ready for JSON."""
        return {key: round(getattr(self, key), 6) for key in ("value", "low", "high")}

    def over(self, parts: int) -> Interval:
        """The same divided by the parts of a unit."""
        return Interval(self.value / parts, self.low / parts, self.high / parts)


def wilson(won: float, played: float) -> Interval:
    """The rate of `won` in `played`, with Wilson's interval, which is valid at 0 and 1 too."""
    if not played:
        return Interval(0.0, 0.0, 1.0)
    rate = won / played
    spread = 1 + Z * Z / played
    centre = (rate + Z * Z / (2 * played)) / spread
    half = Z * sqrt(rate * (1 - rate) / played + Z * Z / (4 * played * played)) / spread
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def mean(total: float, squares: float, count: int, scale: float = 1.0) -> Interval:
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
        """Add one result."""
        self.played += 1
        self.won += won
        self.points += points

    def add(self, other: Sum) -> None:
        """Add all results of another sum."""
        self.played += other.played
        self.won += other.won
        self.points += other.points

    def wins(self) -> float:
        """The matches won; a shared win counts as a fraction."""
        return self.won / SHARE

    def mean_points(self, parts: int = 1) -> float:
        """Mean points of a match."""
        return round(self.points / self.played / parts, 3) if self.played else 0.0

    def rate(self) -> Interval:
        """The share of matches won, with its interval."""
        return wilson(self.wins(), self.played)


@dataclass
class Samples:
    """One integer for each deal, summed up. Matches of one deal share their luck, so the deal is
    the sample of which the variance is taken.
    """

    total: int = 0
    squares: int = 0
    scale: int = 1  # a common denominator

    def count(self, value: int, scale: int = 1) -> None:
        """Add one value."""
        self.total += value
        self.squares += value * value
        self.scale = scale

    def add(self, other: Samples) -> None:
        """Add all values of other samples."""
        self.total += other.total
        self.squares += other.squares
        self.scale = max(self.scale, other.scale)

    def mean(self, deals: int, scale: float = 1.0) -> Interval:
        """The mean of a deal, with its interval."""
        return mean(self.total, self.squares, deals, self.scale * scale)

    def variance(self, deals: int) -> float:
        """The variance of one sample, in the units of `mean`."""
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
    lead: Samples = field(default_factory=Samples)  # points minus those of the others
    won: Samples = field(default_factory=Samples)
    edge: Samples = field(default_factory=Samples)  # wins minus those of the others
    scores: Counter[int] = field(default_factory=Counter)  # how often it had that many points
    luck: Samples = field(default_factory=Samples)  # its own luck minus that of the others
    luck_edge: int = 0  # sum of the products of `luck` and `edge`

    def count_deal(self, own: Sum, everyone: Sum) -> None:
        """Add one deal: this entrant's results in it, and those of all."""
        self.total.add(own)
        self.points.count(own.points)
        self.won.count(own.won)
        others = everyone.played - own.played
        if others:
            scale = own.played * others
            points, won = everyone.points - own.points, everyone.won - own.won
            self.lead.count(own.points * others - points * own.played, scale)
            self.edge.count(own.won * others - won * own.played, scale * SHARE)

    def count_luck(self, own: Sum, everyone: Sum) -> None:
        """Add this entrant's luck in one deal; `points` are the unit of luck."""
        others = everyone.played - own.played
        if others:
            scale = own.played * others
            lucky = own.points * others - (everyone.points - own.points) * own.played
            won = own.won * others - (everyone.won - own.won) * own.played
            self.luck.count(lucky, scale * LUCK_SCALE)
            self.luck_edge += lucky * won

    def add(self, other: Entrant) -> None:
        """Add all results of another tally of the same entrant."""
        self.total.add(other.total)
        for seat, results in other.seats.items():
            self.seats.setdefault(seat, Sum()).add(results)
        self.points.add(other.points)
        self.lead.add(other.lead)
        self.won.add(other.won)
        self.edge.add(other.edge)
        self.scores.update(other.scores)
        self.luck.add(other.luck)
        self.luck_edge += other.luck_edge


@dataclass
class Tally:
    """The results of a run of deals; tallies of two runs can be added."""

    deals: int = 0  # completed matches
    matches: int = 0
    plies: int = 0  # decisions by seats, without luck
    entrants: dict[str, Entrant] = field(default_factory=dict)
    void: int = 0  # deals left out, because one of their matches failed
    failed: int = 0  # matches
    faults: list[Fault] = field(default_factory=list)  # the first of them
    lengths: Counter[int] = field(default_factory=Counter)  # how many matches had that many plies
    spread: Samples = field(default_factory=Samples)  # points of the first minus those of the last
    seats: dict[int, Samples] = field(default_factory=dict)  # wins by seat, whoever sat there
    length: Samples = field(default_factory=Samples)
    unwon: int = 0  # matches that nobody won
    use: dict[str, Samples] = field(default_factory=dict)  # counts of moves and events
    verdict: Verdict | None = None  # for a sequential test

    def fail(self, fault: Fault) -> None:
        """Add a fault of a bot."""
        self.failed += 1
        self._keep([fault])

    def _keep(self, faults: list[Fault]) -> None:
        self.faults = sorted(self.faults + faults, key=lambda fault: fault.match)[:FAULTS_KEPT]

    def add(self, other: Tally) -> None:
        """Add another tally of the same plan."""
        self.deals += other.deals
        self.matches += other.matches
        self.plies += other.plies
        for name, entrant in other.entrants.items():
            self.entrants.setdefault(name, Entrant()).add(entrant)
        self.void += other.void
        self.failed += other.failed
        self._keep(other.faults)
        self.lengths.update(other.lengths)
        self.spread.add(other.spread)
        self.length.add(other.length)
        self.unwon += other.unwon
        for seat, samples in other.seats.items():
            self.seats.setdefault(seat, Samples()).add(samples)
        for name, samples in other.use.items():
            self.use.setdefault(name, Samples()).add(samples)

    def count(self, plan: Plan, game: Game, deal: DealResult) -> None:
        """Add a deal."""
        for fault in deal.faults:
            self.fail(fault)
        if deal.faults:
            self.void += 1
            return
        self.deals += 1
        self.matches += len(deal.matches)
        self._count_seatings(plan, game, deal)
        self._count_table(game, deal)

    def _count_seatings(self, plan: Plan, game: Game, deal: DealResult) -> None:
        """Add each entrant's results."""
        own: dict[str, Sum] = {}  # of this deal
        for rotation, played in enumerate(deal.matches):
            share = SHARE // max(1, len(played.winners))  # in some games nobody wins
            sides: dict[str, set[int]] = {}
            for seat, name in enumerate(plan.seating(rotation)):
                side = int(game.side_of[seat])
                sides.setdefault(name, set()).add(side)
                in_seat = self.entrants.setdefault(name, Entrant()).seats.setdefault(seat, Sum())
                in_seat.count(share if side in played.winners else 0, played.points[side])
            for name, members in sides.items():
                for side in members:
                    won = share if side in played.winners else 0
                    own.setdefault(name, Sum()).count(won, played.points[side])
                    self.entrants[name].scores[played.points[side]] += 1
        everyone = Sum()
        for results_of in own.values():
            everyone.add(results_of)
        for name, results_of in own.items():
            self.entrants[name].count_deal(results_of, everyone)
        if all(played.luck for played in deal.matches):
            self._count_luck(plan, game, deal)

    def _count_luck(self, plan: Plan, game: Game, deal: DealResult) -> None:
        own: dict[str, Sum] = {}
        everyone = Sum()
        for rotation, played in enumerate(deal.matches):
            share = SHARE // max(1, len(played.winners))
            sides = {(name, int(game.side_of[n])) for n, name in enumerate(plan.seating(rotation))}
            for name, side in sides:
                won = share if side in played.winners else 0
                own.setdefault(name, Sum()).count(won, played.luck[side])
                everyone.count(won, played.luck[side])
        for name, results_of in own.items():
            self.entrants[name].count_luck(results_of, everyone)

    def _count_table(self, game: Game, deal: DealResult) -> None:
        """Add the statistics of the table, whoever sat there."""
        matches = len(deal.matches)
        wins = [0] * game.players
        use: Counter[str] = Counter()
        for played in deal.matches:
            self.plies += played.plies
            self.lengths[played.plies] += 1
            self.unwon += not played.winners
            use.update(played.use)
            for seat in range(game.players):
                if int(game.side_of[seat]) in played.winners:
                    wins[seat] += SHARE // len(played.winners)
        self.length.count(sum(played.plies for played in deal.matches), matches)
        self.spread.count(sum(max(one.points) - min(one.points) for one in deal.matches), matches)
        for seat, won in enumerate(wins):
            self.seats.setdefault(seat, Samples()).count(won, matches * SHARE)
        for name, count in use.items():
            self.use.setdefault(name, Samples()).count(count, matches)

    def entrant(self, name: str) -> Entrant:
        """The results of one bot."""
        return self.entrants.get(name) or Entrant()

    def per_deal(self, name: str) -> float:
        """Results of this entrant in each deal."""
        return self.entrant(name).total.played / self.deals if self.deals else 1.0

    def points(self, name: str) -> Interval:
        """Mean points of a match."""
        return self.entrant(name).points.mean(self.deals, self.per_deal(name))

    def lead(self, name: str) -> Interval:
        """Mean points of a match, minus those of the other entrants in the same deals."""
        return self.entrant(name).lead.mean(self.deals)

    def edge(self, name: str) -> Interval:
        """Share of wins minus that of the others in the same deals: the paired difference."""
        return self.entrant(name).edge.mean(self.deals)

    def fair_edge(self, name: str) -> tuple[Interval, float]:
        """The paired difference corrected for luck, and the share of variance that this removes: so
        many fewer matches give the same precision.
        """
        entrant = self.entrant(name)
        edge = entrant.edge.mean(self.deals)
        spread, lucky = entrant.edge.variance(self.deals), entrant.luck.variance(self.deals)
        if self.deals < 3 or not spread or not lucky:
            return edge, 0.0
        products = entrant.luck_edge / (entrant.luck.scale * entrant.edge.scale)
        means = edge.value * entrant.luck.mean(self.deals).value
        together = (products - self.deals * means) / (self.deals - 1)
        factor = together / lucky
        left = max(0.0, spread - factor * together) * (self.deals - 1) / (self.deals - 2)
        middle = edge.value - factor * entrant.luck.mean(self.deals).value
        half = Z * sqrt(left / self.deals)
        return Interval(middle, middle - half, middle + half), 1 - left / spread

    def win_rate(self, name: str) -> Interval:
        """Share of matches won, with an interval by deals.

        It is Wilson's, for the number of independent matches with the same variance.
        """
        entrant = self.entrant(name)
        rate = entrant.total.wins() / entrant.total.played if entrant.total.played else 0.0
        scale = self.per_deal(name) * SHARE
        spread = entrant.won.variance(self.deals) / (scale * scale)
        worth = rate * (1 - rate) * self.deals / spread if spread else float(self.deals)
        return wilson(rate * worth, worth)
