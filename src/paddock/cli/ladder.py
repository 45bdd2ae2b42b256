"""`paddock ladder`: many bots against each other, rated."""

from __future__ import annotations

import argparse
import json
from typing import Any

from paddock.arena.ladder import Ladder, LadderEntry, plan_ladder, players_of, standings
from paddock.arena.page import percent
from paddock.cli import arena, campaigns
from paddock.shelf import levels

BOT_FAILED = 1


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("ladder", help="rate many bots against each other")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument(
        "--bots", nargs="+", metavar="BOT", help="default: all levels that every game has"
    )
    parser.add_argument("--players", type=int, metavar="N", help="default: as the game is best")
    campaigns.add_arguments(parser, 400)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """A ladder for each game, and one for all of them; `--matches` is the number for one game."""
    campaigns.check(args)
    bots = args.bots or [
        name for name in levels(args.games[0]) if all(name in levels(other) for other in args.games)
    ]
    ladders = []
    for game in args.games:
        base = campaigns.base_plan(args, game, ())
        ladders.append(plan_ladder(base, bots, players_of(game, args.players), args.matches))
    standings([])  # report a missing package before an hour of matches
    jobs = [job for ladder in ladders for job in ladder.jobs]
    seconds = arena.play(args, jobs)
    found = [standings([ladder]) for ladder in ladders]
    overall = standings(ladders) if len(ladders) > 1 else []
    if args.json:
        print(json.dumps(to_dict(args, ladders, found, overall), indent=2))
    else:
        for ladder, ranked in zip(ladders, found, strict=True):
            game = ladder.game
            print(f"{game.name} ({game.setup.preset}, {game.players} players), seed {args.seed}")
            print(ladder_text(ranked))
        if overall:
            print("all games together")
            print(ladder_text(overall))
    matches = sum(job.tally.matches for job in jobs)
    campaigns.say(f"{seconds:.1f} s, {matches / max(seconds, 1e-9):.0f} matches/s")
    if args.report is not None:
        from paddock.arena import page

        page.of_ladders(ladders, found).write(args.report)
    return BOT_FAILED if any(job.tally.failed for job in jobs) else 0


def to_dict(
    args: argparse.Namespace,
    ladders: list[Ladder],
    found: list[list[LadderEntry]],
    overall: list[LadderEntry],
) -> dict[str, Any]:
    """The ladders for programs; the same in two runs."""
    return {
        "seed": args.seed,
        "ladders": [
            {
                "game": ladder.game.name,
                "rules_version": ladder.game.version,
                "preset": ladder.game.setup.preset,
                "edition": ladder.game.edition.name,
                "options": ladder.game.setup.changed(),
                "players": ladder.game.players,
                "tables": [list(job.plan.seats) for job in ladder.jobs],
                "matches": sum(job.tally.matches for job in ladder.jobs),
                "failed_matches": sum(job.tally.failed for job in ladder.jobs),
                "standings": [one.to_dict() for one in ranked],
            }
            for ladder, ranked in zip(ladders, found, strict=True)
        ],
        "overall": [one.to_dict() for one in overall],
    }


def ladder_text(ranked: list[LadderEntry]) -> str:
    """The ladder for people."""
    lines = [f"{'bot':<22} {'rating':>7} {'sigma':>6} {'matches':>8} {'wins':>8}  leaves behind"]
    for one in ranked:
        lines.append(
            f"{one.name:<22} {one.rating:>7.2f} {one.sigma:>6.2f} {one.matches:>8} "
            f"{one.wins:>8.1f}  {percent(one.beats())}"
        )
    return "\n".join(lines) + "\n"
