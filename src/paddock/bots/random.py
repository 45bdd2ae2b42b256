"""The random bot: a baseline."""

from __future__ import annotations

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move


class RandomBot(Bot):
    """Plays anything that is legal, each move equally likely."""

    def answer(self, question: Question, rng: Rng) -> Move:
        """Any legal move."""
        return question.legal[rng.below(len(question.legal))]
