"""Measures what a server with much data costs: running tables, finished matches, open pages.

    python -m tests.load.growth [--tables 10 1000 10000] [--finished 100000] [--viewers 1000]

Prints one line of JSON per figure. Tables are written into the store directly; each figure is
measured with a real `paddock serve` on it. CPU times are printed beside elapsed times, since other
load on the machine does not change them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from itsdangerous import URLSafeSerializer
from tests.load import many

import paddock
from paddock.store import Store, Stored
from paddock.store.keys import COOKIE
from paddock.web.bench import NO_LIMITS, Server, first_page, run
from paddock.web.bench_client import HOST, BenchConnection, LiveReader
from paddock.web.memory import ROUND

ANSWER = 1000  # bytes: the response to the handshake is shorter, a view is longer
VISITS = 100  # tables that are requested while they are not in memory
TICK = os.sysconf("SC_CLK_TCK")
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


def rss(server: Server) -> float:
    """Megabytes of the server's own process, without its worker processes."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def peak(server: Server) -> float:
    """The same at its peak."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) * 1024 / 1e6 if found else 0.0


def cpu(server: Server) -> float:
    """Seconds of CPU time that the server's own process has used so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def signer(folder: str) -> Callable[[str], str]:
    """Makes the cookies of players; the key is in the store."""
    store = Store.open(folder)
    key = URLSafeSerializer(store.secret(COOKIE), salt="visitor")
    store.close()
    return lambda player: f"paddock={key.dumps([player, 'Guest', 0])!s}"


async def timed(server: Server, line: BenchConnection, path: str, times: int = 1) -> dict[str, Any]:
    """The milliseconds of a response: elapsed time (the median) and CPU time of the server."""
    waits, worked, size = [], cpu(server), 0
    for _ in range(times):
        began = time.perf_counter()
        status, _, body = await line.ask("GET", path)
        waits.append(time.perf_counter() - began)
        assert status == 200, (path, status)
        size = len(body)
    return {
        "ms": round(statistics.median(waits) * 1000, 2),
        "cpu_ms": round((cpu(server) - worked) * 1000 / times, 2),
        "kB": round(size / 1000, 1),
    }


# Running tables


async def is_listed(line: BenchConnection, table: str) -> bool:
    """Whether a player's home page lists one of their tables."""
    _, _, page = await line.ask("GET", "/")
    return f"/t/{table}" in page


async def reload_tables(server: Server, tables: list[Stored]) -> dict[str, float]:
    """Request tables that are not in memory, and request them again when they are."""
    line, found = BenchConnection(server.port), {}
    for name in ("resting", "in memory"):
        waits, worked = [], cpu(server)
        for one in tables:
            began = time.perf_counter()
            status, _, _ = await line.ask("GET", f"/t/{one.row.id}/view.json")
            waits.append(time.perf_counter() - began)
            assert status == 200
        found[f"{name}, ms"] = round(statistics.median(waits) * 1000, 2)
        found[f"{name}, cpu ms"] = round((cpu(server) - worked) * 1000 / len(tables), 2)
    line.close()
    return found


def under_way(count: int) -> dict[str, Any]:
    """A server that starts with many running tables, none of them in memory."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(folder)
        tables = asyncio.run(many.unfinished(store, count))
        store.close()
        host = many.players_of(tables[-1])[0]
        cookie = signer(folder)(host)
        server = Server(folder, NO_LIMITS)
        worked = cpu(server)
        try:
            line = BenchConnection(server.port)
            line.cookie = cookie
            assert run(is_listed(line, tables[-1].row.id)), "the table is not on its host's page"
            size = sum(file.stat().st_size for file in Path(folder).glob("paddock.db*"))
            return {
                "tables": count,
                "restart_s": round(server.start_seconds, 2),
                "restart_cpu_s": round(worked, 2),
                "rss_mb": round(rss(server), 1),
                "peak_mb": round(peak(server), 1),
                "database_kB_each": round(size / count / 1000, 1),
                "back": run(reload_tables(server, tables[-VISITS:])),
            }
        finally:
            server.stop()


# Open pages


class Page(asyncio.Protocol):
    """A page that is open on a table. What it receives is counted and discarded."""

    def __init__(self, port: int, path: str, cookie: str, more: str) -> None:
        hello = LiveReader(port, path, cookie).hello.replace("/live?as=json", "/live")
        self.hello = hello.replace("\r\n\r\n", f"\r\n{more}\r\n")
        self.came = 0
        self.shown = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        self.came += len(data)
        if self.came > ANSWER:
            self.shown.set()


async def open_pages(server: Server, pages: list[Page]) -> list[Page]:
    """Open the pages one after the other, each until it shows its table."""
    loop = asyncio.get_running_loop()
    for page in pages:
        await loop.create_connection(lambda page=page: page, HOST, server.port)  # type: ignore[misc]
        await asyncio.wait_for(page.shown.wait(), 60)
    return pages


def viewers(count: int) -> dict[str, Any]:
    """Idle open pages, half of them of seated people; with and without a compressor each."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(folder)
        known = asyncio.run(many.unfinished(store, count // 2))[: count // 4]
        store.close()
        sign = signer(folder)
        server = Server(folder, NO_LIMITS)

        def pages(more: str, seated: bool) -> list[Page]:
            people = [
                (f"/t/{one.row.id}", player if seated else f"{player[:-1]}.")
                for one in known
                for player in many.players_of(one)[:2]
            ]
            return [Page(server.port, path, sign(who), more) for path, who in people]

        async def at_rest() -> float:
            """The memory after the server has returned what it freed after making the pages."""
            await asyncio.sleep(ROUND + 5)
            return rss(server)

        async def measured() -> dict[str, Any]:
            # From then on the tables are in memory, and so is what the first page of each kind
            # needs.
            held = await open_pages(server, pages("", False))
            held += await open_pages(server, pages("", True))
            found: dict[str, Any] = {"viewers": count}
            for name, more in (("kB_each", ""), ("compressed_kB_each", DEFLATE)):
                before = await at_rest()
                for seated in (False, True):
                    held += await open_pages(server, pages(more, seated))
                at_once, idle = rss(server) - before, await at_rest() - before
                found[name] = round(1000 * idle / (4 * len(known)), 1)
                found[f"{name}, at once"] = round(1000 * at_once / (4 * len(known)), 1)
            for one in held:
                one.transport.close()
            return found

        try:
            return asyncio.run(measured())
        finally:
            server.stop()


# Finished matches


def with_finished_matches(count: int) -> dict[str, Any]:
    """A server with many finished matches."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(folder)
        people = asyncio.run(many.finished(store, count))
        store.close()
        cookie = signer(folder)(people[0])
        server = Server(folder, NO_LIMITS)
        worked = cpu(server)

        async def pages() -> dict[str, Any]:
            line = BenchConnection(server.port)
            line.cookie = cookie
            found: dict[str, Any] = {"home, at first": await timed(server, line, "/")}
            for name, path in (("home", "/"), ("lobby", "/lobby"), ("history", "/history")):
                found[name] = await timed(server, line, path, 20)
            line.close()
            return found

        try:
            return {
                "finished": count,
                "restart_s": round(server.start_seconds, 2),
                "restart_cpu_s": round(worked, 2),
                "rss_mb": round(rss(server), 1),
                **run(pages()),
            }
        finally:
            server.stop()


def page() -> dict[str, int]:
    """The first page with everything a browser loads for it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, NO_LIMITS)
        try:
            return {"first_page_bytes": run(first_page(server.port))}
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 1000, 10_000])
    parser.add_argument("--finished", type=int, nargs="*", default=[1000, 100_000])
    parser.add_argument("--viewers", type=int, nargs="*", default=[1000])
    wanted = parser.parse_args()
    facts = {"compiled": paddock.compiled, "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    print(json.dumps(facts), flush=True)
    print(json.dumps(page()), flush=True)
    for count in wanted.tables:
        print(json.dumps(under_way(count)), flush=True)
    for count in wanted.viewers:
        print(json.dumps(viewers(count)), flush=True)
    for count in wanted.finished:
        print(json.dumps(with_finished_matches(count)), flush=True)


if __name__ == "__main__":
    main()
