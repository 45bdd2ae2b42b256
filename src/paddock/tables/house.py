"""The house: all tables, all players, and the store behind them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace

from paddock.core.errors import PaddockError
from paddock.shelf import title
from paddock.store import Store, Stored, TableRow
from paddock.tables.clock import Clock
from paddock.tables.errors import NoSuchTable
from paddock.tables.guests import Guests
from paddock.tables.lobby import MOST_FINISHED, Listed, Lobby
from paddock.tables.notes import BotSeated, Fact, HostChosen, Sat, StandingChosen
from paddock.tables.outside import is_id
from paddock.tables.plan import BOT_SEAT, HOST_SEAT, KEPT, Plan, known_level, read_plan
from paddock.tables.player import Player, clean_name
from paddock.tables.record import Record, rebuild
from paddock.tables.table import Services, Table
from paddock.tables.workers import Thinker, Workers

LOG = logging.getLogger(__name__)
REMEMBERED = 30 * 86400.0  # older unfinished tables are found by their address only
LOOKED_BACK = 14 * 86400.0  # likewise those that have been over for longer
IDLE = 180.0  # seconds without a change or a watcher before a table leaves memory
IDLE_OVER = 60.0  # the same for one whose match is over: few come back to it
ROUND = 60.0  # seconds between looks for idle tables


class House:
    """Lives in one event loop: `house = await House.open(store)` … `await house.close()`."""

    def __init__(self, store: Store, clock: Clock, thinker: Thinker) -> None:
        self.store = store
        self.clock = clock
        self.thinker = thinker
        self.guests = Guests(store, clock)
        self.lobby = Lobby()
        self.tables: dict[str, Table] = {}  # those in memory
        self._rebuilding: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._wakeup = asyncio.Event()
        self._services = Services(
            store,
            clock,
            thinker,
            store.secret("invites"),
            self.lobby.relist,
            self.table,
            self._create_rematch,
        )

    @classmethod
    async def open(
        cls,
        store: Store,
        workers: int | None = None,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
    ) -> House:
        """Ready to answer. A match that was under way goes on as soon as somebody asks for it."""
        own = Workers(workers) if thinker is None else None
        if own is not None:
            own.start()
        house = cls(store, clock or Clock(), own or thinker or Workers())
        for stored in await store.unfinished(house.clock.now() - REMEMBERED):
            house._list(stored)
        for stored in await store.finished(house.clock.now() - LOOKED_BACK, MOST_FINISHED):
            house._list(stored)
        house._tasks = [asyncio.create_task(house._evict_regularly())]
        return house

    async def close(self) -> None:
        """Finish what is being written, and stop. The store stays open."""
        tasks = [*self._tasks, *self._rebuilding.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        if isinstance(self.thinker, Workers):
            await self.thinker.close()

    # Tables

    async def create(self, player: Player, plan: Plan) -> Table:
        """A new table with this host."""
        plan = read_plan(plan.to_dict())
        facts: list[Fact] = [HostChosen(player.id)]
        for seat, wanted in enumerate(plan.seats):
            if wanted["kind"] == HOST_SEAT:
                facts.append(Sat(seat, player.id, clean_name(player.name)))
            elif wanted["kind"] == BOT_SEAT:
                facts.append(BotSeated(seat, known_level(wanted["level"], plan.game)))
        return await self._create(plan, facts)

    async def _create_rematch(self, old: Table, player_id: str) -> Table:
        """Everybody moves one seat further. The match begins at once if all are here."""
        chairs = old.record.chairs
        facts: list[Fact] = [HostChosen(player_id)]
        for chair in chairs:
            seat = (chair.seat + 1) % len(chairs)
            if chair.human:
                facts.append(Sat(seat, chair.player, chair.name))
                facts.append(StandingChosen(seat, chair.standing))
            else:
                facts.append(BotSeated(seat, chair.level, chair.bot_name))
        # They move on by one: a lot would undo that.
        table = await self._create(replace(old.plan, chairs=KEPT), facts)
        others = [one.player for one in chairs if one.human and one.player != player_id]
        if all(old.presence.is_here(other) for other in others):
            await table.start(player_id)
        return table

    async def _create(self, plan: Plan, facts: list[Fact]) -> Table:
        now = self.clock.now()
        row = TableRow(
            secrets.token_urlsafe(9),
            now,
            plan.game,
            title(plan.game).version,
            str(new_seed()),
            plan.to_dict(),
        )
        record = Record(row)
        notes = [fact.to_note(n, now) for n, fact in enumerate(facts)]
        await self.store.create(row, notes)
        for note in notes:
            record.fold_note(note)
        table = self.tables[row.id] = Table(record, self._services)
        self.lobby.relist(record)
        return table

    async def table(self, id: str) -> Table:
        """The table of that id, rebuilt from the store if need be; NoSuchTable, OtherRules."""
        table = self.tables.get(id)
        if table is not None:
            table.visited()  # so that it stays until the caller is done
            return table
        if not is_id(id):
            raise NoSuchTable("there is no such table")
        task = self._rebuilding.get(id)
        if task is None:
            task = self._rebuilding[id] = asyncio.create_task(self._rebuild(id))
            task.add_done_callback(lambda task: self._rebuilt(id, task))
        return await asyncio.shield(task)

    async def _rebuild(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise NoSuchTable("there is no such table")
        table = self.tables[id] = Table(rebuild(stored, self.clock.now()), self._services)
        return table

    def _rebuilt(self, id: str, task: asyncio.Task[Table]) -> None:
        self._rebuilding.pop(id, None)
        if not task.cancelled():
            task.exception()  # marks it as read: everybody who waits has it too

    def open_tables(self) -> list[Listed]:
        """The tables that the lobby shows."""
        here = {id for id, table in self.tables.items() if table.presence.anybody()}
        return self.lobby.open_tables(here)

    def _list(self, stored: Stored) -> None:
        try:
            record = Record(stored.row)
            for note in stored.notes:
                record.fold_note(note)
            self.lobby.relist(record)
        except PaddockError as error:
            LOG.warning("table %s is left as it is: %s", stored.row.id, error)
        except Exception:
            LOG.exception("table %s cannot be read", stored.row.id)

    # In the background

    async def _evict_regularly(self) -> None:
        while True:
            self._wakeup.clear()
            await self.clock.wait(self._wakeup, ROUND)
            try:
                now = self.clock.now()
                await self.evict_idle(now - IDLE, now - IDLE_OVER)
            except Exception:
                LOG.exception("idle tables could not be evicted")

    async def evict_idle(self, before: float, over_before: float | None = None) -> int:
        """Drop idle tables last touched before then from memory, and finished ones last touched
        before `over_before`; how many. They come back when asked for."""
        finished = before if over_before is None else over_before
        idle = [
            table
            for table in self.tables.values()
            if table.idle and table.journal.touched < (finished if table.over else before)
        ]
        for table in idle:
            del self.tables[table.id]
            await table.close()
        return len(idle)

    def stats(self) -> dict[str, float]:
        """Numbers for the metrics page; none of them tells anything about a match."""
        tables = list(self.tables.values())
        listed = list(self.lobby.tables.values())
        figures = {
            "tables_in_memory": len(tables),
            "tables_unfinished": len(listed),
            "tables_playing": sum(one.started for one in listed),
            "watchers": sum(len(table.presence.watchers) for table in tables),
            "store_commits": self.store.writer.commits,
            "store_writes": self.store.writer.written,
        }
        figures["moves_made_total"] = self._services.figures.moves
        figures["bot_answers_total"] = self._services.figures.bot_answers
        if isinstance(self.thinker, Workers):
            figures["bot_failures"] = self.thinker.failures
        return {name: float(figure) for name, figure in figures.items()}


def new_seed() -> int:
    """Of a table's luck: nobody can guess it, and it never leaves the server."""
    return secrets.randbits(128)
