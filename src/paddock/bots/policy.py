"""A policy: what a game gives to a search: a fast way to play on, and the worth of a position.

A policy works on the position itself, without a view and without allocation: a search plays
thousands of positions with it for one answer. It may use nothing that its seat cannot know, so that
players in a playout know as little as at a table.

The *price* of a move is its heuristic value before any search (a prior); the *dearest* move has the
highest price.
"""

from __future__ import annotations

from math import exp
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.state import State

S = TypeVar("S", bound=State)

NEVER: Final = -1e18  # below any price
LONGEST: Final = 400  # decisions of one playout: an endless match is judged as it then stands


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are not compiled
class Policy(Generic[S]):
    """By default, for any game: it plays at random to the end, and the places count.

    A game of its own replaces `price` (and `look`, which prepares it), `part` and `worth`.
    """

    def __init__(self) -> None:
        self.scale = 1.0  # by how much the prices of two sensible moves differ
        self.width = 0  # how many moves a search looks at, the dearest first; 0: all
        self.slack = 0.0  # moves priced lower than the dearest by more are not searched; 0: all are
        self.unit = 0.0  # the worth that a price of 1 stands for
        self.trust = 0.0  # positions after which a price counts half; 0: it counts for ever
        self.gate = 0.0  # standard errors by which a move must beat the dearest; 0: means decide
        self.temper = 1.0  # how much a style counts
        self.cut = LONGEST  # decisions after which a playout is judged as it stands
        self.won = 0.7  # how much of the worth of a match that is over goes by its winner

    def look(self, s: S, seat: i64) -> None:
        """Take in a position once, before its moves are priced."""

    def price(self, s: S, seat: i64, move: Move) -> float:
        """How good a legal move seems; only moves of one question are compared."""
        return 0.0

    def first_price(self, s: S, seat: i64, move: Move) -> float:
        """The same for a move of the question that is searched: here a policy may take its time."""
        return self.price(s, seat, move)

    def choose(self, s: S, seat: i64, choices: Choices, rng: Rng) -> i64:
        """The number of the move that a player of some skill would make, quickly."""
        choices.size = 0
        s.phase.offer(s, seat, choices)
        return choices.pick(rng)

    def searches(self, s: S) -> bool:
        """Whether searching a question of this phase is worth its time; else the price decides."""
        return True

    def horizon(self, s: S) -> i64:
        """The decisions after which a playout from this position is judged as it stands."""
        return self.cut

    def hurts(self, move: Move) -> bool:
        """Whether a move is aimed at somebody else."""
        return False

    def part(self, s: S) -> i64:
        """A number that changes when the part of the match that is searched ends."""
        return 0

    def worth(self, s: S, side: i64, part: i64) -> float:
        """How good a position is for a side, from 0 (lost) to 1 (won).

        `part` is the number of the part in which the search began: if the position is in another
        one, that part is over.
        """
        return by_place(s, side)


def dearest(policy: Policy[S], s: S, seat: i64, choices: Choices) -> i64:
    """The move with the highest price; of equals the first."""
    choices.size = 0
    s.phase.offer(s, seat, choices)
    best = choices.ids[0]
    if choices.size == 1:
        return best
    policy.look(s, seat)
    moves = s.game.moves
    most = NEVER
    n: i64 = 0
    while n < choices.size:
        price = policy.price(s, seat, moves[choices.ids[n]])
        if price > most:
            best, most = choices.ids[n], price
        n += 1
    return best


def standing(leads: list[float], scale: float) -> float:
    """The worth of a side's leads over the others: mostly for beating all, partly for each."""
    every = 1.0
    each = 0.0
    for lead in leads:
        one = chance(lead, scale)
        every *= one
        each += one
    return 0.7 * every + 0.3 * each / float(max(1, len(leads)))


def by_place(s: State, side: i64) -> float:
    """The worth of a position by its places: the share of others beaten, and a little for the
    margin.
    """
    places = s.places()
    mine = places[side]
    beaten = 0.0
    for place in places:
        beaten += 1.0 if place > mine else 0.5 if place == mine else 0.0
    beaten -= 0.5  # a side is level with itself
    scores = s.scores()
    best = max([score for n, score in enumerate(scores) if n != side], default=0)
    most = max([abs(score) for score in scores])
    margin = 0.5 + 0.5 * (scores[side] - best) / (1 + most)
    return 0.9 * beaten / max(1, len(places) - 1) + 0.1 * min(1.0, max(0.0, margin))


def chance(lead: float, scale: float) -> float:
    """How likely a lead is kept: one half without any, nearly 1 at three times the scale."""
    return 1.0 / (1.0 + exp(-lead / scale))
