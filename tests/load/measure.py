"""Measures the server without the web layer: `python -m tests.load.measure [--postgres]`.

Prints one line of JSON per figure. The times depend on the disk, since a durable commit waits for
it.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from tests.load.crowd import next_human

import paddock
from paddock.store import Ply, Store
from paddock.tables import House, Player, Table, read_plan
from paddock.tables.plan import TablePlan
from paddock.tables.workers import BotRequest


class InlineBots:
    async def think(self, request: BotRequest) -> str:
        return request.perform()


async def measure_appends(where: str, writers: int, each: int) -> dict[str, float]:
    """Append single plies, each waiting for its own commit, from several concurrent writers."""
    store = Store.open(where)

    async def one(name: str) -> None:
        for n in range(each):
            await store.append(name, [Ply(n, 0, "play 100", 1.0)])

    began = time.perf_counter()
    await asyncio.gather(*(one(f"{writers}-{each}-{n}") for n in range(writers)))
    seconds = time.perf_counter() - began
    commits = store.writer.commits
    store.close()
    return {
        "writers": writers,
        "appends_per_second": round(writers * each / seconds),
        "commits_per_second": round(commits / seconds),
    }


def plan_for(players: int) -> TablePlan:
    seats = [{"kind": "host"}] + [{"kind": "open"}] * (players - 1)
    facts = {"game": "kilometers", "players": players, "reaction_seconds": 0, "seats": seats}
    return read_plan(facts)


async def full_table(house: House, players: int, name: str) -> Table:
    people = [Player(f"{name}-{n}", f"P{n}") for n in range(players)]
    table = await house.create(people[0], plan_for(players))
    token = await table.invites.give(people[0].id)
    for person in people[1:]:
        await table.seats.sit(person, token=token)
    await table.start(people[0].id)
    return table


async def measure_moves(where: str, tables: int, seconds: float) -> dict[str, float]:
    """Simulated people in a closed loop through `Table.submit`: each moves as soon as they may."""
    store = Store.open(where)
    house = await House.open(store, thinker=InlineBots())
    times: list[float] = []
    plies = 0
    end = time.perf_counter() + seconds
    worked = time.process_time()

    async def one(n: int) -> None:
        nonlocal plies
        rng = random.Random(n)
        table = await full_table(house, 4, f"t{n}")
        while time.perf_counter() < end:
            if table.over:
                plies += table.record.entries
                table = await full_table(house, 4, f"t{n}")
            seat = next_human(table)
            if seat < 0:
                await asyncio.sleep(0.001)  # the server answers for somebody
                continue
            text = rng.choice(table.record.playing.state.legal(seat)).text
            began = time.perf_counter()
            try:
                await table.submit(
                    table.record.chairs[seat].player, text, table.record.question_id(seat)
                )
            except paddock.PaddockError:
                continue  # a forced answer was faster
            times.append(time.perf_counter() - began)
        plies += table.record.entries

    await asyncio.gather(*(one(n) for n in range(tables)))
    commits, worked = store.writer.commits, time.process_time() - worked
    await house.close()
    store.close()
    cuts = quantiles(times, n=100)
    return {
        "tables": tables,
        "moves_per_second": round(len(times) / seconds),
        "plies_per_second": round(plies / seconds),
        "commits_per_second": round(commits / seconds),
        "p50_ms": round(1000 * cuts[49], 2),
        "p99_ms": round(1000 * cuts[98], 2),
        # on a busy machine the more reliable figure
        "cpu_us_per_move": round(1e6 * worked / len(times)),
    }


async def measure_restart(where: str, tables: int, turns: int) -> dict[str, float]:
    """Open a server with many running matches, and load all of them."""
    store = Store.open(where)
    house = await House.open(store, thinker=InlineBots())

    async def one(n: int) -> None:
        rng = random.Random(n)
        table = await full_table(house, 4, f"r{n}")
        for _ in range(turns):
            seat = next_human(table)
            if seat >= 0:
                text = rng.choice(table.record.playing.state.legal(seat)).text
                try:
                    await table.submit(
                        table.record.chairs[seat].player, text, table.record.question_id(seat)
                    )
                except paddock.PaddockError:
                    await asyncio.sleep(0.001)

    for n in range(0, tables, 100):
        await asyncio.gather(*(one(m) for m in range(n, min(tables, n + 100))))
    await house.close()
    store.close()

    began, worked = time.perf_counter(), time.process_time()
    store = Store.open(where)
    house = await House.open(store, thinker=InlineBots())
    opened, work_to_open = time.perf_counter() - began, time.process_time() - worked
    at_once = len(house.tables)
    ids = list(house.lobby.tables)
    await asyncio.gather(*(house.table(id) for id in ids))
    rebuilt, work = time.perf_counter() - began, time.process_time() - worked
    plies = sum(table.record.entries for table in house.tables.values())
    await house.close()
    store.close()
    return {
        "live_matches": len(ids),
        "plies": plies,
        "rebuilt_at_once": at_once,
        "open_share_of_work": round(work_to_open / work, 3),
        "open_seconds": round(opened, 2),
        "all_rebuilt_seconds": round(rebuilt, 2),
    }


async def main(postgres: str = "") -> None:
    print(json.dumps({"compiled": paddock.compiled, "postgresql": bool(postgres)}), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        where = postgres or folder
        for writers, each in ((1, 500), (50, 100), (200, 100)):
            print(json.dumps(await measure_appends(where, writers, each)), flush=True)
        for tables in (1, 50, 200):
            there = postgres or str(Path(folder) / f"m{tables}")
            print(json.dumps(await measure_moves(there, tables, 5.0)), flush=True)
        if not postgres:
            print(json.dumps(await measure_restart(str(Path(folder) / "r"), 1000, 40)), flush=True)


if __name__ == "__main__":
    if "--postgres" in sys.argv:
        from tests.store import postgres as server

        with server.running() as url:
            asyncio.run(main(url))
    else:
        asyncio.run(main())
