"""Invariants of observations: a row of numbers says what the view says, and no more."""

from __future__ import annotations

import json

from paddock.core.actions import Actions
from paddock.core.encoding import Layout, Row
from paddock.core.errors import UnknownGame
from paddock.core.luck import Rng
from paddock.core.state import State
from paddock.invariants.invariant import Invariant, with_memory
from paddock.invariants.walk import Walk


class Observed(Invariant):
    """An invariant of games that declare observations; it skips others."""

    def begin(self, walk: Walk) -> None:
        try:
            self.layout = walk.game.layout()
        except UnknownGame:
            self.layout = Layout()
        self.row = Row(self.layout.size)

    def encode(self, state: State, viewer: int) -> list[int]:
        """The row of a viewer."""
        self.row.begin(0)
        state.encode(viewer, self.row)
        return self.row.values()

    def facts(self, state: State, viewer: int) -> str:
        """The view without what its layout leaves out."""
        view = state.view(viewer).to_dict()
        kept = {name: fact for name, fact in view.items() if name not in self.layout.left_out}
        return json.dumps(kept, sort_keys=True)


@with_memory(of=4, one_in=6, least=4)
class AnObservationFillsItsLayout(Observed):
    """Each number is written, and none is outside the bounds of its feature."""

    def look(self, at: Walk, rng: Rng) -> None:
        if not self.layout.size:
            return
        row = self.encode(at.state, at.viewer(rng))
        assert self.row.at == self.layout.size
        for one in self.layout.features:
            values = one.of(row)
            assert all(one.least <= value <= one.most for value in values), one.name


@with_memory(of=2, one_in=4, least=4)
class EqualViewsHaveEqualObservations(Observed):
    """An imagined position looks the same to a seat, and so does its row."""

    def look(self, at: Walk, rng: Rng) -> None:
        if self.layout.size:
            viewer = at.viewer(rng)
            imagined = at.state.imagine(viewer, rng)
            assert self.encode(imagined, viewer) == self.encode(at.state, viewer)


@with_memory(of=2, one_in=16, least=6)
class DifferentViewsHaveDifferentObservations(Observed):
    """Over all positions of a match, and after each move from here: as many views as rows."""

    MOVES = 4  # moves tried at a ply

    def begin(self, walk: Walk) -> None:
        super().begin(walk)
        self.row_of: dict[str, list[int]] = {}
        self.facts_of: dict[tuple[int, ...], str] = {}

    def look(self, at: Walk, rng: Rng) -> None:
        if not self.layout.size:
            return
        viewer = at.viewer(rng)
        self.compare(at.state, viewer)
        for _ in range(self.MOVES if at.move is not None else 0):
            after = at.state.clone()
            moves = at.legal(at.seat)
            after.play(at.seat, moves[rng.below(len(moves))])
            self.compare(after, viewer)

    def compare(self, state: State, viewer: int) -> None:
        """Compare a view and its row with those seen before."""
        facts, row = self.facts(state, viewer), self.encode(state, viewer)
        assert self.row_of.setdefault(facts, row) == row
        assert self.facts_of.setdefault(tuple(row), facts) == facts


@with_memory(of=4, least=4)
class EveryMoveIsOneAction(Invariant):
    """In both directions, for every seat."""

    def begin(self, walk: Walk) -> None:
        self.actions = Actions(walk.game)
        for seat in range(walk.players):
            numbers = [self.actions.action(seat, move) for move in walk.game.moves]
            assert sorted(numbers) == list(range(len(walk.game.moves)))

    def look(self, at: Walk, rng: Rng) -> None:
        for seat in at.waiting:
            if seat >= 0:
                for move in at.legal(seat):
                    action = self.actions.action(seat, move)
                    assert self.actions.move(seat, action) is move
