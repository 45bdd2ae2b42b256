"""Checks what people see of a game besides its page: its drawing and its terminal screen."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree

from rich.console import Console

from paddock import drawing
from paddock.cli.checks.finding import FINE, Finding, faulty
from paddock.cli.checks.positions import positions
from paddock.cli.terminal.screens import screen_for
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games import package_of

LOOKS: Final = 4  # positions to check
COLUMNS: Final = 80
NAMES: Final = ["Ann", "Bruno", "Cleo", "Dora", "Émile", "Fay"]
PAINT: Final = re.compile(r'(?:fill|stroke)="(?!#|none"|url\(#|currentColor")([^"]*)"')
RAW: Final = re.compile(r"\{'|\['|\{\s?\$|&#39;: ")  # signs of Python or Fluent objects in a text


def viewers(state: State) -> list[int]:
    """A seat and a spectator."""
    return [0, NOBODY] if state.game.players > 1 else [0]


def check_drawing(title: Title) -> Finding:
    """A board for a seat and for a spectator, by day and by night, a sheet and a poster."""
    for state in positions(title, LOOKS):
        for seat in viewers(state):
            for theme in ("light", "dark"):
                svg = drawing.board(state.view(seat), NAMES[: state.game.players], theme=theme)
                ElementTree.fromstring(svg)
                if strange := PAINT.search(svg):
                    return faulty(f"{strange[1]!r} is no colour of paddock.drawing.theme")
    ElementTree.fromstring(drawing.sheet(title.name))
    if "<svg" not in drawing.poster(title.name):
        return faulty("there is no poster")
    own = package_of(title.name).drawing is not None
    return FINE if own else Finding(default="the card with the facts")


def check_terminal(title: Title) -> Finding:
    """The table and the choices fit 80 columns and contain no raw data."""
    for state in positions(title, LOOKS):
        game = state.game
        screen = screen_for("en", game, NAMES[: game.players], COLUMNS, False)
        for seat in viewers(state):
            lines = printed(screen.table(state.view(seat)))
            if not any(line.strip() for line in lines):
                return faulty("nothing is printed")
            if raw := [line for line in lines if RAW.search(line)]:
                return faulty(f"raw data is printed: {raw[0][:40]}…")
        for seat in state.waiting:
            if seat >= 0 and not screen.items(state, state.view(seat)):
                return faulty(f"seat {seat + 1} is asked, but no choice is listed")
    own = package_of(title.name).terminal is not None
    return FINE if own else Finding(default="the table of facts")


def printed(things: Sequence[object]) -> list[str]:
    """The text that a terminal would show."""
    out = io.StringIO()
    console = Console(file=out, width=COLUMNS, no_color=True, markup=False, emoji=False)
    for thing in things:
        console.print(thing)
    return [line.rstrip() for line in out.getvalue().splitlines()]
