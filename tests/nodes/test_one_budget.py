"""Two server processes on one PostgreSQL: a visitor who alternates between them has one rate
budget."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from signal import SIGTERM

import httpx
import orjson
import psycopg
from tests.nodes.parts import Database, Server

from paddock.store.hub import CHANNEL
from paddock.tables.spending import SPENT
from paddock.web.budgets import Budgets

ATTACKER, HONEST, EARLY = "192.0.2.1", "192.0.2.2", "192.0.2.3"
ROUND = 10  # requests to each server
LONG = 300.0  # seconds; only guards against hanging for ever


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[str, list[str]]]:
    """The database's URL, and the addresses of both servers, with rate limits."""
    database = Database()
    (folder / "thoughts").touch()
    # A server that is busy for long must not count as gone, since nothing is sent to a server that
    # seems to be.
    servers = [Server(n, database, folder, limits=True, lease=LONG) for n in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        yield database.url, [f"http://127.0.0.1:{server.port}" for server in servers]
    finally:
        for server in servers:
            if server.process is not None:
                await server.end(SIGTERM)
        database.close()


class SpendingListener:
    """Listens to the messages between the servers about spent budget."""

    def __init__(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        self.connection = connection
        connection.execute(f"LISTEN {CHANNEL}")
        self.tokens: Counter[str] = Counter()  # by address
        self.nodes: set[str] = set()

    def listen(self) -> None:
        for notice in self.connection.notifies(timeout=0.2, stop_after=1):
            message = orjson.loads(notice.payload)
            what = message.get("what", {})
            for name, who, count in what.get("of", []) if what.get("do") == SPENT else []:
                if name == "address create":
                    self.tokens[who] += count
                    self.nodes.add(message["node"])

    def until(self, true: Callable[[], bool]) -> None:
        ends = time.monotonic() + LONG
        while not true():
            assert time.monotonic() < ends, self.tokens
            self.listen()


@contextmanager
def listening(url: str) -> Iterator[SpendingListener]:
    with psycopg.connect(url, autocommit=True) as connection:
        yield SpendingListener(connection)


async def create(client: httpx.AsyncClient, origin: str, address: str) -> bool:
    """Ask for a table of an unknown game. Returns whether the budget allowed the request."""
    headers = {"origin": origin, "x-forwarded-for": address}
    answer = await client.post(f"{origin}/tables", data={"game": "x"}, headers=headers)
    assert answer.status_code in (400, 429), answer.text
    return answer.status_code == 400


async def test_an_attacker_who_alternates_has_one_budget(tmp_path: Path) -> None:
    most, seconds = Budgets.OF_ADDRESS["create"]
    async with two_servers(tmp_path) as (url, origins):
        with listening(url) as told:
            given = honest = refused = 0
            async with httpx.AsyncClient(timeout=LONG) as client:
                while len(told.nodes) < 2:  # wait until each server knows of the other
                    for origin in origins:
                        await create(client, origin, EARLY)
                    told.listen()
                began = time.monotonic()
                while refused < ROUND:
                    before = given
                    for n in range(2 * ROUND):
                        client.cookies.clear()  # each request comes from a new guest
                        given += await create(client, origins[n % 2], ATTACKER)
                    refused = 2 * ROUND - (given - before)
                    told.until(lambda: told.tokens[ATTACKER] >= given)  # noqa: B023
                    client.cookies.clear()
                    assert await create(client, origins[honest % 2], HONEST)
                    honest += 1
            took = time.monotonic() - began
    # The tolerance is what two servers allowed in one round before they told each other.
    assert given <= most + took * most / seconds + 2 * ROUND
    assert honest <= most
    logs = "".join(path.read_text() for path in tmp_path.glob("node-*.log"))
    assert not any(address in logs for address in (ATTACKER, HONEST, EARLY))
