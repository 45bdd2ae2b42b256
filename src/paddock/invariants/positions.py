"""Invariants of positions: copying, writing and reading back lose and create nothing."""

from __future__ import annotations

import itertools
import json

from paddock.core.luck import Rng
from paddock.core.points import read_points
from paddock.core.seats import LUCK, NOBODY
from paddock.core.view import View
from paddock.invariants.invariant import (
    Invariant,
    at_some_plies,
    before_the_end,
    where_luck_waits,
    where_several_wait,
    with_memory,
)
from paddock.invariants.walk import Walk, fields, pick, play_to_the_end, step


@with_memory()
class NoComponentIsLostOrMade(Invariant):
    def begin(self, walk: Walk) -> None:
        self.box = walk.game.start().census()
        assert sum(self.box.values()) > 0

    def look(self, at: Walk, rng: Rng) -> None:
        assert at.state.census() == self.box


@at_some_plies(of=1, least=3)
def a_position_is_read_back_from_its_text(at: Walk, rng: Rng) -> None:
    again = at.game.position(at.text)
    assert again.text() == at.text
    assert again.waiting == at.waiting
    assert [again.legal(seat) for seat in again.waiting] == [at.legal(seat) for seat in at.waiting]
    assert again.view(NOBODY).to_dict() == at.state.view(NOBODY).to_dict()


@at_some_plies(of=1, one_in=8)
def a_position_read_back_plays_on_as_before(at: Walk, rng: Rng) -> None:
    one, other = at.state.clone(), at.game.position(at.text)
    key = rng.word()
    play_to_the_end(one, Rng(key))
    play_to_the_end(other, Rng(key))
    assert one.text() == other.text()


@with_memory(of=2, least=4)
class TwinsStayTwins(Invariant):
    """Equal positions and equal moves, read from their texts, give equal positions."""

    def begin(self, walk: Walk) -> None:
        self.twin = walk.game.start()

    def look(self, at: Walk, rng: Rng) -> None:
        assert self.twin.text() == at.text

    def step(self, at: Walk) -> None:
        if at.move is not None:
            self.twin.play(at.seat, at.game.read(at.move.text))

    def end(self, at: Walk, rng: Rng) -> None:
        assert self.twin.text() == at.text


@at_some_plies(of=2, least=4)
def a_clone_plays_alone(at: Walk, rng: Rng) -> None:
    clone = at.state.clone()
    assert clone.text() == at.text
    assert clone.news is None
    for _ in range(6):
        if not clone.over():
            clone.play(*step(clone, rng))
    assert at.state.text() == at.text


@at_some_plies(of=2, one_in=8, where=before_the_end)
def two_clones_play_alone_to_the_end(at: Walk, rng: Rng) -> None:
    assert at.move is not None
    clone = at.state.clone()
    at.state.clone().play(at.seat, at.move)
    assert clone.text() == at.text
    play_to_the_end(clone, rng)
    assert at.state.text() == at.text


@at_some_plies(of=4, where=where_several_wait)
def sealed_answers_commute(at: Walk, rng: Rng) -> None:
    """Any order of the same answers gives the same position."""
    for _ in range(4):
        plan = [(seat, pick(at.state, seat, rng, True)) for seat in at.waiting]
        ends = set()
        for order in itertools.islice(itertools.permutations(plan), 24):
            state = at.state.clone()
            for seat, move in order:
                assert move in state.legal(seat)
                state.play(seat, move)
            ends.add(state.text())
        assert len(ends) == 1


@at_some_plies(of=1, one_in=4, least=2, where=where_luck_waits)
def every_outcome_of_luck_can_be_played(at: Walk, rng: Rng) -> None:
    for outcome in at.legal(LUCK):
        state = at.state.clone()
        state.play(LUCK, outcome)
        assert state.over() or all(state.legal(seat) for seat in state.waiting)


@with_memory()
class MatchesEndAndTheLedgerHoldsTheScore(Invariant):
    """At every ply each side has a score. A game may have no ledger."""

    def look(self, at: Walk, rng: Rng) -> None:
        assert len(at.state.scores()) == at.game.sides

    def end(self, at: Walk, rng: Rng) -> None:
        ledger = fields(at.text).get("ledger")
        if ledger is None:
            return
        totals = [0] * at.game.sides
        for line in ledger.split(",") if ledger != "-" else []:
            _, side, _, _, points = line.split(":")
            totals[int(side) - 1] += read_points(points, at.game.parts)
        assert at.state.scores() == totals


@with_memory(of=1, least=4)
class AViewIsPlainDataAndStaysAsItWas(Invariant):
    """It does not change after the next move or after the match."""

    def begin(self, walk: Walk) -> None:
        self.view: View | None = None
        self.said = ""
        self.ply = -1

    def look(self, at: Walk, rng: Rng) -> None:
        self.view = at.state.view(at.viewer(rng))
        self.said = json.dumps(self.view.to_dict())
        assert json.loads(self.said) == self.view.to_dict()
        self.ply = int(at.state.ply)

    def step(self, at: Walk) -> None:
        if self.ply == at.state.ply - 1:
            self.check()

    def end(self, at: Walk, rng: Rng) -> None:
        self.check()

    def check(self) -> None:
        """Compare the kept view with what it was."""
        if self.view is not None:
            assert json.dumps(self.view.to_dict()) == self.said
