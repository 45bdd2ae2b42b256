"""Stepping through a match with the keys of the replay page."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from paddock.cli.terminal.console import QUIET, Terminal
from paddock.cli.terminal.keys import CLOSED, Keys
from paddock.cli.terminal.screens import screen_for
from paddock.cli.terminal.telling import Retelling
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.i18n import say
from paddock.i18n.telling import OPEN, player_name

STEP: Final = 1.1  # seconds between two steps at the normal speed, as on the page
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
LEAST_TOLD: Final = 5  # log lines beside a table
LEAVE: Final = ("q", "Q", "escape", CLOSED)
ALTERNATE, NORMAL = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"  # switch to the alternate screen
HOME, REST, BELOW = "\x1b[H", "\x1b[K", "\x1b[J"  # move the cursor home; erase the rest


@dataclass
class Moment:
    """The match after a ply: the position, and the lines about that ply."""

    state: State
    lines: list[RenderableType]


def moments(retelling: Retelling, terminal: Terminal) -> list[Moment]:
    """Every moment of the match for its viewer, the first before anything was played."""
    state = retelling.begin()
    found = [Moment(state.clone(), [])]
    for ply, entry in enumerate(retelling.entries, 1):
        state, lines = retelling.play_lines(state, ply, entry, terminal)
        found.append(Moment(state.clone(), lines))
    return found


def steps(retelling: Retelling) -> list[int]:
    """The plies to stop at: outcomes of deck and dice belong to the move before."""
    entries = retelling.entries
    ends = [n for n in range(1, len(entries)) if entries[n].seat != LUCK]
    return [0, *ends, len(entries)]


class ReplayScreen:
    """One moment on the screen, and the keys that move to another."""

    def __init__(self, retelling: Retelling, terminal: Terminal) -> None:
        self.retelling = retelling
        self.terminal = terminal
        self.language = retelling.language
        self.moments = moments(retelling, terminal)
        self.steps = steps(retelling)
        self.ply = 0
        self.running = False
        self.speed = 1.0

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.moments) - 1

    # Keys

    def run(self) -> None:
        """Run until the user quits. The terminal is always restored."""
        out = sys.stdout
        with Keys() as keys:
            out.write(ALTERNATE)
            try:
                self.wind(keys)
            finally:
                out.write(NORMAL)
                out.flush()

    def wind(self, keys: Keys) -> None:
        """Read keys and move."""
        due = time.monotonic()
        while True:
            self.draw()
            left = max(0.0, due - time.monotonic()) if self.running else None
            key = keys.read(left)
            if key in LEAVE:
                return
            if key == "interrupt":
                raise KeyboardInterrupt
            if key:
                ran = self.running
                self.press(key)
                if self.running and not ran:
                    due = time.monotonic()
            elif self.running:
                self.go_on()
                due = time.monotonic() + STEP / self.speed

    def press(self, key: str) -> None:
        """The effect of a key. A manual step ends automatic playing."""
        ways = {
            "left": self.before(),
            "right": self.after(),
            "shift-left": max(0, self.ply - 1),
            "shift-right": min(self.last, self.ply + 1),
            "home": 0,
            "end": self.last,
        }
        if key in ways:
            self.running = False
            self.ply = ways[key]
        elif key == "space":
            self.running = not self.running
            if self.running and self.ply == self.last:
                self.ply = 0
        elif key in ("+", "-"):
            at = SPEEDS.index(self.speed) + (1 if key == "+" else -1)
            self.speed = SPEEDS[max(0, min(at, len(SPEEDS) - 1))]
        elif key.isdecimal() and int(key) <= self.retelling.game.players:
            self.look_through(int(key) - 1 if int(key) else OPEN)

    def go_on(self) -> None:
        """One step of automatic playing; it ends with the match."""
        self.ply = self.after()
        self.running = self.ply < self.last

    def before(self) -> int:
        """The step before."""
        return max((one for one in self.steps if one < self.ply), default=0)

    def after(self) -> int:
        """The step after."""
        return min((one for one in self.steps if one > self.ply), default=self.last)

    def look_through(self, viewer: int) -> None:
        """Change the viewpoint at the same moment."""
        self.retelling.viewer = viewer
        self.moments = moments(self.retelling, self.terminal)

    # Drawing

    def draw(self) -> None:
        """Draw the table, the last log lines and the position in the match, as far as there is
        room.
        """
        console = self.terminal.console
        height = max(3, console.height)
        bar = self.render(self.bar())
        table = self.table(self.terminal.plain)
        if len(table) > height - len(bar) - LEAST_TOLD:
            table = self.table(plain=True)  # a line for each side
        table = table[: height - len(bar)]
        room = height - len(bar) - len(table)
        said = self.lines_before(room - 1) if room > 1 else []
        blank: list[Segment] = []
        lines = [*table, *([blank] if said else []), *said]
        lines += [blank] * (height - len(bar) - len(lines))
        with console.capture() as captured:
            for line in [*lines, *bar]:
                console.print(Segments([*line, Segment.line()]))
        rows = captured.get().rstrip("\n").split("\n")
        sys.stdout.write(HOME + "\r\n".join(f"{row}{REST}" for row in rows) + BELOW)
        sys.stdout.flush()

    def table(self, plain: bool) -> list[list[Segment]]:
        """The table."""
        telling = self.retelling
        width = self.terminal.width
        screen = screen_for(self.language, telling.game, telling.names, width, plain)
        view = self.moments[self.ply].state.view(telling.watching)
        return [row for line in screen.table(view) for row in self.render(line)]

    def lines_before(self, most: int) -> list[list[Segment]]:
        """The last log lines before this moment, as many as there is room for."""
        found: list[list[Segment]] = []
        ply = self.ply
        while ply > 0 and len(found) < most:
            found = [row for one in self.moments[ply].lines for row in self.render(one)] + found
            ply -= 1
        return found[max(0, len(found) - most) :]

    def render(self, thing: RenderableType) -> list[list[Segment]]:
        """A thing as screen lines."""
        return self.terminal.console.render_lines(thing, pad=False)

    def bar(self) -> Text:
        """The position in the match, the viewpoint, and the keys."""
        width = max(10, self.terminal.width)
        sign = "▶" if self.running else "‖"
        count = f" {sign} {self.ply} / {self.last}  {self.speed:g}×  {self.eyes()}"
        done = round((width - 1) * self.ply / max(1, self.last))
        line = Text("━" * done, "bold") + Text("●", "bold red") + Text("─" * (width - 1 - done))
        keys = say(self.language, "replay-keys", players=self.retelling.game.players)
        return Text("\n").join([line, Text(count, "bold"), Text(f" {keys}", QUIET)])

    def eyes(self) -> str:
        """The name of the viewpoint."""
        viewer = self.retelling.viewer
        if viewer == OPEN:
            return say(self.language, "replay-eyes-all")
        name = player_name(self.language, self.retelling.names, viewer)
        return say(self.language, "replay-eyes-of", name=name)
