"""`paddock bench serve`: a real server under a load of simulated players on real sockets.

Each player is a program with a cookie: it reads the WebSocket and posts a move whenever it is
asked. In the closed loop everybody answers at once; at human pace each waits a while first. The
measured time is that of the answer to a move, which comes when the move is on disk.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from paddock.core.errors import BadOption
from paddock.shelf import titles
from paddock.web.bench_client import HOST, QUESTION, BenchConnection, LiveReader
from paddock.web.bench_meter import Meter

NEW_LOOP: Callable[[], asyncio.AbstractEventLoop] | None = None
with suppress(ImportError):  # not available on Windows
    import uvloop

    NEW_LOOP = uvloop.new_event_loop

ROUNDS = 3  # best and median are reported, because machines are noisy
T = TypeVar("T")
NO_LIMITS = "--no-limits"
ONE_BOT = ("--thinkers", "1")  # bots think in one process


def run(crowd: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in the fastest event loop: players and server share the machine."""
    with asyncio.Runner(loop_factory=NEW_LOOP) as runner:
        return runner.run(crowd)


@dataclass
class MoveTimes:
    """The response times of moves."""

    seconds: list[float] = field(default_factory=list)  # from sending a move to its response
    refused: int = 0

    def figures(self, took: float) -> dict[str, float]:
        """Moves per second, and their response times."""
        times = sorted(self.seconds)
        return {
            "moves": len(times),
            "refused": self.refused,
            "moves_per_second": round(len(times) / took, 1),
            "p50_ms": round(statistics.median(times) * 1000, 2),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        }


async def table_of(
    port: int | Sequence[int], players: int, address: str = ""
) -> tuple[str, list[BenchConnection]]:
    """A started match of the first game at its greatest length, with that many people; they are
    spread over the ports.
    """
    ports = [port] if isinstance(port, int) else port
    people = [BenchConnection(ports[n % len(ports)], address) for n in range(players)]
    game, *_ = titles()
    plan = {"game": game.name, "players": str(players), "visibility": "open"}
    plan |= {"reaction_seconds": "0"}
    plan |= {f"option-{one.name}": one.words[-1] for one in game.options if one.name == "length"}
    status, head, _ = await people[0].ask("POST", "/tables", plan)
    assert status == 303, head
    found = re.search(r"location: (\S+)", head, re.IGNORECASE)
    assert found
    for person in people[1:]:
        await person.ask("GET", "/")
        status, head, _ = await person.ask("POST", f"{found[1]}/sit")
        assert status == 303, head
    status, head, _ = await people[0].ask("POST", f"{found[1]}/start")
    assert status == 303, head
    return found[1], people


async def play(
    person: BenchConnection,
    live: LiveReader,
    path: str,
    until: float,
    think: float,
    tally: MoveTimes,
    question: str = QUESTION,
) -> None:
    """Answer every question until the time is up."""
    chooser = random.Random(path)
    answered = -1
    while time.perf_counter() < until:
        try:
            view = await live.asked(until - time.perf_counter())
        except TimeoutError:
            return
        if view[question] == answered:
            continue
        if think:
            await asyncio.sleep(chooser.uniform(0.5, 1.5) * think)
        answered = view[question]
        fields = {"move": chooser.choice(view["legal"]), question: str(answered)}
        began = time.perf_counter()
        status, _, _ = await person.ask("POST", f"{path}/move", fields)
        tally.seconds.append(time.perf_counter() - began)
        tally.refused += status != 200


async def crowd(
    port: int | Sequence[int],
    matches: int,
    seconds: float,
    think: float,
    seated_all: Callable[[], None] = lambda: None,
    question: str = QUESTION,
) -> dict[str, float]:
    """Play for a while; moves per second and response times. `seated_all` is called when all are
    seated and nobody has moved yet.
    """
    tables = [await table_of(port, 4) for _ in range(matches)]
    tally = MoveTimes()
    seated = [
        (person, LiveReader(person.port, path, person.cookie, question=question), path)
        for path, people in tables
        for person in people
    ]
    for _, live, _ in seated:
        await live.open()
    await asyncio.sleep(1)  # until all players have their page
    seated_all()
    began = time.perf_counter()
    await asyncio.gather(*(play(*one, began + seconds, think, tally, question) for one in seated))
    took = time.perf_counter() - began
    for person, live, _ in seated:
        live.close()
        person.close()
    return {"matches": matches, **tally.figures(took)}


class Server:
    """`paddock serve` in a process of its own."""

    def __init__(
        self,
        folder: str,
        *flags: str,
        python: str = sys.executable,
        one_bot: Sequence[str] = ONE_BOT,
        question: str = QUESTION,
    ) -> None:
        """With PADDOCK_DATABASE_URL the folder holds only the log. `python` may be that of another
        checkout, whose words for `one_bot` and `question` may differ.
        """
        self.question = question
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        command = [python, "-m", "paddock.cli", "serve", "--port", str(self.port)]
        command += ["--data", folder, "--no-open", "--no-compile", *one_bot, *flags]
        self.log = os.path.join(folder, "server.log")
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        began = time.perf_counter()
        run(self.ready())
        self.start_seconds = time.perf_counter() - began

    async def ready(self) -> None:
        """Wait until the server answers."""
        for _ in range(600):
            try:
                status, _, _ = await BenchConnection(self.port).ask("GET", "/healthz")
            except OSError:
                await asyncio.sleep(0.05)
                continue
            if status == 200:
                return
        raise RuntimeError("the server does not answer")

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End the server with a signal."""
        self.process.send_signal(how)
        self.process.wait(30)

    def metered(self, matches: int, seconds: float, think: float) -> dict[str, float]:
        """A round, with the processor time of the server and of the players for each move."""
        meter = Meter(self.process.pid)
        found = run(crowd(self.port, matches, seconds, think, meter.begin, self.question))
        return found | meter.costs(found["moves"])


def rounds(server: Server, matches: int, seconds: float, think: float) -> dict[str, float]:
    """The best of several rounds: by moves in the closed loop, by response times at human pace."""
    found = [server.metered(matches, seconds, think) for _ in range(ROUNDS)]
    best = min(found, key=lambda one: one["p99_ms"] if think else -one["moves_per_second"])
    return best | {
        f"median_{what}": statistics.median(one[what] for one in found)
        for what in ("moves_per_second", "p99_ms", "server_us_per_move")
    }


async def lay_tables(port: int, count: int) -> None:
    """Open tables that nobody plays at."""
    for _ in range(count):
        _, people = await table_of(port, 2)
        for person in people:
            person.close()


async def first_page(port: int) -> int:
    """The bytes of the home page with everything a browser fetches for it, as sent."""
    line = BenchConnection(port)
    _, _, html = await line.ask("GET", "/")
    for path in re.findall(r'(?:href|src)="(/static/[^"]+)"', html):
        _, _, body = await line.ask("GET", path)
        for font, marks in re.findall(r"url\(([^)]+)\)[^}]*unicode-range:([^;}]+)", body):
            if needs(html, marks):
                await line.ask("GET", f"{path.rpartition('/')[0]}/{font}")
    line.close()
    return line.bytes


def needs(html: str, marks: str) -> bool:
    """Whether a page contains a character for which a browser would fetch a font."""
    ends = [(part[2:] + "-" + part[2:]).split("-")[:2] for part in marks.split(",")]
    return any(int(a, 16) <= ord(one) <= int(b, 16) for one in set(html) for a, b in ends)


def table(found: dict[str, Any]) -> str:
    """The figures for people, one per line."""
    lines = []
    for what, facts in found.items():
        shown = facts if isinstance(facts, dict) else {"": facts}
        lines.append(
            f"{what}: " + ", ".join(f"{name} {value}".strip() for name, value in shown.items())
        )
    return "\n".join(lines)


def measure(seconds: float = 10.0, tables: int = 1000) -> dict[str, Any]:
    """All figures of the server, in one run."""
    import paddock

    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, NO_LIMITS)
        report: dict[str, Any] = {"compiled": paddock.compiled, "cores": os.cpu_count()}
        report["closed_loop"] = rounds(server, 50, seconds, 0.0)
        report["human_pace"] = rounds(server, 100, seconds, 2.0)
        report["first_page_bytes"] = run(first_page(server.port))
        run(lay_tables(server.port, tables))
        server.stop(signal.SIGKILL)
        again = Server(folder, NO_LIMITS)
        report["restart"] = {"live_matches": tables, "seconds": round(again.start_seconds, 2)}
        again.stop()
        return report


def measure_nodes(
    seconds: float = 10.0, nodes: int = 2, workers: int = 1, matches: int = 50
) -> dict[str, Any]:
    """One server against several on the same PostgreSQL, in alternating runs, so that a slower
    machine affects both. The players of one table are spread over all servers, as a proxy would do.
    """
    import paddock

    if "PADDOCK_DATABASE_URL" not in os.environ:
        raise BadOption("several servers need PostgreSQL: set PADDOCK_DATABASE_URL")
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(folder, NO_LIMITS, "--workers", str(workers)) for _ in range(nodes)]
        ports = [server.port for server in servers]
        found: dict[str, list[dict[str, float]]] = {"one": [], "all": []}
        try:
            for _ in range(ROUNDS):
                found["one"].append(run(crowd(ports[:1], matches, seconds, 0.0)))
                found["all"].append(run(crowd(ports, matches, seconds, 0.0)))
        finally:
            for server in servers:
                server.stop()
    facts = ("moves_per_second", "p50_ms", "p99_ms", "refused")
    report: dict[str, Any] = {"compiled": paddock.compiled, "cores": os.cpu_count()}
    report |= {"nodes": nodes, "workers_each": workers, "tables": matches}
    for which, runs in found.items():
        report[which] = {name: statistics.median(one[name] for one in runs) for name in facts}
    return report
