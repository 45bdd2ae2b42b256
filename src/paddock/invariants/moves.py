"""Invariants of legality: every way of asking gives the same answer."""

from __future__ import annotations

from itertools import repeat

from paddock.core.errors import OK, IllegalMove, NotYourTurn
from paddock.core.luck import Rng
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import NOT_ASKED
from paddock.invariants.invariant import (
    Invariant,
    at_every_ply,
    at_some_plies,
    raises,
    where_luck_waits,
    with_memory,
)
from paddock.invariants.walk import Walk


@at_every_ply
def who_waits_has_a_move_and_nobody_else(at: Walk, rng: Rng) -> None:
    waiting = at.state.waiting
    assert LUCK not in waiting or waiting == [LUCK]
    assert [seat for seat in range(NOBODY, at.players) if at.legal(seat)] == waiting
    assert at.state.over() == (waiting == [])


@with_memory()
class AMoveIsLegalIfAndOnlyIfItIsNotRefused(Invariant):
    """Over all moves of the game, for each seat that is asked; every refusal is a known one."""

    def begin(self, walk: Walk) -> None:
        self.known = {OK, *walk.game.refusals()}

    def look(self, at: Walk, rng: Rng) -> None:
        moves = at.game.moves
        for seat in at.waiting:
            legal = {int(move.id) for move in at.legal(seat)}
            answers = list(map(at.state.refusal, repeat(seat), moves))
            if answers.count(OK) != len(legal) or any(answers[id] is not OK for id in legal):
                allowed = {id for id, answer in enumerate(answers) if answer is OK}
                assert {moves[id] for id in allowed} == {moves[id] for id in legal}
            assert set(answers) <= self.known


@at_some_plies(of=4, least=4)
def who_is_not_asked_is_refused_everything(at: Walk, rng: Rng) -> None:
    for seat in range(LUCK, at.players):
        if seat not in at.waiting:
            assert {at.state.refusal(seat, move) for move in at.game.moves} == {NOT_ASKED}


@with_memory()
class MovesAreOfferedInOneOrderAndEachOnce(Invariant):
    """As a list or in a buffer, here or in a copy, now or later."""

    def begin(self, walk: Walk) -> None:
        self.choices = walk.game.choices()

    def look(self, at: Walk, rng: Rng) -> None:
        moves, choices, clone = at.game.moves, self.choices, at.state.clone()
        for seat in at.waiting:
            legal = at.state.legal(seat)
            at.state.offer(seat, choices)
            assert [moves[choices.ids[n]] for n in range(choices.size)] == legal
            assert clone.legal(seat) == legal
            assert len({move.id for move in legal}) == len(legal)


@at_every_ply
def luck_draws_only_what_can_come(at: Walk, rng: Rng) -> None:
    if where_luck_waits(at):
        assert at.state.luck(rng) in at.legal(LUCK)


@at_some_plies(of=2, least=4)
def a_refused_move_changes_nothing(at: Walk, rng: Rng) -> None:
    move = at.game.moves[rng.below(len(at.game.moves))]
    seat = int(rng.below(at.players))
    refusal = at.state.refusal(seat, move)
    if refusal is OK:
        at.state.check(seat, move)  # says nothing
        return
    before = at.text
    wanted = NotYourTurn if refusal is NOT_ASKED else IllegalMove
    with raises(wanted) as caught:
        at.state.check(seat, move)
    assert wanted is NotYourTurn or refusal.code in str(caught[0])
    assert at.state.text() == before


@at_every_ply
def a_ply_is_counted_and_a_question_keeps_its_number(at: Walk, rng: Rng) -> None:
    if at.move is None:
        return
    state = at.state
    after = state.clone()
    after.play(at.seat, at.move)
    assert after.ply == state.ply + 1
    if at.seat == LUCK:
        return  # a deal of many cards is one question to luck
    still_open = len(at.waiting) > 1
    # The last seat asked may still be in the middle of a sealed choice of several moves, or the
    # same phase asks everybody the next question.
    either = not still_open and state.phase.sealed and after.phase is state.phase
    wanted = state.question_ply if still_open else after.ply
    assert after.question_ply == wanted or (either and after.question_ply == state.question_ply)
    if still_open:
        assert set(at.waiting) - set(after.waiting) <= {at.seat}
