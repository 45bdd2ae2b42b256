"""Measures what a move costs on PostgreSQL: `python -m tests.load.database [--nodes 2] [--seconds
8]`.

One server and several servers on the same database take turns (see `paddock bench serve --nodes`).
The output is moves per second and CPU time per move, since other load on the machine does not
change the latter: of the servers, of the database and of the players.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

from tests.load.growth import TICK
from tests.store import postgres

from paddock.web.bench import NO_LIMITS, Server, crowd, run

ROUNDS = 3
PARTS = ("servers", "database", "players")


def cpu_of(pids: list[int]) -> float:
    """Seconds of CPU time that these processes have used so far."""
    total = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
        total += (int(fields[11]) + int(fields[12])) / TICK
    return total


def servers_of(url: str) -> list[int]:
    """The processes of the database: those that serve a connection, and those that work in the
    background."""
    data = url.rpartition("host=")[2]
    master = int(Path(data, "data", "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{master}/task/{master}/children").read_text().split()
    return [master, *map(int, children)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--matches", type=int, default=50)
    wanted = parser.parse_args()
    with postgres.running() as url, tempfile.TemporaryDirectory() as folder:
        os.environ["PADDOCK_DATABASE_URL"] = url
        nodes = [Server(folder, NO_LIMITS) for _ in range(wanted.nodes)]
        ports = [one.port for one in nodes]
        found: dict[str, list[dict[str, float]]] = {"one": [], "all": []}
        for _ in range(ROUNDS):
            for which, asked in (("one", ports[:1]), ("all", ports)):
                pids = servers_of(url)
                before = [cpu_of([one.process.pid for one in nodes]), cpu_of(pids)]
                before.append(time.process_time())
                told = run(crowd(asked, wanted.matches, wanted.seconds, 0.0))
                after = [cpu_of([one.process.pid for one in nodes]), cpu_of(pids)]
                after.append(time.process_time())
                for who, a, b in zip(
                    ("servers", "database", "players"), before, after, strict=True
                ):
                    told[f"{who}_us_per_move"] = round((b - a) * 1e6 / told["moves"])
                found[which].append(told)
                print(json.dumps({"nodes": len(asked), "load": os.getloadavg()[0], **told}))
        for one in nodes:
            one.stop()
    for which, runs in found.items():
        middle = {name: statistics.median(one[name] for one in runs) for name in runs[0]}
        print(json.dumps({"median of": which, **middle}), flush=True)


if __name__ == "__main__":
    main()
