"""One search for all games: flat Monte Carlo over imagined positions.

The search imagines positions that its seat cannot tell from the real one, makes each move in each
of them, and lets the game's policy play on. All moves are tried in the same imagined positions with
the same luck, so that chance differs as little as possible between them. Others who choose at the
same time choose by the policy. After each round of the budget the weaker half of the moves is
dropped (sequential halving). In a game with a `gate` the dearest move is never dropped: another one
must beat it, in the positions that both were tried in, by more than chance explains. The budget is
a number of positions and no clock, so equal questions and an equal random source give equal
answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from paddock.bots.bot import Bot, Question
from paddock.bots.playout import play_out
from paddock.bots.policy import Policy
from paddock.bots.study import Estimate, Study
from paddock.bots.style import STYLES, PlayStyle
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.state import State

LEAST: Final = 5.0  # scales: a price further below the dearest one counts as that far below it
POSITIONS: Final = 8000  # for one answer in a game that names no budget

Stop = Callable[[], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Answers with the move that did best in as many positions as its budget allows."""

    def __init__(
        self,
        name: str,
        policy: Policy[Any] | None = None,
        budget: int = POSITIONS,
        style: PlayStyle | None = None,
    ) -> None:
        super().__init__(name)
        self.policy: Policy[Any] = policy if policy is not None else Policy[State]()
        self.budget = budget
        self.style = style  # None: another one in each seat

    def answer(self, question: Question, rng: Rng) -> Move:
        """The move that did best in imagined positions."""
        if len(question.legal) == 1:
            return question.legal[0]
        return self.study(question, rng).best

    def study(self, question: Question, rng: Rng, stop: Stop | None = None) -> Study:
        """All that the search found out. `stop` is asked after each imagined position."""
        style = self.style
        if style is None:
            style = STYLES[question.seat % len(STYLES)]
        return Search(self.policy, question, rng, style).run(self.budget, stop)


class Search:
    """One question being searched."""

    def __init__(self, policy: Policy[Any], question: Question, rng: Rng, style: PlayStyle) -> None:
        self.policy = policy
        self.question = question
        self.rng = rng
        self.style = style
        self.seat: i64 = question.seat
        world = question.imagine(rng)
        self.side: i64 = world.game.side_of[question.seat]
        self.sides: i64 = world.game.sides
        self.choices = world.game.choices()
        self.part: i64 = policy.part(world)
        self.horizon: i64 = policy.horizon(world)
        self.searches = policy.searches(world)
        self.used: i64 = 0
        self.worlds = 0
        self.dropped: list[Estimate] = []
        self.alive = self.shortlist(world)

    def shortlist(self, world: State) -> list[Estimate]:
        """The moves that the policy likes most, as many as the game has time for."""
        policy, seat = self.policy, self.seat
        policy.look(world, seat)
        found: list[Estimate] = []
        for move in self.question.legal:
            liking = policy.temper * self.style.attack if policy.hurts(move) else 0.0
            found.append(Estimate(move, policy.first_price(world, seat, move), liking))
        found.sort(key=lambda one: -one.price)  # equals stay in the order of the moves
        keep = len(found)
        if not self.searches:
            keep = 1
        elif policy.width:
            keep = min(keep, policy.width)
        if policy.slack > 0.0:
            least = found[0].price - policy.slack
            while found[keep - 1].price < least:
                keep -= 1
        for one in found:
            one.prior = policy.unit * max(one.price - found[0].price, -LEAST * policy.scale)
        self.dropped = found[keep:]
        del found[keep:]
        return found

    def run(self, budget: int, stop: Stop | None = None) -> Study:
        """Spend so many positions on the moves, or fewer if `stop` says so; what they came to."""
        stopped = False
        rounds = 1
        while 2**rounds < len(self.alive):
            rounds += 1
        for number in range(1, rounds + 1):
            if len(self.alive) == 1:
                break
            limit: i64 = budget * number // rounds
            longest: i64 = 0  # the most positions that one world has taken
            while not stopped and budget - self.used >= len(self.alive):
                if longest and self.used + longest > limit:
                    break
                before = self.used
                self.try_all(budget)
                longest = max(longest, self.used - before)
                stopped = stop is not None and stop()
            self.halve()
        study = Study([*self.alive, *self.dropped], int(self.used), self.worlds)
        study.stopped = stopped
        return study

    def halve(self) -> None:
        """Put the moves in order, and drop the weaker half."""
        trust, caution = self.policy.trust, self.policy.temper * self.style.caution
        keep = (len(self.alive) + 1) // 2
        if self.policy.gate > 0.0:
            self.order_by_gap(caution, self.policy.gate if keep == 1 else 0.0)
        else:
            self.alive.sort(key=lambda one: -one.rank(trust, caution))
        self.dropped = self.alive[keep:] + self.dropped
        del self.alive[keep:]

    def order_by_gap(self, caution: float, gate: float) -> None:
        """Put the dearest move first, then the others by how far they beat it. With a `gate`, which
        ends the search, a move that beats it by so many standard errors goes to the front.
        """
        dearest, rest = self.alive[0], self.alive[1:]
        start = dearest.liking - caution * dearest.spread()
        rest.sort(key=lambda one: -(one.gap() + one.liking - caution * one.spread()))
        best = rest[0]
        ahead = best.gap() + best.liking - caution * best.spread() - start
        if gate > 0.0 and ahead > gate * best.gap_error():
            self.alive = [best, dearest, *rest[1:]]
        else:
            self.alive = [dearest, *rest]

    def try_all(self, budget: i64) -> None:
        """Play one imagined position on from each of the moves, with the same luck."""
        world = self.question.imagine(self.rng)
        key = self.rng.word()
        self.worlds += 1
        to_come: i64 = len(self.alive)
        dearest = 0.0  # what came of the first move; with a gate it is the dearest one
        for one in self.alive:
            state = world.clone()
            state.play(self.seat, one.move)
            # The last positions are shared out: no move is judged with more than another one.
            limit = min(self.horizon, (budget - self.used) // to_come - 1)
            self.used += 1 + play_out(state, self.policy, self.part, key, self.choices, limit)
            worth = self.worth(state)
            if to_come == len(self.alive):
                dearest = worth
            one.add(worth, dearest)
            to_come -= 1

    def worth(self, state: State) -> float:
        """What a position is worth to the side that searches."""
        worth = self.policy.worth(state, self.side, self.part)
        rivals = self.policy.temper * self.style.rivals
        if rivals == 0.0 or self.sides == 2:
            return worth
        best = 0.0
        side: i64 = 0
        while side < self.sides:
            if side != self.side:
                best = max(best, self.policy.worth(state, side, self.part))
            side += 1
        return (1.0 - rivals) * worth + rivals * (1.0 - best)
