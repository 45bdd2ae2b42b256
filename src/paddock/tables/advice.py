"""Advice for a learner: the move that a good bot would make in a person's place."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from paddock.shelf import usual_level
from paddock.tables.autoplay import request_of
from paddock.tables.table import Table
from paddock.tables.workers import Thinker

LOG = logging.getLogger(__name__)


@dataclass
class Advice:
    """The advice for one question; `text` is empty while the bot is thinking."""

    question_id: int
    text: str = ""
    task: asyncio.Task[None] | None = None


class Advisor:
    """Asks a bot for advice. The bot gets only what the person may know, and only that person sees
    the answer.
    """

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.given: WeakKeyDictionary[Table, dict[int, Advice]] = WeakKeyDictionary()

    def advice(self, table: Table, seat: int) -> str:
        """The move that a bot would make for a seat that is asked; empty until the bot has
        answered. The player's pages are then rendered again.
        """
        by_seat = self.given.setdefault(table, {})
        known, now = by_seat.get(seat), table.record.question_id(seat)
        if known is None or known.question_id != now:
            known = by_seat[seat] = Advice(now)
            known.task = asyncio.create_task(self._ask(table, seat, known))
        return known.text

    async def _ask(self, table: Table, seat: int, advice: Advice) -> None:
        record = table.record
        legal = [move.text for move in record.playing.state.legal(seat)]
        request = request_of(record, seat, usual_level(record.game.name))
        try:
            text = await self.thinker.think(request)
        except Exception:
            LOG.exception("table %s: no advice", record.id)
            text = legal[0]
        advice.text = text if text in legal else legal[0]
        table.presence.wake(record.chairs[seat].player)
