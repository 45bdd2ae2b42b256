"""A match in progress: its position and its log; playing, taking back, undoing and replaying."""

from __future__ import annotations

from paddock.core.errors import BadLog, NoTakeBack, PaddockError
from paddock.core.game import Game
from paddock.core.log import (
    BACK,
    ERASE,
    HIDDEN,
    UNDO,
    Log,
    LogEntry,
    copy_provenance,
    is_undo,
    kept,
)
from paddock.core.moves import Move
from paddock.core.state import State


class Match:
    """A position together with the log that led to it. Live tables and files use it; simulations
    use State alone.
    """

    def __init__(self, game: Game, names: list[str], start: State | None = None) -> None:
        self.game = game
        self.state = start if start is not None else game.start()
        self.log = Log()
        self.log.game = game.name
        self.log.rules = game.version
        self.log.edition = game.edition.name
        self.log.digest = game.edition.digest
        self.log.players = game.players
        self.log.preset = game.setup.preset
        self.log.options = game.setup.changed()
        self.log.names = names
        if start is not None:
            self.log.start = start.text()
        self.plies: list[LogEntry] = []  # the log without what was taken back
        # A checkpoint to replay from: the number of plies, and the position there.
        self.bases: list[tuple[int, str]] = [(0, self.log.start)]

    def play(self, seat: int, move: Move) -> None:
        """Check a move, apply it and write it down."""
        self.state.check(seat, move)
        self.state.play(seat, move)
        self._write(LogEntry(seat, move.text))

    def follow(self, entry: LogEntry) -> None:
        """Apply an entry of a log."""
        if entry.text == BACK:
            self.take_back(entry.seat)
        elif entry.text == ERASE:
            self.erase(entry)
        elif is_undo(entry):
            self.undo(entry)
        else:
            self.play(entry.seat, self.game.read(entry.text))

    def adopt(self, state: State, entries: list[LogEntry]) -> None:
        """Continue from a position that `entries`, checked and played on a copy, have reached."""
        assert state.ply == self.state.ply + len(entries), "these plies do not follow"
        self.state = state
        for entry in entries:
            self._write(entry)

    def _write(self, entry: LogEntry) -> None:
        self.log.entries.append(entry)
        self.plies.append(entry)

    def taking_back(self, seat: int) -> int:
        """The ply that `seat` may take back now, or -1.

        It is the seat's own last ply, nothing has been revealed since, and its choice is not
        finished: either the seat is still asked with nobody in between, or its answer is still
        sealed.
        """
        last = len(self.plies) - 1
        if self.state.phase.sealed:
            # An answer from before the match's start position is not in the log.
            first = max(0, len(self.plies) - int(self.state.ply - self.state.question_ply))
            for ply in range(last, first - 1, -1):
                if self.plies[ply].seat == seat:
                    return ply
        blind = self.state.learnt < self.state.ply
        if last >= 0 and blind and self.plies[last].seat == seat and self.state.waiting == [seat]:
            return last
        return -1

    def take_back(self, seat: int) -> None:
        """Take back the seat's last ply; the log keeps both entries."""
        ply = self.taking_back(seat)
        if ply < self.bases[-1][0]:
            raise NoTakeBack(f"seat {seat + 1} has nothing that can be taken back")
        del self.plies[ply]
        state = self.position_at(len(self.plies))
        state.news = self.state.news
        self.state = state
        self.log.entries.append(LogEntry(seat, BACK))

    def position_at(self, plies: int) -> State:
        """The position after that many plies, without those taken back."""
        first, text = next(base for base in reversed(self.bases) if base[0] <= plies)
        state = self.game.position(text) if text else self.game.start()
        for entry in self.plies[first:plies]:
            state.play(entry.seat, self.game.read(entry.text))
        return state

    def erase(self, entry: LogEntry) -> None:
        """Remove the last ply, whoever played it: for a match that is typed in."""
        if len(self.plies) <= self.bases[-1][0]:
            raise NoTakeBack("there is nothing to erase")
        self.plies.pop()
        state = self.position_at(len(self.plies))
        state.news = self.state.news
        self.state = state
        self.log.entries.append(entry)

    def decisions(self, seat: int) -> list[int]:
        """The plies at which a seat has decided something, the last one last."""
        return [ply for ply, entry in enumerate(self.plies) if entry.seat == seat]

    def undo(self, entry: LogEntry) -> None:
        """Go back to an earlier decision of the seat; the log keeps both lines of play.

        What the seat has learnt since must be useless, so cards that were hidden from it may be
        dealt differently: the entry contains the position. What the seat knew then stays as it was.
        """
        words = entry.text.split(" ", 2)
        plies = int(words[1]) if len(words) == 3 and words[1].isdecimal() else -1
        # In a `kept` log the decision itself is already removed.
        if plies != len(self.plies) and plies not in self.decisions(entry.seat):
            raise NoTakeBack(f"seat {entry.seat + 1} has not decided anything there")
        state = self.game.position(words[2])
        if state.text(entry.seat) != self.position_at(plies).text(entry.seat):
            raise NoTakeBack("this is not the position that the seat goes back to")
        state.news = self.state.news
        self.state = state
        del self.plies[plies:]
        while len(self.bases) > 1 and self.bases[-1][0] >= plies:
            self.bases.pop()
        self.bases.append((plies, words[2]))
        self.log.entries.append(entry)


def replay(game: Game, log: Log, source: str = "log") -> Match:
    """Replay a log, checking every move. `game` is the one that the log names."""
    try:
        start = game.position(log.start) if log.start else None
    except PaddockError as error:
        raise BadLog(f"{source}: start: {error}") from None
    match = Match(game, log.names, start)
    copy_provenance(log, match.log)
    for number, entry in enumerate(log.entries, 1):
        if HIDDEN in entry.text:
            raise BadLog(
                f"{source}: ply {number} is hidden: this is one seat's log, not the match's"
            )
        try:
            match.follow(entry)
        except BadLog:
            raise
        except PaddockError as error:
            raise BadLog(f"{source}: ply {number}: {error}") from None
    return match


def advance(state: State, entry: LogEntry) -> State:
    """The position after an entry of a `kept` log; mostly the same object."""
    if not is_undo(entry):
        state.play(entry.seat, state.game.read(entry.text))
        return state
    other = state.game.position(entry.text.split(" ", 2)[2])
    other.news = state.news
    return other


def seen_by(log: Log, game: Game, viewer: int) -> Log:
    """The log as `viewer` may read it, with `?` for what was hidden from that seat.

    Plies that were taken back are left out: nobody else ever knew them.
    """
    state = game.position(log.start) if log.start else game.start()
    entries: list[LogEntry] = []
    for entry in kept(log.entries):
        if is_undo(entry):
            state = advance(state, entry)
            undone = entry.text.split(" ", 2)[1]
            entries.append(LogEntry(entry.seat, f"{UNDO} {undone} {state.live_text(viewer)}"))
            continue
        move = game.read(entry.text)
        entries.append(LogEntry(entry.seat, state.redacted(viewer, entry.seat, move)))
        state.play(entry.seat, move)
    if state.phase.sealed:  # sealed answers to the open question
        first = max(0, len(entries) - int(state.ply - state.question_ply))
        for ply in range(first, len(entries)):
            if entries[ply].seat != viewer:
                entries[ply] = LogEntry(entries[ply].seat, HIDDEN)
    seen = Log()
    seen.game, seen.rules = log.game, log.rules
    seen.edition, seen.digest = log.edition, log.digest
    seen.players, seen.preset = log.players, log.preset
    seen.options, seen.names = log.options, log.names
    copy_provenance(log, seen)
    seen.secret = ""  # the log of one seat is that of a running match
    if log.start:
        seen.start = game.position(log.start).text(viewer)
    seen.entries = entries
    return seen
