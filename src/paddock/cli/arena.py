"""`paddock arena`: bots against bots, many times."""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter
from typing import Any

from paddock.arena.plan import Plan
from paddock.arena.report import plain, table
from paddock.arena.series import series
from paddock.arena.tally import Tally
from paddock.core.errors import BadOption

BOT_FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let bots play many matches and count")
    parser.add_argument("game")
    parser.add_argument(
        "--seats",
        nargs="+",
        required=True,
        metavar="BOT",
        help="a bot for each seat; every deal is played in each seating, moving round",
    )
    parser.add_argument("--matches", type=int, default=400, metavar="N", help="default 400")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default 1")
    parser.add_argument("--preset")
    parser.add_argument("--edition", help="a built-in edition or a TOML file")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, metavar="N", help="default: one a core")
    parser.add_argument("--log-dir", metavar="DIR", help="keep the log of every match there")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Results on standard output, progress and time on the other: only these ever differ."""
    if args.matches < 1:
        raise BadOption(f"--matches is {args.matches}, not 1 or more")
    if args.processes is not None and args.processes < 1:
        raise BadOption(f"--processes is {args.processes}, not 1 or more")
    plan = Plan(
        game=args.game,
        seats=tuple(args.seats),
        seed=args.seed,
        preset=args.preset,
        edition=args.edition,
        options=tuple(read_option(text) for text in args.option),
        log_dir=args.log_dir,
    )
    plan.table()
    wanted = args.matches + -args.matches % plan.rotations()
    if wanted != args.matches:
        say(f"{wanted} matches rather than {args.matches}: each deal takes {plan.rotations()}")
    start = perf_counter()
    tally = series(plan, wanted, processes=args.processes, on_progress=progress(wanted))
    seconds = perf_counter() - start
    print(json.dumps(plain(plan, tally), indent=2) if args.json else table(plan, tally))
    say(f"{seconds:.1f} s, {tally.matches / max(seconds, 1e-9):.0f} matches/s")
    return BOT_FAILED if tally.failed else 0


def read_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--option {text!r} is not NAME=VALUE")
    return name, value


def say(text: str) -> None:
    print(f"paddock: {text}", file=sys.stderr)


def progress(wanted: int) -> Any:
    """Shows how far a series is, to a person who waits for it."""
    if not sys.stderr.isatty():
        return None

    def show(tally: Tally) -> None:
        done = tally.matches + tally.void
        print(f"\r{done} of {wanted}", end="\r", file=sys.stderr, flush=True)

    return show
