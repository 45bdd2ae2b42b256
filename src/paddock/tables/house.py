"""The house: all tables, all players, and the store behind them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Coroutine, Sequence
from dataclasses import replace
from functools import partial

from paddock.core.errors import PaddockError
from paddock.fair import commitment_of, secret_of
from paddock.shelf import title, usual_level
from paddock.store import Message, Ply, Store, Stored, StoreError, TableRow
from paddock.store.keys import INVITES, SIGNING, read_keyring
from paddock.tables.clock import Clock
from paddock.tables.errors import ClosedTable, NoSuchTable, NotOver, TooLate
from paddock.tables.guests import Guests
from paddock.tables.hint_giver import HintGiver
from paddock.tables.lobby import MOST_FINISHED, Listed, Lobby
from paddock.tables.node import Node
from paddock.tables.notes.fact import Fact
from paddock.tables.notes.playing import Continued, Started, TypedIn, Undone
from paddock.tables.notes.seating import BotSeated, HostChosen, LuckPromised, Sat, StandingChosen
from paddock.tables.outside import is_id
from paddock.tables.peers import Alone
from paddock.tables.permissions import require_chair
from paddock.tables.plan import (
    BOT_SEAT,
    HOST_SEAT,
    KEPT,
    PRIVATE,
    Plan,
    game_of,
    known_level,
    read_plan,
)
from paddock.tables.player import Player, clean_name
from paddock.tables.record import Record, rebuild
from paddock.tables.remote import RemoteBots
from paddock.tables.still import Reel
from paddock.tables.table import EVERYTHING, Services, Table
from paddock.tables.workers import Thinker, Workers

LOG = logging.getLogger(__name__)
REMEMBERED = 30 * 86400.0  # older unfinished tables are found by their address only
LOOKED_BACK = 14 * 86400.0  # likewise those that have been over for longer
IDLE = 60.0  # seconds without a change or a watcher before a table leaves memory
IDLE_OVER = 30.0  # the same for one whose match is over: few come back to it
ROUND = 15.0  # seconds between looks for idle tables


class House:
    """Lives in one event loop: `house = await House.open(store)` … `await house.close()`."""

    def __init__(self, store: Store, clock: Clock, thinker: Thinker) -> None:
        self.store = store
        self.clock = clock
        self.thinker = thinker
        self.remote = RemoteBots(thinker)
        self.peers = Node(store) if store.hub is not None else Alone()
        self.guests = Guests(store, clock, self.peers)
        self.hints = HintGiver(thinker, clock)
        self.lobby = Lobby()
        self.tables: dict[str, Table] = {}  # those in memory
        self._rebuilding: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up: set[asyncio.Task[None]] = set()
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
        """Ready to answer. A match that was under way goes on as soon as somebody asks for it."""
        own = Workers(workers) if thinker is None else None
        if own is not None:
            own.start()
        house = cls(store, clock or Clock(), own or thinker or Workers())
        if isinstance(house.peers, Node):
            await house.peers.start(house)  # before reading, so that no change is missed
        await house._list_all()
        house._tasks = [asyncio.create_task(house._evict_regularly())]
        return house

    async def close(self) -> None:
        """Finish what is being written, and stop. The store stays open."""
        tasks = [*self._tasks, *self._catching_up, *self._rebuilding.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        await self.peers.close()
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

    async def continue_from(
        self, player: Player, old: Stored, ply: int, seat: int, level: str
    ) -> Table:
        """A new match that goes on from a ply of a finished one: the player sits on that seat, bots
        of that level on the others. It counts for no record."""
        record = rebuild(Stored(old.row, old.notes, old.plies[:ply]))
        if old.row.over is None or record.match is None or record.closed:
            raise NotOver("the match is not over")
        if record.playing.state.over():
            raise TooLate("there is nothing left to play")
        require_chair(record, seat)
        level = known_level(level, record.game.name)
        facts: list[Fact] = [HostChosen(player.id)]
        for one in range(record.game.players):
            mine = one == seat
            name = clean_name(player.name)
            facts.append(Sat(one, player.id, name) if mine else BotSeated(one, level))
        facts.append(Started(record.game.edition.digest))
        facts.append(Continued(old.row.id, ply, ply))
        facts += [Undone(at, text) for at, text in record.redealt.items() if at < ply]
        plan = replace(record.plan, chairs=KEPT, visibility=PRIVATE, name="")
        return await self._create(plan, facts, record.game.version, old.plies[:ply])

    async def create_typed(
        self, player: Player, plan: Plan, names: Sequence[str], seat: int
    ) -> Table:
        """A match that was played with the printed game, to be entered move by move."""
        plan = replace(read_plan(plan.to_dict()), chairs=KEPT, spectators=False, visibility=PRIVATE)
        facts: list[Fact] = [HostChosen(player.id)]
        for one in range(plan.players):
            name = clean_name(names[one]) if one < len(names) else ""
            mine = one == seat
            facts.append(
                Sat(one, player.id, name or clean_name(player.name))
                if mine
                else BotSeated(one, usual_level(plan.game), name)
            )
        facts += [Started(game_of(plan).edition.digest), TypedIn()]
        return await self._create(plan, facts, sealed=False)

    async def _create(
        self,
        plan: Plan,
        facts: list[Fact],
        version: int = 0,
        begun: Sequence[Ply] = (),
        sealed: bool = True,
    ) -> Table:
        """`begun` are plies that the match begins with; `sealed`: luck is drawn here."""
        now, seed = self.clock.now(), new_seed()
        row = TableRow(
            secrets.token_urlsafe(9),
            now,
            plan.game,
            version or title(plan.game).version,
            str(seed),
            plan.to_dict(),
        )
        # Promised before anybody can add a word: the secret cannot be chosen after the words.
        if sealed:
            facts = [LuckPromised(commitment_of(secret_of(seed))), *facts]
        record = Record(row)
        notes = [fact.to_note(n, now) for n, fact in enumerate(facts)]
        plies = [Ply(ply.ply, ply.seat, ply.text, now) for ply in begun]
        await self.store.create(row, notes, plies)
        for note in notes:
            record.fold_note(note)
        for ply in plies:
            record.fold_ply(ply)
        table = self.tables[row.id] = Table(record, self._services)
        self.lobby.relist(record)
        return table

    async def table(self, id: str) -> Table:
        """The table of that id, rebuilt from the store if need be; NoSuchTable (ClosedTable),
        OtherRules."""
        table = self.tables.get(id)
        if table is not None:
            require_open(table.record)
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
        record = rebuild(stored, self.clock.now())
        require_open(record)
        table = self.tables[id] = Table(record, self._services)
        return table

    def _rebuilt(self, id: str, task: asyncio.Task[Table]) -> None:
        self._rebuilding.pop(id, None)
        if not task.cancelled():
            task.exception()  # marks it as read: everybody who waits has it too

    async def reel(self, id: str, seat: int) -> Reel:
        """A finished match to be looked at through the eyes of a seat; NoSuchTable, NotOver,
        OtherRules."""
        stored = await self.store.load(id) if is_id(id) else None
        if stored is None:
            raise NoSuchTable("there is no such table")
        return Reel(stored, seat, self._services)

    async def forget(self, player: Player, other: str, name: str) -> None:
        """Delete a player; what is kept of their finished matches names somebody else then."""
        await self.store.forget(player.id, other, name)
        self.guests.forget(player.id)
        for listed in self.lobby.finished.values():
            listed.people = tuple(one for one in listed.people if one != player.id)
        for table in [one for one in self.tables.values() if one.over]:
            if player.id in table.record.hands:
                del self.tables[table.id]  # it is read again as it is kept now
                await table.close()

    def open_tables(self) -> list[Listed]:
        """The tables that the lobby shows."""
        here = {id for id, table in self.tables.items() if table.presence.anybody()}
        return self.lobby.open_tables(here.union(self.peers.tables_with_pages()))

    async def _list_all(self) -> None:
        """Take all tables from the store that the lobby knows."""
        now = self.clock.now()
        async for part in self.store.unfinished_parts(now - REMEMBERED):
            for stored in part:
                self._list(stored)
        async for part in self.store.finished_parts(now - LOOKED_BACK, MOST_FINISHED):
            for stored in part:
                self._list(stored)

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

    # What other servers on the same database tell

    def table_changed(self, table: str, notes: int, plies: int, written: Sequence[Ply]) -> None:
        """Another server has written so far, these plies last."""
        if table in self.tables or table in self._rebuilding:
            self._catch_up(self._caught_up(table, notes, plies, written))
        elif notes:
            self._catch_up(self._listed_anew(table))

    def pages_changed(self, tables: Collection[str]) -> None:
        """Elsewhere, pages on these tables were opened or closed."""
        for table in tables:
            if table in self.tables:
                self.tables[table].presence.audience_changed()

    def leases_free(self, table: str) -> None:
        """Another server answers no longer at this table; empty: at some tables."""
        chosen = [self.tables[table]] if table in self.tables else []
        for one in self.tables.values() if not table else chosen:
            one.autoplay.look_again()

    def told(self, table: str, message: Message) -> None:
        """Something that is not in the database."""
        if table in self.tables:
            self.tables[table].heard(message)

    def player_changed(self, player_id: str) -> None:
        self.guests.forget(player_id)

    def keys_changed(self) -> None:
        """The keys that sign cookies and links were replaced."""
        self._catch_up(self._keys_read())

    def pruned(self) -> None:
        """Matches that ended long ago were deleted: what is remembered of them goes too."""
        self._catch_up(self._pruned())

    def missed(self) -> None:
        """Messages may be lost: compare everything."""
        self._catch_up(self._compared())

    def _catch_up(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _caught_up(
        self, id: str, notes: int, plies: int, written: Sequence[Ply] = ()
    ) -> None:
        try:
            table = await self.table(id) if id in self._rebuilding else self.tables[id]
            await table.catch_up(notes, plies, written)
        except Exception:  # what cannot be followed is rebuilt when somebody asks for it
            LOG.exception("table %s is read anew", id)
            table_now = self.tables.pop(id, None)
            if table_now is not None:
                await table_now.close()

    async def _listed_anew(self, id: str) -> None:
        try:
            stored = await self.store.load(id, plies=None)
        except StoreError:
            return  # it is listed when messages come again
        if stored is not None and id not in self.tables:
            self._list(stored)

    async def _keys_read(self) -> None:
        try:
            for name in SIGNING:
                found = await self.store.read(partial(read_keyring, name=name))
                self.keys[name] = found or self.keys[name]
        except StoreError:
            LOG.warning("new keys could not be read; they are read when the hub is back")

    async def _pruned(self) -> None:
        self.lobby.forget_finished()
        try:
            await self._list_all()
        except StoreError:
            LOG.warning("the lobby lacks finished matches until the next start")
        now = self.clock.now()
        await self.evict_idle(0.0, now + 1.0)

    async def _compared(self) -> None:
        await self._keys_read()
        try:
            await self._list_all()
        except StoreError:
            LOG.warning("the lobby may lack what other servers have changed")
        for id in list(self.tables):
            await self._caught_up(id, EVERYTHING, EVERYTHING)

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
            "store_commits_total": self.store.writer.commits,
            "store_writes_total": self.store.writer.written,
        }
        figures["moves_made_total"] = self._services.figures.moves
        figures["bot_answers_total"] = self._services.figures.bot_answers
        if isinstance(self.thinker, Workers):
            figures["bot_failures_total"] = self.thinker.failures
        return {name: float(figure) for name, figure in figures.items()}


def require_open(record: Record) -> None:
    """ClosedTable if whoever runs the server has closed it."""
    if record.closed:
        raise ClosedTable("this table was closed by whoever runs the server")


def new_seed() -> int:
    """Of a table's luck: nobody can guess it, and it never leaves the server."""
    return secrets.randbits(192)
