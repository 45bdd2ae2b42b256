"""A beginner for any game: sees the obvious moves, overlooks some, and seldom attacks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from paddock.bots.bot import Bot, Question
from paddock.bots.policy import NEVER, Policy
from paddock.core.luck import Rng
from paddock.core.moves import Move

SLIPS: Final = 1.0  # how far it misjudges a move, in the policy's scale
FORGETS: Final = 12  # per cent of moves that it does not see at all
SPARES: Final = 65  # per cent of attacks that it refrains from


@mypyc_attr(allow_interpreted_subclasses=True)
class RookieBot(Bot):
    """Makes the move that it rates best, with errors.

    A price far above the others stays far above them: it never misses an obvious move.
    """

    def __init__(
        self, name: str, policy: Policy[Any], slips: float = SLIPS, forgets: int = FORGETS
    ) -> None:
        super().__init__(name)
        self.policy = policy
        self.slips = slips
        self.forgets = forgets

    def answer(self, question: Question, rng: Rng) -> Move:
        """A plausible move that sometimes overlooks something."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        policy = self.policy
        world = question.imagine(rng)
        policy.look(world, question.seat)
        peaceful = rng.chance(SPARES)
        best = legal[0]
        most = 2 * NEVER
        for move in legal:
            price = policy.price(world, question.seat, move)
            slip = float(int(rng.below(2001)) - 1000) / 1000.0
            unseen = rng.chance(self.forgets)
            price += self.slips * policy.scale * slip
            if unseen or (peaceful and policy.hurts(move)):
                price -= 2.0 * policy.scale
            if price > most:
                best, most = move, price
        return best
