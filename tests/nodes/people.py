"""People who play through all servers at once, whatever breaks, and remember what was confirmed.

A person has a WebSocket to one server and sends each move to any of them. A move that is not
confirmed is sent again, to any server, under the same key.
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

TRY = 4.0  # seconds for one answer; whoever gets none asks another server
SILENT = 3.0  # seconds without a view, after which the line is opened anew elsewhere
CONFIRMED, REFUSED = 200, (400, 403, 404, 409, 422)


@dataclass
class Confirmed:
    """A move that a server has said it has."""

    table: str
    player: int
    key: str
    text: str


@dataclass
class Tally:
    """What all people have seen."""

    confirmed: list[Confirmed] = field(default_factory=list)
    stale: int = 0  # somebody else was first, or a bot has answered
    again: int = 0  # sent more than once
    failures: int = 0  # no answer, or "not saved"
    lines: int = 0  # WebSockets that were opened
    patient: bool = False  # a silent line is not opened anew
    progress: asyncio.Event = field(default_factory=asyncio.Event)


class Person:
    """One cookie, one seat."""

    def __init__(self, number: int, ports: list[int], tally: Tally, rng: random.Random) -> None:
        self.number = number
        self.ports = ports
        self.tally = tally
        self.rng = rng
        self.client = httpx.AsyncClient(timeout=TRY, headers={"x-paddock": "move"})
        self.view: dict[str, Any] = {}
        self.asked = asyncio.Event()
        self.line: asyncio.Task[None] | None = None
        self.last: tuple[str, int] = ("", 0)  # the question that was answered, and what came back

    async def ask(self, method: str, path: str, **fields: str) -> httpx.Response | None:
        """Any server's answer; None: there is none that can be relied on."""
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

    async def insist(self, method: str, path: str, **fields: str) -> httpx.Response:
        """The same, however often it has to be asked."""
        while (answer := await self.ask(method, path, **fields)) is None:
            await asyncio.sleep(0.2)
        return answer

    @property
    def id(self) -> str:
        """Whom the servers take this person for."""
        cookie = str(self.client.cookies.get("paddock"))
        _, (id, *_) = URLSafeSerializer("").loads_unsafe(cookie)
        return str(id)

    @property
    def cookie(self) -> str:
        return f"paddock={self.client.cookies.get('paddock')}"

    async def come(self) -> None:
        """Have a cookie that the servers know, whichever comes first."""
        self.client.cookies.clear()
        await self.insist("GET", "/")

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
        """Answer every question until told to rest."""
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
            else:  # the page shows something else by then, or they press once more
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


async def lay(people: list[Person], game: str, players: int) -> str:
    """A started table with these people and bots that play at random; its path. Whatever fails on
    the way, a new table is tried."""
    while True:
        path = await _laid(people, game, players)
        if path:
            return path
        await asyncio.sleep(0.2)


async def _laid(people: list[Person], game: str, players: int) -> str:
    host, *friends = people
    plan = {"game": game, "players": str(players), "visibility": "open", "pace": "fast"}
    made = await host.insist("POST", "/tables", **plan, reaction_seconds="0")
    found = re.fullmatch(r"/t/[\w-]+", made.headers.get("location", ""))
    if made.status_code != 303 or found is None:
        return ""
    path = found[0]
    for friend in friends:
        sat = await friend.insist("POST", f"{path}/sit")
        if sat.status_code not in (303, 409):  # 409: it was done by the try before
            return ""
    for seat in range(len(people), players):
        await host.insist("POST", f"{path}/chair", kind="random", seat=str(seat))
    for _ in range(20):
        await host.insist("POST", f"{path}/start")
        view = await host.insist("GET", f"{path}/view.json")  # a repeated start is refused
        if view.status_code == 200 and view.json().get("started", True):
            return path
    return ""
