"""The house: all tables, all players, and the store behind them."""

from __future__ import annotations

import asyncio
import logging
import secrets

from paddock.core.errors import PaddockError
from paddock.shelf import title
from paddock.store import Note, Store, Stored, TableRow
from paddock.tables.clock import Clock
from paddock.tables.desk import Backroom
from paddock.tables.errors import NoSuchTable
from paddock.tables.guests import LONGEST_ID, Guests
from paddock.tables.lobby import Brief, Listed, brief_of
from paddock.tables.plan import BOT_SEAT, HOST_SEAT, Plan, known_level, read_plan
from paddock.tables.player import Player, clean_name
from paddock.tables.record import Record, rebuilt
from paddock.tables.table import Table
from paddock.tables.workers import Thinker, Workers

__all__ = ["House", "Listed"]

LOG = logging.getLogger(__name__)
REMEMBERED = 30 * 86400.0  # older unfinished tables are found by their address only
IDLE = 600.0  # seconds without a change or a watcher before a table is put away
ROUND = 60.0  # seconds between looks for idle tables


class House(Guests):
    """Lives in one event loop: `house = await House.open(store)` … `await house.close()`."""

    def __init__(self, store: Store, clock: Clock, thinker: Thinker) -> None:
        super().__init__(store, clock)
        self.thinker = thinker
        self.tables: dict[str, Table] = {}  # those in memory
        self.briefs: dict[str, Brief] = {}  # all that are not over
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._bell = asyncio.Event()
        self.room = Backroom(
            store, clock, thinker, store.secret("invites"), self._noted, self.table, self._again
        )

    @classmethod
    async def open(
        cls,
        store: Store,
        workers: int | None = None,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
    ) -> House:
        """Ready to answer; matches that were under way go on by themselves."""
        own = Workers(workers) if thinker is None else None
        if own is not None:
            own.start()
        house = cls(store, clock or Clock(), own or thinker or Workers())
        for stored in await store.unfinished(house.clock.now() - REMEMBERED):
            house._list(stored)
        house._tasks = [
            asyncio.create_task(house._resume()),
            asyncio.create_task(house._put_away()),
        ]
        return house

    async def close(self) -> None:
        """Finish what is being written, and stop. The store stays open."""
        for task in [*self._tasks, *self._coming.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._coming.values(), return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        if isinstance(self.thinker, Workers):
            await self.thinker.close()

    # Tables

    async def create(self, player: Player, plan: Plan) -> Table:
        """A new table with this host."""
        plan = read_plan(plan.to_dict())
        notes = [self._note("host", player=player.id)]
        for seat, wanted in enumerate(plan.seats):
            if wanted["kind"] == HOST_SEAT:
                name = clean_name(player.name)
                notes.append(self._note("sat", seat=seat, player=player.id, name=name))
            elif wanted["kind"] == BOT_SEAT:
                level = known_level(wanted["level"], plan.game)
                notes.append(self._note("bot", seat=seat, level=level))
        return await self._lay(plan, notes)

    async def _again(self, old: Table, player_id: str) -> Table:
        """The rematch: everybody one seat further. It begins at once if all are there."""
        notes = [self._note("host", player=player_id)]
        for chair in old.chairs:
            seat = (chair.seat + 1) % len(old.chairs)
            if chair.human:
                notes.append(self._note("sat", seat=seat, player=chair.player, name=chair.name))
                notes.append(self._note("standing", seat=seat, answer=chair.standing))
            else:
                notes.append(self._note("bot", seat=seat, level=chair.level))
        table = await self._lay(old.plan, notes)
        people = [chair for chair in old.chairs if chair.human]
        if all(chair.here or chair.player == player_id for chair in people):
            await table.start(player_id)
        return table

    async def _lay(self, plan: Plan, notes: list[Note]) -> Table:
        row = TableRow(
            secrets.token_urlsafe(9),
            self.clock.now(),
            plan.game,
            title(plan.game).version,
            str(new_seed()),
            plan.to_dict(),
        )
        for n, note in enumerate(notes):
            note.n = n
        record = Record(row)
        await self.store.create(row, notes)
        for note in notes:
            record.fold_note(note)
        table = self.tables[row.id] = Table(record, self.room)
        self._noted(table)
        return table

    def _note(self, kind: str, **data: object) -> Note:
        return Note(0, kind, dict(data), self.clock.now())

    async def table(self, id: str) -> Table:
        """The table of that id, rebuilt from the store if need be; NoSuchTable, OtherRules."""
        here = self.tables.get(id)
        if here is not None:
            here.touched = self.clock.now()  # whoever asked for it must find it as it is
            return here
        if not 0 < len(id) <= LONGEST_ID:
            raise NoSuchTable("there is no such table")
        coming = self._coming.get(id)
        if coming is None:
            coming = self._coming[id] = asyncio.create_task(self._rebuild(id))
            coming.add_done_callback(lambda task: self._came(id, task))
        return await asyncio.shield(coming)

    def _came(self, id: str, task: asyncio.Task[Table]) -> None:
        self._coming.pop(id, None)
        if not task.cancelled():
            task.exception()  # each who waits has it

    async def _rebuild(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise NoSuchTable("there is no such table")
        table = self.tables[id] = Table(rebuilt(stored), self.room)
        return table

    # The lobby

    def lobby(self) -> list[Listed]:
        """Open tables that wait for players, then those under way that one may look at.

        A table at which nobody has been for a while is not shown: it would be an empty promise.
        """
        awake = [brief for id, brief in self.briefs.items() if id in self.tables]
        shown = [brief.listed for brief in awake if brief.open]
        waiting = [one for one in shown if not one.started and one.free]
        under_way = [one for one in shown if one.started and (one.spectators or one.free)]
        newest = sorted(under_way, key=lambda one: -one.created)
        return sorted(waiting, key=lambda one: -one.created) + newest

    async def tables_of(self, player_id: str) -> list[Listed]:
        """The unfinished tables at which a player sits, newest first."""
        mine = [b.listed for b in self.briefs.values() if player_id in b.people]
        return sorted(mine, key=lambda one: -one.created)

    def _list(self, stored: Stored) -> None:
        try:
            record = Record(stored.row)
            for note in stored.notes:
                record.fold_note(note)
            self.briefs[record.id] = brief_of(record)
        except PaddockError as error:
            LOG.warning("table %s is left as it is: %s", stored.row.id, error)
        except Exception:
            LOG.exception("table %s cannot be read", stored.row.id)

    def _noted(self, table: Table) -> None:
        if table.over:
            self.briefs.pop(table.id, None)
        else:
            self.briefs[table.id] = brief_of(table.record)

    # In the background

    async def _resume(self) -> None:
        """Wake the tables to which the house may owe something, without haste."""
        for id, brief in list(self.briefs.items()):
            if not brief.minded:
                continue
            try:
                await self.table(id)
            except PaddockError as error:
                LOG.warning("table %s is left as it is: %s", id, error)
            except Exception:
                LOG.exception("table %s cannot be rebuilt", id)
            await asyncio.sleep(0)

    async def _put_away(self) -> None:
        """Take tables at which nothing happens out of memory; they come back when asked for."""
        while True:
            self._bell.clear()
            await self.clock.wait(self._bell, ROUND)
            try:
                await self.put_away(self.clock.now() - IDLE)
            except Exception:
                LOG.exception("putting tables away failed")

    async def put_away(self, before: float) -> int:
        """Drop the tables that were last touched before then; how many."""
        idle = [t for t in self.tables.values() if t.idle and t.touched < before]
        for table in idle:
            del self.tables[table.id]
            await table.close()
        return len(idle)

    def stats(self) -> dict[str, float]:
        """Numbers for the metrics page; none of them tells anything about a match."""
        tables = list(self.tables.values())
        briefs = list(self.briefs.values())
        figures = {
            "tables_in_memory": len(tables),
            "tables_unfinished": len(briefs),
            "tables_playing": sum(brief.listed.started for brief in briefs),
            "watchers": sum(len(table.watchers) for table in tables),
            "store_commits": self.store.writer.commits,
            "store_writes": self.store.writer.written,
        }
        if isinstance(self.thinker, Workers):
            figures["bot_thoughts"] = self.thinker.thoughts
            figures["bot_failures"] = self.thinker.failures
        return {name: float(figure) for name, figure in figures.items()}


def new_seed() -> int:
    """Of a table's luck: nobody can guess it, and it never leaves the server."""
    return secrets.randbits(128)
