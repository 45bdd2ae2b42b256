"""What a table is: its plan, notes and plies, folded into the present.

There is no clock and no store in here. A table that is rebuilt folds every ply; a live one adopts
the turn that it has played. A test proves that both come to the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddock.core.errors import PaddockError
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.log import BACK, ERASE, UNDO, Entry
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

# Events of the table, the same in every game
UNDONE = "undone"
TAKEN_BACK = "taken-back"


@dataclass
class TimedEvent:
    """An event of the match, with the number of the ply that caused it and its time."""

    ply: int
    at: float
    event: Event
    of_table: bool = False  # no ply caused it; `ply` is the next one


class Record:
    def __init__(self, row: TableRow) -> None:
        """The table as it was created. Raises OtherRules if this code has other rules."""
        self.id = row.id
        self.created = row.created
        self.seed = int(row.seed)
        self.plan = TablePlan(**row.plan)
        shelf = title(row.game)
        if not shelf.oldest <= row.rules_version <= shelf.version:
            raise OtherRules(
                f"table {row.id} plays {row.game} by rules {row.rules_version}; "
                f"here are {shelf.oldest} to {shelf.version}"
            )
        self.game: Game = game_of(self.plan, row.rules_version)
        self.host = ""  # the id of the player who arranges the table
        self.started = 0.0  # when the match began; 0.0 before
        self.over = False
        self.closed = False  # by whoever runs the server
        self.commitment = ""  # to the secret of the luck; empty: a table from before there was one
        self._words: list[str] | None = None  # what players have added to the luck, by seat
        self._mixed_luck: Luck | None = None
        self.changed = row.created  # when something last happened
        self.casual = ""  # why the match counts for no record; empty: it counts
        self.typed = False  # the host enters every move, luck too
        self.continued = ("", 0)  # the table and the ply that the match goes on from
        self.analysis: AnalysisKept | None = None
        self.rematch_id = ""  # the table of the rematch, or empty
        self.notes = 0  # how many were folded in
        self.chairs: list[Chair] = []
        self.invites: list[Invite] = []
        self.hands: dict[str, int] = {}  # the seat whose hand a player has seen
        self.owners: dict[int, Owner] = {}  # of seats on which somebody stands in for a person
        self.newcomers: dict[int, Newcomer] = {}  # who gets a bot's seat at the next deal
        self.held_answers: dict[int, HeldAnswer] = {}
        self.match: Match | None = None  # None before the start
        self.history: list[TimedEvent] = []  # show a seat those with `event.heard_by(seat)`
        self.stops = StopBook.of_game(self.game.name)
        self.sitters = Sitters()
        self.timeline = Timeline()
        self.undo_wish: UndoWish | None = None  # open while the log is as long as it says
        self.undo_refused: dict[int, UndoRefused] = {}  # by the seat that asked
        self.redealt: dict[int, str] = {}  # the position after an undo, by log entry
        self.keys: dict[str, int] = {}  # the ply that was accepted under a key
        self.luck = 0  # plies of luck so far
        self.last_seat = NOBODY  # who has answered last
        self.news: list[Event] = []  # the events of a ply that is being folded
        self._later_events: dict[int, list[TimedEvent]] = {}  # by the length of the log
        self._seats: dict[str, int] = {}  # of the humans, by player
        self.resize(self.game.players)

    def resize(self, players: int) -> None:
        """Have that many seats, the first ones as they were."""
        del self.chairs[players:]
        self.chairs += [Chair(seat) for seat in range(len(self.chairs), players)]
        self.timeline.resize(players)

    # Folding

    def fold_note(self, note: NoteRow) -> None:
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
        self._count_time(ply, int(match.state.question_ply))
        if ply.text.startswith(UNDO + " "):
            match.follow(Entry(ply.seat, f"{ply.text} {self.redealt.get(ply.ply, '')}"))
            del self.timeline.entry_of[len(match.plies) :]
            self.timeline.undone = ply.ply + 1
            self.news.append(Event(UNDONE, {"seat": ply.seat}, EVERYONE))
        elif ply.text == ERASE:
            match.follow(Entry(ply.seat, ERASE))
            gone = self.timeline.entry_of.pop()
            self.history = [one for one in self.history if one.ply != gone or one.of_table]
        elif ply.text == BACK:
            gone = self.timeline.entry_of.pop(match.taking_back(ply.seat))
            match.take_back(ply.seat)
            self.history = [one for one in self.history if one.ply != gone or one.of_table]
            # The events of the ply are forgotten. Everybody may know that it was taken back.
            self.news.append(Event(TAKEN_BACK, {"seat": ply.seat}, EVERYONE))
        else:
            match.play(ply.seat, match.game.read(ply.text))
            self.timeline.entry_of.append(ply.ply)
        self._close_ply(ply, self.news)
        self.news.clear()

    def adopt(self, turn: Turn) -> None:
        """Make the position that a turn has reached the present one, as if it had been folded."""
        for ply, question_ply, events in turn.played:
            self._count_time(ply, question_ply)
            self.timeline.entry_of.append(ply.ply)
            self._close_ply(ply, events)
        self.playing.adopt(turn.state, [Entry(one.ply.seat, one.ply.text) for one in turn.played])
        turn.state.news = self.news

    def _count_time(self, ply: Ply, question_ply: int) -> None:
        """Add to the seat's time. `question_ply` is the ply at which its question was put."""
        if ply.seat != LUCK:
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
            self.keys.setdefault(ply.key, ply.ply)  # a held answer was acknowledged before
        self.stops.close_ply(ply, events)
        self.history += [TimedEvent(ply.ply, ply.at, event) for event in events]
        self.history += self._later_events.pop(ply.ply + 1, ())

    def tell(self, ply: int, at: float, event: Event) -> None:
        """An event of the table itself, when the log was `ply` entries long.

        A rebuilt table folds all notes before the plies: the event waits for its place.
        """
        timed = TimedEvent(ply, at, event, of_table=True)
        if ply <= self.entries:
            self.history.append(timed)
        else:
            self._later_events.setdefault(ply, []).append(timed)

    # Reading

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        assert self.match is not None, "the match has not begun"
        return self.match

    @property
    def entries(self) -> int:
        """How long the log is; also the number of the next ply."""
        return len(self.match.log.entries) if self.match is not None else 0

    @property
    def names(self) -> list[str]:
        """By seat: a human's name, a bot's level; empty for an open seat."""
        return [chair.level if chair.kind == BOT else chair.name for chair in self.chairs]

    @property
    def called(self) -> list[str]:
        """By seat: what everybody is called at the table."""
        return [chair.bot_name if chair.kind == BOT else chair.name for chair in self.chairs]

    @property
    def names_in_log(self) -> list[str]:
        """By seat, the names that the log gives: two bots of one level have different ones. Logs of
        tables from before fair luck name the level instead, and must not change."""
        return self.called if self.commitment or self.typed else self.names

    def look_through(self, viewer_id: str, seat: int) -> None:
        """Let somebody look at a match that is over through the eyes of a seat, and nobody else."""
        self._seats = {viewer_id: seat} if seat >= 0 else {}
        self.stops.noted.clear()  # each part ends once more

    def seat_of(self, player_id: str) -> int:
        """Where a player sits, or NOBODY."""
        return self._seats.get(player_id, NOBODY)

    def make_casual(self, reason: str) -> None:
        """The match counts for no record from now on, and its log says so."""
        self.casual = self.casual or reason
        self.playing.log.casual = self.casual

    def mix_luck(self, words: list[str]) -> None:
        """Have the luck that follows from the table's secret and these words, by seat."""
        self._words, self._mixed_luck = words, None

    def seal_luck(self) -> None:
        """The match begins: from now on no word changes its luck."""
        log = self.playing.log
        log.commitment = self.commitment
        log.words = {chair.seat: chair.word for chair in self.chairs if chair.word}
        self.mix_luck(words_of(log))

    def show_secret(self) -> None:
        """The match is over: its log says what everybody needs to check the luck."""
        if self.match is not None and self.commitment:
            self.match.log.secret = secret_of(self.seed)

    def luck_move(self, state: State, number: int) -> Move:
        """The n-th outcome of luck. A table that is rebuilt goes on alike."""
        if not self.commitment:
            return state.luck(Rng(self.seed, number))
        return state.luck(self._fair_luck().draw(number))

    def _fair_luck(self) -> Luck:
        """Mixed when first needed: the lobby lists thousands of tables that never draw."""
        if self._mixed_luck is None:
            assert self._words is not None, "the luck has not been mixed"
            self._mixed_luck = Luck(secret_of(self.seed), self._words)
        return self._mixed_luck

    def round_id(self) -> int:
        """How long the log was when the present question was put, to however many seats."""
        return self.timeline.round_id(int(self.playing.state.question_ply))

    def question_id(self, seat: int) -> int:
        """The id of the question before a seat. It stays while others answer; 0: none yet."""
        if self.match is None or seat < 0:
            return 0
        if self.stop_open():
            return self.stops.id
        return self._question(seat)

    def _question(self, seat: int) -> int:
        return self.timeline.question_id(seat, int(self.playing.state.question_ply))

    def continues(self, seat: int) -> bool:
        """Whether the seat's next answer belongs to what it has begun: the same move of its car."""
        if self.playing.state.phase.name not in package_of(self.game.name).continued_phases:
            return False
        return self.last_seat == seat or self._question(seat) > self.round_id()

    def own_ply(self, seat: int) -> int:
        """The last ply that a seat answered itself; 0: none yet, or it is nobody's seat.

        An answer that the house gave for a person does not count: they have not seen yet what led
        to it, such as an attack that they could not answer.
        """
        return max(0, self.timeline.after_answer[seat] - 1) if seat >= 0 else 0

    def question_time(self, seat: int) -> float:
        """When the seat's question was put, by a clock that has not gone back since."""
        return self._since(self._question(seat))

    def round_time(self) -> float:
        """When the present question was put, likewise."""
        return self._since(self.round_id())

    def _since(self, position: int) -> float:
        known, now = self.timeline.rebuilt
        return min(self._put_at(position), now) if position <= known else self._put_at(position)

    def _put_at(self, position: int) -> float:
        """When the question was put that waited when the log was so long."""
        return self.stops.put_at(self._time(position))

    def _time(self, position: int) -> float:
        return self.timeline.times[position - 1] if position else self.started

    def entry_of(self, ply: int) -> int:
        """The log entry of a ply that still counts."""
        return self.timeline.entry_of[ply]

    def stop_open(self) -> bool:
        """Whether the table waits for its people before the next part of the match."""
        if self.plan.stops != WAIT or self.over or not self.stops.pending:
            return False
        return any(chair.human for chair in self.chairs)

    def taking_back(self, seat: int) -> bool:
        """Whether a seat may take its last answer back: only one that somebody gave."""
        if self.match is None or self.stop_open():
            return False
        ply = self.match.taking_back(seat)
        return ply >= 0 and self.timeline.given_by_somebody(ply)

    def decisions(self, seat: int) -> list[int]:
        """The plies of a seat that somebody gave, the last one last: one may go back to them."""
        if self.match is None or seat < 0:
            return []
        return [ply for ply in self.match.decisions(seat) if self.timeline.given_by_somebody(ply)]

    def luck_after_undo(self) -> Rng:
        """Deals what is hidden anew, in a way that can be proven like any other luck."""
        return self._fair_luck().draw(AFTER_UNDO + self.entries)

    def last_time(self) -> float:
        """When the last ply was played."""
        return self._time(len(self.timeline.times))

    def last_events(self) -> list[Event]:
        """The events of the last ply, the newest first."""
        found: list[Event] = []
        for timed in reversed(self.history):
            if timed.ply != self.entries - 1:
                break
            found.append(timed.event)
        return found

    def answers(self) -> list[str]:
        """What was answered to the present question so far."""
        state = self.playing.state
        given = int(state.ply - state.question_ply)
        return [entry.text for entry in self.playing.plies[len(self.playing.plies) - given :]]

    def held(self, seat: int) -> HeldAnswer | None:
        """The seat's answer that waits for the end of the reaction window. Only for that seat."""
        held = self.held_answers.get(seat)
        if held is None or not held.text or self.match is None:
            return None
        return held if held.question_id == self.question_id(seat) else None


def rebuild(stored: Stored, now: float = math.inf) -> Record:
    """A table as it was when its last line was written.

    No question was put after `now`: the clock may have been ahead when it was written, and a bot
    that waits for a time in the future stands still.
    """
    record = Record(stored.row)
    for note in stored.notes:
        record.fold_note(note)
    for ply in stored.plies:
        try:
            record.fold_ply(ply)
        except PaddockError as error:  # a version of the rules never refuses what it has allowed
            said = f"table {record.id} cannot go on at ply {ply.ply}: {error}"
            raise ChangedRecord(said) from None
    if now < math.inf:
        record.timeline.rebuilt = (record.entries, now)
    return record
