"""`paddock bench serve --hostile`: twenty tables play with and without an attacker, in one run.

The players come through a proxy on this machine, each table from its own address; the attacker has
one address. Quiet, busy and hostile periods take turns, so that a slower machine affects all. In
busy periods the same attack goes to another server on this machine: what the players notice then
is the processor that the attack takes from them, and a real attacker has a machine of his own.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paddock.web.bench import MoveTimes, Server, play, run, table_of
from paddock.web.bench_client import BenchConnection, LiveReader
from paddock.web.bench_meter import cpu_of

TABLES = 20
PLAYERS = 4
TURNS = 3  # periods of each kind
KINDS = ("quiet", "busy", "hostile")
THINK = 0.4  # average seconds that a player takes to answer


@dataclass
class FreshVisitor:
    """A visitor who comes from a new address each time."""

    port: int
    seconds: list[float] = field(default_factory=list)
    refused: int = 0

    async def visit(self, until: float) -> None:
        """Open pages until the time is up."""
        while time.perf_counter() < until:
            line = BenchConnection(self.port, "10.255.0.1")
            for path in ("/", "/lobby"):
                began = time.perf_counter()
                try:
                    status, _, _ = await line.ask("GET", path)
                except OSError:
                    status = 0
                self.seconds.append(time.perf_counter() - began)
                self.refused += status != 200
            line.close()
            await asyncio.sleep(0.5)


Seated = tuple[BenchConnection, LiveReader, str]


async def seat_all(port: int) -> list[Seated]:
    """Seat all players at twenty tables."""
    seated: list[Seated] = []
    for n in range(TABLES):
        address = f"10.0.{n}.1"
        path, people = await table_of(port, PLAYERS, address)
        seated += [(one, LiveReader(port, path, one.cookie, address), path) for one in people]
    for _, live, _ in seated:
        await live.open()
    return seated


async def attacked(port: int, path: str, seconds: float) -> asyncio.subprocess.Process:
    """A started process of the attacker; at its end it prints the answers that it got."""
    command = ["-m", "paddock.web.attacker", str(port), path, str(seconds)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    ready = await process.stdout.readline()
    if ready.strip() != b"ready":
        raise RuntimeError("the attacker has no address of its own here: this needs Linux")
    return process


async def phases(server: Server, neighbour: Server, seconds: float) -> dict[str, Any]:
    """Measure periods of each kind in turn."""
    port = server.port
    seated = await seat_all(port)
    elsewhere, _ = await table_of(neighbour.port, PLAYERS, "10.0.0.1")
    await asyncio.sleep(1)  # until all players have their page
    moves = {kind: MoveTimes() for kind in KINDS}
    newcomers = {kind: FreshVisitor(port) for kind in KINDS}
    targets = {"busy": (neighbour.port, elsewhere), "hostile": (port, seated[0][2])}
    memory = {"at_first": resident(server)}
    worked = dict.fromkeys(KINDS, 0.0)
    waited = dict.fromkeys(KINDS, 0.0)
    answers: dict[str, int] = {}
    for turn in range(TURNS):
        for kind, tally in moves.items():
            attacker = await attacked(*targets[kind], seconds + 1) if kind in targets else None
            worked[kind] -= cpu_of(server.process.pid)
            waited[kind] -= waiting(server)
            until = time.perf_counter() + seconds
            people = [play(*one, until, THINK, tally) for one in seated]
            await asyncio.gather(newcomers[kind].visit(until), *people)
            worked[kind] += cpu_of(server.process.pid)
            waited[kind] += waiting(server)
            if attacker is not None:
                told, _ = await attacker.communicate()
                for what, times in json.loads(told).items() if kind == "hostile" else ():
                    answers[what] = answers.get(what, 0) + times
            memory[f"{kind}_{turn + 1}"] = resident(server)
    for person, live, _ in seated:
        live.close()
        person.close()
    report: dict[str, Any] = {kind: summary(tally) for kind, tally in moves.items()}
    for kind, newcomer in newcomers.items():
        report[f"newcomer_{kind}"] = summary(MoveTimes(newcomer.seconds, newcomer.refused))
    for kind in ("quiet", "busy"):
        ratio = report["hostile"]["p99_ms"] / report[kind]["p99_ms"]
        report[f"p99_ratio_to_{kind}"] = round(ratio, 2)
    share = seconds * TURNS
    report["share_of_a_core"] = {kind: round(used / share, 3) for kind, used in worked.items()}
    report["waited_for_a_core"] = {kind: round(lost / share, 3) for kind, lost in waited.items()}
    report["memory_mb"] = memory
    report["attacker_was_answered"] = answers
    return report


def summary(tally: MoveTimes) -> dict[str, float]:
    """The figures of all periods of one kind."""
    times = sorted(tally.seconds)
    return {
        "answered": len(times),
        "refused": tally.refused,
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "most_ms": round(times[-1] * 1000, 2),
    }


def resident(server: Server) -> float:
    """The server's resident memory in MB; 0 where it cannot be read."""
    path = Path(f"/proc/{server.process.pid}/status")
    if not path.exists():
        return 0.0
    lines = path.read_text().splitlines()
    return round(next(int(one.split()[1]) for one in lines if one.startswith("VmRSS")) / 1000, 1)


def waiting(server: Server) -> float:
    """The seconds that the server's threads could have run and had no core; 0 where they cannot be
    read.
    """
    nanoseconds = 0
    for thread in Path(f"/proc/{server.process.pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # it has ended
            nanoseconds += int(thread.read_text().split()[1])
    return nanoseconds / 1e9


def measure(seconds: float = 10.0) -> dict[str, Any]:
    """The figures of periods of that many seconds, three of each kind in turn."""
    import paddock

    with ExitStack() as ends:

        def begun() -> Server:
            one = Server(ends.enter_context(tempfile.TemporaryDirectory()))
            ends.callback(one.stop)
            return one

        report: dict[str, Any] = {"compiled": paddock.compiled, "cores": os.cpu_count()}
        report |= run(phases(begun(), begun(), seconds))
        # A load above the number of cores means that the machine was busy.
        report["load_average"] = round(os.getloadavg()[0], 1)
        return report
