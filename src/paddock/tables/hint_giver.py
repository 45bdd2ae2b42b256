"""Gives hints at the tables of a house: searches in worker processes, in small pieces.

Between two pieces it checks whether the hint is still wanted, so that a search nobody waits for
ends soon. Only one piece runs at a time, so that bots find another worker free.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor

from paddock import shelf
from paddock.tables.autoplay import request_of
from paddock.tables.budget import Budget
from paddock.tables.clock import Clock
from paddock.tables.errors import NoHints, StaleMove, TooMany
from paddock.tables.hint import Hint, HintRequest, read_hint
from paddock.tables.plan import HINTS
from paddock.tables.queries import should_prompt
from paddock.tables.record import Record
from paddock.tables.table import Table
from paddock.tables.workers import BotRequest, Thinker, Work, Workers

POSITIONS = 400  # searched in the first piece; later ones are sized by its speed
MOST_POSITIONS = 20_000
PIECE = 0.4  # target seconds of one piece
PIECES = 8
LONGEST = 2.5  # seconds after which no further piece is begun
# A worker that meets a game for the first time prepares for it. That may take the whole first
# piece, and a handful of positions is no estimate: then it goes on so long.
FEWEST, PATIENCE = 100, 6.0

Wanted = Callable[[], Awaitable[bool]]


def may_ask(record: Record, player_id: str) -> bool:
    """Whether a player may have hints: at a table that allows them, or alone among bots."""
    if record.seat_of(player_id) < 0:
        return False
    people = {chair.player for chair in record.chairs if chair.human}
    return record.plan.hints == HINTS or people == {player_id}


class HintGiver:
    """The hints of all tables of a house."""

    def __init__(self, thinker: Thinker, clock: Clock) -> None:
        self.thinker = thinker
        self.clock = clock
        self.budget = Budget(clock, at_once=20, per_second=0.25)
        self._turn = asyncio.Semaphore(1)

    async def advise(
        self, table: Table, player_id: str, question_id: int, wanted: Wanted | None = None
    ) -> Hint | None:
        """The move a strong bot would make for this player now; None if it is no longer wanted.

        Raises NoHints where they are not allowed, StaleMove if the question is not open, TooMany.
        """
        if not may_ask(table.record, player_id):
            raise NoHints("hints are off at this table")
        self._require_open(table, player_id, question_id)
        self.budget.spend(player_id)
        request = self._request(table, table.record.seat_of(player_id), question_id)
        found: Hint | None = None
        begun = self.clock.now()
        positions = POSITIONS
        for piece in range(PIECES):
            key = int.from_bytes(
                hashlib.sha256(f"{request.key} {piece}".encode()).digest()[:8], "big"
            )
            async with self._turn:
                if wanted is not None and not await wanted():
                    return None
                self._require_open(table, player_id, question_id)
                since = self.clock.now()
                part = read_hint(await self._perform(request._replace(key=key), positions))
                took = self.clock.now() - since
            if found is None:
                found = Hint(part.level)
            found.add(part)
            longest = LONGEST if found.visits >= FEWEST else PATIENCE
            if not part.visits or self.clock.now() - begun > longest:
                break
            grown = positions * min(4.0, PIECE / max(took, 0.001))
            positions = max(POSITIONS // 4, min(MOST_POSITIONS, int(grown)))
        return found

    def _require_open(self, table: Table, player_id: str, question_id: int) -> None:
        record = table.record
        seat = record.seat_of(player_id)
        if not should_prompt(table, seat) or record.question_id(seat) != question_id:
            raise StaleMove("that question is no longer open")

    def _request(self, table: Table, seat: int, question_id: int) -> BotRequest:
        """What the seat knows, without facts that were shown for a moment only."""
        record = table.record
        key = hashlib.sha256(f"hint {record.seed} {question_id} {seat}".encode()).digest()
        request = request_of(record, seat, shelf.advising_level(record.plan.game))
        return request._replace(
            position=record.playing.state.live_text(seat), key=int.from_bytes(key[:8], "big")
        )

    async def _perform(self, request: BotRequest, positions: int) -> str:
        work: Work = HintRequest(request, positions)
        if not isinstance(self.thinker, Workers):
            return await asyncio.to_thread(work.perform)
        try:
            return await self.thinker.think(work)
        except (BrokenExecutor, TimeoutError):  # the workers have logged it
            raise TooMany("the bot gave no answer; try again") from None
