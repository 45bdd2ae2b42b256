"""The notes of a table: one class for each kind, with its stored form and what it changes.

The names of kinds and fields stand in every database: they must not change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from paddock.core.events import Event
from paddock.core.log import Match
from paddock.core.seats import EVERYONE, just
from paddock.core.state import State
from paddock.games import package_of
from paddock.store import Note, Ply
from paddock.tables.entities import (
    ASK,
    BOT,
    HUMAN,
    OPEN,
    Chair,
    HeldAnswer,
    Invite,
    Newcomer,
    Owner,
    UndoWish,
)
from paddock.tables.errors import OtherRules
from paddock.tables.plan import Plan, game_of
from paddock.tables.player import isolated

if TYPE_CHECKING:
    from paddock.tables.record import Record


# Events of the table, the same in every game
ANSWER_DROPPED = "answer-dropped"
TOOK_OVER, RETURNED, STANDS_IN = "took-over", "came-back", "stands-in"
LEFT, AWAITS = "left-table", "awaits-deal"
MOST_LIKED = 12  # cards that are kept with a result
# Why a match counts for no record
CASUAL_FROM, CASUAL_UNDO, CASUAL_TYPED = "continued", "undo", "typed"


class Fact:
    """What a note says. `to_note` and `read_note` are inverse to each other."""

    kind: ClassVar[str]

    def to_note(self, n: int, at: float) -> Note:
        return Note(n, self.kind, dict(vars(self)), at)

    def apply(self, record: Record, at: float) -> None:
        """Change the record accordingly."""
        raise NotImplementedError


@dataclass
class HostChosen(Fact):
    kind = "host"
    player: str

    def apply(self, record: Record, at: float) -> None:
        record.host = self.player


@dataclass
class PlanChanged(Fact):
    """No longer written; older tables have it."""

    kind = "plan"
    plan: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.plan = Plan(**self.plan)
        record.game = game_of(record.plan, record.game.version)
        record.resize(record.game.players)


@dataclass
class Sat(Fact):
    kind = "sat"
    seat: int
    player: str
    name: str

    def apply(self, record: Record, at: float) -> None:
        chair = record.chairs[self.seat]
        chair.kind, chair.player, chair.name = HUMAN, self.player, self.name
        chair.standing, chair.word = ASK, ""
        if record.started:
            record.hands[self.player] = self.seat


@dataclass
class BotSeated(Fact):
    kind = "bot"
    seat: int
    level: str
    name: str = ""  # empty: the one of its seat

    def to_note(self, n: int, at: float) -> Note:
        data: dict[str, Any] = {"seat": self.seat, "level": self.level}
        return Note(n, self.kind, {**data, "name": self.name} if self.name else data, at)

    def apply(self, record: Record, at: float) -> None:
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(
            self.seat, BOT, name=self.name, level=self.level, used=used
        )


@dataclass
class SeatOpened(Fact):
    kind = "opened"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(self.seat, OPEN, used=used)


@dataclass
class LateFact(Fact):
    """What changes a seat after the start. All hear of it: it tells who has seen which hand."""

    seat: int
    player: str
    name: str
    ply: int  # how long the log was

    def tell(self, record: Record, at: float, code: str) -> None:
        args: dict[str, int | str] = {"player": isolated(self.name), "number": self.seat + 1}
        record.tell(self.ply, at, Event(code, args, EVERYONE))

    def sit(self, record: Record) -> None:
        chair = record.chairs[self.seat]
        chair.kind, chair.player, chair.name = HUMAN, self.player, self.name
        chair.standing = ASK
        record.hands[self.player] = self.seat
        record.newcomers.pop(self.seat, None)

    def seat_bot(self, record: Record, level: str) -> None:
        used = record.chairs[self.seat].used
        record.chairs[self.seat] = Chair(self.seat, BOT, level=level, used=used)


@dataclass
class TookOver(LateFact):
    """A newcomer takes a bot's seat. Its owner, if it has one, may still come back."""

    kind = "took-over"

    def apply(self, record: Record, at: float) -> None:
        self.sit(record)
        self.tell(record, at, TOOK_OVER)


@dataclass
class Returned(LateFact):
    """The owner of a seat comes back, whoever stands in."""

    kind = "returned"

    def apply(self, record: Record, at: float) -> None:
        record.owners.pop(self.seat, None)
        self.sit(record)
        self.tell(record, at, RETURNED)


@dataclass
class BotStandsIn(LateFact):
    """The host puts a bot on the seat of somebody who is away. It stays that player's seat."""

    kind = "stands-in"
    level: str

    def apply(self, record: Record, at: float) -> None:
        record.owners.setdefault(self.seat, Owner(self.player, self.name, at))
        self.seat_bot(record, self.level)
        self.tell(record, at, STANDS_IN)


@dataclass
class PlayerLeft(LateFact):
    """Somebody gives their seat up, and a bot takes it."""

    kind = "left"
    level: str

    def apply(self, record: Record, at: float) -> None:
        owner = record.owners.get(self.seat)
        if owner is not None and owner.player == self.player:
            del record.owners[self.seat]
        self.seat_bot(record, self.level)
        self.tell(record, at, LEFT)


@dataclass
class AwaitsDeal(LateFact):
    """A newcomer gets a bot's seat when it holds nothing hidden."""

    kind = "awaits"

    def apply(self, record: Record, at: float) -> None:
        record.newcomers[self.seat] = Newcomer(self.player, self.name)
        self.tell(record, at, AWAITS)


@dataclass
class AwaitsNoMore(Fact):
    kind = "awaits-no-more"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.newcomers.pop(self.seat, None)


@dataclass
class SeatsSwapped(Fact):
    """No longer written; older tables have it."""

    kind = "swapped"
    seats: list[int]

    def apply(self, record: Record, at: float) -> None:
        chairs, (a, b) = record.chairs, self.seats
        chairs[a], chairs[b] = chairs[b], chairs[a]
        chairs[a].seat, chairs[b].seat = a, b


@dataclass
class ChairsDrawn(Fact):
    """Everybody sits where the lot says: on seat n, who sat on seat `order[n]` before."""

    kind = "lot"
    order: list[int]

    def apply(self, record: Record, at: float) -> None:
        record.chairs = [record.chairs[come] for come in self.order]
        for seat, chair in enumerate(record.chairs):
            chair.seat = seat
        for invite in record.invites:
            if invite.seat >= 0:  # it is for a person, wherever that one sits
                invite.seat = self.order.index(invite.seat)


@dataclass
class Renamed(Fact):
    kind = "named"
    seat: int
    name: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].name = self.name


@dataclass
class StandingChosen(Fact):
    kind = "standing"
    seat: int
    answer: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].standing = self.answer


@dataclass
class LuckPromised(Fact):
    """The commitment to the secret of the table's luck; older tables have none."""

    kind = "promised"
    commitment: str

    def apply(self, record: Record, at: float) -> None:
        record.commitment = self.commitment


@dataclass
class WordAdded(Fact):
    """A player's own word, mixed into the luck; empty: taken back."""

    kind = "word"
    seat: int
    word: str

    def apply(self, record: Record, at: float) -> None:
        record.chairs[self.seat].word = self.word


@dataclass
class PaceChosen(Fact):
    """How fast bots answer from now on."""

    kind = "pace"
    pace: str

    def apply(self, record: Record, at: float) -> None:
        record.plan.pace = self.pace


@dataclass
class Invited(Fact):
    kind = "invited"
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.invites.append(Invite(len(record.invites), self.seat))


@dataclass
class InviteUsed(Fact):
    kind = "used"
    invite: int
    player: str

    def apply(self, record: Record, at: float) -> None:
        record.invites[self.invite].used_by = self.player


@dataclass
class InviteRevoked(Fact):
    kind = "revoked"
    invite: int

    def apply(self, record: Record, at: float) -> None:
        record.invites[self.invite].revoked = True


@dataclass
class Started(Fact):
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
    """The match goes on from a ply of another one: so many entries are not its own."""

    kind = "continued"
    table: str
    ply: int  # of that match
    prefix: int  # entries of this one

    def apply(self, record: Record, at: float) -> None:
        record.continued = (self.table, self.ply)
        record.playing.log.prefix = self.prefix
        record.make_casual(CASUAL_FROM)


@dataclass
class UndoAsked(Fact):
    """Somebody asks the others whether they may go back to an earlier decision."""

    kind = "undo-asked"
    seat: int
    ply: int
    entry: int

    def apply(self, record: Record, at: float) -> None:
        record.undo_wish = UndoWish(self.seat, self.ply, self.entry)


@dataclass
class UndoAnswered(Fact):
    """One of the others agrees, or does not."""

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
        times, _ = record.undo_refused.get(wish.seat, (0, 0.0))
        record.undo_refused[wish.seat] = (times + 1, at)
        record.undo_wish = None


@dataclass
class TypedIn(Fact):
    """The match was played with the printed game, and is typed in by the host: luck too."""

    kind = "typed"

    def apply(self, record: Record, at: float) -> None:
        record.typed = True
        record.make_casual(CASUAL_TYPED)


@dataclass
class Undone(Fact):
    """Somebody goes back to an earlier decision; the ply of that number says to which."""

    kind = "undone"
    ply: int  # the entry of the log
    position: str  # from which the match goes on: too long for a ply

    def apply(self, record: Record, at: float) -> None:
        record.redealt[self.ply] = self.position
        record.make_casual(CASUAL_UNDO)


@dataclass
class AnswerHeld(Fact):
    kind = "held"
    seat: int
    asked: int  # the question's id
    ply: int  # what `submit` has answered
    text: str
    key: str | None = field(default=None)

    def apply(self, record: Record, at: float) -> None:
        record.held_answers[self.seat] = HeldAnswer(self.asked, self.text, self.key)
        if self.key:
            record.keys[self.key] = self.ply


@dataclass
class WentOn(Fact):
    """Somebody has seen the result of a part of the match."""

    kind = "went-on"
    stop: int
    seat: int

    def apply(self, record: Record, at: float) -> None:
        record.stops.note(self.stop).gone_on[self.seat] = at


@dataclass
class StopEnded(Fact):
    kind = "stop-ended"
    stop: int

    def apply(self, record: Record, at: float) -> None:
        record.stops.note(self.stop).ended = at


@dataclass
class AnswerDropped(Fact):
    """A held answer that the store refuses with the ply it would make. Its player hears of it."""

    kind = "dropped"
    seat: int
    ply: int  # how long the log was

    def apply(self, record: Record, at: float) -> None:
        record.held_answers.pop(self.seat, None)
        told = Event(ANSWER_DROPPED, {"seat": self.seat}, just(self.seat))
        record.tell(self.ply, at, told)


@dataclass
class MatchOver(Fact):
    kind = "over"

    def apply(self, record: Record, at: float) -> None:
        record.over = True
        record.show_secret()


@dataclass
class TableClosed(Fact):
    """Whoever runs the server has ended the table. Nothing of it is shown any more."""

    kind = "closed"

    def apply(self, record: Record, at: float) -> None:
        record.closed = True


@dataclass
class ResultKept(Fact):
    """How the match ended, by seat: for the history of those who sat there."""

    kind = "result"
    players: list[str]  # the id of each human, empty for a bot
    names: list[str]
    places: list[int]
    scores: list[int]  # in parts of a point
    parts: int
    won: list[bool]
    casual: str
    liked: list[dict[str, int]] = field(default_factory=list)  # see `liked_by`

    def apply(self, record: Record, at: float) -> None:
        """Nothing that the plies do not say."""

    @classmethod
    def of(cls, record: Record, state: State, last: Sequence[Ply]) -> ResultKept:
        """The result of a match that is over in this position, which the last plies led to."""
        sides = [int(side) for side in record.game.side_of]
        places, scores, winners = state.places(), state.scores(), state.winners()
        return cls(
            [chair.player if chair.human else "" for chair in record.chairs],
            record.called,
            [int(places[side]) for side in sides],
            [int(scores[side]) for side in sides],
            int(record.game.parts),
            [side in winners for side in sides],
            record.casual,
            [liked_by(record, chair.seat, last) for chair in record.chairs],
        )


def liked_by(record: Record, seat: int, last: Sequence[Ply]) -> dict[str, int]:
    """How often a seat has played each card, or done what its game counts instead of cards, as
    `card 75` or `gear 4`; the ones it has played most."""
    counted = package_of(record.game.name).counted_moves
    found: Counter[str] = Counter()
    texts = [one.text for one in record.playing.plies if one.seat == seat]
    for text in [*texts, *(one.text for one in last if one.seat == seat)]:
        move = record.game.by_text.get(text)
        if move is not None and move.kind in counted:
            part, value = next(iter(move.parts.items()))
            found[f"{part} {value}"] += 1
    return dict(found.most_common(MOST_LIKED))


@dataclass
class AnalysisKept(Fact):
    """What was made of the match afterwards; see paddock.analysis."""

    kind = "analysis"
    level: str  # of the bot that was asked for advice
    facts: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.analysis = self


@dataclass
class LuckKept(Fact):
    """What the analysis says of each seat in points: short, since a history reads many of them."""

    kind = "luck"
    players: list[str]  # as in the result
    names: list[str]
    luck: list[float]
    play: list[float]

    def apply(self, record: Record, at: float) -> None:
        """Nothing that the analysis does not say."""

    @classmethod
    def of(cls, record: Record, facts: dict[str, Any]) -> LuckKept:
        sides = [int(side) for side in record.game.side_of]
        return cls(
            [chair.player if chair.human else "" for chair in record.chairs],
            record.called,
            [facts["luck"][side] for side in sides],
            [facts["play"][side] for side in sides],
        )


@dataclass
class RematchCreated(Fact):
    kind = "rematch"
    table: str

    def apply(self, record: Record, at: float) -> None:
        record.rematch_id = self.table


KINDS: dict[str, type[Fact]] = {
    one.kind: one
    for one in (
        HostChosen,
        PlanChanged,
        Sat,
        BotSeated,
        SeatOpened,
        TookOver,
        Returned,
        BotStandsIn,
        PlayerLeft,
        AwaitsDeal,
        AwaitsNoMore,
        SeatsSwapped,
        ChairsDrawn,
        Renamed,
        StandingChosen,
        LuckPromised,
        WordAdded,
        PaceChosen,
        Invited,
        InviteUsed,
        InviteRevoked,
        Started,
        Continued,
        Undone,
        UndoAsked,
        UndoAnswered,
        TypedIn,
        AnswerHeld,
        WentOn,
        StopEnded,
        AnswerDropped,
        MatchOver,
        TableClosed,
        ResultKept,
        LuckKept,
        AnalysisKept,
        RematchCreated,
    )
}


def read_note(note: Note) -> Fact:
    """What a stored note says; OtherRules for a kind that this version does not know."""
    kind = KINDS.get(note.kind)
    if kind is None:
        raise OtherRules(f"a note of the unknown kind {note.kind!r}")
    return kind(**note.data)
