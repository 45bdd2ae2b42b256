"""A ladder: many bots against each other, rated by their places.

Ratings are those of openskill (Plackett-Luce), which suits tables of many players. A rating orders
the bots; `beats`, the share of opponents that a bot leaves behind, has a confidence interval by
deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Any

from paddock.arena.deal import DealResult
from paddock.arena.plan import Plan
from paddock.arena.series import Job
from paddock.arena.tally import Interval, mean
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.games import package_of

MOST_TABLES = 40  # tables; with more bots not all of them meet


@dataclass
class LadderEntry:
    """A bot's place on a ladder."""

    name: str
    rating: float = 0.0
    sigma: float = 0.0
    matches: int = 0
    wins: float = 0.0
    # one sample for each deal: the share of opponents left behind
    samples: list[float] = field(default_factory=list)
    against: dict[str, list[float]] = field(default_factory=dict)

    def beats(self, other: str = "") -> Interval:
        """The share of its opponents, or of one, that it leaves behind; a tie counts half."""
        return interval(self.against.get(other, []) if other else self.samples)

    def to_dict(self) -> dict[str, Any]:
        """The standing, ready for JSON."""
        return {
            "name": self.name,
            "rating": round(self.rating, 3),
            "sigma": round(self.sigma, 3),
            "matches": self.matches,
            "wins": round(self.wins, 3),
            "beats": self.beats().to_dict(),
            "against": {name: self.beats(name).to_dict() for name in sorted(self.against)},
        }


def interval(samples: list[float]) -> Interval:
    """The mean of samples, one for each deal, with its interval."""
    return mean(sum(samples), sum(one * one for one in samples), len(samples))


def players_of(game: str, players: int | None) -> int:
    """The number of players at a table: as given, or the game's best number."""
    package = package_of(game)
    return players or package.best_players or package.title.players[0]


def tables(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Which bots meet: every combination, or an even selection of them."""
    if len(bots) < sides:
        mixed = combinations_with_replacement(bots, sides)
        return [table for table in mixed if len(set(table)) > 1]
    every = list(combinations(bots, sides))
    return every if len(every) <= MOST_TABLES else _even(bots, sides)


def _even(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Tables at which all bots sit, and all pairs meet, about equally often."""
    sat: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    chosen = []
    for _ in range(MOST_TABLES):
        table: list[str] = []
        while len(table) < sides:
            rest = [name for name in bots if name not in table]
            table.append(
                min(rest, key=lambda one: (sum(met[one, other] for other in table), sat[one]))
                if table
                else min(rest, key=lambda one: sat[one])
            )
        sat.update(table)
        for one in table:
            met.update((one, other) for other in table if other != one)
        chosen.append(tuple(sorted(table, key=list(bots).index)))
    return chosen


@dataclass
class Ladder:
    """The tables of one game, and the deals played at them."""

    game: Game
    jobs: list[Job]
    deals: list[list[DealResult]]  # by job, in their order


def plan_ladder(base: Plan, bots: Sequence[str], players: int, matches: int) -> Ladder:
    """The tables for about that many matches; `base` has the other choices. Partners are the same
    bot.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption("a ladder has two bots or more, each named once")
    game = Plan(**{**vars(base), "seats": (bots[0],) * players}).loaded().game
    side_of = [int(game.side_of[seat]) for seat in range(game.players)]
    plans = [
        Plan(**{**vars(base), "seats": tuple(table[side] for side in side_of)}).packed()
        for table in tables(bots, game.sides)
    ]
    for plan in plans:
        plan.loaded()  # raises an error for an unknown bot
    ladder = Ladder(game, [], [])
    each = -(-matches // len(plans))
    for plan in plans:
        played: list[DealResult] = []
        ladder.deals.append(played)
        ladder.jobs.append(Job(plan, plan.deals_for(each), on_deal=played.append))
    return ladder


def standings(ladders: Sequence[Ladder]) -> list[LadderEntry]:
    """All bots, the strongest first. Matches are rated in a fixed order, table by table in turn."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption("a ladder needs openskill: pip install 'paddock[ladder]'") from None
    model = PlackettLuce(tau=0.0)  # bots do not change while they play
    ratings: dict[str, Any] = {}
    found: dict[str, LadderEntry] = {}
    for ladder in ladders:
        for number in range(max((len(deals) for deals in ladder.deals), default=0)):
            for job, deals in zip(ladder.jobs, ladder.deals, strict=True):
                if number < len(deals) and not deals[number].faults:
                    count(found, ladder.game, job.plan, deals[number])
                    rate(model, ratings, ladder.game, job.plan, deals[number])
    for name, standing in found.items():
        standing.rating, standing.sigma = float(ratings[name].mu), float(ratings[name].sigma)
    return sorted(found.values(), key=lambda one: (-one.rating, one.name))


def entrants_of(game: Game, plan: Plan, rotation: int) -> list[str]:
    """The bot of each side."""
    names = [""] * game.sides
    for seat, name in enumerate(plan.seating(rotation)):
        names[int(game.side_of[seat])] = name
    return names


def rate(model: Any, ratings: dict[str, Any], game: Game, plan: Plan, deal: DealResult) -> None:
    """Update the ratings by the places in each match of a deal."""
    for rotation, played in enumerate(deal.matches):
        names = entrants_of(game, plan, rotation)
        for name in names:
            if name not in ratings:
                ratings[name] = model.rating(name=name)
        teams = [[model.create_rating([ratings[n].mu, ratings[n].sigma], n)] for n in names]
        after = model.rate(teams, ranks=[float(place) for place in played.places])
        for name in dict.fromkeys(names):  # a bot on several sides gets the mean
            own = [team[0] for team, n in zip(after, names, strict=True) if n == name]
            ratings[name].mu = sum(one.mu for one in own) / len(own)
            ratings[name].sigma = sum(one.sigma for one in own) / len(own)


def count(found: dict[str, LadderEntry], game: Game, plan: Plan, deal: DealResult) -> None:
    """Count which bots each bot has left behind."""
    shares: dict[tuple[str, str], list[float]] = {}
    for rotation, played in enumerate(deal.matches):
        names = entrants_of(game, plan, rotation)
        for name in names:
            found.setdefault(name, LadderEntry(name))
        for name in dict.fromkeys(names):
            found[name].matches += 1
        for side in played.winners:
            found[names[side]].wins += 1 / len(played.winners)
        for one, name in enumerate(names):
            for other, rival in enumerate(names):
                if name != rival:
                    gap = played.places[other] - played.places[one]
                    share = 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
                    shares.setdefault((name, rival), []).append(share)
    every: dict[str, list[float]] = {}
    for (name, rival), given in shares.items():
        found[name].against.setdefault(rival, []).append(sum(given) / len(given))
        every.setdefault(name, []).extend(given)
    for name, given in every.items():
        found[name].samples.append(sum(given) / len(given))
