"""Invariants of logs: a match is its log, and replaying it gives the same positions."""

from __future__ import annotations

from paddock.core.errors import NoTakeBack
from paddock.core.log import BACK, HIDDEN, read_log
from paddock.core.luck import Rng
from paddock.core.match import Match, replay, seen_by
from paddock.core.seats import NOBODY
from paddock.invariants.invariant import (
    Invariant,
    at_some_plies,
    before_the_end,
    raises,
    where_several_wait,
    with_memory,
)
from paddock.invariants.walk import Walk
from paddock.shelf import load_log


def match_of(at: Walk) -> Match:
    """The match of a walk."""
    assert at.match
    return at.match


@with_memory(of=2, one_in=60, where=before_the_end)
class ALogReplaysToTheSamePosition(Invariant):
    """At any ply; and at the end also in a game made from the log's headings."""

    def look(self, at: Walk, rng: Rng) -> None:
        text = match_of(at).log.write()
        log = read_log(text)
        assert log.write() == text
        again = replay(at.game, log) if at.move is not None else load_log(log)
        assert again.state.text() == at.text
        assert again.log.write() == text

    def end(self, at: Walk, rng: Rng) -> None:
        self.look(at, rng)


@at_some_plies(of=1, one_in=40, where=before_the_end)
def a_match_goes_on_from_any_position(at: Walk, rng: Rng) -> None:
    """A log that begins with a position replays, and each seat can read its own part of it."""
    assert at.move is not None
    late = Match(at.game, [], at.game.position(at.text))
    late.play(at.seat, at.move)
    again = replay(at.game, read_log(late.log.write()))
    assert again.state.text() == late.state.text()
    for viewer in at.viewers:
        told = seen_by(late.log, at.game, viewer)
        assert len(told.entries) == 1
        assert told.start == at.state.text(viewer)


@at_some_plies(of=2, where=where_several_wait)
def a_sealed_answer_can_be_taken_back(at: Walk, rng: Rng) -> None:
    """Only two lines in the log remain, which the others cannot read."""
    assert at.move is not None
    begun = replay(at.game, read_log(match_of(at).log.write()))
    begun.play(at.seat, at.move)
    assert begun.taking_back(at.seat) == len(begun.plies) - 1
    # A seat that has not answered has nothing to take back.
    given = {entry.seat for entry in begun.plies[int(at.state.question_ply) :]}
    for silent in set(at.waiting) - given:
        with raises(NoTakeBack):
            begun.take_back(silent)
    begun.take_back(at.seat)
    assert begun.state.text() == at.text
    assert [entry.text for entry in begun.log.entries[-2:]] == [at.move.text, BACK]
    assert replay(at.game, read_log(begun.log.write())).state.text() == at.text
    told = seen_by(begun.log, at.game, NOBODY)
    assert len(told.entries) == len(match_of(at).log.entries)


@at_some_plies(of=2, where=where_several_wait)
def an_answer_sealed_before_the_start_stays_sealed(at: Walk, rng: Rng) -> None:
    """A log that begins in the middle of a question neither opens nor loses earlier answers."""
    assert at.move is not None
    state = at.state.clone()
    state.play(at.seat, at.move)
    late = Match(at.game, [], at.game.position(state.text()))
    assert late.taking_back(at.seat) == -1
    assert seen_by(late.log, at.game, NOBODY).entries == []
    if len(at.waiting) > 2:
        other = next(seat for seat in state.waiting if seat != at.seat)
        late.play(other, state.legal(other)[0])
        told = seen_by(late.log, at.game, NOBODY).entries
        assert [line.text for line in told] == [HIDDEN]
        assert late.taking_back(at.seat) == -1
        assert late.taking_back(other) == 0
