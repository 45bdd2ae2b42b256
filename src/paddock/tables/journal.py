"""The journal of a table: one change at a time; first stored, then applied, then announced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from paddock.core.events import Event
from paddock.core.moves import Move
from paddock.store import Conflict, NoteRow, Ply, Store, StoreError, Unwritable
from paddock.tables.clock import Clock
from paddock.tables.errors import ClosedTable, NotStorable, NotStored, StaleMove
from paddock.tables.notes import read_note
from paddock.tables.notes.ending import MatchOver, ResultKept
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import AnswerHeld
from paddock.tables.notes.seating import HandShown, StandingChosen
from paddock.tables.record import Record, rebuild
from paddock.tables.turn import Turn

# notes that only their own player can see
PRIVATE = AnswerHeld | StandingChosen | HandShown


class Answer(NamedTuple):
    """A seat's move. A repeated key gets the result of the first call."""

    seat: int
    move: Move
    key: str | None = None


class Change(NamedTuple):
    """What an announcement says about a change."""

    seating: bool = False  # the seating or something that the lobby lists may have changed
    only: str = ""  # the one player who can see the change; empty: everybody
    unfinished: bool = False  # the same move goes on at once, so pages are refreshed at its end
    stored: bool = False  # the store has just accepted a write


@dataclass
class Figures:
    """Numbers for the metrics page. A move is counted when everybody at the table can see it, so
    that secret answers and thinking bots stay secret.
    """

    moves: int = 0  # moves made by people
    bot_answers: int = 0


class Journal:
    """The record of a table, its lock and its version.

    Hold `lock` around everything that leads to a `write`. A task cancelled before it has the lock
    changes nothing; once its write is queued, the change is completed.
    """

    def __init__(
        self,
        record: Record,
        store: Store,
        clock: Clock,
        on_change: Callable[[Change], None],
        figures: Figures | None = None,
    ) -> None:
        self.record = record
        self.figures = figures or Figures()
        self.store = store
        self.clock = clock
        self.on_change = on_change
        # the notes that a new deal adds
        self.at_deal: Callable[[Turn], Sequence[Fact]] = no_notes
        self.lock = asyncio.Lock()
        self.version = 1  # of the state that everybody can see
        self.reloads = 0  # how often another server turned out to have written
        self.touched = clock.now()  # when it was last changed or requested
        # whether luck pauses after these events
        self.stops_luck: Callable[[list[Event]], bool] | None = None
        # since when open pages are out of date; None: they are not
        self.outdated_since: float | None = None

    async def play(
        self,
        answers: Sequence[Answer],
        unfinished: Callable[[], bool] | None = None,
        fence: int = 0,
    ) -> None:
        """Play answers of seats and the luck that follows, as one durable step.

        `unfinished` is called afterwards: if true, the same move goes on at once and pages are
        refreshed at its end. `fence` is the number of the lease under which the server answers.
        """
        state = self.record.playing.state.clone()  # the match itself changes once this is stored
        turn = Turn(self.record, state, self.clock.now())
        for answer in answers:
            turn.play(*answer)
        turn.play_luck(self.stops_luck)
        await self.write(*self.at_deal(turn), turn=turn, unfinished=unfinished, fence=fence)

    async def write(
        self,
        *facts: Fact,
        turn: Turn | None = None,
        plies: Sequence[Ply] = (),
        only: str = "",
        unfinished: Callable[[], bool] | None = None,
        fence: int = 0,
    ) -> None:
        """Store a change, then apply it, then announce it. The lock must be held.

        `turn` was played already and is adopted; `plies` are folded. `only` names the one player
        who can see the change. Raises StaleMove, NotStored, NotStorable or ClosedTable, and then
        nothing has changed.
        """
        record = self.record
        if record.closed:
            raise ClosedTable("this table was closed by whoever runs the server")
        over = turn is not None and turn.state.over()
        if turn is not None and over:
            facts = (*facts, MatchOver(), ResultKept.of(record, turn.state, turn.plies))
        now = self.clock.now()
        notes = [fact.to_note(n, now) for n, fact in enumerate(facts, record.notes)]
        if turn is not None:
            plies = turn.plies
        try:
            await self.store.append(record.id, plies, notes, over, bool(only), fence)
        except Conflict:
            await self.reload()
            raise StaleMove("somebody else was first; look at the table again") from None
        except Unwritable as error:
            raise NotStorable(str(error)) from None
        except StoreError as error:
            await self.reload()  # the write may have succeeded after all
            raise NotStored(str(error)) from None
        for note in notes:
            record.fold_note(note)
        if turn is not None:
            record.adopt(turn)
            self._count(turn)
        else:
            for ply in plies:
                record.fold_ply(ply)
        goes_on = unfinished is not None and unfinished()
        self.announce(Change(bool(notes), only, goes_on, stored=True))

    def _count(self, turn: Turn) -> None:
        for ply in turn.plies:
            if ply.seat >= 0 and self.record.chairs[ply.seat].human:
                self.figures.moves += 1
            elif ply.seat >= 0:
                self.figures.bot_answers += 1

    async def reload(self) -> None:
        """Apply what the store has, whoever wrote it. Announces nothing if there is nothing new."""
        try:
            stored = await self.store.load(self.record.id)
        except StoreError:
            return  # the store has logged the error
        known = (self.record.notes, self.record.entries)
        if stored is not None and (len(stored.notes), len(stored.plies)) != known:
            self.record = rebuild(stored, self.clock.now())
            self.reloads += 1
            self.announce(Change(seating=True))

    async def catch_up(
        self,
        notes: int,
        plies: int,
        unfinished: Callable[[], bool],
        written: Sequence[Ply] = (),
    ) -> bool:
        """Another server has written: apply what is missing here, up to these lengths; whether
        anything was. It is read from the store unless `written` holds all of it.
        """
        async with self.lock:
            record = self.record
            if record.notes >= notes and record.entries >= plies:
                return False
            new_notes: list[NoteRow] = []
            new_plies = [ply for ply in written if ply.ply >= record.entries]
            if record.notes < notes or not follow(new_plies, record.entries, plies):
                try:
                    stored = await self.store.load(record.id, record.notes, record.entries)
                except StoreError:
                    return False  # when the hub is back, everything is compared
                if stored is None or not (stored.notes or stored.plies):
                    return False
                new_notes, new_plies = stored.notes, stored.plies
            facts = [read_note(note) for note in new_notes]
            for note in new_notes:
                record.fold_note(note)
            for ply in new_plies:
                record.fold_ply(ply)
            # the clock of the other server may be ahead
            record.timeline.rebuilt = (record.entries, self.clock.now())
            private = [fact for fact in facts if isinstance(fact, PRIVATE)]
            if new_plies or len(private) < len(facts):
                self.announce(Change(bool(facts), unfinished=unfinished(), stored=True))
            else:  # nobody else may notice a secret answer
                for fact in private:
                    self.announce(Change(only=record.chairs[fact.seat].player))
            return True

    def announce(self, change: Change) -> None:
        """Report a change. Secret and unfinished changes keep the version."""
        self.touched = self.clock.now()
        if change.unfinished:
            if self.outdated_since is None:
                self.outdated_since = self.touched
        elif not change.only:
            self.outdated_since = None
            self.version += 1
        self.on_change(change)

    async def finish(self) -> None:
        """Wait for the change in progress."""
        async with self.lock:
            pass


def follow(plies: Sequence[Ply], first: int, length: int) -> bool:
    """Whether these are all plies from `first` up to this length."""
    return [ply.ply for ply in plies] == list(range(first, length))


def no_notes(turn: Turn) -> Sequence[Fact]:
    """The default of `at_deal`: a turn adds no notes."""
    return ()
