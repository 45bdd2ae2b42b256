"""`paddock check`: checks every part of every game, or an edition file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from paddock.cli.checks import CHECKS, Finding
from paddock.cli.checks import run as run_check
from paddock.cli.checks.totals import totals
from paddock.cli.terminal.console import QUIET, Terminal
from paddock.core.errors import BadEdition, UnknownGame
from paddock.core.title import Title
from paddock.shelf import read_edition, title, titles

INCOMPLETE = 1
BAD_FILE = 2
WIDTH = 80
LABEL = 14  # columns for the names of the checks
LEGEND = "✓ tried out   · a default serves   – not to be looked for here   ✗ wrong"
STYLES = {"✓": "green", "·": "cyan", "–": QUIET, "✗": "bold red"}


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("check", help="try out every part of a game, or an edition file")
    parser.add_argument("--game", metavar="NAME", help="only this game")
    parser.add_argument("--edition", type=Path, metavar="FILE", help="check an edition file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check games or an edition."""
    if args.edition is not None:
        return check_edition(args.game, args.edition)
    return check_games([title(args.game)] if args.game else titles())


def check_games(titles: list[Title]) -> int:
    """Print a table, a row for each check and a column for each game, and the faults below it."""
    terminal = Terminal()
    found = {
        one.name: {name: run_check(check, one) for name, check in CHECKS.items()} for one in titles
    }
    for names in blocks(list(found)):
        terminal.show(table_of({name: found[name] for name in names}))
    notes = [
        f"{game}: {check}: {note}"
        for game, findings in found.items()
        for check, finding in findings.items()
        for note in (finding.notes if len(titles) == 1 else finding.faults)
    ]
    terminal.show(*(Text(note) for note in notes), Text(LEGEND, QUIET))
    faults = any(one.faults for findings in found.values() for one in findings.values())
    return INCOMPLETE if faults else 0


def blocks(names: list[str]) -> list[list[str]]:
    """The games in as many tables as the width needs."""
    found: list[list[str]] = [[]]
    for name in names:
        if sum(len(one) + 3 for one in [*found[-1], name]) > WIDTH - LABEL and found[-1]:
            found.append([])
        found[-1].append(name)
    return found


def table_of(found: dict[str, dict[str, Finding]]) -> Table:
    """One table."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("", no_wrap=True)
    for game in found:
        table.add_column(game, justify="center", no_wrap=True)
    for check in CHECKS:
        signs = [findings[check].sign for findings in found.values()]
        table.add_row(check, *(Text(sign, STYLES[sign]) for sign in signs))
    return table


def check_edition(game: str | None, path: Path) -> int:
    """Print what is wrong and where in one line, or the totals of a correct file."""
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
    """The game in whose folder the file is, or the only one there is."""
    for one in titles():
        if one.name in path.absolute().parts:
            return one
    if len(titles()) == 1:
        return titles()[0]
    names = ", ".join(one.name for one in titles())
    raise UnknownGame(f"{path}: an edition of which game? say --game with one of {names}")
