"""The record of a table: its plan, notes and plies, folded into the present state.

It uses no clock and no store. A rebuilt table folds every ply; a live one adopts the turn that it
has played. A test compares the two.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from paddock.core.errors import PaddockError
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.log import BACK, ERASE, UNDO, LogEntry
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.moves import Move
from paddock.core.seats import EVERYONE, LUCK, NOBODY
from paddock.core.state import State
from paddock.fair import AFTER_UNDO, Luck, secret_of, words_of
from paddock.games import package_of
from paddock.shelf import title
from paddock.store import NoteRow, Ply, Stored, TableRow
from paddock.tables.entities import (
    BOT,
    Chair,
    HeldAnswer,
    Invite,
    Newcomer,
    Owner,
    SharedScreen,
    UndoRefused,
    UndoWish,
)
from paddock.tables.errors import ChangedRecord, OtherRules
from paddock.tables.notes import read_note
from paddock.tables.notes.ending import AnalysisKept
from paddock.tables.plan import WAIT, TablePlan, game_of
from paddock.tables.sitters import Sitters
from paddock.tables.stop_book import StopBook
from paddock.tables.timeline import HOUSE_KEY, Timeline

if TYPE_CHECKING:
    from paddock.tables.turn import Turn

# Events of the table, the same for every game
UNDONE = "undone"
TAKEN_BACK = "taken-back"


@dataclass
class TimedEvent:
    """An event of the match, with its time and the number of the ply that caused it."""

    ply: int
    at: float
    event: Event
    of_table: bool = False  # not caused by a ply; `ply` is the number of the next one


class Record:
    """Everything that is known of a table. Some of it is secret, and says so."""

    def __init__(self, row: TableRow) -> None:
        """The table as it was created. OtherRules if this code has no such version of the rules."""
        self.id = row.id
        self.created = row.created
        self.seed = int(row.seed)
        self.plan = TablePlan(**row.plan)
        known = title(row.game)
        if not known.oldest <= row.rules_version <= known.version:
            raise OtherRules(
                f"table {row.id} plays {row.game} by rules {row.rules_version}; "
                f"here are {known.oldest} to {known.version}"
            )
        self.game: Game = game_of(self.plan, row.rules_version)
        self.package = package_of(row.game)  # what the game provides to live tables
        self.host = ""  # the id of the player who arranges the table
        self.started = 0.0  # when the match began; 0.0 before
        self.over = False
        self.closed = False  # by the operator
        self.commitment = ""  # to the secret of the luck; empty: an older table without fair luck
        self._words: list[str] | None = None  # mixed into the luck, by seat
        self._mixed_luck: Luck | None = None
        self.changed = row.created  # when the record last changed
        self.casual = ""  # why the match counts for no record; empty: it does count
        self.typed = False  # the host enters every move, luck included
        self.continued = ("", 0)  # the table and ply that the match continues
        self.analysis: AnalysisKept | None = None
        self.rematch_id = ""  # the id of the rematch's table, or empty
        self.notes = 0  # the number of folded notes
        self.chairs: list[Chair] = []
        self.invites: list[Invite] = []
        self.screen = SharedScreen()
        self.hands: dict[str, int] = {}  # by player id: the seat whose hand they have seen
        self.owners: dict[int, Owner] = {}  # the persons whose seat a substitute plays, by seat
        self.newcomers: dict[int, Newcomer] = {}  # who gets a bot's seat at the next deal, by seat
        self.held_answers: dict[int, HeldAnswer] = {}
        self.match: Match | None = None  # None before the start
        self.history: list[TimedEvent] = []  # a seat may be shown those with `event.heard_by(seat)`
        self.stops = StopBook.of_game(self.game.name)
        self.sitters = Sitters()
        self.timeline = Timeline()
        self.undo_wish: UndoWish | None = None  # valid while the log has the length that it names
        self.undo_refused: dict[int, UndoRefused] = {}  # by the seat that asked
        self.redealt: dict[int, str] = {}  # positions after an undo, by log entry
        self.keys: dict[str, int] = {}  # the ply that was accepted with a key
        self.luck = 0  # the number of plies of luck
        self.last_seat = NOBODY  # the seat that answered last
        self.news: list[Event] = []  # events of the ply that is being folded
        self._later_events: dict[int, list[TimedEvent]] = {}  # by the length of the log then
        self._seats: dict[str, int] = {}  # the seats of humans, by player id
        self.resize(self.game.players)

    def resize(self, players: int) -> None:
        """Set the number of seats; the first ones stay as they were."""
        del self.chairs[players:]
        self.chairs += [Chair(seat) for seat in range(len(self.chairs), players)]
        self.timeline.resize(players)

    # Folding

    def fold_note(self, note: NoteRow) -> None:
        """Apply a stored note."""
        self.notes += 1
        self.changed = max(self.changed, note.at)
        read_note(note).apply(self, note.at)
        self._seats = {chair.player: chair.seat for chair in self.chairs if chair.human}
        self.sitters.update(self.chairs, note.at)
        if self.match is not None:
            self.match.log.names = self.names_in_log

    def fold_ply(self, ply: Ply) -> None:
        """Read, check and play a stored ply."""
        match = self.playing
        if ply.seat != LUCK:
            self._count_time(ply, int(match.state.question_ply))
        if ply.text.startswith(UNDO + " "):
            match.follow(LogEntry(ply.seat, f"{ply.text} {self.redealt.get(ply.ply, '')}"))
            del self.timeline.entry_of[len(match.plies) :]
            self.timeline.undone = ply.ply + 1
            self.news.append(Event(UNDONE, {"seat": ply.seat}, EVERYONE))
        elif ply.text == ERASE:
            match.follow(LogEntry(ply.seat, ERASE))
            gone = self.timeline.entry_of.pop()
            self.history = [one for one in self.history if one.ply != gone or one.of_table]
        elif ply.text == BACK:
            gone = self.timeline.entry_of.pop(match.taking_back(ply.seat))
            match.take_back(ply.seat)
            self.history = [one for one in self.history if one.ply != gone or one.of_table]
            # The events of the ply are removed. That it was taken back is public.
            self.news.append(Event(TAKEN_BACK, {"seat": ply.seat}, EVERYONE))
        else:
            match.play(ply.seat, match.game.read(ply.text))
            self.timeline.entry_of.append(ply.ply)
        self._close_ply(ply, self.news)
        self.news.clear()

    def adopt(self, turn: Turn) -> None:
        """Make the position that a turn has reached the present one, as if its plies had been
        folded.
        """
        for ply, question_ply, events in turn.played:
            if ply.seat != LUCK:
                self._count_time(ply, question_ply)
            self.timeline.entry_of.append(ply.ply)
            self._close_ply(ply, events)
        self.playing.adopt(
            turn.state, [LogEntry(one.ply.seat, one.ply.text) for one in turn.played]
        )
        turn.state.news = self.news

    def _count_time(self, ply: Ply, question_ply: int) -> None:
        """Add to the seat's thinking time. Its question was put at `question_ply`."""
        after_own = self.timeline.after_own[ply.seat]
        question_id = max(self.timeline.position_after(question_ply), after_own)
        self.chairs[ply.seat].used += max(0.0, ply.at - self._put_at(question_id))

    def _close_ply(self, ply: Ply, events: list[Event]) -> None:
        self.timeline.add(ply)
        self.changed = max(self.changed, ply.at)
        if ply.seat == LUCK:
            self.luck += 1
        else:
            self.last_seat = ply.seat
        if ply.key is not None and not ply.key.startswith(HOUSE_KEY):
            self.keys.setdefault(ply.key, ply.ply)  # a held answer has its entry already
        self.stops.close_ply(ply, events)
        self.history += [TimedEvent(ply.ply, ply.at, event) for event in events]
        if self._later_events:
            self.history += self._later_events.pop(ply.ply + 1, ())

    def tell(self, ply: int, at: float, event: Event) -> None:
        """Add an event of the table itself, at the point where the log was `ply` entries long.

        A rebuilt table folds all notes before the plies, so the event waits until the log is that
        long.
        """
        timed = TimedEvent(ply, at, event, of_table=True)
        if ply <= self.entries:
            self.history.append(timed)
        else:
            self._later_events.setdefault(ply, []).append(timed)

    # Reading

    @property
    def playing(self) -> Match:
        """The match; NotStarted before it begins."""
        assert self.match is not None, "the match has not begun"
        return self.match

    @property
    def entries(self) -> int:
        """The length of the log, which is also the number of the next entry."""
        return len(self.match.log.entries) if self.match is not None else 0

    @property
    def names(self) -> list[str]:
        """By seat: a human's name or a bot's level; empty for an open seat."""
        return [chair.level if chair.kind == BOT else chair.name for chair in self.chairs]

    @property
    def called(self) -> list[str]:
        """By seat: the name shown at the table."""
        return [chair.bot_name if chair.kind == BOT else chair.name for chair in self.chairs]

    @property
    def names_in_log(self) -> list[str]:
        """By seat: the names in the log, where two bots of one level have different ones. Logs of
        tables from before fair luck have the level instead, and must not change.
        """
        return self.called if self.commitment or self.typed else self.names

    def look_through(self, viewer_id: str, seat: int) -> None:
        """Show a finished match to this viewer as a seat saw it, and to nobody else."""
        self._seats = {viewer_id: seat} if seat >= 0 else {}
        self.stops.noted.clear()  # the stops are found again while the plies are folded

    def seat_of(self, player_id: str) -> int:
        """The seat of a player, or NOBODY."""
        return self._seats.get(player_id, NOBODY)

    def make_casual(self, reason: str) -> None:
        """Let the match count for no record from now on, and note that in its log."""
        self.casual = self.casual or reason
        self.playing.log.casual = self.casual

    def mix_luck(self, words: list[str]) -> None:
        """Derive the luck from the table's secret and these words, by seat."""
        self._words, self._mixed_luck = words, None

    def seal_luck(self) -> None:
        """The match begins: no further word can change its luck."""
        log = self.playing.log
        log.commitment = self.commitment
        log.words = {chair.seat: chair.word for chair in self.chairs if chair.word}
        self.mix_luck(words_of(log))

    def show_secret(self) -> None:
        """The match is over: write into its log what is needed to verify the luck."""
        if self.match is not None and self.commitment:
            self.match.log.secret = secret_of(self.seed)

    def luck_move(self, state: State, number: int) -> Move:
        """The n-th outcome of luck; the same when the table is rebuilt."""
        if not self.commitment:
            return state.luck(Rng(self.seed, number))
        return state.luck(self._fair_luck().draw(number))

    def _fair_luck(self) -> Luck:
        """Computed on first use: the lobby lists thousands of tables that never draw."""
        if self._mixed_luck is None:
            assert self._words is not None, "the luck has not been mixed"
            self._mixed_luck = Luck(secret_of(self.seed), self._words)
        return self._mixed_luck

    def round_id(self) -> int:
        """The length of the log when the present question was put, to however many seats."""
        return self.timeline.round_id(int(self.playing.state.question_ply))

    def question_id(self, seat: int) -> int:
        """The id of the question before a seat. Answers of others do not change it; 0: none yet."""
        if self.match is None or seat < 0:
            return 0
        if self.stop_open():
            return self.stops.id
        return self.timeline.question_id(seat, int(self.match.state.question_ply))

    def _question(self, seat: int) -> int:
        return self.timeline.question_id(seat, int(self.playing.state.question_ply))

    def continues(self, seat: int) -> bool:
        """Whether the seat's next answer belongs to the move it has begun."""
        if self.playing.state.phase.name not in self.package.continued_phases:
            return False
        return self.last_seat == seat or self._question(seat) > self.round_id()

    def own_ply(self, seat: int) -> int:
        """The last ply that a seat answered itself; 0: none yet, or it is nobody's seat.

        Answers that the server gave for a person do not count: they have not seen what led to them,
        such as an attack that they could not answer.
        """
        return max(0, self.timeline.after_answer[seat] - 1) if seat >= 0 else 0

    def question_time(self, seat: int) -> float:
        """When the seat's question was put, by a clock that has not gone back since."""
        return self._since(self._question(seat))

    def round_time(self) -> float:
        """When the present question was put, by the same clock."""
        return self._since(self.round_id())

    def _since(self, position: int) -> float:
        known, now = self.timeline.rebuilt
        return min(self._put_at(position), now) if position <= known else self._put_at(position)

    def _put_at(self, position: int) -> float:
        """When the question was put that was open at this length of the log."""
        return self.stops.put_at(self._time(position))

    def _time(self, position: int) -> float:
        return self.timeline.times[position - 1] if position else self.started

    def entry_of(self, ply: int) -> int:
        """The log entry of a ply that was not taken back."""
        return self.timeline.entry_of[ply]

    def stop_open(self) -> bool:
        """Whether the table waits for its players before the next part of the match."""
        if self.plan.stops != WAIT or self.over or not self.stops.pending:
            return False
        return any(chair.human for chair in self.chairs)

    def taking_back(self, seat: int) -> bool:
        """Whether a seat may take its last answer back; an automatic one it may not."""
        if self.match is None or self.stop_open():
            return False
        ply = self.match.taking_back(seat)
        return ply >= 0 and self.timeline.given_by_somebody(ply)

    def decisions(self, seat: int) -> list[int]:
        """The plies of a seat that a person or bot of that seat decided, the last one last: an undo
        may go back to them.
        """
        if self.match is None or seat < 0:
            return []
        return [ply for ply in self.match.decisions(seat) if self.timeline.given_by_somebody(ply)]

    def luck_after_undo(self) -> Rng:
        """The random source that deals hidden cards again after an undo, as provable as any."""
        return self._fair_luck().draw(AFTER_UNDO + self.entries)

    def last_time(self) -> float:
        """When the last ply was played."""
        return self._time(len(self.timeline.times))

    def last_events(self) -> list[Event]:
        """The events of the last ply, the newest first."""
        last = self.entries - 1
        return [one.event for one in takewhile(lambda one: one.ply == last, reversed(self.history))]

    def answers(self) -> list[str]:
        """The answers to the present question so far."""
        state = self.playing.state
        given = int(state.ply - state.question_ply)
        return [entry.text for entry in self.playing.plies[len(self.playing.plies) - given :]]

    def held(self, seat: int) -> HeldAnswer | None:
        """The seat's answer that waits for the end of the window. For that seat only."""
        held = self.held_answers.get(seat)
        if held is None or not held.text or self.match is None:
            return None
        return held if held.question_id == self.question_id(seat) else None


def rebuild(stored: Stored, now: float = math.inf) -> Record:
    """A table as it was after its last stored line.

    No question counts as put after `now`: the clock may have been ahead when the line was written,
    and a bot would wait for a time in the future.
    """
    record = Record(stored.row)
    for note in stored.notes:
        record.fold_note(note)
    for ply in stored.plies:
        try:
            record.fold_ply(ply)
        except PaddockError as error:  # a version of the rules never refuses what it once allowed
            said = f"table {record.id} cannot go on at ply {ply.ply}: {error}"
            raise ChangedRecord(said) from None
    if now < math.inf:
        record.timeline.rebuilt = (record.entries, now)
    return record
