"""Does what the house owes to a table when it is time, and never lets it get stuck."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddock.core.errors import PaddockError
from paddock.core.moves import Move
from paddock.core.notation import short
from paddock.tables.duties import DECLINE, Duty, Window, duties, is_reaction, window_for
from paddock.tables.workers import Asked

if TYPE_CHECKING:
    from paddock.tables.table import Table

LOG = logging.getLogger(__name__)
FIRST_REST, LONGEST_REST = 1.0, 30.0  # seconds after a failure


@dataclass
class Thought:
    """A bot that thinks about a question, or has an answer to it."""

    asked: int
    level: str
    task: asyncio.Task[None] | None = None
    text: str = ""


class Minder:
    """Has a task only while the house owes something."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.window: Window | None = None
        self.thoughts: dict[int, Thought] = {}
        self.poke = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.failures = 0

    def attend(self) -> None:
        """Something has changed: look again at what is owed."""
        if self.table.closed:
            return
        self._see_window()
        if self.task is not None:
            self.poke.set()
        elif self.owed():
            self.task = asyncio.create_task(self._run())
            self.task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self.task is task:
            self.task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("table %s lost its minder", self.table.id, exc_info=error)
            self.attend()

    def owed(self) -> list[Duty]:
        table = self.table
        now = table.room.clock.now()
        return duties(table.record, table.eyes, self.window, now, table.resumed)

    def _see_window(self) -> None:
        """A window belongs to one question, and stays as it was when it began."""
        record = self.table.record
        if record.match is None or not is_reaction(record):
            self.window = None
        elif self.window is None or self.window.question != record.question():
            self.window = window_for(record, self.table.eyes, self.table.room.clock.now())

    @property
    def idle(self) -> bool:
        """Nothing is owed, or only later."""
        return self.task is None or (
            not self.poke.is_set() and all(t.text or not t.task for t in self.thoughts.values())
        )

    async def close(self) -> None:
        tasks = [self.task, *(thought.task for thought in self.thoughts.values())]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)

    async def _run(self) -> None:
        clock = self.table.room.clock
        while not self.table.closed:
            self.poke.clear()
            rest: float | None
            try:
                rest = await self.table.do(self._once())
                self.failures = 0
            except Exception:
                self.failures += 1
                rest = min(LONGEST_REST, FIRST_REST * 2 ** min(10, self.failures - 1))
                LOG.exception("table %s could not go on; again in %s s", self.table.id, rest)
            if rest is None and not self.poke.is_set():
                break
            await clock.wait(self.poke, rest)
        self.task = None

    async def _once(self) -> float | None:
        """Give the answers that are due; how long to rest, or None if nothing is owed."""
        owed = self.owed()
        now = self.table.room.clock.now()
        self._forget({duty.seat for duty in owed})
        given: list[tuple[int, str, str | None]] = []
        rest = float("inf")
        for duty in owed:
            when, text = self._ripe(duty, now)
            if text and when <= now:
                held = self.table.record.held(duty.seat)
                given.append((duty.seat, text, held.key if held else None))
                if duty.warm:
                    self.table.record.chairs[duty.seat].warm = True
            elif when > now:
                rest = min(rest, when - now)
        if given:
            await self.table.play(given)
            return 0.0
        if not owed:
            return None
        return min(rest, 3600.0)  # a thought that ends pokes

    def _ripe(self, duty: Duty, now: float) -> tuple[float, str]:
        """The answer to give, or empty while a bot thinks; and when to give it or look again."""
        if duty.text:
            return duty.when, duty.text
        text = self._think(duty) if duty.early or duty.when <= now else ""
        if text:
            return (duty.end or duty.when) if text == DECLINE else duty.when, text
        if duty.late:
            return duty.end, duty.late
        return duty.when, ""

    def _think(self, duty: Duty) -> str:
        """The bot's answer to the present question, or empty: it has been asked."""
        asked = self.table.record.asked(duty.seat)
        thought = self.thoughts.get(duty.seat)
        if thought is None or (thought.asked, thought.level) != (asked, duty.level):
            self._forget(set(self.thoughts) - {duty.seat})
            thought = self.thoughts[duty.seat] = Thought(asked, duty.level)
            # The position is written down now: while the bot thinks, the table may go on.
            question = self._question(thought, duty.seat)
            legal = self.table.record.playing.state.legal(duty.seat)
            thought.task = asyncio.create_task(self._ask(thought, question, legal))
        return thought.text

    def _forget(self, keep: set[int]) -> None:
        """A thought about a question that is no longer open is of no use."""
        for seat in [seat for seat in self.thoughts if seat not in keep]:
            task = self.thoughts.pop(seat).task
            if task is not None:
                task.cancel()

    def _question(self, thought: Thought, seat: int) -> Asked:
        record = self.table.record
        # Apart from the seed of luck, so that no bot could foresee a card.
        key = hashlib.sha256(f"bot {record.seed} {thought.asked} {seat}".encode()).digest()
        plan = record.plan
        return Asked(
            plan.game,
            plan.players,
            plan.preset,
            plan.edition,
            plan.options,
            record.playing.state.text(seat),
            seat,
            thought.level,
            int.from_bytes(key[:8], "big"),
        )

    async def _ask(self, thought: Thought, question: Asked, legal: list[Move]) -> None:
        """Have the bot answer. One that fails is replaced by chance: the table must go on."""
        try:
            text = await self.table.room.thinker.think(question)
            if text not in [move.text for move in legal]:
                raise PaddockError(f"{thought.level} answered {short(text)!r}")
            thought.text = text
        except Exception:
            LOG.exception("table %s: bot %s failed; a random move", self.table.id, thought.level)
            thought.text = secrets.choice(legal).text
        self.poke.set()
