"""Runs a server at human pace for a long time, and checks that its memory stays level.

    python -m tests.load.soak --minutes 30 [--tables 30] [--think 2] [--port N] [--out FOLDER]

Simulated people sit down, play, finish or leave, and open new tables; visitors come, look on and
go. Every five seconds the server records its memory, file descriptors, threads, tasks, and the
tables and plies in memory. At the end there are `soak.csv`, `soak.svg` and one line of JSON: how
much each figure has grown since the fifth minute, its trend per minute with a confidence interval,
and why moves were refused.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from statistics import linear_regression, mean
from typing import Any

from tests.load.plot import plot

from paddock.shelf import titles
from paddock.web import server
from paddock.web.app import Application, create_app
from paddock.web.bench_client import HOST, BenchConnection, LiveReader

EVERY = 5.0  # seconds between two samples
WARM = 300.0  # seconds after which the memory has to stay level
COLUMNS = ("seconds", "rss_mb", "descriptors", "threads", "tasks", "tables", "plies")
PATIENCE = 20.0  # seconds without a question before a person checks whether the match is over
# Seconds after which people leave a match. Together with the minute for which a table then stays in
# memory this is less than WARM: so at the end of the warm-up there are as many old tables and long
# logs as later.
SITTING = (60.0, 230.0)


# The server


def sample(app: Application, began: float) -> list[float]:
    """The current resource usage of the server."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    rss = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    tables = list(app.state.site.house.tables.values())
    threads = re.search(r"Threads:\s+(\d+)", Path("/proc/self/status").read_text())
    return [
        round(time.monotonic() - began, 1),
        round(rss, 2),
        len(os.listdir("/proc/self/fd")),
        int(threads[1]) if threads else 0,
        len(asyncio.all_tasks()),
        len(tables),
        sum(table.record.entries for table in tables),
    ]


def sampled(app: Application, csv: Path) -> Application:
    """Wrap the application, with a task that records samples while it runs."""
    lifespan = app.router.lifespan_context

    async def watch() -> None:
        began = time.monotonic()
        with csv.open("w") as file:
            file.write(",".join(COLUMNS) + "\n")
            while True:
                file.write(",".join(map(str, sample(app, began))) + "\n")
                file.flush()
                await asyncio.sleep(EVERY)

    @contextlib.asynccontextmanager
    async def both(inner: Application) -> AsyncIterator[None]:
        async with lifespan(inner):
            task = asyncio.create_task(watch())
            try:
                yield
            finally:
                task.cancel()

    app.router.lifespan_context = both
    return app


def serve(port: int, folder: Path) -> None:
    def make(*args: Any, **options: Any) -> Application:
        return sampled(create_app(*args, **options), folder / "soak.csv")

    server.create_app = make  # type: ignore[attr-defined]
    server.serve(HOST, port, str(folder), False, True, 1)


# The people


async def open_table(port: int, rng: random.Random) -> tuple[str, list[BenchConnection]]:
    """Start a match of any game; some of its seats have bots."""
    title = rng.choice(list(titles()))
    players = rng.choice(title.players)
    people = [BenchConnection(port) for _ in range(rng.randint(1, min(3, players)))]
    plan = {"game": title.name, "players": str(players), "visibility": "open"}
    status, head, _ = await people[0].ask("POST", "/tables", plan)
    assert status == 303, head
    path = re.search(r"location: (\S+)", head, re.IGNORECASE)
    assert path
    for person in people[1:]:
        await person.ask("GET", "/")
        status, head, _ = await person.ask("POST", f"{path[1]}/sit")
        assert status == 303, head
    status, head, _ = await people[0].ask("POST", f"{path[1]}/start")
    assert status == 303, head
    return path[1], people


async def is_over(person: BenchConnection, path: str) -> bool:
    _, _, text = await person.ask("GET", f"{path}/view.json")
    return bool(json.loads(text).get("waiting") == [])


class Page(LiveReader):
    """A WebSocket that also notices when its question is withdrawn, like a reader of the page."""

    newest = b""

    def heard(self, message: bytes) -> None:
        self.newest = message
        super().heard(message)

    def asks(self) -> int | None:
        """The question that is shown on the page now."""
        question: int | None = json.loads(self.newest).get("question")
        return question


async def play(
    port: int, person: BenchConnection, path: str, until: float, think: float, told: Any
) -> None:
    """Answer every question until the match is over or this person leaves."""
    rng = random.Random()
    live, answered = Page(port, path, person.cookie), -1
    await live.open()
    try:
        while time.monotonic() < until:
            try:
                view = await live.asked(min(PATIENCE, max(0.1, until - time.monotonic())))
            except TimeoutError:
                if await is_over(person, path):
                    told["finished"] += 1
                    return
                continue
            if view["question"] == answered:
                continue
            await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
            answered = view["question"]
            # A reaction is open for three seconds, and some people think longer: the page shows
            # them that it is over. Only moves that are sent are counted.
            if live.asks() != answered:
                told["too_late"] += 1
                continue
            move = {"move": rng.choice(view["legal"]), "question": str(answered)}
            status, _, why = await person.ask("POST", f"{path}/move", move)
            told["moves"] += status == 200
            if status != 200:
                told["refused"].append(refusal(path, status, why, view, move, live.asks()))
    finally:
        live.close()
        person.close()


def refusal(
    path: str, status: int, why: str, view: Any, move: dict[str, str], now: int | None
) -> dict[str, Any]:
    """Everything needed to find out later why a move was refused."""
    return {
        "at": time.strftime("%H:%M:%S", time.gmtime()),
        "table": path,
        "status": status,
        "why": re.sub(r"<[^>]*>", "", why).strip(),
        **move,
        "legal": view["legal"],
        "question_now": now,
    }


async def place(port: int, end: float, think: float, told: Any) -> None:
    """Play at one table after the other."""
    rng = random.Random()
    while time.monotonic() < end:
        path, people = await open_table(port, rng)
        told["matches"] += 1
        until = min(end, time.monotonic() + rng.uniform(*SITTING))
        await asyncio.gather(*(play(port, one, path, until, think, told) for one in people))
        if rng.random() < 0.3:
            await asyncio.gather(*(one.ask("POST", f"{path}/leave") for one in people))
        for person in people:
            person.close()


async def visit(port: int, end: float) -> None:
    """Look at the lobby and at a table for a while, then leave."""
    rng = random.Random()
    while time.monotonic() < end:
        line = BenchConnection(port)
        _, _, lobby = await line.ask("GET", "/lobby")
        found = re.findall(r'href="(/t/[^"]+)"', lobby)
        if found:
            path = rng.choice(found)
            await line.ask("GET", path)
            live = LiveReader(port, path, line.cookie)
            await live.open()
            await asyncio.sleep(rng.uniform(3, 30))
            live.close()
        line.close()
        await asyncio.sleep(rng.uniform(1, 5))


async def crowd(port: int, seconds: float, tables: int, think: float) -> dict[str, Any]:
    told: dict[str, Any] = {"matches": 0, "finished": 0, "moves": 0, "too_late": 0, "refused": []}
    end = time.monotonic() + seconds
    visitors = [visit(port, end) for _ in range(max(1, tables // 4))]
    await asyncio.gather(*(place(port, end, think, told) for _ in range(tables)), *visitors)
    return told


# The report


def rows_of(csv: Path) -> list[list[float]]:
    return [[float(cell) for cell in line.split(",")] for line in csv.read_text().split()[1:]]


def growth(rows: list[list[float]], column: int) -> float:
    """The growth of a figure since the warm-up: its mean in the last fifth of that time divided by
    its mean in the first fifth."""
    warm = [row[column] for row in rows if row[0] >= min(WARM, rows[-1][0] / 3)]
    part = max(1, len(warm) // 5)
    return round(sum(warm[-part:]) / part - sum(warm[:part]) / part, 2)


def trend(rows: list[list[float]], column: int, beside: int = 0) -> list[float]:
    """The growth of a figure per minute since the warm-up, with its possible error (95 %).
    Neighbouring minutes are correlated, so they count as fewer samples than they are.

    With another figure `beside`: the growth if that one stayed the same. A busy machine plays more
    slowly, and then the tables in memory are shorter.
    """
    minutes: dict[int, list[list[float]]] = {}
    for row in rows:
        if row[0] >= min(WARM, rows[-1][0] / 3):
            minutes.setdefault(int(row[0] // 60), []).append(row)
    if len(minutes) < 4:
        return [0.0, math.inf]
    across = [float(minute) for minute in minutes]
    up = [mean(row[column] for row in some) for some in minutes.values()]
    if beside:
        other = [mean(row[beside] for row in some) for some in minutes.values()]
        across, up = without(across, other), without(up, other)
    points = list(zip(across, up, strict=True))
    slope, at_zero = linear_regression(across, up)
    rests = [value - slope * minute - at_zero for minute, value in points]
    squares = sum(rest * rest for rest in rests)
    alike = sum(one * other for one, other in pairwise(rests)) / squares if squares else 0.0
    alike = min(0.9, max(0.0, alike))
    count = max(3.0, len(points) * (1 - alike) / (1 + alike))
    wide = sum((minute - mean(across)) ** 2 for minute in across) * count / len(points)
    # approximates the Student factor for 95 % with this number of samples
    student = 1.96 + 2.5 / (count - 2)
    wrong = student * math.sqrt(squares / len(points) * count / (count - 2) / wide)
    return [round(slope, 4), round(wrong, 4)]


def without(values: list[float], other: list[float]) -> list[float]:
    """The residuals of a figure after a regression on another one."""
    slope, at_zero = linear_regression(other, values)
    return [value - slope * one - at_zero for value, one in zip(values, other, strict=True)]


def report(folder: Path, told: dict[str, Any]) -> dict[str, Any]:
    rows = rows_of(folder / "soak.csv")
    names = COLUMNS[1:]
    series = {name: [row[n] for row in rows] for n, name in enumerate(names, 1)}
    (folder / "soak.svg").write_text(plot([row[0] / 60 for row in rows], series, WARM / 60))
    last = {name: values[-1] for name, values in series.items()}
    grown = {name: growth(rows, n) for n, name in enumerate(names, 1)}
    trends = {name: trend(rows, n) for n, name in enumerate(names, 1)}
    trends["rss_mb_if_plies_stayed"] = trend(rows, 1, COLUMNS.index("plies"))
    facts = {"at_the_end": last, "growth": grown, "trend_a_minute": trends}
    return {"minutes": round(rows[-1][0] / 60, 1), **told, **facts}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--think", type=float, default=2.0, help="seconds for a move")
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--out", type=Path, default=Path("soak"))
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.serve:
        serve(args.port, args.out)
        return
    command = [sys.executable, "-m", "tests.load.soak", "--serve"]
    command += ["--port", str(args.port), "--out", str(args.out)]
    with (args.out / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        told = asyncio.run(run(args, process))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(600)
    print(json.dumps(report(args.out, told)))


async def run(args: argparse.Namespace, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    while True:
        assert process.poll() is None, "the server has ended; see server.log"
        with contextlib.suppress(OSError):
            status, _, _ = await BenchConnection(args.port).ask("GET", "/healthz")
            if status == 200:
                break
        await asyncio.sleep(0.2)
    return await crowd(args.port, args.minutes * 60, args.tables, args.think)


if __name__ == "__main__":
    main()
