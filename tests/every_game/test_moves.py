"""What may be done: legality is one answer, however it is asked."""

from __future__ import annotations

import pytest
from tests.every_game.tables import TABLES, Table, name_of
from tests.every_game.walk import plies

from paddock.core.errors import OK, IllegalMove, NotYourTurn
from paddock.core.game import LUCK, NOBODY, NOT_ASKED

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


@every_table
def test_who_waits_has_a_move_and_nobody_else(table: Table) -> None:
    seats = range(NOBODY, table.players)
    for at in plies(table):
        waiting = at.state.waiting
        assert LUCK not in waiting or waiting == [LUCK]
        assert [seat for seat in seats if at.state.legal(seat)] == waiting
        assert at.state.over() == (waiting == [])


@every_table
def test_a_move_is_legal_if_and_only_if_it_is_not_refused(table: Table) -> None:
    moves = table.game().moves
    known = {id(refusal) for refusal in table.game().refusals()}
    seats = range(LUCK, table.players)
    for at in plies(table):
        for seat in seats:
            answers = [at.state.refusal(seat, move) for move in moves]
            if seat not in at.state.waiting:
                assert set(answers) == {NOT_ASKED}
                continue
            allowed = {move.id for move, answer in zip(moves, answers, strict=True) if answer is OK}
            assert allowed == {move.id for move in at.state.legal(seat)}
            assert {id(answer) for answer in answers if answer is not OK} <= known


@every_table
def test_moves_are_offered_in_one_order_and_each_once(table: Table) -> None:
    moves = table.game().moves
    choices = table.game().choices()
    for at in plies(table):
        for seat in at.state.waiting:
            legal = at.state.legal(seat)
            at.state.offer(seat, choices)
            assert [moves[choices.ids[n]] for n in range(choices.size)] == legal
            assert at.state.clone().legal(seat) == legal
            assert len({move.id for move in legal}) == len(legal)


@every_table
def test_luck_draws_only_what_can_come(table: Table) -> None:
    for at in plies(table):
        if at.state.waiting == [LUCK]:
            outcomes = at.state.legal(LUCK)
            assert at.state.luck(at.aside) in outcomes


@every_table
def test_a_refused_move_changes_nothing(table: Table) -> None:
    moves = table.game().moves
    for at in plies(table, share=2):
        move = moves[at.aside.below(len(moves))]
        seat = int(at.aside.below(table.players))
        refusal = at.state.refusal(seat, move)
        if refusal is OK:
            at.state.check(seat, move)  # says nothing
            continue
        before = at.state.text()
        wanted = NotYourTurn if refusal is NOT_ASKED else IllegalMove
        with pytest.raises(wanted) as caught:
            at.state.check(seat, move)
        assert wanted is NotYourTurn or refusal.code in str(caught.value)
        assert at.state.text() == before


@every_table
def test_a_move_is_read_back_from_its_text(table: Table) -> None:
    game = table.game()
    assert [move.id for move in game.moves] == list(range(len(game.moves)))
    for move in game.moves:
        assert game.read(move.text) is move
        assert game.read("  " + move.text.replace(" ", "   ") + "\t") is move
        assert move.text == " ".join(move.text.split())


@every_table
def test_a_ply_is_counted_and_a_question_keeps_its_number(table: Table) -> None:
    for at in plies(table):
        state = at.state
        if at.move is None:
            continue
        after = state.clone()
        after.play(at.seat, at.move)
        assert after.ply == state.ply + 1
        if at.seat == LUCK:
            continue  # a deal of many cards is one question to luck
        still_open = len(state.waiting) > 1
        # The last one asked may still be in the middle of a sealed choice of several moves, or the
        # same phase asks everybody the next question.
        either = not still_open and state.phase.sealed and after.phase is state.phase
        wanted = state.asked if still_open else after.ply
        assert after.asked == wanted or (either and after.asked == state.asked)
        if still_open:
            assert set(state.waiting) - set(after.waiting) <= {at.seat}
