"""A match as text: what was chosen, who sat where, and every move with luck's outcomes.

A log is enough to play the match again, in any build. The grammar is in docs/notation.md.
"""

from __future__ import annotations

from typing import Final

from paddock.core.errors import BadLog, NoTakeBack, PaddockError
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.notation import short
from paddock.core.seats import LUCK, MOST_SEATS
from paddock.core.state import State

FORMAT: Final = "paddock log 1"
HIDDEN: Final = "?"
BACK: Final = "back"  # takes back the last ply of the seat that says it
ERASE: Final = "erase"  # the last ply was typed in wrongly: as if it had never been there
UNDO: Final = "undo"  # goes back to an earlier decision of that seat: `undo PLIES POSITION`
HEADERS: Final = (
    *("game", "rules", "edition", "players", "preset", "option", "seat", "start"),
    *("prefix", "casual", "commitment", "word", "secret"),
)
REPEATED: Final = ("option", "seat", "word")
HEX: Final = 64  # digits of a commitment and of a secret
LONGEST_WORD: Final = 40  # characters that a player may add to the luck


class Entry:
    """One ply: who moved, and the move's text."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    def write(self) -> str:
        """The entry as a line of a log."""
        return f"{'*' if self.seat == LUCK else self.seat + 1} {self.text}"


class Log:
    """What a log file says; nothing in it has been checked against the rules yet."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.edition = ""
        self.digest = ""  # of the edition's facts
        self.players = 0
        self.preset = ""
        self.options: dict[str, str] = {}  # those that differ from the preset
        self.names: list[str] = []  # by seat
        self.start = ""  # a position, when the match did not begin at the beginning
        self.prefix = 0  # so many entries come from another match
        self.casual = ""  # why the match counts for no record; empty: it counts
        self.commitment = ""  # to the secret of its luck, published before the start
        self.words: dict[int, str] = {}  # what players have added to the luck, by seat
        self.secret = ""  # known when the match is over
        self.entries: list[Entry] = []

    def write(self) -> str:
        """The whole log as text."""
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"edition {self.edition} {self.digest}",
            f"players {self.players}",
            f"preset {self.preset}",
        ]
        lines += [f"option {name}={value}" for name, value in self.options.items()]
        lines += [f"seat {seat + 1} {name}" for seat, name in enumerate(self.names)]
        if self.start:
            lines.append(f"start {self.start}")
        if self.prefix:
            lines.append(f"prefix {self.prefix}")
        if self.casual:
            lines.append(f"casual {self.casual}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"word {seat + 1} {word}" for seat, word in sorted(self.words.items())]
        if self.secret:
            lines.append(f"secret {self.secret}")
        lines.append("")
        lines += [entry.write() for entry in self.entries]
        return "\n".join(lines) + "\n"


def read_log(text: str, source: str = "log") -> Log:
    """The inverse of `Log.write`. Blank lines and lines that begin with # are skipped."""
    log = Log()
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadLog(f"{source}:1: the first line is not {FORMAT!r}")
    seen: set[str] = set()
    for number, line in enumerate(lines[1:], 2):
        words = line.split(maxsplit=1)
        if not words or words[0].startswith("#"):
            continue
        where = f"{source}:{number}"
        head, rest = words[0], words[1].strip() if len(words) > 1 else ""
        if not rest:
            raise BadLog(f"{where}: {short(head)!r} stands alone")
        if head == "*" or head.isdecimal():
            if "players" not in seen:
                raise BadLog(f"{where}: a move before the number of players")
            seat = LUCK if head == "*" else _number(where, "seat", head, 1, log.players) - 1
            log.entries.append(Entry(seat, " ".join(rest.split())))
            continue
        if head not in HEADERS:
            raise BadLog(f"{where}: {short(head)!r} is neither a seat, * nor a heading")
        if log.entries:
            raise BadLog(f"{where}: heading {head!r} after the first move")
        if head in seen and head not in REPEATED:
            raise BadLog(f"{where}: {head} is given twice")
        seen.add(head)
        _read_heading(log, where, head, rest)
    for head in ("game", "rules", "edition", "players", "preset"):
        if head not in seen:
            raise BadLog(f"{source}: heading {head!r} is missing")
    return log


def _read_heading(log: Log, where: str, head: str, rest: str) -> None:
    if head == "game":
        log.game = rest
    elif head == "rules":
        log.rules = _number(where, "rules", rest, 1, 10**6)
    elif head == "edition":
        log.edition, _, log.digest = rest.rpartition(" ")  # an edition's name may have blanks
        if not log.edition:
            raise BadLog(f"{where}: edition is {short(rest)!r}, not a name and a mark")
    elif head == "players":
        log.players = _number(where, "players", rest, 1, MOST_SEATS)
    elif head == "preset":
        log.preset = rest
    elif head == "start":
        log.start = rest
    elif head == "option":
        name, equals, value = rest.partition("=")
        if not equals or name in log.options:
            raise BadLog(f"{where}: {short(rest)!r} is not name=value, once")
        log.options[name] = value
    elif head in ("prefix", "casual", "commitment", "word", "secret"):
        _read_luck(log, where, head, rest)
    else:
        seat, _, name = rest.partition(" ")
        if _number(where, "seat", seat, 1, MOST_SEATS) != len(log.names) + 1:
            raise BadLog(f"{where}: seats are named in order; {len(log.names) + 1} is next")
        log.names.append(name.strip())


def _read_luck(log: Log, where: str, head: str, rest: str) -> None:
    if head == "prefix":
        log.prefix = _number(where, "prefix", rest, 0, 10**6)
    elif head == "casual":
        log.casual = rest
    elif head == "word":
        number, _, word = rest.partition(" ")
        seat = _number(where, "seat", number, 1, MOST_SEATS) - 1
        if seat in log.words or not 0 < len(word.strip()) <= LONGEST_WORD:
            raise BadLog(f"{where}: {short(rest)!r} is not one short word of a seat")
        log.words[seat] = word.strip()
    elif len(rest) != HEX or not all(one in "0123456789abcdef" for one in rest):
        raise BadLog(f"{where}: {head} is {short(rest)!r}, not {HEX} hexadecimal digits")
    elif head == "commitment":
        log.commitment = rest
    else:
        log.secret = rest


def _number(where: str, what: str, text: str, least: int, most: int) -> int:
    if not text.isdecimal() or len(text) > 7 or not least <= int(text) <= most:
        raise BadLog(f"{where}: {what} is {short(text)!r}, not {least} to {most}")
    return int(text)


class Match:
    """A position together with the log that led to it: the one way to play for keeps."""

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
        self.plies: list[Entry] = []  # the log without what was taken back
        # From where plies can be played again: so many plies in, and the position there.
        self.bases: list[tuple[int, str]] = [(0, self.log.start)]

    def play(self, seat: int, move: Move) -> None:
        """Check a move, apply it and write it down."""
        self.state.check(seat, move)
        self.state.play(seat, move)
        self._write(Entry(seat, move.text))

    def follow(self, entry: Entry) -> None:
        """Do what an entry of a log says."""
        if entry.text == BACK:
            self.take_back(entry.seat)
        elif entry.text == ERASE:
            self.erase(entry)
        elif entry.text.startswith(UNDO + " "):
            self.undo(entry)
        else:
            self.play(entry.seat, self.game.read(entry.text))

    def adopt(self, state: State, entries: list[Entry]) -> None:
        """Go on from a position that `entries`, checked and played on a copy, have led to."""
        assert state.ply == self.state.ply + len(entries), "these plies do not follow"
        self.state = state
        for entry in entries:
            self._write(entry)

    def _write(self, entry: Entry) -> None:
        self.log.entries.append(entry)
        self.plies.append(entry)

    def taking_back(self, seat: int) -> int:
        """The ply that `seat` may take back now, or -1.

        It is the seat's own, nothing has been learnt since, and its choice is not finished: either
        the seat is still asked with nobody in between, or its answer is still sealed.
        """
        last = len(self.plies) - 1
        if self.state.phase.sealed:
            # An answer from before the position that the match began with is not in the log.
            first = max(0, len(self.plies) - int(self.state.ply - self.state.question_ply))
            for ply in range(last, first - 1, -1):
                if self.plies[ply].seat == seat:
                    return ply
        blind = self.state.learnt < self.state.ply
        if last >= 0 and blind and self.plies[last].seat == seat and self.state.waiting == [seat]:
            return last
        return -1

    def take_back(self, seat: int) -> None:
        """Undo the seat's last ply; the log keeps both."""
        ply = self.taking_back(seat)
        if ply < self.bases[-1][0]:
            raise NoTakeBack(f"seat {seat + 1} has nothing that can be taken back")
        del self.plies[ply]
        state = self.position_at(len(self.plies))
        state.news = self.state.news
        self.state = state
        self.log.entries.append(Entry(seat, BACK))

    def position_at(self, plies: int) -> State:
        """The position after so many of the plies that still count."""
        first, text = next(base for base in reversed(self.bases) if base[0] <= plies)
        state = self.game.position(text) if text else self.game.start()
        for entry in self.plies[first:plies]:
            state.play(entry.seat, self.game.read(entry.text))
        return state

    def erase(self, entry: Entry) -> None:
        """Forget the last ply, whoever played it: for a match that is typed in."""
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

    def undo(self, entry: Entry) -> None:
        """Go back to an earlier decision of the seat; the log keeps both lines.

        What the seat has learnt since must be of no use to it, so what was hidden from it may lie
        otherwise than before: the entry says how. What the seat knew then stays as it was.
        """
        words = entry.text.split(" ", 2)
        plies = int(words[1]) if len(words) == 3 and words[1].isdecimal() else -1
        # In a `kept` log the decision itself is gone already.
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
    """Play a log again, checking every move. The game is the one that the log names."""
    try:
        start = game.position(log.start) if log.start else None
    except PaddockError as error:
        raise BadLog(f"{source}: start: {error}") from None
    match = Match(game, log.names, start)
    copy_headings(log, match.log)
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


def copy_headings(log: Log, other: Log) -> None:
    """What a log says of its luck and its worth besides the moves."""
    other.prefix, other.casual = log.prefix, log.casual
    other.commitment, other.words, other.secret = log.commitment, log.words, log.secret


def kept(entries: list[Entry]) -> list[Entry]:
    """A log's plies without those that were taken back. Where a seat went back to an earlier
    decision, that entry stays: the position after it is another one (see `advance`)."""
    plies: list[Entry] = []
    for entry in entries:
        if is_undo(entry):
            left, found = int(entry.text.split(" ", 2)[1]), 0
            while found < len(plies) and (left or is_undo(plies[found])):
                left -= not is_undo(plies[found])
                found += 1
            while found and is_undo(plies[found - 1]):
                found -= 1
            plies[found:] = [entry]
            continue
        if entry.text == ERASE:
            del plies[-1:]
            continue
        if entry.text != BACK:
            plies.append(entry)
            continue
        for ply in range(len(plies) - 1, -1, -1):
            if plies[ply].seat == entry.seat:
                del plies[ply]
                break
    return plies


def is_undo(entry: Entry) -> bool:
    """Whether a seat goes back to an earlier decision."""
    return entry.text.startswith(UNDO + " ")


def advance(state: State, entry: Entry) -> State:
    """The position after an entry of a `kept` log; mostly the same object."""
    if not is_undo(entry):
        state.play(entry.seat, state.game.read(entry.text))
        return state
    other = state.game.position(entry.text.split(" ", 2)[2])
    other.news = state.news
    return other


def seen_by(match: Log, game: Game, viewer: int) -> Log:
    """The same log as `viewer` may read it, with `?` for what was hidden from that seat.

    What was taken back is left out: nobody else ever knew of it.
    """
    state = game.position(match.start) if match.start else game.start()
    seen: list[Entry] = []
    for entry in kept(match.entries):
        if is_undo(entry):
            state = advance(state, entry)
            undone = entry.text.split(" ", 2)[1]
            seen.append(Entry(entry.seat, f"{UNDO} {undone} {state.live_text(viewer)}"))
            continue
        move = game.read(entry.text)
        seen.append(Entry(entry.seat, state.redacted(viewer, entry.seat, move)))
        state.play(entry.seat, move)
    if state.phase.sealed:  # answers to the question that is still open
        for ply in range(max(0, len(seen) - int(state.ply - state.question_ply)), len(seen)):
            if seen[ply].seat != viewer:
                seen[ply] = Entry(seen[ply].seat, HIDDEN)
    log = Log()
    log.game, log.rules = match.game, match.rules
    log.edition, log.digest = match.edition, match.digest
    log.players, log.preset = match.players, match.preset
    log.options, log.names = match.options, match.names
    copy_headings(match, log)
    log.secret = ""  # one seat's log is that of a match that goes on
    if match.start:
        log.start = game.position(match.start).text(viewer)
    log.entries = seen
    return log
