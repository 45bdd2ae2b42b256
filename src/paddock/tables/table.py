"""A table: a live match with its players, and the one gate for all that comes from outside."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from paddock.core.errors import NoTakeBack, NotYourTurn
from paddock.core.game import Game
from paddock.core.log import BACK, ERASE
from paddock.core.match import Match
from paddock.shelf import usual_level
from paddock.store import Message, Ply, Store
from paddock.tables import chairs
from paddock.tables.autoplay import AutoPlay
from paddock.tables.budget import Budget
from paddock.tables.clock import Clock
from paddock.tables.entities import OPEN
from paddock.tables.errors import (
    BadPlan,
    Malformed,
    NotOver,
    NotStarted,
    NotStored,
    StaleMove,
    TableError,
    TooLate,
    TooMany,
)
from paddock.tables.invites import Invites
from paddock.tables.journal import Answer, Change, Figures, Journal, no_notes
from paddock.tables.knocks import ANSWERED, KNOCK, Knock, Knocks
from paddock.tables.notes.ending import AnalysisKept, LuckKept, RematchCreated
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import AnswerHeld, Started
from paddock.tables.notes.seating import BotSeated, ChairsDrawn, PaceChosen
from paddock.tables.outside import is_key
from paddock.tables.pause import ENOUGH, LOOK_ON
from paddock.tables.peers import Alone, Peers
from paddock.tables.pending_answers import is_held
from paddock.tables.permissions import require_host, require_seat
from paddock.tables.plan import LOT, PACES, TablePlan
from paddock.tables.player import Player
from paddock.tables.presence import Presence
from paddock.tables.record import Record
from paddock.tables.seats import Seats
from paddock.tables.stops import GO_ON, Stops
from paddock.tables.turn import Turn
from paddock.tables.undo import Undos
from paddock.tables.workers import Thinker

T = TypeVar("T")
EVERYTHING = 1 << 30  # more than any log has entries
MOST_CHANGES = 40  # changes of a held answer to one question
SKIP = "skip"  # the kind of a message between servers


@dataclass
class Services:
    """What the house provides to each of its tables."""

    store: Store
    clock: Clock
    thinker: Thinker
    invite_keys: Callable[[], Sequence[str]]  # sign invitations; the last one signs new ones
    relist: Callable[[Record], None]  # called when something that the lobby lists has changed
    find: Callable[[str], Awaitable[Table]]
    create_rematch: Callable[[Table, str], Awaitable[Table]]
    figures: Figures = field(default_factory=Figures)
    peers: Peers = field(default_factory=Alone)


class Table:
    """A live match with its players. It lives in one event loop. Every method that changes
    something is durable when it returns, or raises a PaddockError and has changed nothing.

    Its parts: `journal` writes, `seats` and `invites` arrange, `presence` knows who is present,
    `stops` waits between the parts of a match, `autoplay` answers for bots, clocks and absent
    players.
    """

    def __init__(self, record: Record, services: Services, read_only: bool = False) -> None:
        """A `read_only` table is a replay: nothing is answered or written."""
        self._services = services
        self.id = record.id  # in the table's address
        self.read_only = read_only
        self.journal = Journal(
            record, services.store, services.clock, self._on_change, services.figures
        )
        budget = Budget(services.clock)
        self.presence = Presence(self.journal, self._on_audience, services.peers)
        self.invites = Invites(self.journal, budget, services.invite_keys)
        self.seats = Seats(self.journal, self.presence, self.invites, budget)
        self.journal.at_deal = self.seats.newcomers.at_deal
        self.knocks = Knocks(self.journal, budget, services.peers)
        self.stops = Stops(self.journal, self.presence)
        self.undos = Undos(self.journal)
        self.autoplay = AutoPlay(
            self.journal, self.presence, self.stops, services.thinker, services.peers
        )
        self.autoplay.closed = read_only or record.typed
        self.autoplay.look_again()

    def _on_change(self, change: Change) -> None:
        """Notify everybody whom a change concerns."""
        if change.seating:
            self.presence.recount()
        if not change.unfinished:
            self.presence.wake(change.only)
        self.autoplay.look_again(change.stored)
        if change.seating:
            self._services.relist(self.record)

    def _on_audience(self) -> None:
        self.autoplay.look_again()  # a spectator may notice a pause

    # Reading; see also `queries`

    @property
    def record(self) -> Record:
        """Everything that is known of the table. Some of it is secret, and says so."""
        return self.journal.record

    @property
    def plan(self) -> TablePlan:
        """What was agreed before the match."""
        return self.record.plan

    @property
    def game(self) -> Game:
        """The rules of the match."""
        return self.record.game

    @property
    def match(self) -> Match | None:
        """The match; None before the start."""
        return self.record.match

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.record.over

    # The match

    async def start(self, player_id: str) -> None:
        """The host starts the match. Bots take open seats, and chairs are drawn by lot unless the
        plan says otherwise.
        """
        async with self.journal.lock:
            record = self.record
            require_host(record, player_id)
            if record.started:
                raise TooLate("the match has begun")
            level = usual_level(record.game.name)
            open_seats = [chair.seat for chair in record.chairs if chair.kind == OPEN]
            facts: list[Fact] = [BotSeated(seat, level) for seat in open_seats]
            # by seat: the seat from which its player comes
            order = list(range(record.game.players))
            if record.plan.chairs == LOT:
                order = chairs.draw_chairs(record.game, record.seed)
                facts.append(ChairsDrawn(order))
            record.mix_luck([record.chairs[seat].word for seat in order])
            facts.append(Started(record.game.edition.digest))
            turn = Turn(record, record.game.start(), self.journal.clock.now())
            turn.play_luck()
            await self.journal.write(*facts, turn=turn)

    async def submit(
        self, player_id: str, text: str, question_id: int, key: str | None = None
    ) -> int:
        """Make a move; the number of its ply.

        Raises, in this order: Malformed for a key that does not match `outside.KEY`, NotYourSeat,
        NotStarted, StaleMove, NotYourTurn, UnknownMove, IllegalMove. Repeated with the same `key`,
        the call returns the first result.
        """
        if key and not is_key(key):
            raise Malformed("a key has letters, digits and . _ - only, at most 64")
        self.visited()
        async with self.journal.lock:
            record = self.record
            seat = require_seat(record, player_id)
            if record.match is None:
                raise NotStarted("the match has not begun")
            if record.typed:
                raise NotYourTurn("this match is typed in")
            # The seat is part of the key, so nobody can use up another player's key.
            key = f"{seat}.{key}" if key else None
            if key is not None and key in record.keys:
                return record.keys[key]
            self._require_open(seat, question_id)
            if record.stop_open():
                return await self._at_stop(seat, text)
            state, ply = record.match.state, record.entries
            if seat not in state.waiting:
                raise NotYourTurn(f"seat {seat + 1} is not asked now")
            move = record.game.read(text)
            if self.autoplay.window is not None and is_held(record, move):
                # It counts, but is played when the window ends: an earlier move would reveal
                # something.
                state.check(seat, move)
                await self._hold(seat, move.text, key)
            else:
                await self.journal.play([Answer(seat, move, key)])
            return ply

    async def _at_stop(self, seat: int, text: str) -> int:
        """At a stop the only answer is to go on."""
        if text != GO_ON:
            raise StaleMove("the table waits until everybody has seen the result")
        ply = self.record.entries
        await self.stops.go_on(seat)
        return ply

    async def take_back(self, player_id: str, question_id: int) -> int:
        """Take back the player's own last move; NoTakeBack if that is not possible."""
        self.visited()
        async with self.journal.lock:
            record = self.record
            seat = require_seat(record, player_id)
            if record.match is None:
                raise NotStarted("the match has not begun")
            self._require_open(seat, question_id)
            ply = record.entries
            if record.held(seat) is not None:
                await self._hold(seat, "", None)
            elif not record.taking_back(seat):
                raise NoTakeBack(f"seat {seat + 1} has nothing that can be taken back")
            else:
                back = Ply(ply, seat, BACK, self.journal.clock.now())
                await self.journal.write(plies=[back])
            return ply

    async def type_move(self, player_id: str, seat: int, text: str, entry: int) -> None:
        """The host enters the next move of a typed-in match, of a seat or of luck."""
        async with self.journal.lock:
            record = self._typed_in(player_id, entry)
            turn = Turn(record, record.playing.state.clone(), self.journal.clock.now())
            turn.play(seat, record.game.read(text))
            await self.journal.write(turn=turn)

    async def erase(self, player_id: str, entry: int) -> None:
        """The host removes the last entry of a typed-in match."""
        async with self.journal.lock:
            record = self._typed_in(player_id, entry)
            if not record.playing.plies:
                raise NoTakeBack("there is nothing to erase")
            seat = record.playing.plies[-1].seat
            gone = Ply(record.entries, seat, ERASE, self.journal.clock.now())
            await self.journal.write(plies=[gone])

    def _typed_in(self, player_id: str, entry: int) -> Record:
        record = self.record
        require_host(record, player_id)
        if not record.typed:
            raise NotYourTurn("this match is not typed in")
        if record.over:
            raise TooLate("the match is over")
        if entry != record.entries:
            raise StaleMove("something was entered meanwhile")
        return record

    def _require_open(self, seat: int, question_id: int) -> None:
        if question_id != self.record.question_id(seat):
            raise StaleMove(f"question {question_id} is no longer open")

    async def _hold(self, seat: int, text: str, key: str | None) -> None:
        """Hold an answer until the reaction window ends. Nobody else can see it.

        TooMany: each change is a stored note, and a question may be open for hours.
        """
        record = self.record
        old = record.held_answers.get(seat)
        changes = record.held(seat) is not None  # after taking it back, the player has to answer
        if old is not None and changes and old.times >= MOST_CHANGES:
            raise TooMany("this answer was changed too often; it stays as it is")
        held = AnswerHeld(seat, record.question_id(seat), record.entries, text, key)
        await self.journal.write(held, only=record.chairs[seat].player)

    async def set_pace(self, player_id: str, pace: str) -> None:
        """Set how fast bots answer; every player at the table may do so."""
        if pace not in PACES:
            raise BadPlan(f"a pace is one of {', '.join(PACES)}")
        async with self.journal.lock:
            require_seat(self.record, player_id)
            if pace != self.plan.pace:
                await self.journal.write(PaceChosen(pace))

    async def skip(self, player_id: str) -> None:
        """Bots answer at once until a person is asked."""
        async with self.journal.lock:
            require_seat(self.record, player_id)
            self._services.peers.tell(self.id, {"do": SKIP})
            self.autoplay.skip()

    async def keep_analysis(self, level: str, facts: dict[str, Any]) -> None:
        """Store the analysis of a finished match; the first one stays."""
        async with self.journal.lock:
            if not self.record.over:
                raise NotOver("the match is not over")
            if self.record.analysis is None:
                await self.journal.write(
                    AnalysisKept(level, facts), LuckKept.of(self.record, facts)
                )

    async def rematch(self, player_id: str) -> Table:
        """A new table for the same people and bots, each one seat further; the same one for every
        caller.
        """
        async with self.journal.lock:
            require_seat(self.record, player_id)
            if not self.record.over:
                raise NotOver("the match is not over")
            if self.record.rematch_id:
                return await self._services.find(self.record.rematch_id)
            table = await self._services.create_rematch(self, player_id)
            await self.journal.write(RematchCreated(table.id))
            return table

    # Called by the house

    async def catch_up(self, notes: int, plies: int, written: Sequence[Ply] = ()) -> None:
        """Another server has written up to these lengths; `written` are its newest plies."""
        await self.journal.catch_up(notes, plies, self.autoplay.goes_on, written)

    async def retry_if_behind(self, act: Callable[[], Awaitable[T]]) -> T:
        """Run an action from outside; once more if it is refused because another server was ahead.

        A page of one server may send its move to another that has not received the last ply yet,
        and two servers may write at the same moment.
        """
        known = self.journal.reloads
        try:
            return await act()
        except NotStored:
            raise
        except TableError:
            if self.journal.reloads == known and not await self.was_behind():
                raise
        return await act()

    async def was_behind(self) -> bool:
        """Read what other servers have written and not announced here yet; whether there was
        anything.
        """
        if self._services.peers.alone:
            return False
        return await self.journal.catch_up(EVERYTHING, EVERYTHING, self.autoplay.goes_on)

    def receive(self, message: Message) -> None:
        """Apply a message of another server about this table."""
        action, player = message.get("do"), str(message.get("player", ""))
        if action == SKIP:
            self.autoplay.skip()
        elif action == ENOUGH:
            self.autoplay.pause.add(player)
        elif action == LOOK_ON:
            self.autoplay.pause.remove(player)
        elif action == KNOCK:
            self.knocks.add(Knock(message["number"], Player(player, message["name"])))
        elif action == ANSWERED:
            self.knocks.remove(player)

    @property
    def idle(self) -> bool:
        """Whether no page is open, nothing is pending and nothing is being written."""
        busy = self.autoplay.task is not None or self.journal.lock.locked()
        return not self.presence.watchers and not busy

    def visited(self) -> None:
        """Somebody has asked for the table, with or without a page: it does not rest now."""
        self.journal.touched = now = self.journal.clock.now()
        self.presence.visited(now)
        if self.autoplay.rests:
            self.autoplay.look_again()

    async def close(self) -> None:
        """Finish pending writes and stop."""
        await self.autoplay.close()
        await self.journal.finish()
        await self._services.peers.release(self.id)
        # Break the reference cycles: the memory is then freed at once instead of by the garbage
        # collector, which seldom runs on a server.
        self.journal.on_change = ignore
        self.journal.at_deal = no_notes
        self.journal.stops_luck = None
        self.presence.on_audience = ignore


def ignore(*_: object) -> None:
    """A callback that does nothing."""
