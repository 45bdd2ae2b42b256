"""Runs a boardgame.io server with simulated players, in the same way as `paddock bench serve`.

The players use the protocols of boardgame.io's own client: Engine.IO 4 and Socket.IO over a
WebSocket. A player sends a move and receives updates on the same connection. The first update after
a move confirms it, because nobody else may move before.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import socket
import subprocess
import time
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

from paddock.web.bench import MoveTimes
from paddock.web.bench_client import HOST, TEXT, LiveReader

HERE = Path(__file__).parent
SPACE = "/cards"  # the name of the game in server.js
PLAYERS = 4
READY, ENGINE_PING, ENGINE_PONG = b"0", b"2", "3"  # message types of Engine.IO
# message types of Socket.IO, inside an Engine.IO message
JOINED, EVENT = f"40{SPACE},", f"42{SPACE},"
LONGEST = 65535  # the largest frame, in bytes, that has a two-byte length field


class NotThere(Exception):
    """Node.js is missing, or could not install the packages."""


class Peer:
    """A boardgame.io server in its own process. It keeps the state of its matches in memory."""

    def __init__(self, folder: Path) -> None:
        """Install the packages into `folder`, unless they are there already."""
        for program in ("node", "npm"):
            if shutil.which(program) is None:
                raise NotThere(f"{program} is not on this machine: install Node.js 18 or newer")
        for name in ("package.json", "server.js"):
            shutil.copy(HERE / name, folder)
        if not (folder / "node_modules").exists():
            command = ["npm", "install", "--no-audit", "--no-fund"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            if done.returncode:
                raise NotThere(f"npm could not install boardgame.io: {done.stderr.strip()}")
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        self.log = folder / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["node", "server.js", str(self.port)],
                cwd=folder,
                env={**os.environ, "NODE_ENV": "production"},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def wait(self) -> None:
        """Wait until the server accepts connections."""
        until = time.monotonic() + 60
        while time.monotonic() < until and self.process.poll() is None:
            try:
                socket.create_connection((HOST, self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise NotThere(f"boardgame.io does not start: {self.log.read_text().strip()}")

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait(30)


class PeerLine(LiveReader):
    """The connection of one player: the newest state in which it is their turn, and their own
    moves."""

    def __init__(self, port: int, match: str, seat: int) -> None:
        super().__init__(port, "", "")
        self.match, self.seat = match, str(seat)
        self.hello = (
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.my_turn = f'"currentPlayer":"{seat}"'.encode()
        self.synced = f'{EVENT}["sync"'.encode()
        self.news = (self.synced, f'{EVENT}["update"'.encode())
        self.confirmed = asyncio.Event()

    def heard(self, message: bytes) -> None:
        """Handle a message: an update of the match, or a protocol message that needs an answer."""
        if message.startswith(self.news):
            self.confirmed.set()
            if self.my_turn in message:
                self.view = message
                self.came.set()
        elif message == ENGINE_PING:
            self.say(ENGINE_PONG)
        elif message.startswith(READY):
            self.say(JOINED)
        elif message.startswith(JOINED.encode()):
            self.emit("sync", self.match, self.seat, None, PLAYERS)

    def say(self, text: str) -> None:
        """Send one frame, masked with zeros."""
        data = text.encode()
        assert self.transport is not None
        assert len(data) <= LONGEST
        size = [len(data)] if len(data) < 126 else [126, *len(data).to_bytes(2, "big")]
        head = bytes([128 | TEXT, 128 | size[0], *size[1:], 0, 0, 0, 0])
        self.transport.write(head + data)

    def emit(self, *event: object) -> None:
        """Send a Socket.IO event with its arguments."""
        self.say(EVENT + json.dumps(event))

    async def turn(self, seconds: float) -> tuple[int, int]:
        """Wait for this player's turn. Returns the number of the state, and how many cards there
        are to choose from."""
        if not self.view:
            self.came.clear()
            async with asyncio.timeout(seconds):
                await self.came.wait()
        _, _, told, *_ = json.loads(self.view[len(EVENT) :])
        self.view = b""
        state = told.get("state", told)
        return int(state["_stateID"]), len(state["G"]["players"][self.seat]["hand"])

    async def move(self, state: int, card: int) -> None:
        """Play a card and wait until the move is confirmed."""
        self.confirmed.clear()
        payload = {"type": "play", "args": [card], "playerID": self.seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, state, self.match, self.seat)
        await self.confirmed.wait()


async def play(line: PeerLine, until: float, tally: MoveTimes) -> None:
    """Move whenever it is this player's turn, until the time is up."""
    chooser = random.Random(line.match + line.seat)
    while time.perf_counter() < until:
        try:
            state, cards = await line.turn(until - time.perf_counter())
        except TimeoutError:
            return
        began = time.perf_counter()
        await line.move(state, chooser.randrange(cards))
        tally.seconds.append(time.perf_counter() - began)


async def crowd(
    port: int, matches: int, seconds: float, seated_all: Callable[[], None] = lambda: None
) -> dict[str, float]:
    """Play new matches for a while. Returns moves per second and the confirmation times.
    `seated_all` is called before the first move."""
    name = b64encode(os.urandom(6), b"ab").decode()
    lines = [PeerLine(port, f"{name}{n}", seat) for n in range(matches) for seat in range(PLAYERS)]
    for line in lines:
        await line.open()
        async with asyncio.timeout(20):
            await line.confirmed.wait()
    tally = MoveTimes()
    seated_all()
    began = time.perf_counter()
    await asyncio.gather(*(play(line, began + seconds, tally) for line in lines))
    took = time.perf_counter() - began
    for line in lines:
        line.close()
    return {"matches": matches, **tally.figures(took)}


def version(folder: Path) -> str:
    """The version of boardgame.io that is installed in the folder."""
    package = (folder / "node_modules" / "boardgame.io" / "package.json").read_text()
    found = re.search(r'"version": "([^"]+)"', package)
    return found[1] if found else "unknown"
