"""`paddock analyse`: chances along a match, and how much of the result was luck."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from paddock.analysis import account, judge, marks, to_judge
from paddock.analysis.advice import advise
from paddock.analysis.checking import check
from paddock.cli.terminal.journal import read_file
from paddock.core.errors import BadLog, BadOption
from paddock.core.log import read_log
from paddock.shelf import load, load_log

FAILS = 1  # the exit code of a failed check


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("analyse", help="chances along a match, and its luck account")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a log")
    what.add_argument("--check", metavar="GAME", help="check the method over matches of bots")
    parser.add_argument("--matches", type=int, default=100, metavar="N", help="of a check")
    parser.add_argument("--seats", nargs="+", default=["club", "random"], metavar="LEVEL")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--playouts", type=int, metavar="N", help="for each position")
    parser.add_argument("--edition", metavar="E", help="the edition file, if it is one's own")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Analyse a log, or check the method."""
    if args.playouts is not None and not 1 <= args.playouts <= 100_000:
        raise BadOption(f"--playouts is 1 to 100000, not {args.playouts}")
    return run_check(args) if args.check else run_file(args)


def run_file(args: argparse.Namespace) -> int:
    """Analyse one log."""
    source = str(args.file)
    log = read_log(read_file(args.file), source)
    match = load_log(log, args.edition, source)
    if not match.state.over():
        raise BadLog(f"{source}: the match is not over; only finished ones are analysed")
    playouts = args.playouts or to_judge(log)
    values = judge(match.game, log, 0, len(marks(log)), playouts)
    found = account(match.game, log, values, playouts)
    advise(match.game, log, found)
    print(json.dumps(found.to_dict(), indent=1))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Check the method: luck must average to 0 within its interval, and stronger bots must play
    better.
    """
    if not 2 <= args.matches <= 100_000:
        raise BadOption(f"--matches is 2 to 100000, not {args.matches}")
    game = load(args.check, len(args.seats))
    report = check(game, args.seats, args.matches, args.seed, args.playouts or 40)
    print(f"luck {report.luck}: {'none' if report.fair() else 'it drifts'}")
    for level, mean in report.play.items():
        print(f"play of {level} {mean}")
    for lead in report.order:
        verdict = "as it should be" if lead.shown() else "not shown"
        print(f"play of {lead.stronger} ahead of {lead.weaker} by {lead.points}: {verdict}")
    return 0 if report.fair() and report.explains_strength() else FAILS
