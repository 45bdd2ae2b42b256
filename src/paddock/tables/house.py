"""The house: all tables and players of a server, and the store behind them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence

from paddock.fair import commitment_of, secret_of
from paddock.shelf import title
from paddock.store import Message, Ply, Store, Stored, TableRow
from paddock.store.keys import INVITES, SIGNING
from paddock.tables import openings
from paddock.tables.clock import Clock
from paddock.tables.errors import NoSuchTable
from paddock.tables.following import Follower
from paddock.tables.guests import Guests
from paddock.tables.hint_giver import HintGiver
from paddock.tables.listing import list_all
from paddock.tables.lobby import Listed, Lobby
from paddock.tables.match_replay import MatchReplay
from paddock.tables.node import Node
from paddock.tables.notes.seating import LuckCommitted
from paddock.tables.openings import Opening
from paddock.tables.outside import is_id
from paddock.tables.peers import Alone, Peers
from paddock.tables.permissions import require_not_closed
from paddock.tables.plan import TablePlan
from paddock.tables.player import Player
from paddock.tables.presence import SUBSTITUTES
from paddock.tables.record import Record, rebuild
from paddock.tables.remote import RemoteBots
from paddock.tables.spending import SPENT, Spending
from paddock.tables.table import Services, Table
from paddock.tables.workers import Thinker, Workers

LOG = logging.getLogger(__name__)
IDLE = 60.0  # seconds without a change or a watcher before a table leaves memory
IDLE_OVER = 30.0  # the same for a finished match, which is seldom opened again
CHECK_EVERY = 15.0  # seconds between two checks for idle tables

# gets the table that a message of another server is about, or None
MessageHandler = Callable[[Table | None, Message], None]


class House:
    """All tables of one server. It lives in one event loop: `house = await House.open(store)` …
    `await house.close()`.
    """

    def __init__(self, store: Store, clock: Clock, thinker: Thinker) -> None:
        self.store = store
        self.clock = clock
        self.thinker = thinker
        self.peers: Peers = Node(store) if store.hub is not None else Alone()
        self.remote = RemoteBots(thinker, peers=self.peers)
        self.guests = Guests(store, clock, self.peers)
        self.hints = HintGiver(thinker, clock)
        self.spending = Spending(self.peers)
        self.spending.share("hint", self.hints.budget)
        # by kind: what else handles messages of other servers
        self.message_handlers: dict[str, MessageHandler] = {
            SPENT: lambda _, message: self.spending.receive(message),
            SUBSTITUTES: receive_substitute,
        }
        self.lobby = Lobby()
        self.tables: dict[str, Table] = {}  # only those in memory
        self._rebuilding: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.follower = Follower(self)
        self._wakeup = asyncio.Event()
        self.keys = {name: store.keyring(name) for name in SIGNING}
        self._services = Services(
            store,
            clock,
            self.remote,
            lambda: self.keys[INVITES].accepted(clock.now()),
            self.lobby.relist,
            self.table,
            self._create_rematch,
            peers=self.peers,
        )

    @classmethod
    async def open(
        cls,
        store: Store,
        workers: int | None = None,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
    ) -> House:
        """A house that is ready. A running match continues when somebody opens its table."""
        own = Workers(workers) if thinker is None else None
        if own is not None:
            own.start()
        house = cls(store, clock or Clock(), own or thinker or Workers())
        if isinstance(house.peers, Node):
            # subscribe before reading, so that no change is missed
            await house.peers.start(house.follower)
            house._tasks.append(asyncio.create_task(house.spending.tell_regularly()))
        await list_all(store, house.lobby, house.clock.now())
        house._tasks.append(asyncio.create_task(house._evict_regularly()))
        return house

    async def close(self) -> None:
        """Finish pending writes and stop. The store stays open."""
        tasks = [*self._tasks, *self.follower.tasks, *self._rebuilding.values()]
        tasks += self.remote.relay.tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        await self.peers.close()
        if isinstance(self.thinker, Workers):
            await self.thinker.close()

    # Tables

    async def create(self, player: Player, plan: TablePlan) -> Table:
        """A new table with this host."""
        return await self._create(openings.of_plan(player, plan))

    async def _create_rematch(self, old: Table, player_id: str) -> Table:
        """A rematch: everybody moves one seat further. It starts at once if all are present."""
        chairs = old.record.chairs
        people = old.record.screen.people
        table = await self._create(openings.of_rematch(old.plan, chairs, player_id, people))
        others = [one.player for one in chairs if one.human and one.player != player_id]
        if all(old.presence.is_here(other) for other in others):
            await table.start(player_id)
        return table

    async def continue_from(
        self, player: Player, old: Stored, ply: int, seat: int, level: str
    ) -> Table:
        """A new match that goes on from a ply of a finished one, with bots of that level on the
        other seats. It counts for no record.
        """
        return await self._create(openings.of_continuation(player, old, ply, seat, level))

    async def create_typed(
        self, player: Player, plan: TablePlan, names: Sequence[str], seat: int
    ) -> Table:
        """A table for a match of the printed game, to be entered move by move."""
        return await self._create(openings.of_typed_match(player, plan, names, seat))

    async def _create(self, opening: Opening) -> Table:
        now, seed = self.clock.now(), new_seed()
        plan, facts = opening.plan, opening.facts
        row = TableRow(
            secrets.token_urlsafe(9),
            now,
            plan.game,
            opening.version or title(plan.game).version,
            str(seed),
            plan.to_dict(),
        )
        # Committed before players can add words: the secret cannot be chosen to fit them.
        if opening.draws_luck:
            facts = [LuckCommitted(commitment_of(secret_of(seed))), *facts]
        record = Record(row)
        notes = [fact.to_note(n, now) for n, fact in enumerate(facts)]
        plies = [Ply(ply.ply, ply.seat, ply.text, now) for ply in opening.plies]
        await self.store.create(row, notes, plies)
        for note in notes:
            record.fold_note(note)
        for ply in plies:
            record.fold_ply(ply)
        table = self.tables[row.id] = Table(record, self._services)
        self.lobby.relist(record)
        return table

    async def table(self, id: str) -> Table:
        """The table of that id, rebuilt from the store if needed; NoSuchTable (ClosedTable),
        OtherRules.
        """
        table = self.tables.get(id)
        if table is not None:
            require_not_closed(table.record)
            table.visited()  # keeps it in memory while the caller uses it
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
        record = rebuild(stored, self.clock.now())
        require_not_closed(record)
        table = self.tables[id] = Table(record, self._services)
        return table

    def is_rebuilding(self, id: str) -> bool:
        """Whether the table is being rebuilt from the store now."""
        return id in self._rebuilding

    def _rebuilt(self, id: str, task: asyncio.Task[Table]) -> None:
        self._rebuilding.pop(id, None)
        if not task.cancelled():
            task.exception()  # marks the exception as retrieved: every waiter has got it

    async def replay(self, id: str, seat: int) -> MatchReplay:
        """A replay of a finished match as one seat saw it; NoSuchTable, NotOver, OtherRules."""
        stored = await self.store.load(id) if is_id(id) else None
        if stored is None:
            raise NoSuchTable("there is no such table")
        return MatchReplay(stored, seat, self._services)

    async def forget(self, player: Player, other: str, name: str) -> None:
        """Delete a player; the records of their finished matches then name `other`."""
        await self.store.forget(player.id, other, name)
        self.guests.forget(player.id)
        for listed in self.lobby.finished.values():
            listed.people = tuple(one for one in listed.people if one != player.id)
        for table in [one for one in self.tables.values() if one.over]:
            if player.id in table.record.hands:
                del self.tables[table.id]  # the next request reads the stored record
                await table.close()

    def open_tables(self) -> list[Listed]:
        """The tables that the lobby lists."""
        here = {id for id, table in self.tables.items() if table.presence.anybody()}
        return self.lobby.open_tables(here.union(self.peers.tables_with_pages()))

    # In the background

    async def _evict_regularly(self) -> None:
        while True:
            self._wakeup.clear()
            await self.clock.wait(self._wakeup, CHECK_EVERY)
            try:
                now = self.clock.now()
                await self.evict_idle(now - IDLE, now - IDLE_OVER)
            except Exception:
                LOG.exception("idle tables could not be evicted")

    async def evict_idle(self, before: float, over_before: float | None = None) -> int:
        """Drop tables from memory that were last used before `before`, or before `over_before` if
        the match is over; how many. The next request rebuilds them.
        """
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
        """Numbers for the metrics page. None of them reveals anything about a match."""
        tables = list(self.tables.values())
        listed = list(self.lobby.tables.values())
        figures = {
            "tables_in_memory": len(tables),
            "tables_unfinished": len(listed),
            "tables_playing": sum(one.started for one in listed),
            "watchers": sum(len(table.presence.watchers) for table in tables),
            "store_commits_total": self.store.writer.commits,
            "store_writes_total": self.store.writer.written,
        }
        figures["moves_made_total"] = self._services.figures.moves
        figures["bot_answers_total"] = self._services.figures.bot_answers
        if isinstance(self.thinker, Workers):
            figures["bot_failures_total"] = self.thinker.failures
        return {name: float(figure) for name, figure in figures.items()}


def receive_substitute(table: Table | None, message: Message) -> None:
    """A bot answers for an absent player, by another server."""
    if table is not None:
        table.presence.substituted(message["player"])


def new_seed() -> int:
    """An unguessable seed for a table's luck; it never leaves the server."""
    return secrets.randbits(192)
