"""A question whose answers are the moves of one kind."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Kind, Move
from paddock.core.phase import Phase
from paddock.games.crazy_race.rules.state import CrazyRace


class OneOfAKind(Phase[CrazyRace]):
    """One move of a kind is chosen. A phase says which may not be; the offer follows from that."""

    def kind(self, s: CrazyRace) -> Kind:
        raise NotImplementedError

    def refuse(self, s: CrazyRace, seat: i64, choice: i64) -> Refusal:
        """Why the card, locomotive or seat with that number cannot be chosen, or OK."""
        raise NotImplementedError

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        kind = self.kind(s)
        choice: i64 = 0
        while choice < kind.count:
            if self.refuse(s, seat, choice) is OK:
                choices.add(kind.id(choice))
            choice += 1

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if move.verb != self.kind(s).verb:
            return NO_SUCH_CHOICE
        return self.refuse(s, seat, move.a)
