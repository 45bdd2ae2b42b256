"""A match is its log: played again it gives the same positions, from any point on."""

from __future__ import annotations

import itertools

import pytest
from tests.every_game.tables import TABLES, Table, name_of
from tests.every_game.walk import Walk, walks

from paddock.core.errors import NoTakeBack
from paddock.core.game import NOBODY, Title
from paddock.core.log import BACK, HIDDEN, Match, read_log, replay, seen_by
from paddock.games import TITLES
from paddock.shelf import load_log

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def match_of(walk: Walk) -> Match:
    assert walk.match
    return walk.match


@every_table
def test_a_log_replays_to_the_same_position(table: Table) -> None:
    for walk in walks(table, share=2, log=True):
        match = match_of(walk)
        match.log.names = [f"driver {seat + 1}" for seat in range(table.players)]
        for at in walk:
            if at.move is not None and at.aside.below(60):
                continue
            text = match.log.write()
            log = read_log(text)
            assert log.write() == text
            again = load_log(log)
            assert again.state.text() == at.state.text()
            assert again.log.write() == text


@every_table
def test_a_match_goes_on_from_any_position(table: Table) -> None:
    """A log that begins with a position replays, and each seat reads its own part of it."""
    for walk in walks(table, share=5, log=True):
        for at in walk:
            if at.move is None or at.aside.below(40):
                continue
            late = Match(at.game, [], at.game.position(at.state.text()))
            late.play(at.seat, at.move)
            again = load_log(read_log(late.log.write()))
            assert again.state.text() == late.state.text()
            for viewer in [NOBODY, *range(table.players)]:
                told = seen_by(late.log, at.game, viewer)
                assert len(told.entries) == 1
                assert told.start == at.state.text(viewer)


@every_table
def test_a_sealed_answer_can_be_taken_back(table: Table) -> None:
    """Nothing remains of it but two lines in the log, which the others do not read."""
    for walk in walks(table, share=2, log=True):
        match = match_of(walk)
        for at in walk:
            if len(at.state.waiting) < 2 or at.move is None:
                continue
            before = at.state.text()
            begun = replay(at.game, read_log(match.log.write()))
            begun.play(at.seat, at.move)
            assert begun.taking_back(at.seat) == len(begun.plies) - 1
            # Who has said nothing yet has nothing to take back.
            given = {entry.seat for entry in begun.plies[int(at.state.asked) :]}
            for silent in set(at.state.waiting) - given:
                with pytest.raises(NoTakeBack):
                    begun.take_back(silent)
            begun.take_back(at.seat)
            assert begun.state.text() == before
            assert [entry.text for entry in begun.log.entries[-2:]] == [at.move.text, BACK]
            assert load_log(read_log(begun.log.write())).state.text() == before
            told = seen_by(begun.log, at.game, NOBODY)
            assert len(told.entries) == len(match.log.entries)


@every_table
def test_an_answer_sealed_before_the_start_stays_sealed(table: Table) -> None:
    """Continued from the middle of a question, a log neither opens nor loses what came before."""
    for walk in walks(table, share=2, log=True):
        for at in walk:
            waiting = at.state.waiting
            if len(waiting) < 2 or at.move is None:
                continue
            state = at.state.clone()
            state.play(at.seat, at.move)
            late = Match(at.game, [], at.game.position(state.text()))
            assert late.taking_back(at.seat) == -1
            assert seen_by(late.log, at.game, NOBODY).entries == []
            if len(waiting) > 2:
                other = next(seat for seat in state.waiting if seat != at.seat)
                late.play(other, state.legal(other)[0])
                told = seen_by(late.log, at.game, NOBODY).entries
                assert [line.text for line in told] == [HIDDEN]
                assert late.taking_back(at.seat) == -1
                assert late.taking_back(other) == 0


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.name))
def test_walks_meet_every_event_and_refusal(title: Title) -> None:
    """Else the promises above would be kept in silence."""
    tables = [table for table in TABLES if table.title is title]
    unmet = {code for table in tables for code in table.game().events()}
    unmet |= {refusal.code for table in tables for refusal in table.game().refusals()}
    for number, table in itertools.product(range(60), tables):
        if not unmet:
            break
        walk = Walk(table, number)
        walk.state.news = []
        for at in walk:
            for seat in [NOBODY, *at.state.waiting]:
                unmet -= {at.state.refusal(seat, move).code for move in at.game.moves}
        unmet -= {event.code for event in walk.state.news}
    assert unmet == set()
