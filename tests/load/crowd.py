"""Simulated players that play through `Table.submit` until they are killed, and print acknowledged
moves.

    python crowd.py DIR TABLES

Every line of the output is one acknowledged move: table, ply, seat, text. The process continues the
unfinished tables that it finds in DIR, creates new ones up to TABLES, and runs for ever.
"""

from __future__ import annotations

import asyncio
import random
import sys

from paddock.core.seats import LUCK
from paddock.store import Store
from paddock.tables import House, Player, Table, read_plan
from paddock.tables.errors import StaleMove
from paddock.tables.plan import PACES

SHORT_PAUSE = 0.01  # seconds: pauses for spectators are not needed here

BOT = {"kind": "bot", "level": "random"}

# Some tables have bots in real workers, some have partners who are asked for a reaction together.
PLANS = [
    {"players": 4, "seats": [{"kind": "host"}] + [{"kind": "open"}] * 3},
    {"players": 2, "seats": [{"kind": "host"}, {"kind": "open"}], "preset": "classic"},
    {
        "players": 3,
        "seats": [{"kind": "host"}, BOT, {"kind": "open"}],
    },
    {"players": 4, "seats": [BOT] * 4},
]


async def create_table(house: House, n: int) -> Table:
    facts = {"game": "kilometers", "reaction_seconds": 0, "pace": "fast"}
    plan = read_plan({**facts, **PLANS[n % len(PLANS)]})
    people = [Player(f"player{seat}", f"P{seat}") for seat in range(plan.players)]
    table = await house.create(people[0], plan)
    token = await table.invites.give(people[0].id)
    for seat, chair in enumerate(plan.seats):
        if chair["kind"] == "open":
            await table.seats.sit(people[seat], seat, token)
    await table.start(people[0].id)
    return table


async def play(table: Table, rng: random.Random) -> None:
    """Answer for all humans until the match is over."""
    async with table.presence.watch("crowd") as watcher:
        while not table.over:
            await watcher.changed()
            while (seat := next_human(table)) != LUCK:
                assert table.match is not None
                text = rng.choice(table.match.state.legal(seat)).text
                asked = table.record.question_id(seat)
                try:
                    ply = await table.submit(
                        table.record.chairs[seat].player, text, asked, str(asked)
                    )
                except StaleMove:
                    continue  # the server was faster: a forced answer
                sys.stdout.write(f"{table.id} {ply} {seat} {text}\n")
                sys.stdout.flush()


def next_human(table: Table) -> int:
    for seat in table.match.state.waiting if table.match else []:
        if seat != LUCK and table.record.chairs[seat].human:
            return seat
    return LUCK


async def finish(house: House, rng: random.Random) -> int:
    """Play all unfinished matches to the end; returns how many there were."""
    tables = [await house.table(id) for id in list(house.lobby.tables)]
    for table in tables:
        if not table.record.started:  # the process was killed before the start
            await table.start(table.record.host)
    await asyncio.gather(*(play(table, rng) for table in tables))
    return len(tables)


async def main(where: str, wanted: int) -> None:
    rng = random.Random()
    house = await House.open(Store.open(where), workers=1)

    async def place(n: int) -> None:
        known = list(house.lobby.tables)
        table = await house.table(known[n]) if n < len(known) else await create_table(house, n)
        if not table.record.started:
            await table.start(table.record.host)
        while True:
            await play(table, rng)
            n += 1
            table = await create_table(house, n)

    await asyncio.gather(*(place(n) for n in range(wanted)))


if __name__ == "__main__":
    PACES["fast"] = SHORT_PAUSE
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
