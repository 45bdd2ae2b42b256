"""The server beside boardgame.io, in turns on the same cores: `python -m benchmarks.servers`.

    python -m benchmarks.servers [--seconds 6] [--folder FOLDER] [--data FOLDER]

Both serve 50 matches of four, whose players answer at once, on sockets and from this process. Ours
confirms a move when it is on disk (SQLite); boardgame.io keeps its matches in memory. Before the
turns that count, each has a short one to warm up. Node.js and npm are needed; the packages, pinned
in `boardgameio/package.json`, are installed into the folder (a temporary one by default). `--data`
is where our database is made, for those who want to know what their disk costs: in a folder in
memory nothing has to wait for it. Printed as JSON are moves a second, the time until a move is
confirmed and the processor's time for each move, of each turn and their medians, and the ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import paddock
from benchmarks.boardgameio.players import NotThere, Peer, crowd, version
from paddock.web import bench

TURNS = 3  # of each
WARM_UP = 2.0  # seconds: JavaScript is compiled while it runs
MATCHES = 50
FIGURES = ("moves_per_second", "p50_ms", "p99_ms", "server_us_per_move", "players_us_per_move")


def cpu_of(pid: int) -> float:
    """Seconds of a processor that a process has used so far; 0 where nothing tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Meter:
    """What a round costs a server and its players, from the moment in which all are seated."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.begin()

    def begin(self) -> None:
        """Count from now on."""
        self.before = (cpu_of(self.pid), time.process_time())

    def costs(self, moves: float) -> dict[str, float]:
        """Microseconds of the processor for each move."""
        used = (cpu_of(self.pid), time.process_time())
        return {
            f"{who}_us_per_move": round((now - before) * 1e6 / moves)
            for who, now, before in zip(("server", "players"), used, self.before, strict=True)
        }


def measure(seconds: float, folder: Path, beside: Path | None = None) -> Any:
    """Ours and theirs in turns; our database is made in a new folder within `beside`."""
    rounds: dict[str, list[dict[str, float]]] = {"paddock": [], "boardgame.io": []}
    with tempfile.TemporaryDirectory(dir=beside) as data:
        theirs = Peer(folder)
        try:
            ours = bench.Server(data, bench.NO_LIMITS)
            try:
                bench.run(bench.crowd(ours.port, MATCHES, WARM_UP, 0.0))
                bench.run(crowd(theirs.port, MATCHES, WARM_UP))
                for _ in range(TURNS):
                    meter = Meter(ours.process.pid)
                    play = bench.crowd(ours.port, MATCHES, seconds, 0.0, meter.begin)
                    found = bench.run(play)
                    rounds["paddock"].append(found | meter.costs(found["moves"]))
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
    """Measure and print; 1 if there is no peer to measure beside."""
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
