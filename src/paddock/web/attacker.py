"""A single attacker that combines all attacks, for `paddock bench serve --hostile`.

It attacks this machine only, for a limited time, with a limited number of sockets and requests.

    python -m paddock.web.attacker PORT PATH SECONDS

PATH is the table to watch and attack. Prints as JSON how often it got each answer.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from paddock.shelf import titles

TARGET = "127.0.0.1"
SELF = "127.0.0.66"  # an address of its own, so that limits by address apply to it alone
CHUNK = b"a" * 65_536
PINGS = bytes([0x89, 0x80, 0, 0, 0, 0]) * 5_000
PACE = 0.02  # seconds between two requests of one flood


class Attacker:
    """Each attack is repeated until the time is up, whatever the answers are."""

    def __init__(self, port: int, path: str, seconds: float) -> None:
        self.port = port
        self.path = path
        self.until = time.perf_counter() + seconds
        self.told: Counter[str] = Counter()  # by attack and status

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.perf_counter() < self.until

    @asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A new connection."""
        reader, writer = await asyncio.open_connection(TARGET, self.port, local_addr=(SELF, 0))
        try:
            yield reader, writer
        finally:
            writer.close()

    def head(self, method: str, path: str, *headers: str) -> bytes:
        """The start of a request."""
        site = f"{TARGET}:{self.port}"
        lines = [f"{method} {path} HTTP/1.1", f"Host: {site}", f"Origin: http://{site}", *headers]
        return "\r\n".join([*lines, "", ""]).encode()

    async def status(self, reader: asyncio.StreamReader) -> str:
        """The status of a response, which is read to its end; "cut" if there is none."""
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
            length = next(
                (int(line[15:]) for line in head.split(b"\r\n") if line[:15] == b"content-length:"),
                0,
            )
            await reader.readexactly(length)
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
            return "cut"
        return head[9:12].decode()

    async def flood(self, what: str, request: Callable[[int], bytes], most: int = 2000) -> None:
        """Send the same kind of request again and again; a closed socket is replaced."""
        n = 0
        while self.going and n < most:
            async with self.line() as (reader, writer):
                answer = ""
                while self.going and answer != "cut" and n < most:
                    n += 1
                    writer.write(request(n))
                    answer = await self.status(reader)
                    self.told[f"{what} {answer}"] += 1
                    await asyncio.sleep(PACE)

    # The attacks

    async def endless_header(self) -> None:
        """Send a header without an end."""
        async with self.line() as (_, writer):
            writer.write(self.head("GET", "/")[:-2] + b"X: ")
            for _ in range(1600):  # 100 MB
                writer.write(CHUNK)
                await writer.drain()
            self.told["endless header kept"] += 1

    async def many_headers(self) -> None:
        """Send very many headers."""
        async with self.line() as (reader, writer):
            writer.write(self.head("GET", "/")[:-2] + b"a: b\r\n" * 400_000)
            await writer.drain()
            self.told[f"many headers {await self.status(reader)}"] += 1

    async def half_open(self, begun: bytes) -> None:
        """Send a part of a request and wait as long as possible."""
        async with self.line() as (reader, writer):
            writer.write(begun)
            if await self.status(reader) == "503":
                self.told["half open refused"] += 1
                await asyncio.sleep(1)

    async def watch(self, cookie: str = "", pings: bool = False) -> None:
        """Open a WebSocket that reads everything, or sends pings without end."""
        key = b64encode(os.urandom(16)).decode()
        hello = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        hello += [f"Sec-WebSocket-Key: {key}", *([f"Cookie: {cookie}"] if cookie else [])]
        async with self.line() as (reader, writer):
            writer.write(self.head("GET", f"{self.path}/live", *hello))
            answer = await self.status(reader)
            self.told[f"WebSocket {answer}"] += 1
            while answer == "101" and self.going:
                if pings:
                    writer.write(PINGS)
                    await writer.drain()
                if not await asyncio.wait_for(reader.read(65_536), 30):
                    break
            await asyncio.sleep(1)

    async def never_reads(self) -> None:
        """Open a WebSocket and never read from it."""
        async with self.line() as (_, writer):
            for _ in range(200):
                writer.write(self.head("GET", self.path) * 10)
                await asyncio.wait_for(writer.drain(), 30)

    def form(self, path: str, body: str, *headers: str) -> bytes:
        """Post a form."""
        kind = "Content-Type: application/x-www-form-urlencoded"
        return (
            self.head("POST", path, kind, f"Content-Length: {len(body)}", *headers) + body.encode()
        )

    def attacks(self) -> list[Callable[[], Awaitable[None]]]:
        """All attacks."""
        *_, game = titles()

        def page(n: int) -> bytes:
            paths = ("/", "/lobby", self.path, f"{self.path}/view.json", "/settings", "/t/%00")
            return self.head("GET", paths[n % len(paths)])

        def cookie(n: int) -> bytes:
            return self.head("GET", "/settings", f"Cookie: paddock={n}{'x' * 15_000}")

        def move(n: int) -> bytes:
            fields = f"move=discard 25&question={n}&key=a%00{n}"
            return self.form(f"{self.path}/move", fields, f"Cookie: paddock={n}.forged")

        def create(n: int) -> bytes:
            return self.form("/race", f"game={game.name}&count={max(game.players)}")

        def host(n: int) -> bytes:
            return self.head("GET", "/").replace(TARGET.encode(), b"h" * 5_000, 1)

        def probe(n: int) -> bytes:
            return self.head("GET", ("/healthz", "/metrics")[n % 2])

        begun = [b"", self.head("GET", "/")[:-4], self.form("/race", "game=x")[:-3]]
        floods = {"page": page, "cookie": cookie, "move": move, "table": create, "host": host}
        floods["probe"] = probe
        return [
            self.endless_header,
            self.many_headers,
            self.never_reads,
            *[lambda n=n: self.half_open(begun[n % 3]) for n in range(150)],
            *[self.watch for _ in range(100)],
            *[lambda: self.watch(pings=True) for _ in range(5)],
            *[
                lambda name=name, one=one: self.flood(name, one)
                for name, one in floods.items()
                for _ in range(4)
            ],
        ]

    async def again_and_again(self, attack: Callable[[], Awaitable[None]]) -> None:
        """Repeat one attack until the time is up."""
        while self.going:
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(max(0.1, self.until - time.perf_counter())):
                    await attack()
            await asyncio.sleep(0.1)

    async def run(self) -> dict[str, int]:
        """Run all attacks at once."""
        async with self.line():
            print("ready", flush=True)
        await asyncio.gather(*(self.again_and_again(one) for one in self.attacks()))
        return dict(sorted(self.told.items()))


if __name__ == "__main__":
    os.nice(5)  # a real attacker uses the processor of another machine
    attacker = Attacker(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
    print(json.dumps(asyncio.run(attacker.run())))
