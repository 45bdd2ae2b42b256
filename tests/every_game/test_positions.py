"""Positions: copied, written down and read back, and nothing lost or made on the way."""

from __future__ import annotations

import itertools
import json

import pytest
from tests.every_game.tables import TABLES, Table, name_of
from tests.every_game.walk import Walk, fields, pick, play_to_the_end, plies, step, walks

from paddock.core.game import LUCK, NOBODY, State
from paddock.core.luck import Rng

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def is_sampled(at: Walk, one_in: int) -> bool:
    """A seeded sample of plies, for checks that play on from where they stand."""
    return at.aside.below(one_in) == 0


@every_table
def test_no_component_is_lost_or_made(table: Table) -> None:
    box = table.game().start().census()
    assert sum(box.values()) > 0
    assert all(at.state.census() == box for at in plies(table))


@every_table
def test_a_position_is_read_back_from_its_text(table: Table) -> None:
    game = table.game()
    for at in plies(table, share=4):
        text = at.state.text()
        again = game.position(text)
        assert again.text() == text
        assert again.waiting == at.state.waiting
        assert [again.legal(seat) for seat in again.waiting] == [
            at.state.legal(seat) for seat in again.waiting
        ]
        assert again.view(NOBODY).plain() == at.state.view(NOBODY).plain()


@every_table
def test_a_position_read_back_plays_on_as_before(table: Table) -> None:
    game = table.game()
    for at in plies(table, share=4):
        if is_sampled(at, 8):
            one, other = at.state.clone(), game.position(at.state.text())
            assert ends_alike(one, other, int(at.state.ply))


def ends_alike(one: State, other: State, key: int) -> bool:
    play_to_the_end(one, Rng(key))
    play_to_the_end(other, Rng(key))
    return one.text() == other.text()


@every_table
def test_twins_stay_twins(table: Table) -> None:
    """Equal positions and equal moves, the moves read from their texts."""
    game = table.game()
    for walk in walks(table, share=2):
        twin = game.start()
        for at in walk:
            assert twin.text() == at.state.text()
            if at.move is not None:
                twin.play(at.seat, game.read(at.move.text))


@every_table
def test_a_clone_plays_alone(table: Table) -> None:
    for at in plies(table, share=2):
        before = at.state.text()
        clone = at.state.clone()
        assert clone.text() == before
        assert clone.news is None
        rng = Rng(int(at.state.ply))
        for _ in range(6):
            if not clone.over():
                clone.play(*step(clone, rng))
        assert at.state.text() == before
        if at.move is not None and is_sampled(at, 8):
            clone = at.state.clone()
            at.state.clone().play(at.seat, at.move)
            play_to_the_end(clone, rng)
            assert at.state.text() == before


@every_table
def test_sealed_answers_commute(table: Table) -> None:
    """Any order of the same answers gives the same position."""
    for at in plies(table):
        if len(at.state.waiting) < 2:
            continue
        for _ in range(4):
            plan = [(seat, pick(at.state, seat, at.aside, True)) for seat in at.state.waiting]
            ends = set()
            for order in itertools.islice(itertools.permutations(plan), 24):
                state = at.state.clone()
                for seat, move in order:
                    assert move in state.legal(seat)
                    state.play(seat, move)
                ends.add(state.text())
            assert len(ends) == 1


@every_table
def test_every_outcome_of_luck_can_be_played(table: Table) -> None:
    for at in plies(table, share=4):
        if at.state.waiting == [LUCK] and is_sampled(at, 4):
            for outcome in at.state.legal(LUCK):
                state = at.state.clone()
                state.play(LUCK, outcome)
                assert state.over() or all(state.legal(seat) for seat in state.waiting)


@every_table
def test_matches_end_and_the_ledger_holds_the_score(table: Table) -> None:
    for walk in walks(table):
        for at in walk:
            assert len(at.state.scores()) == at.game.sides
        totals = [0] * walk.game.sides
        ledger = fields(walk.state.text())["ledger"]
        for line in ledger.split(",") if ledger != "-" else []:
            _, side, _, _, points = line.split(":")
            totals[int(side) - 1] += int(points)
        assert walk.state.scores() == totals


@every_table
def test_a_view_is_plain_data_and_stays_as_it_was(table: Table) -> None:
    seats = [NOBODY, *range(table.players)]
    for walk in walks(table, share=4):
        taken = None
        for at in walk:
            if taken is not None:
                view, said = taken
                assert json.dumps(view.plain()) == said
            view = at.state.view(seats[at.aside.below(len(seats))])
            said = json.dumps(view.plain())
            assert json.loads(said) == view.plain()
            taken = (view, said)
