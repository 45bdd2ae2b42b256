"""A game: the rules with edition, options and seating chosen; shared by all matches, immutable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paddock.core.edition import Edition
from paddock.core.encoding import Layout
from paddock.core.errors import Refusal, UnknownMove, short
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Kinds, Move
from paddock.core.options import Setup
from paddock.core.points import WHOLE
from paddock.core.seats import just
from paddock.core.state import NOT_ASKED, State

if TYPE_CHECKING:
    from paddock.core.phase import Phase


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are not compiled
class Game:
    """The rules with edition, options and seating chosen: shared by all matches, immutable."""

    def __init__(self, setup: Setup, side_of: list[int]) -> None:
        self.setup = setup
        self.name = setup.name
        self.version = setup.version
        self.oldest = setup.oldest
        self.edition: Edition = setup.edition
        self.players = setup.players
        self.side_of: vec[i64] = vec[i64](side_of)
        self.sides = max(side_of) + 1
        self.left_of: vec[i64] = vec[i64]([0] * self.players)  # by seat: the next seat
        for seat in range(self.players - 1):
            self.left_of[seat] = seat + 1
        self.seats_of: vec[i64] = vec[i64]([0] * self.sides)  # the set of seats of each side
        for seat, side in enumerate(side_of):
            self.seats_of[side] |= just(seat)
        self.parts = WHOLE  # parts of a point, the unit of scores and ledger
        self.kinds = Kinds()
        self.moves: list[Move] = []
        self.scratch = Choices(0)
        self.by_text: dict[str, Move] = {}
        self.phase_names = ["over"]
        self.phases: i64 = 1  # the number of phases
        self._refusals: list[Refusal] = [NOT_ASKED]
        self._events: list[str] = []

    def declare(
        self,
        kinds: Kinds,
        phases: Iterable[Phase[Any]] = (),
        refusals: Iterable[Refusal] = (),
        events: Iterable[str] = (),
    ) -> None:
        """Register the game's moves, refusals and events, and number its phases."""
        for phase in phases:
            phase.number = len(self.phase_names)
            self.phase_names.append(phase.name)
        self.phases = len(self.phase_names)
        self.kinds = kinds
        self.moves = kinds.moves
        self.by_text = kinds.by_text
        self.scratch = Choices(len(self.moves))
        self._refusals += refusals
        self._events += events

    def choices(self) -> Choices:
        """A new buffer for `State.offer`."""
        return Choices(len(self.moves))

    def option(self, name: str) -> int:
        """The value of an option at this table."""
        return self.setup.options[name]

    def read(self, text: str) -> Move:
        """The move written `text`: the inverse of `Move.text`."""
        move = self.by_text.get(" ".join(text.split()))
        if move is None:
            raise UnknownMove(f"{self.name} has no move {short(text)!r}")
        return move

    def start(self) -> State:
        """The position before the first move of a match."""
        raise NotImplementedError

    def position(self, text: str, rng: Rng | None = None) -> State:
        """The inverse of `State.text`; with `rng`, each `?` is replaced by a possible card."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The meaning of the numbers of an observation: see `State.encode`."""
        return self.start().layout()

    def refusals(self) -> list[Refusal]:
        """Every refusal that this game can give."""
        return self._refusals

    def events(self) -> list[str]:
        """The code of every event this game can report."""
        return self._events
