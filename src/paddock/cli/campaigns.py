"""The shared arguments of `paddock arena` and `paddock ladder`, and how they run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from paddock.arena.plan import Plan
from paddock.arena.pools import Pool, cluster, local
from paddock.arena.tally import Tally
from paddock.core.errors import BadOption


def add_arguments(parser: argparse.ArgumentParser, matches: int) -> None:
    """Declare the arguments of both commands."""
    parser.add_argument(
        "--matches", type=int, default=matches, metavar="N", help=f"default {matches}"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default 1")
    parser.add_argument("--preset")
    parser.add_argument("--edition", help="a built-in edition or a TOML file")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, metavar="N", help="default: one a core")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="a Dask scheduler (tcp://host:8786) to play there"
    )
    parser.add_argument(
        "--results", metavar="FILE", help="keep results there; started again, it goes on"
    )
    parser.add_argument("--report", metavar="FILE.html", help="write a page with plots there")
    parser.add_argument("--json", action="store_true", help="for programs")


def check(args: argparse.Namespace) -> None:
    """Raise an error for impossible numbers."""
    if args.matches < 1:
        raise BadOption(f"--matches is {args.matches}, not 1 or more")
    if args.processes is not None and args.processes < 1:
        raise BadOption(f"--processes is {args.processes}, not 1 or more")
    if getattr(args, "luck", 0) < 0:
        raise BadOption(f"--luck is {args.luck}, not 0 or more")
    if args.report is not None:
        from paddock.arena import plots

        plots.needed()  # before an hour of matches


def base_plan(args: argparse.Namespace, game: str, seats: tuple[str, ...]) -> Plan:
    """The plan of the arguments."""
    return Plan(
        game=game,
        seats=seats,
        seed=args.seed,
        preset=args.preset,
        edition=args.edition,
        options=tuple(read_option(text) for text in args.option),
        log_dir=getattr(args, "log_dir", None),
        luck=getattr(args, "luck", 0),
    )


def read_option(text: str) -> tuple[str, str]:
    """An option `NAME=VALUE`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--option {text!r} is not NAME=VALUE")
    return name, value


def pool_for(args: argparse.Namespace) -> AbstractContextManager[Pool]:
    """The processes or cluster that play the matches."""
    return cluster(args.cluster) if args.cluster is not None else local(args.processes)


def say(text: str) -> None:
    """Print progress."""
    print(f"paddock: {text}", file=sys.stderr)


@contextmanager
def progress(wanted: int) -> Iterator[Callable[[list[Tally]], None] | None]:
    """A callback that shows the progress and the remaining time in a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=wanted)
        yield lambda tallies: bar.update(task, completed=sum(one.matches for one in tallies))
