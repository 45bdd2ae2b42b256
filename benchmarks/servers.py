"""Compares the server with boardgame.io, alternating on the same cores: `python -m
benchmarks.servers`.

    python -m benchmarks.servers [--seconds 6] [--folder FOLDER] [--data FOLDER]

Both serve 50 matches of four players. The players run in this process, connect through sockets and
answer at once. Paddock confirms a move when it is on disk (SQLite); boardgame.io keeps its matches
in memory. Each server has a short warm-up before the turns that count. Node.js and npm are needed;
the packages, pinned in `boardgameio/package.json`, are installed into the folder (a temporary one
by default). `--data` is where the database of Paddock is created, to find out what the disk costs:
put it on a file system in memory, and no write has to wait. The output is JSON: moves per second,
the time until a move is confirmed and the CPU time per move, for each turn and as medians, and the
ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import paddock
from benchmarks.boardgameio.players import NotThere, Peer, crowd, version
from paddock.web import bench
from paddock.web.bench_meter import Meter

TURNS = 3  # of each server
WARM_UP = 2.0  # seconds: the JavaScript engine compiles while it runs
MATCHES = 50
FIGURES = ("moves_per_second", "p50_ms", "p99_ms", "server_us_per_move", "players_us_per_move")


def measure(seconds: float, folder: Path, beside: Path | None = None) -> Any:
    """Measure both servers alternately. The database of Paddock is in a new folder within
    `beside`."""
    rounds: dict[str, list[dict[str, float]]] = {"paddock": [], "boardgame.io": []}
    with tempfile.TemporaryDirectory(dir=beside) as data:
        theirs = Peer(folder)
        try:
            ours = bench.Server(data, bench.NO_LIMITS)
            try:
                bench.run(bench.crowd(ours.port, MATCHES, WARM_UP, 0.0))
                bench.run(crowd(theirs.port, MATCHES, WARM_UP))
                for _ in range(TURNS):
                    rounds["paddock"].append(ours.metered(MATCHES, seconds, 0.0))
                    meter = Meter(theirs.process.pid)
                    found = bench.run(crowd(theirs.port, MATCHES, seconds, meter.begin))
                    rounds["boardgame.io"].append(found | meter.costs(found["moves"]))
            finally:
                ours.stop()
        finally:
            theirs.stop()
    median = {
        name: {what: statistics.median(one[what] for one in found) for what in FIGURES}
        for name, found in rounds.items()
    }
    speed = {name: facts["moves_per_second"] for name, facts in median.items()}
    return {
        "compiled": paddock.compiled,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "boardgame.io": version(folder),
        "matches": MATCHES,
        "rounds": rounds,
        "median": median,
        "ratio": round(speed["paddock"] / speed["boardgame.io"], 2),
    }


def main() -> int:
    """Measure and print. Returns 1 if boardgame.io cannot run here."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each turn (default 6)")
    parser.add_argument("--folder", type=Path, help="where boardgame.io is installed, or will be")
    parser.add_argument("--data", type=Path, help="a folder on the disk that ours shall write to")
    args = parser.parse_args()
    try:
        if args.folder is not None:
            args.folder.mkdir(parents=True, exist_ok=True)
            found = measure(args.seconds, args.folder, args.data)
        else:
            with tempfile.TemporaryDirectory() as folder:
                found = measure(args.seconds, Path(folder), args.data)
    except NotThere as reason:
        print(f"benchmarks.servers: {reason}", file=sys.stderr)
        return 1
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
