"""Simulated people who play through all servers despite faults, and record confirmed moves.

A person has a WebSocket to one server and sends each move to any server. A move that is not
confirmed is sent again, to any server, with the same key.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from itsdangerous import URLSafeSerializer

from paddock.tables.stops import GO_ON

TRY = 4.0  # seconds for one response; after that another server is asked
# seconds without a view, after which the connection is opened again, to another server
SILENT = 3.0
CONFIRMED, REFUSED = 200, (400, 403, 404, 409, 422)


@dataclass
class Confirmed:
    """A move that a server has confirmed."""

    table: str
    player: int
    key: str
    text: str


@dataclass
class Tally:
    """What all people together have seen."""

    confirmed: list[Confirmed] = field(default_factory=list)
    stale: int = 0  # refused: somebody else was first, or a bot has answered
    again: int = 0  # sent more than once
    failures: int = 0  # no response, or "not saved"
    lines: int = 0  # WebSockets that were opened
    patient: bool = False  # do not reopen a silent connection
    progress: asyncio.Event = field(default_factory=asyncio.Event)


class Person:
    """A person with one cookie and one seat."""

    def __init__(self, number: int, ports: list[int], tally: Tally, rng: random.Random) -> None:
        self.number = number
        self.ports = ports
        self.tally = tally
        self.rng = rng
        self.client = httpx.AsyncClient(timeout=TRY, headers={"x-paddock": "move"})
        self.view: dict[str, Any] = {}
        self.asked = asyncio.Event()
        self.line: asyncio.Task[None] | None = None
        # the question that was answered last, and the response
        self.last: tuple[str, int] = ("", 0)

    async def ask(self, method: str, path: str, **fields: str) -> httpx.Response | None:
        """Ask any server. None: there was no reliable response."""
        origin = f"http://127.0.0.1:{self.rng.choice(self.ports)}"
        try:
            answer = await self.client.request(
                method, origin + path, data=fields or None, headers={"origin": origin}
            )
        except (httpx.HTTPError, OSError):
            self.tally.failures += 1
            return None
        if answer.status_code >= 500:
            self.tally.failures += 1
            return None
        return answer

    async def ask_until_answered(self, method: str, path: str, **fields: str) -> httpx.Response:
        """Ask until there is a reliable response."""
        while (answer := await self.ask(method, path, **fields)) is None:
            await asyncio.sleep(0.2)
        return answer

    @property
    def id(self) -> str:
        """The id that the servers have for this person."""
        cookie = str(self.client.cookies.get("paddock"))
        _, (id, *_) = URLSafeSerializer("").loads_unsafe(cookie)
        return str(id)

    @property
    def cookie(self) -> str:
        return f"paddock={self.client.cookies.get('paddock')}"

    async def get_cookie(self) -> None:
        """Get a cookie that the servers know, from whichever server responds first."""
        self.client.cookies.clear()
        await self.ask_until_answered("GET", "/")

    # The WebSocket

    def look(self, path: str) -> None:
        """Open the WebSocket of a table and keep it open."""
        self.line = asyncio.create_task(self._look(path))

    async def _look(self, path: str) -> None:
        while True:
            port = self.rng.choice(self.ports)
            with suppress(OSError, TimeoutError, websockets.WebSocketException):
                async with asyncio.timeout(TRY):
                    live = await websockets.connect(
                        f"ws://127.0.0.1:{port}{path}/live?as=json",
                        additional_headers={"cookie": self.cookie},
                        origin=websockets.Origin(f"http://127.0.0.1:{port}"),
                        ping_interval=None,
                        close_timeout=0.1,
                        compression=None,
                        max_size=None,
                        proxy=None,
                    )
                self.tally.lines += 1
                try:
                    while True:
                        async with asyncio.timeout(None if self.tally.patient else SILENT):
                            text = await live.recv()
                        self.view = json.loads(text)
                        self.asked.set()
                finally:
                    live.transport.abort()
            await asyncio.sleep(self.rng.uniform(0.0, 0.2))

    # Playing

    async def play(self, path: str, think: float, resting: asyncio.Event) -> None:
        """Answer every question until `resting` is set."""
        answered: object = None
        while not resting.is_set():
            await self.asked.wait()
            self.asked.clear()
            question, legal = self.view.get("question"), self.view.get("legal")
            if question is None or not legal or question == answered:
                continue
            await asyncio.sleep(self.rng.uniform(0.0, 2 * think))
            if resting.is_set():
                return
            if await self.move(path, str(question), self.rng.choice(legal)):
                answered = question
            else:  # the page will show something else by then, or the person sends again
                await asyncio.sleep(0.5)
                self.asked.set()

    async def move(self, path: str, question: str, text: str) -> bool:
        """Send a move until it is confirmed or refused."""
        key = f"{self.number}-{question}-{self.rng.getrandbits(48):x}"
        tries = 0
        while True:
            tries += 1
            answer = await self.ask("POST", f"{path}/move", move=text, question=question, key=key)
            if answer is None:
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))
                continue
            self.tally.again += tries > 1
            self.last = (question, answer.status_code)
            if answer.status_code == CONFIRMED:
                if text != GO_ON:
                    table = path.removeprefix("/t/")
                    self.tally.confirmed.append(Confirmed(table, self.number, key, text))
                self.tally.progress.set()
                return True
            assert answer.status_code in REFUSED, (answer.status_code, answer.text[:300])
            self.tally.stale += 1
            return False

    async def leave(self) -> None:
        if self.line is not None:
            self.line.cancel()
            await asyncio.gather(self.line, return_exceptions=True)
        await self.client.aclose()


async def create_table(people: list[Person], game: str, players: int) -> str:
    """Create and start a table with these people and random bots; returns its path. If that fails
    on the way, try a new table."""
    while True:
        path = await _create_table(people, game, players)
        if path:
            return path
        await asyncio.sleep(0.2)


async def _create_table(people: list[Person], game: str, players: int) -> str:
    host, *friends = people
    plan = {"game": game, "players": str(players), "visibility": "open", "pace": "fast"}
    made = await host.ask_until_answered("POST", "/tables", **plan, reaction_seconds="0")
    found = re.fullmatch(r"/t/[\w-]+", made.headers.get("location", ""))
    if made.status_code != 303 or found is None:
        return ""
    path = found[0]
    for friend in friends:
        sat = await friend.ask_until_answered("POST", f"{path}/sit")
        if sat.status_code not in (303, 409):  # 409: a previous attempt has succeeded
            return ""
    for seat in range(len(people), players):
        await host.ask_until_answered("POST", f"{path}/chair", kind="random", seat=str(seat))
    for _ in range(20):
        await host.ask_until_answered("POST", f"{path}/start")
        view = await host.ask_until_answered(
            "GET", f"{path}/view.json"
        )  # a repeated start is refused
        if view.status_code == 200 and view.json().get("started", True):
            return path
    return ""
