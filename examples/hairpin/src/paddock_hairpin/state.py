"""A position of Hairpin: its fields, which of them are secret, and how hidden values are
sampled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from paddock.core.errors import BadPosition
from paddock.core.fields import UNKNOWN, Field, FieldState, FieldView
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK

if TYPE_CHECKING:
    from paddock_hairpin.title import HairpinGame

GEARS: Final = 5  # H4
CHANGE: Final = 2  # H5: gears from one round to the next
TYRES: Final = ["none", "hard", "medium", "soft"]  # H3: from the least to the most grip

FIELDS: Final = [
    Field("space", most=999, each=True),  # counted from the start, over all laps
    Field("gear", most=GEARS, each=True),  # gear of the last round; 0: the car has not moved
    Field("choice", most=GEARS, each=True, secret=True),  # 0: not chosen yet, or already driven
    # how many spaces the choice is worth, once all choices are known
    Field("steps", most=GEARS, each=True),
    Field("tyres", words=TYRES, each=True, secret=True),
    Field("seen", words=["no", "yes"], each=True),  # whether everybody knows the tyres
]


class Hairpin(FieldState):
    """One position. Its fields are copied, written, read and shown as declared here."""

    space: list[int]
    gear: list[int]
    choice: list[int]
    steps: list[int]
    tyres: list[int]
    seen: list[int]

    def __init__(self, game: HairpinGame, phase: Phase[Any]) -> None:
        super().__init__(game, phase, FIELDS)
        self.road = game.road

    def next_car(self) -> int:
        """The first car that has not driven in this round, or -1."""
        return next((seat for seat, gear in enumerate(self.choice) if gear), -1)

    def danger(self, seat: int) -> int:
        """H7: the first bend ahead that is too tight for the gear, or 0."""
        for space in range(self.space[seat] + 1, self.space[seat] + self.steps[seat] + 1):
            if self.choice[seat] > self.road.safe_gear(space):
                return space
        return 0

    def box(self) -> list[int]:
        """The sets of tyres that no driver has."""
        left = self.road.tyres[:]
        for tyres in self.tyres:
            if tyres > 0:
                left.remove(tyres)
        return left

    # What is secret

    def hides(self, field: Field, seat: int, viewer: int) -> bool:
        """H3, H4: tyres are secret until they are revealed, a choice until all drivers have
        chosen."""
        if not super().hides(field, seat, viewer):
            return False
        return not self.seen[seat] if field.name == "tyres" else self.phase.sealed

    def fill(self, rng: Rng) -> None:
        """Sample the hidden values: any tyres from the box, and any gear that was allowed."""
        for seat in range(self.game.players):
            if self.tyres[seat] == UNKNOWN:
                box = self.box()
                self.tyres[seat] = box[rng.below(len(box))]
            if self.choice[seat] == UNKNOWN:
                lowest = max(1, self.gear[seat] - CHANGE)
                highest = min(GEARS, self.gear[seat] + CHANGE)
                self.choice[seat] = lowest + int(rng.below(highest - lowest + 1))

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """H3: only the driver who gets them sees which tyres are dealt."""
        secret = seat == LUCK and move.kind == "draw" and viewer != self.tyres.index(0)
        return "draw ?" if secret else move.text

    # What every State has to implement

    def view(self, seat: int) -> FieldView:
        """The fields, and the road, which is public."""
        view = super().view(seat)
        view.facts["goal"] = self.road.goal
        view.facts["bends"] = {str(space): gear for space, gear in self.road.bends.items()}
        return view

    def scores(self) -> list[int]:
        return self.space[:]

    def census(self) -> dict[str, int]:
        """Count the sets of tyres: each is on a car or in the box."""
        everywhere = self.box() + self.tyres
        return {name: everywhere.count(n) for n, name in enumerate(TYRES) if n}

    def validate(self) -> None:
        for kind, name in enumerate(TYRES):
            if kind and self.tyres.count(kind) > self.road.tyres.count(kind):
                raise BadPosition(f"tyres: there are not so many {name} ones")
        free = [seat for seat in range(self.game.players) if not self.choice[seat]]
        fits = {
            "deal": self.waiting == [LUCK] and 0 in self.tyres,
            "gearbox": self.waiting == free and 0 not in self.tyres,
            "bend": self.waiting == [LUCK] and self.danger(self.next_car()) > 0,
        }
        if not fits.get(self.phase.name, True):
            raise BadPosition(f"tyres, choice and due do not fit phase {self.phase.name}")
