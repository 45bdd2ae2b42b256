"""Invariants of what a seat may know: imagined positions look the same to it, and nothing leaks."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from paddock.core.events import Event
from paddock.core.log import HIDDEN
from paddock.core.luck import Rng
from paddock.core.match import seen_by
from paddock.core.moves import Move
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.invariants.invariant import (
    Invariant,
    at_some_plies,
    with_memory,
)
from paddock.invariants.walk import Walk, fields, play_to_the_end


def looks(state: State, viewer: int) -> tuple[dict[str, object], str]:
    """Everything that a seat is shown of a position."""
    return state.view(viewer).to_dict(), state.text(viewer)


@at_some_plies(of=2, least=4)
def an_imagined_position_looks_the_same(at: Walk, rng: Rng) -> None:
    viewer = at.viewer(rng)
    imagined = at.state.imagine(viewer, rng)
    assert looks(imagined, viewer) == looks(at.state, viewer)
    assert imagined.census() == at.state.census()
    assert imagined.waiting == at.waiting
    assert imagined.legal(viewer) == at.legal(viewer)


@at_some_plies(of=2, least=4)
def imagination_depends_only_on_what_is_known(at: Walk, rng: Rng) -> None:
    """Two positions that a seat cannot distinguish are imagined alike."""
    viewer = at.viewer(rng)
    other = at.state.imagine(viewer, rng)
    key = rng.word()
    one = at.state.imagine(viewer, Rng(key)).text()
    assert other.imagine(viewer, Rng(key)).text() == one


@with_memory(of=2, least=4)
class AllThatIsHiddenIsImaginedAnew(Invariant):
    """Each field that a seat sees as `?` sometimes differs from the truth."""

    TRIES = 12  # tries at a ply where a hidden field has always equalled the truth so far

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.varied: set[str] = set()

    def look(self, at: Walk, rng: Rng) -> None:
        truth = fields(at.text)
        shown = fields(at.state.text(0))
        hidden = {key for key, value in shown.items() if "?" in value}
        for _ in range(self.TRIES):
            imagined = fields(at.state.imagine(0, rng).text())
            assert all(imagined[key] == truth[key] for key in shown.keys() - hidden)
            self.varied |= {key for key in hidden if imagined[key] != truth[key]}
            if hidden <= self.varied:
                break
        if not at.state.phase.sealed:  # a sealed answer may be the only one
            self.hidden |= hidden

    def sum_up(self) -> None:
        assert self.hidden <= self.varied


@at_some_plies(of=1, one_in=6)
def an_imagined_position_plays_on_to_the_end(at: Walk, rng: Rng) -> None:
    imagined = at.state.imagine(at.viewer(rng), rng)
    play_to_the_end(imagined, rng)
    assert imagined.census() == at.state.census()


@at_some_plies(of=1, least=3)
def the_position_a_seat_knows_can_be_filled_in(at: Walk, rng: Rng) -> None:
    """The text with `?` is read back into a position that shows the same text."""
    viewer = at.viewer(rng)
    text = at.state.text(viewer)
    assert at.game.position(text, rng).text(viewer) == text


class Tale:
    """Everything that `viewer` learns from a move: the log's line, the position, the events, the
    view.
    """

    def __init__(self, state: State, seat: int, move: Move, viewer: int) -> None:
        self.line = state.redacted(viewer, seat, move)
        after = state.clone()
        after.news = []
        after.play(seat, move)
        if after.phase.sealed and after.question_ply == state.question_ply and seat != viewer:
            self.line = HIDDEN  # as `seen_by` writes an answer that is still sealed
        self.news = [repr(event) for event in after.news if event.heard_by(viewer)]
        if after.learnt == after.ply:
            # a position need not remember cards that were turned up publicly
            self.news = []
            if seat == LUCK:  # nor the card drawn last, if all hands were collected
                told = [state.redacted(other, seat, move) for other in range(state.game.players)]
                self.line = state.redacted(NOBODY, seat, move)
                assert sum(one != self.line for one in told) <= 1
        self.text = after.text(viewer)
        self.view = after.view(viewer)


def where_others_are_not_told(at: Walk) -> bool:
    """Open actions are public. The last sealed answer opens all of them, even if what it showed has
    left the table before the next view.
    """
    if at.move is None:
        return False
    if at.seat == LUCK:
        return at.move.kind != "die"  # public
    if at.state.phase.sealed and len(at.waiting) > 1:
        return True
    return HIDDEN in at.state.redacted(NOBODY, at.seat, at.move)  # a card is laid face down


@at_some_plies(of=2, where=where_others_are_not_told)
def log_and_news_tell_no_more_than_the_view(at: Walk, rng: Rng) -> None:
    """Moves after which a seat is shown the same must also have the same log line and events for
    it.
    """
    others = [viewer for viewer in at.viewers if viewer != at.seat]
    viewer = others[rng.below(len(others))]
    tales: dict[str, Tale] = {}
    for move in at.legal(at.seat):
        tale = Tale(at.state, at.seat, move, viewer)
        other = tales.setdefault(tale.text, tale)
        if other is not tale:
            assert (tale.line, tale.news) == (other.line, other.news)
            assert tale.view.to_dict() == other.view.to_dict()


def where_somebody_answers_in_secret(at: Walk) -> bool:
    """Where a seat makes a move that others do not see."""
    return at.seat != LUCK and where_others_are_not_told(at)


@at_some_plies(of=2, where=where_somebody_answers_in_secret)
def a_secret_answer_is_imagined_alike_whatever_it_was(at: Walk, rng: Rng) -> None:
    """After moves that look the same to a seat, it imagines the same."""
    others = [viewer for viewer in at.viewers if viewer != at.seat]
    viewer, key = others[rng.below(len(others))], rng.word()
    imagined: dict[str, str] = {}
    for move in at.legal(at.seat):
        after = at.state.clone()
        after.play(at.seat, move)
        if after.waiting != [LUCK]:
            one = after.imagine(viewer, Rng(key)).text()
            assert imagined.setdefault(after.text(viewer), one) == one


@cache
def is_cover(told: str, fact: str) -> bool:
    """Whether `told` has the same verb as `fact`, and each further word is the same or `?`."""
    words = zip(re.split("([ >])", told), re.split("([ >])", fact), strict=False)
    return (
        told.count(" ") == fact.count(" ")
        and told.count(">") == fact.count(">")
        and all(one in (other, HIDDEN) for one, other in words)
        and told.split()[0] == fact.split()[0]
    )


def where_answers_are_sealed(at: Walk) -> bool:
    """Where somebody has already answered a sealed question."""
    return at.state.phase.sealed and at.state.ply > at.state.question_ply and at.move is not None


def kind_of(field: str) -> str:
    """The name of a field without its seat."""
    return field.partition(".")[0]


def where_the_question_is_sealed(at: Walk) -> bool:
    """Where the question is sealed."""
    return at.state.phase.sealed and at.move is not None


@with_memory(where=where_the_question_is_sealed)
class ASealedAnswerIsImaginedAnew(Invariant):
    """The hidden part of an answer sometimes differs from the truth."""

    TRIES = 40  # tries at a ply, while the field has always equalled the truth
    ENOUGH = 10  # plies: a single answer may have been the only possible one

    def __init__(self) -> None:
        # Fields that an answer can change unseen; those of all seats count as one: `tyres.1`,
        # `tyres.2`.
        self.secret: set[str] = set()
        self.looked: Counter[str] = Counter()
        self.varied: set[str] = set()

    def look(self, at: Walk, rng: Rng) -> None:
        viewer = at.viewer(rng)
        if viewer != at.seat and len(at.waiting) > 1:
            self.learn(at, viewer)
        if at.state.ply == at.state.question_ply:
            return
        hidden = {key for key, value in fields(at.state.text(viewer)).items() if "?" in value}
        kinds = {kind_of(key) for key in hidden}
        self.looked.update(kinds)
        truth = fields(at.text)
        for _ in range(self.TRIES):
            if kinds & self.secret <= self.varied:
                break
            imagined = fields(at.state.imagine(viewer, rng).text())
            self.varied |= {kind_of(key) for key in hidden if imagined[key] != truth[key]}

    def learn(self, at: Walk, viewer: int) -> None:
        """Note the fields that an answer can change unseen."""
        same: dict[str, dict[str, str]] = {}
        for move in at.legal(at.seat):
            after = at.state.clone()
            after.play(at.seat, move)
            truth = fields(after.text())
            one = same.setdefault(after.text(viewer), truth)
            self.secret |= {kind_of(key) for key in truth if truth[key] != one[key]}

    def sum_up(self) -> None:
        often = {key for key in self.secret if self.looked[key] >= self.ENOUGH}
        assert often <= self.varied


@with_memory(of=1, where=where_answers_are_sealed)
class EachSeatReadsItsOwnLog(Invariant):
    """`?` replaces what luck gave to others, and answers that are still sealed."""

    def look(self, at: Walk, rng: Rng) -> None:
        assert at.match
        true = at.match.log.entries
        sealed = int(at.state.ply - at.state.question_ply) if at.state.phase.sealed else 0
        for viewer in at.viewers:
            told = seen_by(at.match.log, at.game, viewer).entries
            assert len(told) == len(true)
            for ply, (line, fact) in enumerate(zip(told, true, strict=True)):
                assert line.seat == fact.seat
                if ply >= len(true) - sealed and fact.seat != viewer:
                    assert line.text == HIDDEN
                elif fact.seat == viewer:
                    assert line.text == fact.text
                else:
                    assert line.text == fact.text or is_cover(line.text, fact.text)

    def end(self, at: Walk, rng: Rng) -> None:
        self.look(at, rng)


@with_memory()
class NewsHasAKnownCodeAndReachesOnlyItsAudience(Invariant):
    def begin(self, walk: Walk) -> None:
        self.known = set(walk.game.events())

    def look(self, at: Walk, rng: Rng) -> None:
        news: list[Event] = at.news
        for event in news:
            assert event.code in self.known
            assert all(isinstance(value, int | str) for value in event.args.values())
            assert any(event.heard_by(viewer) for viewer in at.viewers)
