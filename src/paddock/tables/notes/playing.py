"""Notes about the course of a match that are not plies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from paddock.core.events import Event
from paddock.core.match import Match
from paddock.core.seats import just
from paddock.tables.entities import HeldAnswer, UndoRefused, UndoWish
from paddock.tables.errors import OtherRules
from paddock.tables.notes.fact import Fact

if TYPE_CHECKING:
    from paddock.tables.record import Record

ANSWER_DROPPED = "answer-dropped"  # the code of an event
# Reasons why a match counts for no record
CASUAL_FROM, CASUAL_UNDO, CASUAL_TYPED = "continued", "undo", "typed"


@dataclass
class Started(Fact):
    """The match has begun."""

    kind = "started"
    mark: str  # the digest of the edition

    def apply(self, record: Record, at: float) -> None:
        if self.mark != record.game.edition.digest:
            raise OtherRules(f"table {record.id}: its edition has changed since")
        record.started = at
        record.match = Match(record.game, record.names_in_log)
        record.match.state.news = record.news
        record.seal_luck()
        record.sitters.begin(record.chairs)
        record.hands = {chair.player: chair.seat for chair in record.chairs if chair.human}


@dataclass
class Continued(Fact):
    """The match continues another one: its first entries are copied from there."""

    kind = "continued"
    table: str
    ply: int  # the ply of the other match
    prefix: int  # the number of copied entries

    def apply(self, record: Record, at: float) -> None:
        record.continued = (self.table, self.ply)
        record.playing.log.prefix = self.prefix
        record.make_casual(CASUAL_FROM)


@dataclass
class UndoAsked(Fact):
    """A player asks the others for permission to go back to an earlier decision."""

    kind = "undo-asked"
    seat: int
    ply: int
    entry: int

    def apply(self, record: Record, at: float) -> None:
        record.undo_wish = UndoWish(self.seat, self.ply, self.entry)


@dataclass
class UndoAnswered(Fact):
    """One of the others agrees or refuses."""

    kind = "undo-answered"
    seat: int
    yes: bool

    def apply(self, record: Record, at: float) -> None:
        wish = record.undo_wish
        if wish is None:
            return
        if self.yes:
            wish.agreed.add(self.seat)
            return
        before = record.undo_refused.get(wish.seat)
        times = before.times + 1 if before is not None else 1
        record.undo_refused[wish.seat] = UndoRefused(times, at, self.seat, wish.entry)
        record.undo_wish = None


@dataclass
class TypedIn(Fact):
    """A match of the printed game: the host enters every move, luck included."""

    kind = "typed"

    def apply(self, record: Record, at: float) -> None:
        record.typed = True
        record.make_casual(CASUAL_TYPED)


@dataclass
class Undone(Fact):
    """A player went back to an earlier decision; the log entry of that number says to which."""

    kind = "undone"
    ply: int  # the number of the log entry
    position: str  # the position to go on from, which is too long for a ply

    def apply(self, record: Record, at: float) -> None:
        record.redealt[self.ply] = self.position
        record.make_casual(CASUAL_UNDO)


@dataclass
class AnswerHeld(Fact):
    """A secret answer that is played when the window ends; an empty text takes it back."""

    kind = "held"
    seat: int
    asked: int  # the question's id
    ply: int  # the number that `submit` returned
    text: str
    key: str | None = field(default=None)

    def apply(self, record: Record, at: float) -> None:
        old = record.held_answers.get(self.seat)
        times = old.times + 1 if old is not None and old.question_id == self.asked else 1
        record.held_answers[self.seat] = HeldAnswer(self.asked, self.text, self.key, times)
        if self.key:
            record.keys[self.key] = self.ply


@dataclass
class AnswerDropped(Fact):
    """A held answer was dropped, because the store refuses its ply. Its player is notified."""

    kind = "dropped"
    seat: int
    ply: int  # the length of the log

    def apply(self, record: Record, at: float) -> None:
        record.held_answers.pop(self.seat, None)
        event = Event(ANSWER_DROPPED, {"seat": self.seat}, just(self.seat))
        record.tell(self.ply, at, event)


@dataclass
class WentOn(Fact):
    """A player has seen the result of a part of the match."""

    kind = "went-on"
    stop: int
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.stops.note(self.stop).gone_on[self.seat] = at


@dataclass
class StopEnded(Fact):
    """The table goes on with the next part."""

    kind = "stop-ended"
    stop: int

    def apply(self, record: Record, at: float) -> None:
        record.stops.note(self.stop).ended = at
