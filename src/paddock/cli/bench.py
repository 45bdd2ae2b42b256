"""`paddock bench`: the speed on this machine."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from paddock import bench
from paddock.core.errors import BadOption
from paddock.shelf import title, titles

MOST_NODES = 16


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("bench", help="measure speed")
    parser.add_argument(
        "subject", nargs="?", choices=["engine", "serve"], default="engine", help="what to measure"
    )
    parser.add_argument("--game", action="append", metavar="NAME", help="default: every game")
    parser.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="for each game (default 10)"
    )
    parser.add_argument(
        "--hostile", action="store_true", help="serve: twenty tables with and without an attacker"
    )
    parser.add_argument(
        "--nodes",
        type=int,
        default=0,
        metavar="N",
        help="serve: one server against N on PADDOCK_DATABASE_URL, in turns",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="serve --nodes: processes of each"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument(
        "--append", type=Path, metavar="FILE", help="engine: keep the figures as a line of JSON"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not 0 < args.seconds <= 3600:
        raise BadOption(f"--seconds is {args.seconds:g}, not more than 0 and at most 3600")
    if args.hostile and args.subject != "serve":
        raise BadOption("--hostile goes with serve")
    if args.nodes and (args.subject != "serve" or not 1 <= args.nodes <= MOST_NODES):
        raise BadOption(f"--nodes is 1 to {MOST_NODES} and goes with serve")
    if args.subject == "serve":
        from paddock.web import bench as server
        from paddock.web import bench_hostile

        if args.nodes:
            found = server.measure_nodes(args.seconds, args.nodes, args.workers)
        else:
            measure = bench_hostile.measure if args.hostile else server.measure
            found = measure(args.seconds)
        print(json.dumps(found, indent=2) if args.json else server.table(found))
        return 0
    games = [title(name).name for name in args.game or [one.name for one in titles()]]
    found = bench.measure(games, args.seconds)
    if args.append is not None:
        keep(args.append, found)
    print(json.dumps(found, indent=2) if args.json else table(found))
    return 0


def keep(path: Path, found: Any) -> None:
    """Append the figures to a history file: one line a run."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"at": now, **found}) + "\n")
    except OSError as error:
        raise BadOption(f"--append {path}: {error.strerror}") from None


def table(found: Any) -> str:
    """The figures for people: best and (median) of each, and how many times faster compiled is."""
    builds = found["builds"]
    lines = [f"Python {found['python']}; best and (median) of {bench.REPETITIONS} turns"]
    lines.append(f"a ply: {found['plies']}")
    if found["not_compiled"]:
        lines.append(f"interpreted only: {found['not_compiled']}")
    for game, seatings in found["games"].items():
        for players, measures in seatings.items():
            lines += ["", row(f"{game}, {players} players", [*builds, "ratio"])]
            for what, facts in measures.items():
                for unit in facts[builds[0]]:
                    name = unit.replace("_per_second", "/s") if what == bench.MATCH else what
                    cells = [cell(facts[one][unit], unit) for one in builds]
                    ratio = f"{facts['ratio']:.1f}" if "ratio" in facts else ""
                    lines.append(row(f"  {name}", [*cells, ratio]))
    for game, facts in found["bots"].items():
        lines += ["", f"{game}, bots, {facts['players']} players, {facts['build']}"]
        for what in bench.BOTS:
            for unit, figure in facts[what].items():
                speed = f"{cell(figure, unit)} {unit.removesuffix('_per_second')}/s"
                lines.append(f"  {what:<22}{speed:>38}")
    return "\n".join(line.rstrip() for line in lines)


def row(head: str, cells: list[str]) -> str:
    """One line of the table."""
    return f"{head:<24}" + "".join(f"{text:>26}" for text in cells[:-1]) + f"{cells[-1]:>9}"


def cell(figure: dict[str, float], unit: str) -> str:
    """One figure."""
    suffix = " ns" if unit == "ns" else ""
    return f"{figure['best']:,.0f} ({figure['median']:,.0f}){suffix}"
