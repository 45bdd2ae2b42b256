"""A match as text: the choices before it, the players, and every move with luck's outcomes.

A log is enough to replay the match in any build (`paddock.core.match`). The grammar is in
docs/notation.md.
"""

from __future__ import annotations

from typing import Final

from paddock.core.errors import BadLog, short
from paddock.core.seats import LUCK, MOST_SEATS

FORMAT: Final = "paddock log 1"
HIDDEN: Final = "?"
BACK: Final = "back"  # the seat takes back its last ply
ERASE: Final = "erase"  # the last ply was typed in wrongly, and is removed as if it had never been
UNDO: Final = "undo"  # the seat goes back to an earlier decision: `undo PLIES POSITION`
# What a log says about its luck, and whether the match counts
PROVENANCE: Final = ("prefix", "casual", "commitment", "word", "secret")
HEADINGS: Final = (
    *("game", "rules", "edition", "players", "preset", "option", "seat", "start"),
    *PROVENANCE,
)
REPEATED: Final = ("option", "seat", "word")
HEX: Final = 64  # hexadecimal digits of a commitment and of a secret
LONGEST_WORD: Final = 40  # characters of a player's word for the luck


class LogEntry:
    """One ply: who moved, and the move's text."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    def write(self) -> str:
        """The entry as a line of a log."""
        return f"{'*' if self.seat == LUCK else self.seat + 1} {self.text}"


class Log:
    """The content of a log file, not yet checked against the rules."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.edition = ""
        self.digest = ""  # of the edition
        self.players = 0
        self.preset = ""
        self.options: dict[str, str] = {}  # those that differ from the preset
        self.names: list[str] = []  # by seat
        self.start = ""  # the start position, if it is not the usual one
        self.prefix = 0  # the number of entries copied from another match
        self.casual = ""  # why the match counts for no record; empty: it counts
        self.commitment = ""  # the commitment to the secret of its luck, published before the start
        self.words: dict[int, str] = {}  # players' words for the luck, by seat
        self.secret = ""  # published when the match is over
        self.entries: list[LogEntry] = []

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
            log.entries.append(LogEntry(seat, " ".join(rest.split())))
            continue
        if head not in HEADINGS:
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
        log.edition, _, log.digest = rest.rpartition(" ")  # an edition's name may contain spaces
        if not log.edition:
            raise BadLog(f"{where}: edition is {short(rest)!r}, not a name and a digest")
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
    elif head in PROVENANCE:
        _read_provenance(log, where, head, rest)
    else:
        seat, _, name = rest.partition(" ")
        if _number(where, "seat", seat, 1, MOST_SEATS) != len(log.names) + 1:
            raise BadLog(f"{where}: seats are named in order; {len(log.names) + 1} is next")
        log.names.append(name.strip())


def _read_provenance(log: Log, where: str, head: str, rest: str) -> None:
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


def copy_provenance(log: Log, other: Log) -> None:
    """Copy what a log says about its luck, and whether the match counts."""
    other.prefix, other.casual = log.prefix, log.casual
    other.commitment, other.words, other.secret = log.commitment, log.words, log.secret


def kept(entries: list[LogEntry]) -> list[LogEntry]:
    """The entries without those that were taken back. An undo entry stays, because the position
    after it is another one (see `advance`).
    """
    plies: list[LogEntry] = []
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


def is_undo(entry: LogEntry) -> bool:
    """Whether the entry is an undo."""
    return entry.text.startswith(UNDO + " ")
