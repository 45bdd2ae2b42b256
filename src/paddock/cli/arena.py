"""`paddock arena`: many matches between bots."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

from paddock.arena.compare import compare, comparison_text, variant
from paddock.arena.report import to_dict, to_text
from paddock.arena.sequential import SequentialTest
from paddock.arena.series import Job, campaign
from paddock.cli import campaigns
from paddock.cli.campaigns import say
from paddock.core.errors import BadOption

BOT_FAILED = 1


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("arena", help="let bots play many matches and count")
    parser.add_argument("game")
    parser.add_argument(
        "--seats",
        nargs="+",
        required=True,
        metavar="BOT",
        help="a bot for each seat; every deal is played in each seating, moving round",
    )
    campaigns.add_arguments(parser, 400)
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
    parser.add_argument(
        "--luck",
        type=int,
        default=0,
        metavar="N",
        help="judge each draw by N playouts of what might have come, and take luck off the results",
    )
    parser.add_argument(
        "--compare",
        nargs=2,
        metavar=("A", "B"),
        help="play two forms of the game and say what differs: editions, presets or options "
        "(house, edition=NAME, preset=X,option=Y); --matches of each",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Results go to standard output, progress and time to standard error, because only those differ
    between runs.
    """
    campaigns.check(args)
    if args.compare is not None:
        return run_comparison(args)
    plan = campaigns.base_plan(args, args.game, tuple(args.seats)).packed()
    plan.loaded()
    wanted = plan.deals_for(args.matches) * plan.rotations()
    if wanted != args.matches:
        say(f"{wanted} matches rather than {args.matches}: each deal takes {plan.rotations()}")
    test = None
    if args.until is not None:
        low, high = args.until
        test = SequentialTest(args.seats[0], low, high, args.alpha, args.beta)
    job = Job(plan, plan.deals_for(args.matches), test)
    seconds = play(args, [job])
    print(json.dumps(to_dict(plan, job.tally), indent=2) if args.json else to_text(plan, job.tally))
    say(f"{seconds:.1f} s, {job.tally.matches / max(seconds, 1e-9):.0f} matches/s")
    if args.report is not None:
        from paddock.arena import page

        page.of_series(plan, job.tally).write(args.report)
    return BOT_FAILED if job.tally.failed else 0


def play(args: argparse.Namespace, jobs: list[Job]) -> float:
    """Play the series; the seconds it took."""
    start = perf_counter()
    wanted = sum(job.deals * job.plan.rotations() for job in jobs)
    with campaigns.pool_for(args) as pool, campaigns.progress(wanted) as show:
        campaign(jobs, pool, args.results, show)
    return perf_counter() - start


def run_comparison(args: argparse.Namespace) -> int:
    """Compare two forms of one game under the same bots and seeds."""
    if args.until is not None or args.log_dir is not None:
        raise BadOption("--compare goes with neither --until nor --log-dir")
    base = campaigns.base_plan(args, args.game, tuple(args.seats))
    plans = [variant(base, text) for text in args.compare]
    jobs = [Job(plan, plan.deals_for(args.matches)) for plan in plans]
    play(args, jobs)
    first, second = ((job.plan, job.tally) for job in jobs)
    lines = compare(first, second)
    named = (args.compare[0], args.compare[1])
    if args.json:
        facts = {
            "a": {"name": named[0], **to_dict(*first)},
            "b": {"name": named[1], **to_dict(*second)},
            "lines": [one.to_dict() for one in lines],
        }
        print(json.dumps(facts, indent=2))
    else:
        said = f"{args.game}, {' '.join(args.seats)}, seed {args.seed}"
        print(f"{said}: {first[1].matches} and {second[1].matches} matches\n")
        print(comparison_text(named, lines))
    if args.report is not None:
        from paddock.arena import page

        page.of_comparison(named, args.game, lines).write(args.report)
    return BOT_FAILED if any(job.tally.failed for job in jobs) else 0
