"""Single key presses, without Enter."""

from __future__ import annotations

import os
import select
import sys
import time
from types import TracebackType
from typing import Any, Final

# What terminals send for a key, and our name for it.
SEQUENCES: Final = {
    "\x1b[D": "left",
    "\x1b[C": "right",
    "\x1bOD": "left",
    "\x1bOC": "right",
    "\x1b[1;2D": "shift-left",
    "\x1b[1;2C": "shift-right",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1bOH": "home",
    "\x1bOF": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[7~": "home",
    "\x1b[8~": "end",
    "\x1b": "escape",
    "\x03": "interrupt",
    "\x04": "close",
    " ": "space",
}
# The same for the Windows console: a first character that announces a second one.
CONSOLE: Final = {"K": "left", "M": "right", "G": "home", "O": "end", "s": "left", "t": "right"}
CLOSED: Final = "close"  # the end of input


class Keys:
    """The keyboard in single-key mode; restored afterwards."""

    def __init__(self) -> None:
        self.pending = ""
        self.before: Any = None

    def __enter__(self) -> Keys:
        if sys.platform != "win32":
            import termios
            import tty

            self.before = termios.tcgetattr(sys.stdin.fileno())
            tty.setcbreak(sys.stdin.fileno())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if sys.platform != "win32":
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self.before)

    def read(self, seconds: float | None) -> str:
        """The name of the next key, or its character; empty if none came in that time."""
        if sys.platform == "win32":
            return self._read_console(seconds)
        if not self.pending:
            if not self._wait(seconds):
                return ""
            data = os.read(sys.stdin.fileno(), 1024)
            if not data:
                return CLOSED
            self.pending = data.decode("utf-8", "replace")
        # A slow connection may split the characters of one key.
        while self._is_cut() and self._wait(0.05):
            self.pending += os.read(sys.stdin.fileno(), 1024).decode("utf-8", "replace")
        return self._next()

    def _wait(self, seconds: float | None) -> bool:
        return bool(select.select([sys.stdin.fileno()], [], [], seconds)[0])

    def _is_cut(self) -> bool:
        return any(one.startswith(self.pending) and one != self.pending for one in SEQUENCES)

    def _next(self) -> str:
        """Take the longest known key; an unknown sequence is discarded."""
        fitting = [one for one in SEQUENCES if self.pending.startswith(one)]
        known = max(fitting, key=len, default=self.pending[0])
        if known == "\x1b" and len(self.pending) > 1:
            self.pending = ""
            return "unknown"
        self.pending = self.pending[len(known) :]
        return SEQUENCES.get(known, known)

    def _read_console(self, seconds: float | None) -> str:
        import msvcrt

        console: Any = msvcrt
        end = None if seconds is None else time.monotonic() + seconds
        while not console.kbhit():
            if end is not None and time.monotonic() >= end:
                return ""
            time.sleep(0.02)
        sign = str(console.getwch())
        if sign in ("\x00", "\xe0"):
            return CONSOLE.get(str(console.getwch()), "unknown")
        return SEQUENCES.get(sign, sign)
