"""Compares the server of this checkout with that of an older one. They alternate, so that a slow
phase of the machine affects both.

    python -m benchmarks.serving OLDER_CHECKOUT [--turns 7] [--seconds 4] [--data FOLDER]

Both checkouts need `python3 dev.py setup`. Both servers run all the time, and the simulated players
of this checkout are used for both. A turn is one round on each server, in alternating order. A
short round before that warms both up. The ratio is the median of the ratios of the turns; above 1
this checkout is better. CPU time per move is the figure that other load on the machine changes
least.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from paddock.web import bench

HERE = Path(__file__).parents[1]
WARM_UP = 2.0  # seconds
# The figures of a round: heading, and whether a larger number is better.
FIGURES = {
    "moves_per_second": ("moves/s", True),
    "p99_ms": ("p99, ms", False),
    "server_us_per_move": ("CPU, µs", False),
}
Round = dict[str, float]


def server(checkout: Path, folder: str) -> bench.Server:
    """The server of a checkout. Version 0.1 uses other words for two things."""
    python = str(checkout / ".venv" / "bin" / "python")
    if (checkout / "src" / "paddock" / "web" / "bench_client.py").exists():
        return bench.Server(folder, bench.NO_LIMITS, python=python)
    one_bot = ("--workers", "1")
    return bench.Server(folder, bench.NO_LIMITS, python=python, one_bot=one_bot, question="asked")


def row(name: str, found: Round) -> str:
    """Format one round, or the medians of rounds."""
    return f"{name:10}" + "".join(f"{found[what]:12.2f}" for what in FIGURES)


def better(this: Round, older: Round, what: str) -> float:
    """How many times better this checkout is than the older one, in one figure of a turn."""
    good, bad = (this, older) if FIGURES[what][1] else (older, this)
    return good[what] / bad[what] if bad[what] else float("nan")


def compare(servers: dict[str, bench.Server], matches: int, seconds: float, turns: int) -> None:
    """Measure the rounds; print each of them, the medians and the ratios."""
    rounds: dict[str, list[Round]] = {name: [] for name in servers}
    for one in servers.values():
        one.metered(matches, min(seconds, WARM_UP), 0.0)
    print(f"{'':10}" + "".join(f"{heading:>12}" for heading, _ in FIGURES.values()))
    for turn in range(turns):
        for name in sorted(servers, reverse=turn % 2 == 1):
            found = servers[name].metered(matches, seconds, 0.0)
            assert not found["refused"], f"{name}: moves were refused"
            rounds[name].append(found)
            print(row(name, found), flush=True)
    print("medians")
    for name, all_rounds in rounds.items():
        print(row(name, {what: median(one[what] for one in all_rounds) for what in FIGURES}))
    pairs = list(zip(rounds["this"], rounds["older"], strict=True))
    ratios = {what: median(better(*pair, what) for pair in pairs) for what in FIGURES}
    print(row("ratio", ratios))


def main(arguments: list[str] | None = None) -> int:
    """Measure both servers and print the result."""
    parser = argparse.ArgumentParser(description="the server beside that of an older checkout")
    parser.add_argument("older", type=Path)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=4.0, help="of each round")
    parser.add_argument("--matches", type=int, default=50, help="of four players each")
    parser.add_argument("--data", type=Path, help="a folder on the disk to write to")
    args = parser.parse_args(arguments)
    with ExitStack() as ends:
        servers = {}
        for name, checkout in (("older", args.older.resolve()), ("this", HERE)):
            folder = ends.enter_context(tempfile.TemporaryDirectory(dir=args.data))
            servers[name] = server(checkout, folder)
            ends.callback(servers[name].stop)
        compare(servers, args.matches, args.seconds, args.turns)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
