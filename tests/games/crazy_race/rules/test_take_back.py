"""A choice can be taken back while it is unfinished, but never once cards were revealed after
it."""

from __future__ import annotations

import pytest

from paddock.core.errors import NoTakeBack
from paddock.core.log import read_log
from paddock.core.match import Match
from paddock.games.crazy_race.cases.words import position
from paddock.shelf import load, load_log


def match(**given: str) -> Match:
    game = load("crazy_race", 3)
    return Match(game, [], position(game, given))


def play(one: Match, *moves: str) -> None:
    for move in moves:
        seat, _, text = move.partition(" ")
        one.play(int(seat) - 1, one.game.read(text))


def test_the_steps_of_a_split_are_taken_back_one_by_one() -> None:
    one = match(card="2", chance="last", laid="1:6>top,2:1>top,3:1>top")
    play(one, "3 pass")
    before = one.state.text()
    play(one, "1 step A")
    after = one.state.text()
    play(one, "1 step B")
    one.take_back(0)
    assert one.state.text() == after
    one.take_back(0)
    assert one.state.text() == before
    with pytest.raises(NoTakeBack):
        one.take_back(0)  # the cards were revealed after this move
    play(one, "1 step C", "1 step C", "1 step C")
    assert load_log(read_log(one.log.write())).state.text() == one.state.text()


def test_the_last_step_is_final_once_the_next_side_is_revealed() -> None:
    """Seat 1 has the next choice as well, but has seen the cards of that side by then."""
    one = match(card="2", chance="last", laid="1:6>top,2:1>top,1:4>right,2:3>right")
    play(one, "3 pass", "1 step A", "1 step A")
    assert one.taking_back(0) == -1


def test_the_last_card_of_a_stage_is_final() -> None:
    one = match(card="3", chance="last", start="2", laid="2:1>top")
    play(one, "1 lay 6>top")
    assert one.state.waiting == [0]  # seat 0 has won the side without a locomotive
    assert one.taking_back(0) == -1


def test_taking_up_the_pile_can_be_taken_back_in_the_same_turn() -> None:
    one = match(**{"hand.1": "1"})
    before = one.state.text()
    play(one, "1 recover")
    assert one.taking_back(0) == 0
    one.take_back(0)
    assert one.state.text() == before


def test_an_answer_before_the_stage_can_be_changed_until_all_have_answered() -> None:
    one = match(card="1", chance="last", laid="1:6>top,2:4>right,3:4>bottom")
    play(one, "3 pass", "3 run A")
    play(one, "2 recover")
    one.take_back(1)
    play(one, "2 wait", "1 wait")
    assert one.taking_back(0) >= 0
    play(one, "3 wait")
    assert [one.taking_back(seat) for seat in range(3)] == [-1, -1, -1]
