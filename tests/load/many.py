"""Fills a store quickly with many tables: copies of a few matches that were really played.

Each copy has its own id and players. Its luck is that of the original, which nobody can see before
a match is over.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import tempfile
import time
from dataclasses import replace

import orjson
from tests.load.crowd import next_human
from tests.load.measure import InlineBots

import paddock
from paddock.shelf import titles
from paddock.store import NoteRow, Store, Stored, StoredPlayer
from paddock.tables import House, Player, read_plan
from paddock.tables.player import new_id

TOGETHER = 500  # tables that are written in one commit
PEOPLE = 1000  # players of the finished matches


async def played(game: str, players: int, turns: int) -> Stored:
    """A match between people, as it is stored after that many answers; with 0, after its end."""
    rng = random.Random(game)
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(folder)
        house = await House.open(store, thinker=InlineBots())
        seats = [{"kind": "host"}] + [{"kind": "open"}] * (players - 1)
        facts = {"game": game, "players": players, "seats": seats, "reaction_seconds": 0}
        people = [Player(new_id(), f"Guest {1000 + n}") for n in range(players)]
        table = await house.create(people[0], read_plan({**facts, "visibility": "open"}))
        for person in people[1:]:
            await table.seats.sit(person)
        await table.start(people[0].id)
        answers = 0
        while not table.over and (answers < turns or not turns):
            seat = next_human(table)
            if seat < 0 or table.record.held(seat) is not None:
                await asyncio.sleep(0.001)  # the server answers, or a window ends
                continue
            text = rng.choice(table.record.playing.state.legal(seat)).text
            try:
                await table.submit(people[seat].id, text, table.record.question_id(seat))
                answers += 1
            except paddock.PaddockError:
                await asyncio.sleep(0.001)  # the server was faster: a forced answer
        stored = await store.load(table.id)
        await house.close()
        store.close()
    assert stored is not None
    return stored


async def models(turns: int) -> list[Stored]:
    """One match of each game."""
    return [await played(one.name, max(2, min(one.players)), turns) for one in titles()]


def players_of(stored: Stored) -> list[str]:
    """The ids of the seated players."""
    return [str(note.data["player"]) for note in stored.notes if note.kind == "sat"]


def copy_of(stored: Stored, people: list[str], at: float) -> Stored:
    """The same match with other players, with `at` as the time of its last entry."""
    later = at - max(stored.row.created, *(note.at for note in stored.notes))
    over = at if stored.row.over is not None else None
    created = stored.row.created + later
    row = replace(stored.row, id=secrets.token_urlsafe(9), created=created, over=over)
    text = orjson.dumps([note.data for note in stored.notes]).decode()
    for old, new in zip(players_of(stored), people, strict=False):
        text = text.replace(old, new)
    notes = [
        NoteRow(note.n, note.kind, data, note.at + later)
        for note, data in zip(stored.notes, orjson.loads(text), strict=True)
    ]
    return Stored(row, notes, [replace(ply, at=ply.at + later) for ply in stored.plies])


async def put(store: Store, tables: list[Stored]) -> None:
    await asyncio.gather(*(store.create(one.row, one.notes, one.plies) for one in tables))


async def unfinished(store: Store, count: int, turns: int = 20) -> list[Stored]:
    """Store running matches, each with its own players; returns the last one."""
    now, originals = time.time(), await models(turns)
    last: list[Stored] = []
    for start in range(0, count, TOGETHER):
        numbers = range(start, min(count, start + TOGETHER))
        last = [
            copy_of(one, [new_id() for _ in players_of(one)], now - 3600.0 + n * 1e-3)
            for n in numbers
            for one in [originals[n % len(originals)]]
        ]
        await put(store, last)
    return last


async def finished(store: Store, count: int, days: float = 60.0) -> list[str]:
    """Store finished matches of the last days, between a thousand players. Returns the ids of some
    of them. Only those have their plies stored, since nobody opens the others."""
    now, originals = time.time(), await models(0)
    people = [new_id() for _ in range(PEOPLE)]
    known = people[:10]
    for id in known:
        await store.save_player(StoredPlayer(id, "Guest", now))
    rng = random.Random(1)
    for start in range(0, count, TOGETHER):
        tables = []
        for n in range(start, min(count, start + TOGETHER)):
            original = originals[n % len(originals)]
            sat = rng.sample(people, len(players_of(original)))
            if not set(sat) & set(known):
                original = replace(original, plies=[])
            tables.append(copy_of(original, sat, now - days * 86400.0 * (count - n) / count))
        await put(store, tables)
    return known
