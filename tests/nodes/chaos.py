"""Three servers on one PostgreSQL, simulated people who play through all of them, and repeated
faults.

    python -m tests.nodes.chaos --faults 200 --seed 1 [--tables 6] [--nodes 3]

Faults: a server is killed (-9), paused for longer than its lease, or stopped cleanly; the database
is killed (-9) and recovers, or hangs for a while. After each fault the matches have to go on before
the next fault. At the end no confirmed move may be lost or stored twice, every match must be
playable, every ply must be legal at its place (so no bot has answered twice), and every person's
page must show the position of the log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.nodes.hurried import LEASE
from tests.nodes.parts import Database, Server
from tests.nodes.people import SILENT, Person, Tally, create_table

from paddock.shelf import titles
from paddock.store import Stored, StoreError, copying
from paddock.store.inspection import read_only_connection
from paddock.tables.record import rebuild

GOES_ON = 15  # confirmed moves after a fault before the next fault
STUCK = 120.0  # seconds without a confirmed move after which the run fails
ROUND = 5.0  # seconds between two checks whether a match is over


@dataclass
class Seated:
    """A running table with its people."""

    path: str
    people: list[Person]
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def id(self) -> str:
        return self.path.removeprefix("/t/")


class Chaos:
    """One run."""

    def __init__(self, faults: int, seed: int, nodes: int, tables: int, think: float) -> None:
        self.faults = faults
        self.rng = random.Random(seed)
        self.think = think
        self.tables = tables
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-chaos-"))
        self.thought = self.folder / "thoughts"
        self.thought.touch()
        self.database = Database()
        self.servers = [Server(n, self.database, self.folder) for n in range(nodes)]
        self.tally = Tally()
        self.done: Counter[str] = Counter()  # number of faults by kind
        self.numbers = 0  # the next number of a person
        self.seated: list[Seated] = []
        self.past: list[Seated] = []  # finished matches
        self.ending = False
        self.minutes = math.inf  # time limit for faults
        self.slowest = 0.0  # the longest time in seconds from a fault until play went on

    # People

    async def keep_playing(self, place: int) -> None:
        """Play at one table after the other."""
        known = list(titles())
        while not self.ending:
            title = known[(place + len(self.past)) % len(known)]
            players = min(max(title.players), 3)
            people = [self.person() for _ in range(max(1, players - place % 3))]
            for one in people:
                await one.get_cookie()
            table = Seated(await create_table(people, title.name, players), people)
            for one in people:
                one.look(table.path)
                play = one.play(table.path, self.think, table.resting)
                table.tasks.append(asyncio.create_task(play))
            self.seated.append(table)
            while not self.ending and not await self.is_over(table.id):
                await asyncio.sleep(ROUND)
            if not self.ending:
                await self.finish(table)

    def person(self) -> Person:
        self.numbers += 1
        ports = [server.port for server in self.servers]
        return Person(self.numbers, ports, self.tally, random.Random(self.rng.random()))

    async def is_over(self, table: str) -> bool:
        import psycopg

        with suppress(psycopg.Error, TimeoutError):
            async with asyncio.timeout(3):
                connection = await psycopg.AsyncConnection.connect(self.database.url)
                async with connection:
                    rows = await connection.execute(
                        "SELECT over FROM tables WHERE id = %s", (table,)
                    )
                    found = await rows.fetchone()
                return found is not None and found[0] is not None
        return False

    async def finish(self, table: Seated) -> None:
        """Wait until everybody sees how the match has ended, then close their pages."""
        table.resting.set()
        await self.settle(table, STUCK)
        for task in table.tasks:
            task.cancel()
        for one in table.people:
            await one.leave()
        self.seated.remove(table)
        self.past.append(table)

    async def settle(self, table: Seated, seconds: float) -> None:
        """Wait until all pages show the position of the log."""
        wrong = "nothing was read"
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            with suppress(StoreError, TimeoutError):
                wrong = self.differs(table, await self.stored(table.id))
                if not wrong:
                    return
            await asyncio.sleep(0.3)
        raise AssertionError(f"{table.path}: {wrong}")

    async def stored(self, table: str) -> Stored:
        """What the database has of a table."""
        return await asyncio.to_thread(read_table, self.database.url, table)

    def differs(self, table: Seated, stored: Stored) -> str:
        """The differences between the pages and the log; empty if all pages show its position."""
        record = rebuild(stored)
        state = record.playing.state
        seats = {chair.player: chair.seat for chair in record.chairs if chair.human}
        if len(seats) != len(table.people):
            return f"{len(seats)} of {len(table.people)} people sit there"
        for person in table.people:
            if plain(person.view) != plain(state.view(seats[person.id]).live()):
                return f"person {person.number} sees another position than the log has"
        return ""

    # Faults

    async def fault(self) -> None:
        """Cause a fault, then repair it."""
        kind = self.rng.choices(
            ["kill node", "pause node", "stop node", "kill database", "pause database"],
            [40, 30, 10, 10, 10],
        )[0]
        server = self.rng.choice(self.servers)
        self.done[kind] += 1
        if kind == "kill node":
            await server.end(signal.SIGKILL)
            await asyncio.sleep(self.rng.uniform(0.0, LEASE))
            server.start()
            await server.ready()
        elif kind == "stop node":
            await server.end(signal.SIGTERM)
            server.start()
            await server.ready()
        elif kind == "pause node":
            server.signal(signal.SIGSTOP)
            await asyncio.sleep(LEASE + self.rng.uniform(0.2, LEASE))
            server.signal(signal.SIGCONT)
        elif kind == "kill database":
            await asyncio.to_thread(self.database.kill)
            await asyncio.sleep(self.rng.uniform(0.0, 2.0))
            await asyncio.to_thread(self.database.start)
        else:
            self.database.signal(signal.SIGSTOP)
            await asyncio.sleep(self.rng.uniform(0.5, 2 * LEASE))
            self.database.signal(signal.SIGCONT)

    async def wait_for_moves(self, moves: int) -> None:
        """Wait for confirmed moves."""
        began = time.monotonic()
        wanted = len(self.tally.confirmed) + moves
        while len(self.tally.confirmed) < wanted:
            self.tally.progress.clear()
            try:
                async with asyncio.timeout(STUCK):
                    await self.tally.progress.wait()
            except TimeoutError:
                raise AssertionError(f"nothing goes on after {dict(self.done)}") from None
        self.slowest = max(self.slowest, time.monotonic() - began)

    async def run(self) -> dict[str, Any]:
        """The whole run. Raises AssertionError if a check fails."""
        began = time.monotonic()
        for server in self.servers:
            server.start()
        places: list[asyncio.Task[None]] = []
        try:
            for server in self.servers:
                await server.ready()
            places = [asyncio.create_task(self.keep_playing(n)) for n in range(self.tables)]
            await self.wait_for_moves(GOES_ON)
            ends = began + 60 * self.minutes
            while sum(self.done.values()) < self.faults and time.monotonic() < ends:
                await self.fault()
                await self.wait_for_moves(GOES_ON)
                for place in places:
                    if place.done():
                        await place
                if sys.stderr.isatty() or sum(self.done.values()) % 10 == 0:
                    self.say(began)
            return await self.end(places, began)
        finally:
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)
            for table in self.seated:
                for task in table.tasks:
                    task.cancel()
                for one in table.people:
                    await one.leave()
            for server in self.servers:
                if server.process is not None and server.process.poll() is None:
                    server.signal(signal.SIGCONT)
                    await server.end(signal.SIGKILL)
            await asyncio.to_thread(self.database.close)

    def say(self, began: float) -> None:
        moves, faults = len(self.tally.confirmed), sum(self.done.values())
        seconds = time.monotonic() - began
        print(f"{faults} faults, {moves} moves, {seconds:.0f} s", file=sys.stderr, flush=True)

    # The end

    async def end(self, places: list[asyncio.Task[None]], began: float) -> dict[str, Any]:
        """End the faults, let every table go on, then compare everything."""
        self.ending = True
        await asyncio.gather(*places)
        self.tally.patient = True  # from now on pages must be updated without reconnecting
        await asyncio.sleep(SILENT + 1)
        before = {table.id: len((await self.stored(table.id)).plies) for table in self.seated}
        waiting = list(self.seated)
        ends = time.monotonic() + STUCK
        while waiting:
            assert time.monotonic() < ends, [await self.described(one) for one in waiting]
            await asyncio.sleep(0.5)
            waiting = [one for one in waiting if not await self.has_gone_on(one.id, before[one.id])]
        for table in self.seated:
            table.resting.set()
        for table in self.seated:
            await self.settle(table, STUCK)
        plies = 0
        for table in [*self.past, *self.seated]:
            plies += self.check(table, await self.stored(table.id))
        return {
            "faults": dict(self.done),
            "seconds": round(time.monotonic() - began),
            "matches": len(self.past) + len(self.seated),
            "matches_over": len(self.past),
            "moves_confirmed": len(self.tally.confirmed),
            "moves_sent_again": self.tally.again,
            "requests_that_failed": self.tally.failures,
            "live_lines": self.tally.lines,
            "plies": plies,
            **self.thoughts(),
            "slowest_return_seconds": round(self.slowest, 1),
            "lost": 0,
            "twice": 0,
            "stuck": 0,
            "pages_that_differ": 0,
        }

    async def described(self, table: Seated) -> dict[str, Any]:
        """Details of a table that does not go on."""
        record = rebuild(await self.stored(table.id))
        return {
            "table": table.path,
            "game": record.game.name,
            "entries": record.entries,
            "waiting": [int(seat) for seat in record.playing.state.waiting],
            "chairs": [(chair.kind, record.question_id(chair.seat)) for chair in record.chairs],
            "held": [bool(record.held(chair.seat)) for chair in record.chairs],
            "stop": record.stop_open(),
            "asked": [(one.view.get("question"), one.last) for one in table.people],
        }

    def thoughts(self) -> dict[str, int]:
        """How often bots were asked, and how often two servers asked the same question."""
        lines = [line.split() for line in self.thought.read_text().splitlines()]
        asked: dict[str, set[str]] = {}
        for process, question in lines:
            asked.setdefault(question, set()).add(process)
        return {
            "thoughts": len(lines),
            "thoughts_of_two_servers": sum(len(one) > 1 for one in asked.values()),
        }

    async def has_gone_on(self, table: str, plies: int) -> bool:
        """Whether a match has gone on since then, or is over."""
        stored = await self.stored(table)
        return stored.row.over is not None or len(stored.plies) > plies + 3

    def check(self, table: Seated, stored: Stored) -> int:
        """Check that every confirmed move of a table is stored once, and that every ply is legal.
        Returns how many moves were checked."""
        assert [one.ply for one in stored.plies] == list(range(len(stored.plies)))
        rebuild(stored)  # reads every ply and checks it against the rules
        keys = Counter((one.key or "").partition(".")[2] for one in stored.plies)
        held = {str(note.data.get("key") or "").partition(".")[2] for note in stored.notes}
        texts = {(one.key or "").partition(".")[2]: one.text for one in stored.plies}
        for one in self.tally.confirmed:
            if one.table != table.id:
                continue
            assert keys[one.key] <= 1, f"{table.path}: {one.key} was played twice"
            assert keys[one.key] == 1 or one.key in held, f"{table.path}: {one.key} is lost"
            assert texts.get(one.key, one.text) == one.text
        return len(stored.plies)


def read_table(url: str, table: str) -> Stored:
    with read_only_connection(url) as connection:
        return copying.stored(connection, table)


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only the open page has: its own question and its answers."""
    facts = {name: value for name, value in view.items() if name not in OWN}
    return dict(json.loads(json.dumps(facts)))


OWN = ("question", "legal", "question_ply")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--think", type=float, default=0.05, help="seconds before an answer")
    parser.add_argument("--minutes", type=float, default=math.inf, help="no faults after that")
    args = parser.parse_args()
    chaos = Chaos(args.faults, args.seed, args.nodes, args.tables, args.think)
    chaos.minutes = args.minutes
    print(json.dumps(asyncio.run(chaos.run()), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
