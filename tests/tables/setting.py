"""A server for tests, without network: its own store, a simulated clock, and bots that answer in
this process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from paddock.core.errors import NotYourTurn
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.store import Store
from paddock.tables import House, Player, Table, TablePlan, game_of, read_plan
from paddock.tables.clock import Clock
from paddock.tables.errors import StaleMove
from paddock.tables.workers import BotRequest, Thinker


class ManualClock(Clock):
    """A clock that stands still until `LocalServer.advance` moves it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.alarms: dict[asyncio.Event, float] = {}

    def now(self) -> float:
        return self.time

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        if seconds is not None and seconds <= 0:
            event.set()
            await asyncio.sleep(0)
        self.alarms[event] = self.time + seconds if seconds is not None else float("inf")
        try:
            await event.wait()
        finally:
            del self.alarms[event]


class InlineBots:
    """Bots that answer at once, in this process. Their requests are recorded."""

    def __init__(self) -> None:
        self.requests: list[BotRequest] = []

    async def think(self, request: BotRequest) -> str:
        self.requests.append(request)
        return request.perform()


class LocalServer:
    """All tables of one server, without network, with helpers for tests."""

    def __init__(self, house: House, clock: ManualClock) -> None:
        self.house = house
        self.clock = clock

    async def guest(self, name: str) -> Player:
        return await self.house.guests.add(name)

    async def settle(self) -> None:
        """Run the event loop until every task waits for the clock."""
        quiet, busy = 0, False
        while quiet < 5:  # several rounds of the loop, because one task may wake the next one
            await asyncio.sleep(0.0005 if busy else 0)
            busy = any(
                table.journal.lock.locked()
                or (
                    table.autoplay.task is not None
                    and table.autoplay.wakeup not in self.clock.alarms
                )
                or any(event.is_set() for event in self.clock.alarms)
                or any(t.task and not t.task.done() for t in table.autoplay.bots.values())
                for table in self.house.tables.values()
            )
            quiet = 0 if busy else quiet + 1

    async def advance(self, seconds: float) -> None:
        """Advance the clock alarm by alarm, and let the tasks run after each."""
        end = self.clock.time + seconds
        await self.settle()
        while self.clock.alarms:
            event, when = min(self.clock.alarms.items(), key=lambda pair: pair[1])
            if when > end:
                break
            self.clock.time = max(self.clock.time, when)
            event.set()
            await self.settle()
        self.clock.time = end

    async def create_table(self, host: Player, *friends: Player, **facts: Any) -> Table:
        """A table with these people, and bots in the other seats. The match has not started."""
        seats = [{"kind": "host"}] + [{"kind": "open"} for _ in friends]
        facts = {"game": "kilometers", "players": max(2, 1 + len(friends)), **facts}
        seats += [{"kind": "bot", "level": "random"} for _ in range(facts["players"] - len(seats))]
        table = await self.house.create(host, read_plan({"seats": seats, **facts}))
        token = await table.invites.give(host.id)
        for friend in friends:
            await table.seats.sit(friend, token=token)
        return table

    async def start_table(self, host: Player, *friends: Player, **facts: Any) -> Table:
        table = await self.create_table(host, *friends, **facts)
        await table.start(host.id)
        return table


@asynccontextmanager
async def local_server(
    where: Path | str, thinker: Thinker | None = None, clock: ManualClock | None = None
) -> AsyncIterator[LocalServer]:
    store = Store.open(where)
    clock = clock or ManualClock()
    house = await House.open(store, clock=clock, thinker=thinker or InlineBots())
    try:
        yield LocalServer(house, clock)
    finally:
        await house.close()
        store.close()


@asynccontextmanager
async def second_server(
    server: LocalServer, clock: ManualClock | None = None
) -> AsyncIterator[LocalServer]:
    """A second server on the same database, with its own table objects."""
    clock = clock or ManualClock()
    house = await House.open(server.house.store, clock=clock, thinker=InlineBots())
    try:
        yield LocalServer(house, clock)
    finally:
        await house.close()


def state_of(table: Table) -> Any:
    assert table.match is not None
    return table.match.state


def players_of(table: Table) -> dict[int, str]:
    return {chair.seat: chair.player for chair in table.record.chairs if chair.human}


def held_answer(table: Table, seat: int) -> str:
    """The answer of this seat that is held until the window ends, or an empty text."""
    answer = table.record.held(seat)
    return answer.text if answer is not None else ""


async def discard(table: Table) -> None:
    """The player whose turn it is discards a card: the first legal move, which ends the turn."""
    (seat,) = state_of(table).waiting
    text = state_of(table).legal(seat)[0].text
    assert text.startswith("discard")
    await table.submit(players_of(table)[seat], text, table.record.question_id(seat))


async def random_move(table: Table, rng: random.Random) -> bool:
    """The first person who owes an answer makes a random move. Returns False if nobody does."""
    people = players_of(table)
    for seat in state_of(table).waiting:
        if seat in people and held_answer(table, seat) == "":
            move = rng.choice(state_of(table).legal(seat))
            try:
                await table.submit(people[seat], move.text, table.record.question_id(seat))
            except (StaleMove, NotYourTurn):
                pass  # the server answered for that seat in the meantime
            return True
    return False


async def play_until(table: Table, rng: random.Random, wanted: Any, most: int = 5000) -> bool:
    """Let the people play at random until `wanted(state)` is true. Returns False if the match ends
    before."""
    for _ in range(most):
        if table.over:
            return False
        if wanted(state_of(table)):
            return True
        if not await random_move(table, rng):
            return False
    raise AssertionError("it does not end")


def restart_facts(table: Table) -> dict[str, Any]:
    """All properties of a table that a restart must keep."""
    record = table.record
    return {
        "text": state_of(table).text() if table.match else "",
        "log": [entry.write() for entry in table.match.log.entries] if table.match else [],
        "names": table.record.names,
        "chairs": [
            (c.kind, c.player, c.name, c.level, c.standing, c.used) for c in table.record.chairs
        ],
        "host": table.record.host,
        "asked": [table.record.question_id(chair.seat) for chair in table.record.chairs],
        "held": [held_answer(table, chair.seat) for chair in table.record.chairs],
        "invites": [vars(invite) for invite in record.invites],
        "hands": record.hands,
        "screen": vars(record.screen),
        "owners": [(seat, vars(owner)) for seat, owner in record.owners.items()],
        "newcomers": [(seat, vars(one)) for seat, one in record.newcomers.items()],
        "history": [(told.ply, told.at, repr(told.event)) for told in table.record.history],
        "plan": table.plan.to_dict(),
        "over": table.over,
        "keys": record.keys,
        "luck": (record.seed, record.luck),
        "seats": [table.record.seat_of(chair.player) for chair in table.record.chairs],
        "nobody": table.record.seat_of("stranger") == NOBODY,
    }


class PreferringBots:
    """Bots that play one of the given moves if it is legal, and otherwise the first legal move."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = wishes

    async def think(self, request: BotRequest) -> str:
        plan = TablePlan(
            request.game, request.players, request.preset, request.edition, request.options
        )
        state = game_of(plan).position(request.position, Rng(request.key))
        legal = [move.text for move in state.legal(request.seat)]
        return next((wish for wish in self.wishes if wish in legal), legal[0])


def deal_hands(table: Table, *hands: str) -> None:
    """Deal these hands to the seats, in order; the rest stays random. To be called before the
    start."""
    dealt = [hand.split() for hand in hands]
    cards = [dealt[n % len(dealt)][n // len(dealt)] for n in range(6 * len(dealt))]
    # the first cards drawn: harmless ones, which cannot change the course of a test
    cards += ["75", "100"] * 3
    record = table.record
    luck = record.luck_move

    def stacked(state: State, number: int) -> Move:
        return state.game.read(f"draw {cards.pop(0)}") if cards else luck(state, number)

    record.luck_move = stacked  # type: ignore[method-assign]
