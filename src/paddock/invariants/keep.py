"""Walks matches and checks every invariant on the way."""

from __future__ import annotations

from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.invariants import knowledge, logs, moves, observations, positions
from paddock.invariants.invariant import INVARIANTS, Invariant, RegisteredInvariant, Where
from paddock.invariants.tables import WalkedTable
from paddock.invariants.walk import Walk

# Importing a module registers its invariants; this is the order of checking.
FILES = [
    file.__name__.rpartition(".")[2] for file in (moves, positions, knowledge, observations, logs)
]
INVARIANTS.sort(key=lambda kind: FILES.index(kind.file))
NOT_LOOKING = "a match goes on to its end, and the same way whether or not anybody looks"


class Broken(AssertionError):
    """An invariant that does not hold, and where."""


class Survey:
    """A match without checks: how long it is, and where each invariant applies."""

    def __init__(self, table: WalkedTable, number: int) -> None:
        self.moves: list[tuple[int, Move | None]] = []
        self.plies: dict[Where, list[int]] = {kind.where: [] for kind in INVARIANTS}
        for at in Walk(table, number):
            for where, plies in self.plies.items():
                if where(at):
                    plies.append(len(self.moves))
            self.moves.append((at.seat, at.move))


class Keeper:
    """One invariant along the matches of one test."""

    def __init__(self, kind: RegisteredInvariant) -> None:
        self.kind = kind
        self.invariant: Invariant = kind.make()
        self.rng = Rng()
        self.follows = type(self.invariant).step is not Invariant.step

    def begin(self, walk: Walk, survey: Survey) -> set[int]:
        """Choose where to check in this match."""
        self.rng = self.kind.rng(walk)
        self.invariant.begin(walk)
        plies = survey.plies[self.kind.where]
        thinner = -(-len(survey.moves) // walk.table.plies)
        return self.kind.choose(plies, walk.table.matches, thinner, self.rng)


class Tour:
    """All invariants along the matches of one test."""

    def __init__(self, table: WalkedTable, numbers: range) -> None:
        self.table = table
        self.numbers = numbers
        self.keepers = [Keeper(kind) for kind in INVARIANTS]
        self.doing = ""  # the invariant being checked
        self.walk: Walk | None = None

    def go(self) -> None:
        """Walk all matches."""
        try:
            for number in self.numbers:
                self.walk = None
                self.follow(number)
            for keeper in self.keepers:
                self.doing = keeper.kind.address
                keeper.invariant.sum_up()
        except Exception as error:
            raise Broken(self.place()) from error

    def follow(self, number: int) -> None:
        """Walk one match, with all invariants."""
        self.doing = NOT_LOOKING
        survey = Survey(self.table, number)
        walk = self.walk = Walk(self.table, number, log=True)
        walk.state.news = []
        here: list[list[Keeper]] = [[] for _ in survey.moves]
        for keeper in self.keepers:
            self.doing = keeper.kind.address
            for ply in keeper.begin(walk, survey):
                here[ply].append(keeper)
        followers = [keeper for keeper in self.keepers if keeper.follows]
        self.doing = NOT_LOOKING
        for ply, at in enumerate(walk):
            assert (at.seat, at.move) == survey.moves[ply]
            at.news, at.state.news = at.state.news or [], []
            for keeper in here[ply]:
                self.doing = keeper.kind.address
                keeper.invariant.look(at, keeper.rng)
            for keeper in followers:
                self.doing = keeper.kind.address
                keeper.invariant.step(at)
            self.doing = NOT_LOOKING
        for keeper in self.keepers:
            self.doing = keeper.kind.address
            keeper.invariant.end(walk, keeper.rng)

    def place(self) -> str:
        """Which invariant failed, and everything needed to reproduce it."""
        walk = self.walk
        if walk is None:
            return f"{self.doing}: not so at {self.table.name}, before the first ply"
        lines = [f"{self.doing}: not so at {self.table.name}, match {walk.number}, ply {walk.ply}"]
        if walk.move is not None:
            lines.append(f"seat {walk.seat} is about to {walk.move.text}")
        try:
            lines.append(f"position: {walk.state.text()}")
        except Exception as error:
            lines.append(f"position: cannot be written: {error!r}")
        if again := self.table.again():
            lines.append(f"to see it again: {again}")
        return "\n".join(lines)


def keep(table: WalkedTable, numbers: range | None = None) -> None:
    """Walk matches of one table with all invariants: those of these numbers, or all of them."""
    Tour(table, numbers if numbers is not None else range(table.matches)).go()
