"""Input and output: a terminal with colours, or a pipe with plain lines."""

from __future__ import annotations

import os
import sys
import time
import unicodedata
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from paddock.games import package_of

# Never colour alone: shape and number are always beside it.
MARKS: Final = (
    ("●", "red"),
    ("■", "dodger_blue1"),
    ("▲", "green"),
    ("◆", "yellow"),
    ("★", "white on black"),
    ("⬢", "dark_orange"),
)
QUIET: Final = "bright_black"
PROMPT: Final = "> "


class PipeConsole(Console):
    """A console for which a closed pipe is no error."""

    def on_broken_pipe(self) -> None:
        """Stop silently."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


class Terminal:
    """One screen and one keyboard. `plain` leaves out what is only visual."""

    def __init__(self, plain: bool = False) -> None:
        for stream in (sys.stdout, sys.stderr):
            # a terminal that lacks a character shows a replacement
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.console = PipeConsole(highlight=False, markup=False, emoji=False)
        self.plain = plain or not self.console.is_terminal

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def has_keys(self) -> bool:
        """Whether a person uses an interactive terminal."""
        console = self.console
        return sys.stdin.isatty() and not self.plain and not console.is_dumb_terminal

    def show(self, *things: RenderableType) -> None:
        """Print things."""
        for thing in things:
            # In a pipe a sentence stays on one line, so that it can be searched.
            self.console.print(thing, soft_wrap=self.plain and isinstance(thing, Text | str))

    def glance(self, things: list[Text], seconds: float) -> None:
        """Show something for a while and erase it; in a pipe nothing can be erased."""
        if self.plain:
            self.show(*things)
            time.sleep(seconds)
            if self.console.is_terminal:
                self.wipe(sum(self.rows(thing) for thing in things))
            return
        with Live(Group(*things), console=self.console, transient=True, auto_refresh=False):
            time.sleep(seconds)

    def rows(self, thing: Text) -> int:
        """The number of screen lines of a sentence."""
        return max(1, -(-thing.cell_len // self.width))

    def wipe(self, rows: int) -> None:
        """Erase the last lines; where the cursor cannot move up, scroll them away."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
            return
        self.console.file.write(f"\x1b[{rows}F\x1b[J")
        self.console.file.flush()

    def ask(self) -> str:
        """The next typed line; EOFError at the end of input."""
        if sys.stdin.isatty():
            return input(PROMPT)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.show(PROMPT + clean(line))  # so that the output can be read by itself
        return line


def sign_of(game: str, side: int) -> tuple[str, str]:
    """The shape and colour of a player or team in a game."""
    return (package_of(game).signs or MARKS)[side] if game else MARKS[side]


def mark(side: int, game: str = "") -> Text:
    """The shape and start number of a player or team, in its colour."""
    sign, colour = sign_of(game, side)
    return Text(f"{sign} {side + 1}", style=f"bold {colour}")


def clean(text: str, most: int = 200) -> str:
    """Untrusted text without control characters."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text[:most])
    return " ".join(shown.split())
