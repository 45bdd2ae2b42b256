"""Questions whose answers are the moves of one kind: the offer and the refusal have one source."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Kind, Move
from paddock.core.phase import Phase
from paddock.games.crazy_race.rules.state import CrazyRace


class OneOfAKind(Phase[CrazyRace]):
    """One move of a kind is chosen; a phase says why one cannot be."""

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


class OneOfABag(OneOfAKind):
    """One card of a bag is chosen; a phase says which bag, and why no other card can be."""

    def packing(self, s: CrazyRace) -> Packing:
        return s.params.point_packing

    def bag(self, s: CrazyRace, seat: i64) -> i64:
        raise NotImplementedError

    def reason(self) -> Refusal:
        """Why a card that is not in the bag cannot be chosen."""
        raise NotImplementedError

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        kind = self.kind(s)
        packing = self.packing(s)
        bag = self.bag(s, seat)
        while bag:
            card = packing.first(bag)
            bag = packing.without(bag, card)
            choices.add(kind.id(card))

    def refuse(self, s: CrazyRace, seat: i64, choice: i64) -> Refusal:
        return OK if self.packing(s).has(self.bag(s, seat), choice) else self.reason()
