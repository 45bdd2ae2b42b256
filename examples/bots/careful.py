"""A bot as a class: it plays in the arena and at live tables.

paddock arena kilometers --seats careful:Careful club
paddock serve --bot careful:Careful
"""

from __future__ import annotations

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move


class Careful(Bot):
    """Drives as far as possible, and never attacks."""

    games = ("kilometers",)

    def answer(self, question: Question, rng: Rng) -> Move:
        """Play the longest distance in hand; if there is none, any move but an attack."""
        drives = [move for move in question.legal if move.kind == "play" and move.card.isdecimal()]
        if drives:
            return max(drives, key=lambda move: int(move.card))
        peaceful = [move for move in question.legal if move.kind != "attack"] or question.legal
        return peaceful[rng.below(len(peaceful))]
