"""The lobby: a summary of each running or recently finished table, so that listing opens none of
them.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from sys import intern

from paddock.core.seats import NOBODY
from paddock.tables.entities import BOT, OPEN
from paddock.tables.plan import LISTED
from paddock.tables.record import Record

MOST_FINISHED = 5000  # finished tables that are still listed for their players


@dataclass(slots=True)
class Listed:
    """The summary of a table. Pages show all of it but `people`."""

    id: str
    game: str
    name: str
    preset: str
    players: int
    names: tuple[str, ...]  # by seat; empty: the seat is free
    free: int  # seats that can be taken: open ones, and after the start those of bots
    started: bool
    spectators: bool
    created: float
    open: bool  # shown in the lobby
    people: tuple[str, ...]  # the ids of seated players and of owners with a substitute
    over: bool = False
    left: tuple[str, ...] = ()  # the ids of players who may take a seat back


def listed(record: Record) -> Listed:
    """The summary of a record."""
    plan = record.plan
    free = [BOT, OPEN] if record.started else [OPEN]
    return Listed(
        record.id,
        intern(plan.game),  # interned, since thousands of tables share a few names
        plan.name,
        intern(plan.preset),
        plan.players,
        tuple(record.names),
        sum(chair.kind in free for chair in record.chairs),
        record.started > 0,
        plan.spectators,
        record.created,
        plan.visibility == LISTED,
        (
            *(chair.player for chair in record.chairs if chair.human),
            *(owner.player for owner in record.owners.values()),
        ),
        record.over,
        tuple(player for player in record.hands if record.seat_of(player) == NOBODY),
    )


class ByPlayer:
    """An index from player to tables, so that finding one's own tables needs no scan."""

    def __init__(self) -> None:
        # The newest entry is last. Most players have one table, and a tuple takes a fifth of a
        # dict's memory.
        self._ids: dict[str, tuple[str, ...]] = {}

    def change(self, id: str, old: Iterable[str], new: Iterable[str]) -> None:
        """Move a table from the index of the `old` players to that of the `new` ones."""
        for player in set(old) - set(new):
            ids = tuple(one for one in self._ids.pop(player) if one != id)
            if ids:
                self._ids[player] = ids
        for player in new:
            ids = self._ids.get(player, ())
            if id not in ids:
                self._ids[player] = (*ids, id)

    def of(self, player: str) -> Sequence[str]:
        """The tables of a player, the newest last."""
        return self._ids.get(player, ())


class Lobby:
    """Every unfinished table by id, and recently finished ones."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}
        self.finished: dict[str, Listed] = {}  # in the order in which they ended
        self._notes: dict[str, int] = {}  # how many a table had when it was listed
        self._seated = ByPlayer()  # unfinished tables only
        self._left = ByPlayer()
        self._finished = ByPlayer()

    def relist(self, record: Record) -> None:
        """Something that the lobby shows of this table may have changed. What was read from the
        store before the last change is ignored.
        """
        if record.notes < self._notes.get(record.id, 0):
            return
        old = self.tables.pop(record.id, None)
        if record.closed:
            self._index(old, None)
        elif record.over:
            new = listed(record)
            self._index(old, None)
            self._forget(record.id)
            self.finished[record.id] = new
            self._finished.change(record.id, (), new.people)
            while len(self.finished) > MOST_FINISHED:
                self._forget(next(iter(self.finished)))
        else:
            self.tables[record.id] = listed(record)
            self._index(old, self.tables[record.id])
        self._notes[record.id] = record.notes

    def _index(self, old: Listed | None, new: Listed | None) -> None:
        one = old or new
        if one is not None:
            self._seated.change(one.id, old.people if old else (), new.people if new else ())
            self._left.change(one.id, old.left if old else (), new.left if new else ())

    def _forget(self, id: str) -> None:
        """Remove a finished table."""
        old = self.finished.pop(id, None)
        if old is not None:
            self._notes.pop(id, None)
            self._finished.change(id, old.people, ())

    def forget_finished(self) -> None:
        """Remove all finished tables."""
        for id in list(self.finished):
            self._forget(id)

    def open_tables(self, here: Container[str]) -> list[Listed]:
        """Open tables that need players, then running ones that may be watched.

        A table without anybody `here` is not listed: a player who sat down there would wait in
        vain.
        """
        shown = [one for one in self.tables.values() if one.open and one.id in here]
        waiting = [one for one in shown if not one.started and one.free]
        under_way = [one for one in shown if one.started and (one.spectators or one.free)]
        return newest_first(waiting) + newest_first(under_way)

    def tables_of(self, player_id: str) -> list[Listed]:
        """The unfinished tables at which a player sits, newest first."""
        return newest_first([self.tables[id] for id in self._seated.of(player_id)])

    def left_by(self, player_id: str) -> list[Listed]:
        """The running matches that a player has left and may return to, newest first."""
        return newest_first([self.tables[id] for id in self._left.of(player_id)])

    def finished_of(self, player_id: str) -> list[Listed]:
        """The finished matches of a player, the last one first."""
        return [self.finished[id] for id in reversed(self._finished.of(player_id))]


def newest_first(tables: list[Listed]) -> list[Listed]:
    """The summaries, newest first."""
    return sorted(tables, key=lambda one: -one.created)
