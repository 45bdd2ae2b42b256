"""AutoPlay: gives the answers that the server owes for bots, clocks and absent players, and
recovers from every failure.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from dataclasses import dataclass

from paddock.core.errors import PaddockError, short
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.store import Outage
from paddock.tables.errors import NotStorable, NotStored, StaleMove
from paddock.tables.journal import Answer, Change, Journal
from paddock.tables.notes.playing import AnswerDropped
from paddock.tables.pause import Pause
from paddock.tables.peers import NOT_MINE, Peers
from paddock.tables.pending_answers import (
    NO_HURRY,
    Hurry,
    PendingAnswer,
    ReactionWindow,
    has_window,
    is_decline,
    open_window,
    pending_answers,
)
from paddock.tables.presence import Presence
from paddock.tables.record import Record
from paddock.tables.stops import Stops
from paddock.tables.timeline import HOUSE_KEY
from paddock.tables.workers import BotRequest, Thinker

LOG = logging.getLogger(__name__)
FIRST_WAIT, LONGEST_WAIT = 1.0, 30.0  # seconds to wait after a failure
LONGEST_SILENCE = 0.5  # seconds before pages show a move that is still going on


@dataclass
class BotAnswer:
    """A bot's answer to one question; `move` is None while it thinks."""

    question_id: int
    level: str
    task: asyncio.Task[None] | None = None
    move: Move | None = None


class AutoPlay:
    """Answers at one table. It has a task only while an answer is pending."""

    def __init__(
        self, journal: Journal, presence: Presence, stops: Stops, thinker: Thinker, peers: Peers
    ) -> None:
        self.journal = journal
        self.presence = presence
        self.stops = stops
        self.thinker = thinker
        self.peers = peers  # of several servers, one answers at a table
        self.clock = journal.clock
        self.resumed = self.clock.now()  # no clock counts time before this moment
        self.window: ReactionWindow | None = None
        self.pause = Pause(journal, presence)
        self._paused = False  # pages show a pause now
        journal.stops_luck = self.pause.stops_luck
        self.bots: dict[int, BotAnswer] = {}  # by seat: the answer that a bot is working on
        self.wakeup = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.rests = False  # nobody is present, so nothing is answered until somebody comes
        self.failures = 0
        self.skipping = False  # bots do not pause until a person is asked
        self.backing_off = False
        self.outage = Outage(f"table {journal.record.id}: playing on")
        self.closed = False

    def look_again(self, stored: bool = False) -> None:
        """Something has changed: check again what is pending.

        After a failure this waits; otherwise the reload after each failure would trigger the next
        try. `stored`: the store has just accepted a write, so there is no reason to wait any
        longer.
        """
        if self.closed or self.journal.record.closed:
            return
        self._update_rest()
        self._update_window()
        self.pause.look_again()
        self._paused = self._paused or self.pause.is_open()
        self.skipping = self.skipping and not self._somebody_is_asked()
        if self.task is not None:
            self._wake(stored)
        elif self._paused or self.luck_is_due() or self.pending() or self.stops.ends() is not None:
            self.task = asyncio.create_task(self._run())
            self.task.add_done_callback(self._ended)

    def pending(self) -> list[PendingAnswer]:
        """The answers that the server owes; none while the table rests."""
        if self.rests:
            return []
        record = self.journal.record
        resumed = max(self.resumed, self.pause.end())
        looked = self.pause.all_done()
        hurry = Hurry(looked, self.skipping) if looked or self.skipping else NO_HURRY
        return pending_answers(record, self.presence, self.window, resumed, hurry)

    def luck_is_due(self) -> bool:
        """Whether deck or dice owe an outcome, which was held back for a pause."""
        match = self.journal.record.match
        return not self.rests and match is not None and match.state.turn() == LUCK

    def skip(self) -> None:
        """Bots answer without a pause until a person is asked."""
        self.skipping = not self._somebody_is_asked()
        self.look_again()

    def _somebody_is_asked(self) -> bool:
        record = self.journal.record
        if record.match is None:
            return True
        waiting = [seat for seat in record.match.state.waiting if seat >= 0]
        return record.over or any(record.chairs[seat].human for seat in waiting)

    async def close(self) -> None:
        """Stop: give no more answers."""
        self.closed = True
        tasks = [self.task, *(bot.task for bot in self.bots.values())]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)

    def _update_rest(self) -> None:
        """Decide whether the table rests. A table without people and viewers would only take
        processor time from the bots of other tables.

        The next visitor finds it unchanged. Clocks and reaction windows start again, because nobody
        could have answered meanwhile.
        """
        now = self.clock.now()
        rests = self.presence.rest_begins() <= now
        if self.rests and not rests:
            self.resumed = now
            self.window = None
        self.rests = rests

    def _update_window(self) -> None:
        """Open a reaction window for a new question. A window belongs to one question and does not
        change.
        """
        record = self.journal.record
        if not has_window(record):
            self.window = None
        elif self.window is None or self.window.round_id != record.round_id():
            self.window = open_window(record, self.presence.audience, self.clock.now())

    # The task

    async def _run(self) -> None:
        while not self.closed:
            self.wakeup.clear()
            wait: float | None
            try:
                async with self.journal.lock:
                    wait = await self._give_due_answers()
                self.failures = 0
                self.outage.end()
            except Exception as error:
                wait = self._back_off(error)
                self._refresh_pages()
            if wait is None and not self.wakeup.is_set():
                break
            await self.clock.wait(self.wakeup, wait)
            self.backing_off = False
        self.task = None

    def _back_off(self, error: Exception) -> float:
        """The seconds until the next try. They grow with each failure, and a change in memory does
        not shorten them.
        """
        self.failures += 1
        self.backing_off = True
        self.wakeup.clear()  # set by the reload after the failure
        if isinstance(error, StaleMove):  # another server may hold the lease now
            self.peers.lose(self.journal.record.id)
        if not isinstance(error, NotStored | StaleMove):  # the store logs its own outages
            self.outage.failed(error)
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(10, self.failures - 1))

    def _wake(self, stored: bool = False) -> None:
        if stored or not self.backing_off:
            self.wakeup.set()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self.task is task:
            self.task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("table %s lost its autoplay", self.journal.record.id, exc_info=error)
            self.look_again()

    async def _give_due_answers(self) -> float | None:
        """Give every answer that is due; the seconds to wait for the next one, or None if nothing
        is pending.
        """
        record, now = self.journal.record, self.clock.now()
        if record.closed:
            self._cancel_bots_except(set())
            return None
        self._update_rest()
        self._update_window()
        if self.pause.is_open():
            return self.pause.end() - now
        luck = self.luck_is_due()
        if self._paused and not luck:  # somebody is asked now, or the match is over
            self.journal.announce(Change())
        self._paused = False
        pending = self.pending()
        if not (luck or pending or self.stops.ends() is not None):
            self._cancel_bots_except(set())
            return None
        fence = await self.peers.fence(record.id)
        if fence == NOT_MINE:
            return self._only_watch(now)
        if luck:
            await self.journal.play([], fence=fence)
            return 0.0
        if self.stops.open:
            return await self._end_stop(now)
        self._cancel_bots_except({one.seat for one in pending})
        answers: list[Answer] = []
        wait = self.presence.rest_begins() - now
        for one in pending:
            due, move = self._next_step(one, now)
            if move is not None and due <= now:
                held = record.held(one.seat)
                answers.append(Answer(one.seat, move, held.key if held else self._key(one.seat)))
                if one.substitute:
                    self.presence.substitute(record.chairs[one.seat].player)
            elif due > now:
                wait = min(wait, due - now)
        if answers:
            try:
                await self.journal.play(answers, self.goes_on, fence)
            except NotStorable as refusal:
                await self._drop_held(answers, refusal)
            return 0.0
        # a bot takes long over a move that goes on: show what is known
        if (outdated := self.journal.outdated_since) is not None:
            if outdated + LONGEST_SILENCE <= now or not pending:
                self._refresh_pages()
            wait = min(wait, outdated + LONGEST_SILENCE - now)
        if not pending:
            return None
        return min(wait, 3600.0)  # a bot that answers wakes the task earlier

    def _only_watch(self, now: float) -> float:
        """Another server answers here: only refresh the pages; the seconds until the next check."""
        self._cancel_bots_except(set())
        wait = self.peers.retry()
        if (outdated := self.journal.outdated_since) is not None:
            if outdated + LONGEST_SILENCE <= now:
                self._refresh_pages()
            else:
                wait = min(wait, outdated + LONGEST_SILENCE - now)
        return wait

    async def _end_stop(self, now: float) -> float | None:
        """End the open stop when it is due; the seconds until then."""
        ends = self.stops.ends()
        if ends is None:
            return None
        if ends > now:
            return ends - now
        await self.stops.end()
        return 0.0

    def _key(self, seat: int) -> str | None:
        """The key of an answer that no person gave and no person can take back."""
        record = self.journal.record
        return f"{HOUSE_KEY}{record.entries}.{seat}" if record.chairs[seat].human else None

    def goes_on(self) -> bool:
        """Whether a bot continues at once with what it has begun: a drive is shown as one move."""
        return any(one.continues for one in self.pending())

    def _refresh_pages(self) -> None:
        """Refresh the pages."""
        if self.journal.outdated_since is not None:
            self.journal.announce(Change())

    async def _drop_held(self, answers: list[Answer], refusal: NotStorable) -> None:
        """The store refuses these answers. Drop those that people had sent, so that the table goes
        on.
        """
        record = self.journal.record
        held = [answer.seat for answer in answers if record.held(answer.seat) is not None]
        if not held:
            raise refusal
        LOG.warning("table %s: a held answer cannot be stored and is dropped", record.id)
        await self.journal.write(*(AnswerDropped(seat, record.entries) for seat in held))

    def _next_step(self, one: PendingAnswer, now: float) -> tuple[float, Move | None]:
        """When to give the answer or check again; and the answer, None while a bot is thinking."""
        if one.move is not None:
            return one.due, one.move
        move = self._bot_move(one) if one.think_ahead or one.due <= now else None
        if move is not None:
            late = is_decline(self.journal.record.playing.state, move)
            return (one.window_end or one.due) if late else one.due, move
        if one.fallback is not None:
            return one.window_end, one.fallback
        return one.due, None

    # Bots

    def _bot_move(self, one: PendingAnswer) -> Move | None:
        """The bot's answer to the present question; None if it has only now been asked."""
        record, seat = self.journal.record, one.seat
        question_id = record.question_id(seat)
        bot = self.bots.get(seat)
        if bot is None or (bot.question_id, bot.level) != (question_id, one.level):
            self._cancel_bots_except(set(self.bots) - {seat})
            bot = self.bots[seat] = BotAnswer(question_id, one.level)
            # Written down now, because the table may go on while the bot thinks.
            request = request_of(record, seat, bot.level)
            legal = record.playing.state.legal(seat)
            bot.task = asyncio.create_task(self._think(bot, request, legal))
        return bot.move

    def _cancel_bots_except(self, keep: set[int]) -> None:
        """Cancel every other request: its question is no longer open."""
        for seat in [seat for seat in self.bots if seat not in keep]:
            task = self.bots.pop(seat).task
            if task is not None:
                task.cancel()

    async def _think(self, bot: BotAnswer, request: BotRequest, legal: list[Move]) -> None:
        """Have the bot answer. If it fails, a random legal move replaces its answer, so that the
        table goes on.
        """
        try:
            text = await self.thinker.think(request)
            bot.move = next((move for move in legal if move.text == text), None)
            if bot.move is None:
                raise PaddockError(f"{bot.level} answered {short(text)!r}")
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and is_cancelled():
                raise  # cancelled from outside: the question is closed; otherwise a worker was lost
            LOG.exception(
                "table %s: bot %s failed; a random move", self.journal.record.id, bot.level
            )
            bot.move = secrets.choice(legal)
        self._wake()


def request_of(record: Record, seat: int, level: str) -> BotRequest:
    """The question before a seat as a request to a bot: only what the seat may know."""
    plan = record.plan
    # A key of its own, not derived from the luck, so that no bot could predict a card.
    key = hashlib.sha256(f"bot {record.seed} {record.question_id(seat)} {seat}".encode()).digest()
    return BotRequest(
        plan.game,
        plan.players,
        plan.preset,
        plan.edition,
        plan.options,
        record.playing.state.text(seat),
        seat,
        level,
        int.from_bytes(key[:8], "big"),
        record.game.version,
    )


def is_cancelled() -> bool:
    """Whether the current task itself was cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
