"""`paddock replay`: replay a log and check every move of it.

In a terminal it is stepped through with keys; in a pipe, or in part, it is printed as sentences.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from paddock.cli.terminal import seating
from paddock.cli.terminal.console import Terminal
from paddock.cli.terminal.journal import read_file
from paddock.cli.terminal.replay_screen import ReplayScreen
from paddock.cli.terminal.telling import Retelling
from paddock.core.errors import BadOption
from paddock.core.log import kept, read_log
from paddock.i18n import languages
from paddock.i18n.telling import OPEN
from paddock.shelf import load_log


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", help="wind through a log, or tell it in sentences")
    parser.add_argument("file", type=Path, metavar="FILE", help="a log")
    parser.add_argument("--from", type=int, dest="first", metavar="PLY", help="tell from this ply")
    parser.add_argument("--until", type=int, metavar="PLY", help="tell up to this ply")
    parser.add_argument("--ply", type=int, metavar="PLY", help="show the table after this ply")
    parser.add_argument("--seat", type=int, metavar="N", help="through the eyes of one seat")
    parser.add_argument("--edition", metavar="E", help="the edition file, if it is one's own")
    parser.add_argument("--json", action="store_true", help="for programs; seats count from 0")
    parser.add_argument("--plain", action="store_true", help="lines of text only, as in a pipe")
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(languages())}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Replay a log."""
    language = seating.choose_language(args.lang)
    source = str(args.file)
    log = read_log(read_file(args.file), source)
    match = load_log(log, args.edition, source)
    viewer = OPEN if args.seat is None else seating.choose_seat(args.seat, match.game.players)
    plies = len(kept(log.entries))
    first = bound("--from", args.first, 1, plies, 1)
    until = bound("--until", args.until, first - 1, plies, plies)
    if args.ply is not None:
        until = bound("--ply", args.ply, 0, plies, plies)
        first = until + 1
    retelling = Retelling(language, match.game, log, viewer, first, until)
    retelling.shows_table = args.ply is not None
    terminal = Terminal(args.plain)
    whole = args.first is None and args.until is None and args.ply is None
    if args.json:
        print(json.dumps(retelling.to_dict(), indent=1, ensure_ascii=False))
    elif whole and terminal.has_keys():
        ReplayScreen(retelling, terminal).run()
    else:
        retelling.show(terminal)
    return 0


def bound(name: str, asked: int | None, least: int, most: int, default: int) -> int:
    """A ply within its bounds."""
    if asked is None:
        return default
    if not least <= asked <= most:
        raise BadOption(f"{name} is {least} to {most} for this log, not {asked}")
    return asked
