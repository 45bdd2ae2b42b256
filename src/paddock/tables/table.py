"""A live match with its players: the one gate for everything that comes from outside."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.errors import NoTakeBack, NotYourTurn
from paddock.core.log import BACK
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.store import Note, Ply
from paddock.tables.chairs import OPEN
from paddock.tables.desk import Backroom, Watcher
from paddock.tables.duties import DECLINE
from paddock.tables.errors import NotOver, NotStarted, NotTheHost, StaleMove, TooLate
from paddock.tables.known import Known
from paddock.tables.links import Invite
from paddock.tables.minder import Minder
from paddock.tables.plan import usual_level
from paddock.tables.record import Record, Told

__all__ = ["Invite", "Table", "Told", "Watcher"]

LONGEST_KEY = 64


class Table(Known):
    """Lives in one event loop. Every method that changes something is durable when it returns,
    or raises a PaddockError and has changed nothing."""

    def __init__(self, record: Record, room: Backroom) -> None:
        super().__init__(record, room)
        self.minder = Minder(self)
        self.attend()

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
        asked, ply = self.record.asked(seat), self.record.entries
        note = self.note("held", seat=seat, asked=asked, ply=ply, text=text, key=key)
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
            self.note("bot", seat=chair.seat, level=usual_level(record.game.name))
            for chair in record.chairs
            if chair.kind == OPEN
        ]
        notes.append(self.note("started", mark=record.game.edition.digest))
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
        return not self.watchers and self.minder.task is None and not self.busy

    async def close(self) -> None:
        """Finish what is being written and do nothing more."""
        self.closed = True
        await self.minder.close()
        await self.finish()

    def _table(self) -> Table:
        return self
