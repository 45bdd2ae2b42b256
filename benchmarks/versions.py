"""Compares the engine of this checkout with an older one. They alternate, so that a slow phase of
the machine affects both.

    python -m benchmarks.versions OLDER_CHECKOUT

Both checkouts need `python3 dev.py setup`. Each engine runs in its own process, which plays random
matches for a fraction of a second of CPU time when asked.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

from paddock import Rng, load
from paddock.core.playout import random_matches

HERE = Path(__file__).parents[1]
WARM_UP = 20  # matches that are not counted
TOGETHER = 20  # matches between two readings of the clock


def measure() -> None:
    """Read a table and a number of seconds from each line of input; print plies per second."""
    known = {}
    for line in sys.stdin:
        name, players, seconds = json.loads(line)
        if (name, players) not in known:
            known[name, players] = load(name, players=players), Rng(7)
            random_matches(*known[name, players], WARM_UP)
        began, plies = process_time(), 0
        while (took := process_time() - began) < seconds:
            plies += random_matches(*known[name, players], TOGETHER)
        print(plies / took, flush=True)


class Engine:
    """The engine of a checkout, in its own process."""

    def __init__(self, checkout: Path) -> None:
        command: list[str | Path] = [checkout / ".venv" / "bin" / "python", "-P", __file__]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=checkout)

    def plies_a_second(self, name: str, players: int, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([name, players, seconds]), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def end(self) -> None:
        self.process.communicate()


def main(arguments: list[str] | None = None) -> int:
    """Print a row for each game, with its fewest and its most players."""
    parser = argparse.ArgumentParser(description="the engine beside that of an older checkout")
    parser.add_argument("older", type=Path)
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.6, help="of each turn")
    args = parser.parse_args(arguments)
    # not at the top: the process of the older engine runs this file too
    from paddock.shelf import titles

    engines = {"older": Engine(args.older.resolve()), "this": Engine(HERE)}
    print(f"{'':14}{'older, M/s':>12}{'this, M/s':>12}{'ratio':>8}   (medians; ratio by turns)")
    for title in titles():
        for players in (title.players[0], title.players[-1]):
            found: dict[str, list[float]] = {name: [] for name in engines}
            for turn in range(args.turns):
                for name in sorted(engines, reverse=turn % 2 == 1):
                    rate = engines[name].plies_a_second(title.name, players, args.seconds)
                    found[name].append(rate)
            ratio = median(a / b for a, b in zip(found["this"], found["older"], strict=True))
            older, this = (median(found[name]) / 1e6 for name in ("older", "this"))
            print(f"{title.name:12}{players:2}{older:12.2f}{this:12.2f}{ratio:8.2f}", flush=True)
    for engine in engines.values():
        engine.end()
    return 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        raise SystemExit(main())
    measure()
