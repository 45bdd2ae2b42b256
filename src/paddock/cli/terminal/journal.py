"""The log file of a match in a terminal: every ply is on disk before the next."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO

from paddock.core.errors import BadLog
from paddock.core.log import Log, LogEntry, read_log
from paddock.core.match import Match

NOTE = "# play "  # who sits where; a comment, because it is no part of the match


def read_file(path: Path) -> str:
    """The text of a file; an error in one line if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadLog(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadLog(f"{path}: not UTF-8 text") from None


def default_path(game: str) -> Path:
    """The default place of log files."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    now = time.strftime("%Y%m%d-%H%M%S")
    folder = Path(home) / "paddock"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        pass  # then the file cannot be written either, which is reported
    for extra in ("", *(f"-{n}" for n in range(2, 1000))):
        path = folder / f"{game}-{now}{extra}.log"
        if not path.exists():
            return path
    return path


class AppendOnlyFile:
    """An append-only file. A line counts when it ends with a line break."""

    def __init__(self, path: Path, file: IO[str]) -> None:
        self.path = path
        self.file = file

    @classmethod
    def begin(cls, path: Path, match: Match, note: str) -> AppendOnlyFile:
        """A new file with the headings; an existing one is never overwritten."""
        try:
            file = path.open("x", encoding="utf-8")
        except FileExistsError:
            raise BadLog(f"{path}: exists already; go on with --resume, or name another") from None
        except OSError as error:
            raise BadLog(f"{path}: {error.strerror}") from None
        journal = cls(path, file)
        journal.write(match.log.write() + NOTE + note + "\n")
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[AppendOnlyFile, Log, str]:
        """Open a file to continue it; also its log and its note."""
        text = read_file(path)
        whole = text[: text.rfind("\n") + 1]  # a last line without line break was never played
        log = read_log(whole, str(path))
        try:
            if whole != text:
                os.truncate(path, len(whole.encode()))
            file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadLog(f"{path}: {error.strerror}") from None
        notes = [line for line in whole.splitlines() if line.startswith(NOTE)]
        return cls(path, file), log, notes[0].removeprefix(NOTE) if notes else ""

    def add(self, entry: LogEntry) -> None:
        """Append an entry."""
        self.write(entry.write() + "\n")

    def write(self, text: str) -> None:
        """Append a text."""
        try:
            self.file.write(text)
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise BadLog(f"{self.path}: {error.strerror}") from None
