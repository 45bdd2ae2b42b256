"""What a seat may know: imagined positions look the same to it, and nothing else leaks."""

from __future__ import annotations

import re

import pytest
from tests.every_game.tables import PLAIN, TABLES, Table, name_of
from tests.every_game.walk import Walk, fields, play_to_the_end, plies, walks

from paddock import bots
from paddock.bots.bot import Question
from paddock.core.game import LUCK, NOBODY, Event, Move, State
from paddock.core.log import HIDDEN, seen_by
from paddock.core.luck import Rng

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def viewers(table: Table) -> list[int]:
    return [NOBODY, *range(table.players)]


def looks(state: State, viewer: int) -> tuple[dict[str, object], str]:
    """All that a seat is shown of a position."""
    return state.view(viewer).plain(), state.text(viewer)


@every_table
def test_an_imagined_position_looks_the_same(table: Table) -> None:
    box = table.game().start().census()
    for at in plies(table, share=2):
        viewer = viewers(table)[at.aside.below(table.players + 1)]
        imagined = at.state.imagine(viewer, at.aside)
        assert looks(imagined, viewer) == looks(at.state, viewer)
        assert imagined.census() == box
        assert imagined.waiting == at.state.waiting
        assert imagined.legal(viewer) == at.state.legal(viewer)


@every_table
def test_every_view_tells_what_the_table_plays_by(table: Table) -> None:
    game = table.game()
    for viewer in viewers(table):
        view = game.start().view(viewer)
        assert view.options == view.plain()["options"] == game.setup.options


@every_table
def test_imagination_depends_only_on_what_is_known(table: Table) -> None:
    """Two positions that a seat cannot tell apart are imagined alike."""
    for at in plies(table, share=2):
        viewer = viewers(table)[at.aside.below(table.players + 1)]
        other = at.state.imagine(viewer, at.aside)
        key = int(at.state.ply)
        one = at.state.imagine(viewer, Rng(key)).text()
        assert other.imagine(viewer, Rng(key)).text() == one


@every_table
def test_all_that_is_hidden_is_imagined_anew(table: Table) -> None:
    """Each field that a seat sees as `?` differs from the truth sooner or later."""
    hidden: set[str] = set()
    varied: set[str] = set()
    for at in plies(table, share=2):
        truth = fields(at.state.text())
        shown = fields(at.state.text(0))
        imagined = fields(at.state.imagine(0, at.aside).text())
        for key, value in shown.items():
            if "?" not in value:
                assert imagined[key] == truth[key]
            elif truth[key] != imagined[key]:
                varied.add(key)
            if "?" in value and not at.state.phase.sealed:  # a sealed answer may be the only one
                hidden.add(key)
    assert hidden <= varied


@every_table
def test_an_imagined_position_plays_on_to_the_end(table: Table) -> None:
    for at in plies(table, share=4):
        if at.aside.below(6) == 0:
            viewer = viewers(table)[at.aside.below(table.players + 1)]
            imagined = at.state.imagine(viewer, at.aside)
            play_to_the_end(imagined, Rng(int(at.state.ply)))
            assert imagined.census() == at.state.census()


@every_table
def test_the_position_a_seat_knows_can_be_filled_in(table: Table) -> None:
    """The text with `?` is read back into a position that shows the same text."""
    for at in plies(table, share=4):
        viewer = viewers(table)[at.aside.below(table.players + 1)]
        text = at.state.text(viewer)
        assert at.game.position(text, Rng(int(at.state.ply))).text(viewer) == text


def heard(state: State, seat: int, move: Move, viewer: int) -> tuple[str, str, str, list[str]]:
    """All that `viewer` learns from a move: the log's line, the position, the view, the news."""
    line = state.told(viewer, seat, move)
    after = state.clone()
    after.news = []
    after.play(seat, move)
    if after.phase.sealed and after.asked == state.asked and seat != viewer:
        line = HIDDEN  # as `seen_by` writes an answer that is not open yet
    news = [repr(event) for event in after.news if event.heard_by(viewer)]
    if after.learnt == after.ply:
        news = []  # cards were turned up for all to see; a position need not remember them
        if seat == LUCK:  # nor the card that its owner drew last, if all hands were gathered in
            told = [state.told(other, seat, move) for other in range(state.game.players)]
            line = state.told(NOBODY, seat, move)
            assert sum(one != line for one in told) <= 1
    return line, after.text(viewer), repr(after.view(viewer).plain()), news


def is_covered(at: Walk) -> bool:
    """Others do not see all of the move that is about to be made: a card is laid face down."""
    return at.move is not None and HIDDEN in at.state.told(NOBODY, at.seat, at.move)


@every_table
def test_log_and_news_tell_no_more_than_the_view(table: Table) -> None:
    """Moves after which a seat is shown the same must also have been told to it the same."""
    for at in plies(table, share=4):
        # What is done openly is told; the last sealed answer opens them all, even if what it
        # showed has left the table when the view is next drawn.
        sealed = at.state.phase.sealed and at.state.waiting != [at.seat]
        thrown = at.move is not None and at.move.text.startswith("die ")  # for all to see
        secret = (at.seat == LUCK and not thrown) or sealed or is_covered(at)
        if at.move is None or not secret or at.aside.below(6):
            continue
        for viewer in viewers(table):
            if viewer == at.seat:
                continue
            told: dict[str, tuple[str, str, str, list[str]]] = {}
            for move in at.state.legal(at.seat):
                tale = heard(at.state, at.seat, move, viewer)
                assert told.setdefault(tale[1], tale) == tale


def is_cover(told: str, fact: str) -> bool:
    """The same verb, and each word or card after it as it was or `?`."""
    words = zip(re.split("([ >])", told), re.split("([ >])", fact), strict=False)
    return (
        told.count(" ") == fact.count(" ")
        and told.count(">") == fact.count(">")
        and all(one in (other, HIDDEN) for one, other in words)
        and told.split()[0] == fact.split()[0]
    )


@every_table
def test_each_seat_reads_its_own_log(table: Table) -> None:
    """`?` stands for what luck gave to others and for answers that are still sealed."""
    for walk in walks(table, share=5, log=True):
        assert walk.match
        for at in walk:
            open_answers = len(at.state.waiting) < int(at.state.ply - at.state.asked) + 1
            if not (at.state.phase.sealed and open_answers) and at.move is not None:
                continue
            for viewer in viewers(table):
                told = seen_by(walk.match.log, walk.game, viewer).entries
                true = walk.match.log.entries
                sealed = int(at.state.ply - at.state.asked) if at.state.phase.sealed else 0
                assert len(told) == len(true)
                for ply, (line, fact) in enumerate(zip(told, true, strict=True)):
                    assert line.seat == fact.seat
                    if ply >= len(true) - sealed and fact.seat != viewer:
                        assert line.text == HIDDEN
                    elif fact.seat == viewer:
                        assert line.text == fact.text
                    else:
                        assert is_cover(line.text, fact.text)


@every_table
def test_news_has_a_known_code_and_reaches_only_its_audience(table: Table) -> None:
    known = set(table.game().events())
    for walk in walks(table, share=2):
        walk.state.news = []
        for _ in walk:
            news: list[Event] = walk.state.news
            for event in news:
                assert event.code in known
                assert all(isinstance(value, int | str) for value in event.args.values())
                assert any(event.heard_by(viewer) for viewer in viewers(table))
            news.clear()


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("table", PLAIN, ids=name_of)
def test_a_bot_answers_alike_in_positions_it_cannot_tell_apart(table: Table, level: str) -> None:
    """The blindfold test: each question is put twice, the second time with the cards it
    cannot see dealt anew."""
    bot = bots.bot(level, table.title.name)
    asked = 0
    for at in plies(table, share=MANY):
        if at.move is None or at.seat == LUCK or at.aside.below(12):
            continue
        key = int(at.state.ply)
        other = at.state.imagine(at.seat, at.aside)
        answer = bot.answer(Question(at.state.clone(), at.seat), Rng(key))
        again = bot.answer(Question(other, at.seat), Rng(key))
        assert answer in at.state.legal(at.seat)
        assert again is answer
        asked += 1
    assert asked


MANY = 10**9  # one match is enough: a bot may think long
