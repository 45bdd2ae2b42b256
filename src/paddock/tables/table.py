"""A live match with its players: the one gate for everything that comes from outside."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.errors import NoTakeBack, NotYourTurn
from paddock.core.game import LUCK, Game, State
from paddock.core.log import BACK, Match
from paddock.store import Note, Ply
from paddock.tables.chairs import ASK, OPEN, Chair
from paddock.tables.desk import Backroom, Watcher
from paddock.tables.duties import DECLINE, is_reaction
from paddock.tables.errors import NotOver, NotStarted, NotTheHost, StaleMove, TooLate
from paddock.tables.minder import Minder
from paddock.tables.plan import Plan, usual_level
from paddock.tables.record import Record, Told
from paddock.tables.seating import Invite, Seating

__all__ = ["Invite", "Table", "Told", "Watcher"]

LONGEST_KEY = 64


class Table(Seating):
    """Lives in one event loop. Every method that changes something is durable when it returns,
    or raises a PaddockError and has changed nothing."""

    def __init__(self, record: Record, room: Backroom) -> None:
        super().__init__(record, room)
        self.minder = Minder(self)
        self.attend()

    # What is known

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def plan(self) -> Plan:
        return self.record.plan

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def match(self) -> Match | None:
        """None before the start."""
        return self.record.match

    @property
    def chairs(self) -> list[Chair]:
        return self.record.chairs

    @property
    def host(self) -> str:
        """The id of the player who arranges the table."""
        return self.record.host

    @property
    def history(self) -> list[Told]:
        """Every event since the start; show a reader those with `event.heard_by(seat)`."""
        return self.record.history

    @property
    def over(self) -> bool:
        return self.record.over

    @property
    def rematch_id(self) -> str:
        """The table of the rematch, or empty."""
        return self.record.rematch_id

    @property
    def created(self) -> float:
        return self.record.created

    @property
    def started(self) -> float:
        """When the match began; 0.0 before."""
        return self.record.started

    @property
    def names(self) -> list[str]:
        """The names by seat: a human's, or a bot's level; empty for an open seat."""
        return self.record.names

    def seat_of(self, player_id: str) -> int:
        """Where a player sits, or NOBODY."""
        return self.record.seat_of(player_id)

    def asked(self, seat: int) -> int:
        """The number of the question before this seat: how long the log was when it was put.

        It stays the same while others answer the same question. 0 before the start.
        """
        return self.record.asked(seat) if self.match is not None and seat >= 0 else 0

    def held(self, seat: int) -> str:
        """The seat's own answer that waits for the end of the reaction window, or empty.

        To be shown to that seat only. It may still be changed by `submit` or `take_back`.
        """
        held = self.record.held(seat)
        return held.text if held is not None else ""

    def deadline(self, seat: int) -> float | None:
        """When somebody else answers for this seat (wall clock), as far as all may know it.

        For a reaction it is the end of the window, for everybody at the table alike.
        """
        if self.match is None or seat not in self.match.state.waiting or seat < 0:
            return None
        if self.minder.window is not None:
            return self.minder.window.end
        if not self.plan.move_seconds or is_reaction(self.record):
            return None
        return max(self.record.asked_at(seat), self.resumed) + self.plan.move_seconds

    def bothered(self, seat: int) -> bool:
        """Whether this seat should be shown a question now: it owes an answer, has a choice, has
        not given one and has no standing answer. For that seat's own page only."""
        if self.match is None or seat not in self.match.state.waiting or seat < 0:
            return False
        if len(self.match.state.legal(seat)) == 1 or self.held(seat):
            return False
        if not is_reaction(self.record):
            return True
        return self.plan.reaction_seconds > 0 and self.chairs[seat].standing == ASK

    def thinking(self, seat: int) -> float:
        """Seconds that a seat has used for its decisions, the open one included."""
        used = self.chairs[seat].used
        if self.match is not None and seat in self.match.state.waiting:
            used += max(0.0, self.room.clock.now() - self.record.asked_at(seat))
        return used

    # The gate

    async def submit(self, player_id: str, text: str, asked: int, key: str | None = None) -> int:
        """Make a move; the number of its ply.

        Raises, in this order: NotYourSeat, NotStarted, StaleMove, NotYourTurn, UnknownMove,
        IllegalMove. With a `key`, the same call again answers as the first did.
        """
        return await self.do(self._submit(player_id, text, asked, key))

    async def _submit(self, player_id: str, text: str, asked: int, key: str | None) -> int:
        seat = self._seat(player_id)
        record = self.record
        if record.match is None:
            raise NotStarted("the match has not begun")
        key = f"{seat}.{key[:LONGEST_KEY]}" if key else None  # nobody can use up another's key
        if key is not None and key in record.keys:
            return record.keys[key]
        self._still(seat, asked)
        state = record.match.state
        if seat not in state.waiting:
            raise NotYourTurn(f"seat {seat + 1} is not asked now")
        move = record.game.read(text)
        state.check(seat, move)
        ply = record.entries
        if self.minder.window is not None and move.text == DECLINE:
            # It counts, but is played when the window ends: an early answer would tell something.
            await self._hold(seat, move.text, key)
        else:
            await self.play([(seat, move.text, key)])
        return ply

    async def _hold(self, seat: int, text: str, key: str | None) -> None:
        asked = self.record.asked(seat)
        note = self.note("held", seat=seat, asked=asked, text=text, key=key)
        await self.write(notes=[note], only=self.chairs[seat].player)

    def _still(self, seat: int, asked: int) -> None:
        if asked != self.record.asked(seat):
            raise StaleMove(f"question {asked} is no longer open")

    async def take_back(self, player_id: str, asked: int) -> int:
        """Take back one's own last move; NoTakeBack if that is not possible (any more)."""
        return await self.do(self._take_back(player_id, asked))

    async def _take_back(self, player_id: str, asked: int) -> int:
        seat = self._seat(player_id)
        record = self.record
        if record.match is None:
            raise NotStarted("the match has not begun")
        self._still(seat, asked)
        ply = record.entries
        if record.held(seat) is not None:
            await self._hold(seat, "", None)
        elif record.match.taking_back(seat) < 0:
            raise NoTakeBack(f"seat {seat + 1} has nothing that can be taken back")
        else:
            await self.write([Ply(ply, seat, BACK, self.room.clock.now())])
        return ply

    async def play(self, answers: Sequence[tuple[int, str, str | None]]) -> None:
        """Answers of seats (seat, move, key) and the luck that follows, as one durable step."""
        record = self.record
        state = record.playing.state.clone()  # the table itself changes when the store has it
        at = self.room.clock.now()
        plies: list[Ply] = []
        for seat, text, key in answers:
            move = record.game.read(text)
            state.check(seat, move)
            state.play(seat, move)
            plies.append(Ply(record.entries + len(plies), seat, move.text, at, key))
        plies += self._luck(state, record.entries + len(plies), at)
        await self._write_plies(plies, state.over(), [])

    def _luck(self, state: State, ply: int, at: float) -> list[Ply]:
        """What deck and dice owe now, played in `state`."""
        plies: list[Ply] = []
        while state.waiting == [LUCK]:
            move = state.luck(self.luck(self.record.luck + len(plies)))
            state.play(LUCK, move)
            plies.append(Ply(ply + len(plies), LUCK, move.text, at))
        return plies

    async def _write_plies(self, plies: list[Ply], over: bool, notes: list[Note]) -> None:
        if over:
            notes.append(self.note("over"))
        await self.write(plies, self.number(notes), over)

    async def start(self, player_id: str) -> None:
        """The host begins the match; bots take the seats that are still open."""
        await self.do(self._start(player_id))

    async def _start(self, player_id: str) -> None:
        record = self.record
        if player_id != record.host or not player_id:
            raise NotTheHost("only the host of the table begins the match")
        if record.started:
            raise TooLate("the match has begun")
        notes = [
            self.note("bot", seat=chair.seat, level=usual_level())
            for chair in record.chairs
            if chair.kind == OPEN
        ]
        notes.append(self.note("started", mark=record.game.edition.mark))
        state = record.game.start()
        plies = self._luck(state, 0, self.room.clock.now())
        await self._write_plies(plies, state.over(), notes)

    # Afterwards

    async def rematch(self, player_id: str) -> Table:
        """A new table for the same people and bots, each one seat further; always the same one."""
        return await self.do(self._rematch(player_id))

    async def _rematch(self, player_id: str) -> Table:
        self._seat(player_id)
        if not self.over:
            raise NotOver("the match is not over")
        if self.rematch_id:
            return await self.room.find(self.rematch_id)
        table = await self.room.rematch(self, player_id)
        await self.write(notes=[self.note("rematch", table=table.id)])
        return table

    # For the house

    def attend(self) -> None:
        self.minder.attend()

    @property
    def idle(self) -> bool:
        """Nobody looks, and the house owes nothing."""
        return not self.watchers and self.minder.task is None and not self._running

    async def close(self) -> None:
        """Finish what is being written and do nothing more."""
        self.closed = True
        await self.minder.close()
        await self.finish()

    def _table(self) -> Table:
        return self
