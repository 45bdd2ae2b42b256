"""What a seat may know of a rally: its own hand, all tableaux, and the size of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.bits import members
from paddock.core.ledger import Line
from paddock.core.view import View
from paddock.games.kilometers.rules.cards import D200, NAMES, NO_CARD, TRUMPS

if TYPE_CHECKING:
    from paddock.games.kilometers.rules.state import Kilometers, Side


def name_of(kind: int) -> str:
    return "" if kind == NO_CARD else NAMES[kind]


def names_of(trumps: int) -> list[str]:
    return [TRUMPS[trump] for trump in members(trumps)]


class Tableau:
    """One side's cards as they lie open on the table."""

    def __init__(self, state: Kilometers, side: Side) -> None:
        packing = state.params.packing
        self.km = int(side.km)
        self.distances = packing.named(packing.up_to(side.cards, D200), NAMES)
        self.battle = name_of(int(side.top))  # empty: nothing on the pile
        self.limited = side.limited
        self.rolling = side.rolling()
        self.trumps = names_of(int(side.trumps))
        self.crosswise = names_of(int(side.crosswise))

    def to_dict(self) -> dict[str, object]:
        return {
            "km": self.km,
            "distances": self.distances,
            "battle": self.battle,
            "limited": self.limited,
            "rolling": self.rolling,
            "trumps": self.trumps,
            "crosswise": self.crosswise,
        }


class KilometersView(View):
    """Cards are given by their names; an empty name is no card."""

    def __init__(self, state: Kilometers, seat: int) -> None:
        super().__init__(state, seat)
        packing = state.params.packing
        self.rally = int(state.rally)
        self.dealer = int(state.dealer)
        self.turn = int(state.turn_seat)
        self.target = int(state.target)
        self.extender = int(state.extender)
        self.stock = int(state.stock_size)
        self.hand: list[str] = (
            [NAMES[kind] for kind in packing.cards(state.hands[seat])] if seat >= 0 else []
        )
        self.hand_sizes = [int(size) for size in state.hand_sizes]
        self.side_of = [int(side) for side in state.game.side_of]
        self.tableaux = [Tableau(state, side) for side in state.sides]
        self.discard_top = name_of(int(state.discard_top))
        self.discarded = packing.named(state.discard, NAMES)
        self.unseen = self._unseen(state, seat)
        # While reactions are asked: who is under attack, and by what.
        self.victim = int(state.victim)
        self.hazard = name_of(int(state.hazard))
        self.ledger: list[Line] = state.ledger.lines[:]

    def _unseen(self, state: Kilometers, seat: int) -> dict[str, int]:
        """The cards this seat has not located: the deck less its hand and all that lies open."""
        unseen = state.params.full - state.discard
        for side in state.sides:
            unseen -= side.cards
        if seat >= 0:
            unseen -= state.hands[seat]
        return state.params.packing.named(unseen, NAMES)

    def to_dict(self) -> dict[str, object]:
        facts = super().to_dict()
        facts.update(
            rally=self.rally,
            dealer=self.dealer,
            turn=self.turn,
            target=self.target,
            extender=self.extender,
            stock=self.stock,
            hand=self.hand,
            hand_sizes=self.hand_sizes,
            side_of=self.side_of,
            tableaux=[tableau.to_dict() for tableau in self.tableaux],
            discard_top=self.discard_top,
            discarded=self.discarded,
            unseen=self.unseen,
            victim=self.victim,
            hazard=self.hazard,
            ledger=[line.to_dict() for line in self.ledger],
        )
        return facts
