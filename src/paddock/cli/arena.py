"""`paddock arena`: bots against bots, many times."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from paddock.arena.plan import Plan
from paddock.arena.report import plain, table
from paddock.arena.sequential import SequentialTest
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
    parser.add_argument(
        "--until",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop when it is clear whether the first bot wins LOW or HIGH more than the others, "
        "as shares of the matches (0 0.05); at most --matches",
    )
    parser.add_argument("--alpha", type=float, default=0.05, help="chance of a false yes (0.05)")
    parser.add_argument("--beta", type=float, default=0.05, help="chance of a false no (0.05)")
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
    test = None
    if args.until is not None:
        low, high = args.until
        test = SequentialTest(args.seats[0], low, high, args.alpha, args.beta)
    start = perf_counter()
    with progress(wanted) as show:
        tally = series(plan, wanted, processes=args.processes, on_progress=show, until=test)
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


@contextmanager
def progress(wanted: int) -> Iterator[Callable[[Tally], None] | None]:
    """Shows how far a series is and how long it will take, to a person who waits for it."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=wanted)
        yield lambda tally: bar.update(task, completed=tally.matches)
