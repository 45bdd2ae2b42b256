"""`paddock check`: every game has every part, and an edition file is complete."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from paddock.cli.checks import CHECKS, totals
from paddock.cli.terminal.console import Terminal
from paddock.core.errors import BadEdition, UnknownGame
from paddock.core.title import Title
from paddock.shelf import read_edition, title, titles

INCOMPLETE = 1
BAD_FILE = 2


def add(commands: Any) -> None:
    parser = commands.add_parser("check", help="see that games or an edition are complete")
    parser.add_argument("--game", metavar="NAME", help="only this game")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="check an edition file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.edition is not None:
        return check_edition(args.game, args.edition)
    return check_games([title(args.game)] if args.game else titles())


def check_games(titles: list[Title]) -> int:
    """A table of games and checks, and below it what is missing."""
    terminal = Terminal()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)  # twelve columns in 80 columns
    table.add_column("", no_wrap=True)
    for name in CHECKS:
        table.add_column(name, justify="center")
    missing: list[str] = []
    for one in titles:
        found = {name: one_check(one) for name, one_check in CHECKS.items()}
        signs = [
            Text("✗", "bold red") if faults else Text("✓", "green") for faults in found.values()
        ]
        table.add_row(one.name, *signs)
        for name, faults in found.items():
            missing += [f"{one.name}: {name}: {fault}" for fault in faults]
    terminal.show(table, *(Text(line) for line in missing))
    return INCOMPLETE if missing else 0


def check_edition(game: str | None, path: Path) -> int:
    """One line that says what is wrong and where, or the totals of a good file."""
    known = title(game) if game else guess(path)
    try:
        edition = read_edition(known, path)
        known.check_edition(edition)
    except BadEdition as error:
        print(error, file=sys.stderr)
        return BAD_FILE
    terminal = Terminal(plain=True)
    terminal.show(Text(f"{path}: a complete edition of {known.name}, mark {edition.digest}"))
    terminal.show(*(Text(f"  {line}") for line in totals(edition)))
    return 0


def guess(path: Path) -> Title:
    """The game in whose folder the file lies, or the only one there is."""
    for one in titles():
        if one.name in path.absolute().parts:
            return one
    if len(titles()) == 1:
        return titles()[0]
    names = ", ".join(one.name for one in titles())
    raise UnknownGame(f"{path}: an edition of which game? say --game with one of {names}")
