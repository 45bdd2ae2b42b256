"""The journal of a table: one change at a time, durable, then true, then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from paddock.core.moves import Move
from paddock.store import Conflict, Ply, Store, StoreError
from paddock.tables.clock import Clock
from paddock.tables.errors import NotStored, StaleMove
from paddock.tables.notes import Fact, MatchOver
from paddock.tables.record import Record, rebuild
from paddock.tables.turn import Turn

LOG = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A seat's move. A sender who repeats the key gets the first result again."""

    seat: int
    move: Move
    key: str | None = None


class Change(NamedTuple):
    """What those who are told need to know about a change."""

    seating: bool = False  # who sits where may have changed, or what the lobby shows
    only: str = ""  # the one player who can see it; empty: everybody
    unfinished: bool = False  # the same move goes on at once: pages are told of its end


class Journal:
    """The record of a table, its lock and its version.

    Hold `lock` around everything that leads to a `write`. A task that is cancelled before it has
    the lock has changed nothing; once its write is queued, the change is completed.
    """

    def __init__(
        self, record: Record, store: Store, clock: Clock, on_change: Callable[[Change], None]
    ) -> None:
        self.record = record
        self.store = store
        self.clock = clock
        self.on_change = on_change
        self.lock = asyncio.Lock()
        self.version = 1  # of what everybody can see
        self.touched = clock.now()  # when it was last changed or asked for
        self.untold: float | None = None  # since when pages lack something; None: they do not

    async def play(
        self, answers: Sequence[Answer], unfinished: Callable[[], bool] | None = None
    ) -> None:
        """Play answers of seats and the luck that follows, as one durable step.

        `unfinished` says afterwards whether pages had better be told of what follows only.
        """
        state = self.record.playing.state.clone()  # the match changes when the store has it
        turn = Turn(self.record, state, self.clock.now())
        for answer in answers:
            turn.play(*answer)
        turn.play_luck()
        await self.write(turn=turn, unfinished=unfinished)

    async def write(
        self,
        *facts: Fact,
        turn: Turn | None = None,
        plies: Sequence[Ply] = (),
        only: str = "",
        unfinished: Callable[[], bool] | None = None,
    ) -> None:
        """Make it durable, then true, then tell. The lock must be held.

        `turn` was played and is adopted; `plies` are folded. `only` names the one player who can
        see the change. Raises StaleMove or NotStored, and then nothing has changed.
        """
        record = self.record
        over = turn is not None and turn.state.over()
        if over:
            facts = (*facts, MatchOver())
        now = self.clock.now()
        notes = [fact.to_note(n, now) for n, fact in enumerate(facts, record.notes)]
        if turn is not None:
            plies = turn.plies
        try:
            await self.store.append(record.id, plies, notes, over)
        except Conflict:
            await self.reload()
            raise StaleMove("somebody else was first; look at the table again") from None
        except StoreError as error:
            await self.reload()  # it may have been written all the same
            raise NotStored(str(error)) from None
        for note in notes:
            record.fold_note(note)
        if turn is not None:
            record.adopt(turn)
        else:
            for ply in plies:
                record.fold_ply(ply)
        self.announce(Change(bool(notes), only, unfinished is not None and unfinished()))

    async def reload(self) -> None:
        """Take over what the store has, whoever wrote it."""
        try:
            stored = await self.store.load(self.record.id)
        except StoreError:
            LOG.exception("table %s cannot be read again", self.record.id)
            return
        if stored is not None:
            self.record = rebuild(stored)
            self.announce(Change(seating=True))

    def announce(self, change: Change) -> None:
        """Tell of a change. Secret and unfinished ones leave the version alone."""
        self.touched = self.clock.now()
        if change.unfinished:
            self.untold = self.touched if self.untold is None else self.untold
        elif not change.only:
            self.untold = None
            self.version += 1
        self.on_change(change)

    async def finish(self) -> None:
        """Wait for the change that is under way."""
        async with self.lock:
            pass
