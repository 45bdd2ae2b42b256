"""A club player of Crazy Rally that never uses an event to draw two cards. It shows what drawing is
worth: `paddock arena crazy_rally --seats club U U U`, where U is `tests.bots.undrawn:Undrawn`."""

from __future__ import annotations

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.games.crazy_rally.bot.player import CrazyRallyClub
from paddock.games.crazy_rally.rules.moves import CARDS
from paddock.games.crazy_rally.rules.view import CrazyRallyView


class Undrawn(Bot):
    """Aims its event at a car or keeps it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.club = CrazyRallyClub(name)

    def answer(self, question: Question, rng: Rng) -> Move:
        others = [move for move in question.legal if move.verb != CARDS]
        if len(others) == len(question.legal):
            return self.club.answer(question, rng)
        view = question.view()
        assert isinstance(view, CrazyRallyView)
        worths = self.club.events(view, others)
        return others[worths.index(max(worths))]
