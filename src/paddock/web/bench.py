"""`paddock bench serve`: a real server under a crowd of players on real sockets.

Each player is a program with a cookie: it listens on the live line and posts a move whenever it is
asked. In the closed loop everybody answers at once; at human pace each waits a while first. What is
timed is the answer to a move: it comes when the move is on disk.
"""

from __future__ import annotations

import asyncio
import gzip
import json
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
from base64 import b64encode
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast
from urllib.parse import urlencode

from paddock.core.errors import BadOption
from paddock.shelf import titles

NEW_LOOP: Callable[[], asyncio.AbstractEventLoop] | None = None
with suppress(ImportError):  # there is none for Windows
    import uvloop

    NEW_LOOP = uvloop.new_event_loop

HOST = "127.0.0.1"
ROUNDS = 3  # the best one and the median are reported, since machines are noisy
TEXT, PING, PONG = 1, 9, 10  # kinds of frames
T = TypeVar("T")
NO_LIMITS = "--no-limits"
NO_QUESTION = b'"question":null'


class BenchConnection:
    """A kept-open HTTP connection with a cookie, as plain as can be: a crowd must be cheap."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.forwarded = forwarded(address)
        self.cookie = ""
        self.bytes = 0  # of bodies, as sent
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> Any:
        """Status, headers and body."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        body = urlencode(fields or {})
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nX-Paddock: move\r\n"
        head += f"Origin: http://{HOST}:{self.port}\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/x-www-form-urlencoded\r\nAccept-Encoding: gzip\r\n"
        head += self.forwarded
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        self.writer.write(f"{head}\r\n{body}".encode())
        try:
            raw = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()  # it was idle for too long and the server has hung up
            return await self.ask(method, path, fields)
        length = re.search(r"content-length: (\d+)", raw, re.IGNORECASE)
        content = await self.reader.readexactly(int(length[1]) if length else 0)
        if found := re.search(r"set-cookie: (paddock=[^;]+)", raw, re.IGNORECASE):
            self.cookie = found[1]
        self.bytes += len(content)
        if "content-encoding: gzip" in raw:
            content = gzip.decompress(content)
        return int(raw.split(" ", 2)[1]), raw, content.decode("utf-8", "replace")

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class LiveReader(asyncio.Protocol):
    """The live line of one person: the newest view that asks something, as cheaply as can be."""

    def __init__(self, port: int, path: str, cookie: str, address: str = "") -> None:
        self.port = port
        self.hello = (
            f"GET {path}/live?as=json HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
            f"Origin: http://{HOST}:{port}\r\n{forwarded(address)}Cookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.greeted = False
        self.rest = b""
        self.view = b""
        self.came = asyncio.Event()
        self.transport: asyncio.Transport | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        self.transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        """Frames of a server are never masked, and ours are never split."""
        data = self.rest + data
        if not self.greeted:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            assert b" 101 " in head, head
            self.greeted = True
        while len(data) >= 2:
            size, start = data[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(data) < start:
                    break
                size = int.from_bytes(data[2:start], "big")
            if len(data) < start + size:
                break
            kind, message, data = data[0] & 15, data[start : start + size], data[start + size :]
            if kind == TEXT:
                self.heard(message)
            elif kind == PING and self.transport is not None:  # the answer is masked, with zeros
                self.transport.write(bytes([128 | PONG, 128 | size, 0, 0, 0, 0]) + message)
        self.rest = data

    def heard(self, message: bytes) -> None:
        """A whole message: the newest view that asks something is kept."""
        if NO_QUESTION not in message:
            self.view = message
            self.came.set()

    async def asked(self, seconds: float) -> Any:
        """The next view that asks something; TimeoutError if none comes in time."""
        if not self.view:
            self.came.clear()
            async with asyncio.timeout(seconds):
                await self.came.wait()
        view, self.view = json.loads(self.view), b""
        return view

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def forwarded(address: str) -> str:
    """The header by which a proxy on this machine says for whom it asks."""
    return f"X-Forwarded-For: {address}\r\n" if address else ""


def run(crowd: Coroutine[Any, Any, T]) -> T:
    """In the quickest loop there is: the crowd and the server share the machine."""
    with asyncio.Runner(loop_factory=NEW_LOOP) as runner:
        return runner.run(crowd)


@dataclass
class MoveTimes:
    seconds: list[float] = field(default_factory=list)  # from sending a move to its answer
    refused: int = 0

    def figures(self, took: float) -> dict[str, float]:
        """Moves a second, and how long their answers took."""
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
    """A started match of the first game, as long as it can be, with that many people, each of whom
    asks one of the ports."""
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
) -> None:
    """Answer every question until the time is up."""
    chooser = random.Random(path)
    answered = -1
    while time.perf_counter() < until:
        try:
            view = await live.asked(until - time.perf_counter())
        except TimeoutError:
            return
        if view["question"] == answered:
            continue
        if think:
            await asyncio.sleep(chooser.uniform(0.5, 1.5) * think)
        answered = view["question"]
        fields = {"move": chooser.choice(view["legal"]), "question": str(answered)}
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
) -> dict[str, float]:
    """Play for a while; moves a second and how long their answers took. `seated_all` is called when
    all sit and nobody has moved yet."""
    tables = [await table_of(port, 4) for _ in range(matches)]
    tally = MoveTimes()
    seated = [
        (person, LiveReader(person.port, path, person.cookie), path)
        for path, people in tables
        for person in people
    ]
    for _, live, _ in seated:
        await live.open()
    await asyncio.sleep(1)  # until all have come in and see their table
    seated_all()
    began = time.perf_counter()
    await asyncio.gather(*(play(*one, began + seconds, think, tally) for one in seated))
    took = time.perf_counter() - began
    for person, live, _ in seated:
        live.close()
        person.close()
    return {"matches": matches, **tally.figures(took)}


def rounds(port: int, matches: int, seconds: float, think: float) -> dict[str, float]:
    """The best of some rounds (more moves in the closed loop, quicker answers at human pace)."""
    found = [run(crowd(port, matches, seconds, think)) for _ in range(ROUNDS)]
    best = min(found, key=lambda one: one["p99_ms"] if think else -one["moves_per_second"])
    return best | {
        f"median_{what}": statistics.median(one[what] for one in found)
        for what in ("moves_per_second", "p99_ms")
    }


class Server:
    """`paddock serve` in a process of its own."""

    def __init__(self, folder: str, *flags: str) -> None:
        """With PADDOCK_DATABASE_URL the folder is for its log only."""
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "paddock.cli", "serve", "--port", str(self.port)]
        command += ["--data", folder, "--no-open", "--no-compile", "--thinkers", "1", *flags]
        self.log = os.path.join(folder, "server.log")
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        began = time.perf_counter()
        run(self.ready())
        self.start_seconds = time.perf_counter() - began

    async def ready(self) -> None:
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
        self.process.send_signal(how)
        self.process.wait(30)


async def lay_tables(port: int, count: int) -> None:
    for _ in range(count):
        _, people = await table_of(port, 2)
        for person in people:
            person.close()


async def first_page(port: int) -> int:
    """Bytes of the home page with everything a browser fetches for it, as sent."""
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
    """Whether a page has one of the characters for which a browser would fetch a font."""
    ends = [(part[2:] + "-" + part[2:]).split("-")[:2] for part in marks.split(",")]
    return any(int(a, 16) <= ord(one) <= int(b, 16) for one in set(html) for a, b in ends)


def table(found: dict[str, Any]) -> str:
    """For people: a line for each figure."""
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
        report["closed_loop"] = rounds(server.port, 50, seconds, 0.0)
        report["human_pace"] = rounds(server.port, 100, seconds, 2.0)
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
    """One server against several on the same PostgreSQL, in turns, so that a slower machine slows
    both. People of one table are spread over all servers, as a proxy would do it."""
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
