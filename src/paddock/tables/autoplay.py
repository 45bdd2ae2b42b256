"""AutoPlay: gives the answers that the house owes when they are due, and never gets stuck."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from dataclasses import dataclass

from paddock.core.errors import PaddockError
from paddock.core.moves import Move
from paddock.core.notation import short
from paddock.core.seats import LUCK
from paddock.store import Outage
from paddock.tables.errors import NotStorable, NotStored, StaleMove
from paddock.tables.journal import Answer, Change, Journal
from paddock.tables.notes.playing import AnswerDropped
from paddock.tables.pause import Pause
from paddock.tables.peers import NOT_MINE, Alone
from paddock.tables.pending_answers import (
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
FIRST_REST, LONGEST_REST = 1.0, 30.0  # seconds after a failure
LONGEST_SILENCE = 0.5  # seconds for which pages are not told of a move that goes on


@dataclass
class BotAnswer:
    """A bot's answer to one question; `move` is None while it thinks."""

    question_id: int
    level: str
    task: asyncio.Task[None] | None = None
    move: Move | None = None


class AutoPlay:
    """Has a task only while an answer is pending."""

    def __init__(
        self, journal: Journal, presence: Presence, stops: Stops, thinker: Thinker, peers: Alone
    ) -> None:
        self.journal = journal
        self.presence = presence
        self.stops = stops
        self.thinker = thinker
        self.peers = peers  # one of all servers answers at a table
        self.clock = journal.clock
        self.resumed = self.clock.now()  # times before this count against nobody
        self.window: ReactionWindow | None = None
        self.pause = Pause(journal, presence)
        self._paused = False  # the pages show a pause
        journal.stops_luck = self.pause.stops_luck
        self.bots: dict[int, BotAnswer] = {}  # by seat
        self.wakeup = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.rests = False  # nobody is here: nothing is answered until somebody comes
        self.failures = 0
        self.skipping = False  # bots do not pause until somebody is asked
        self.backing_off = False
        self.outage = Outage(f"table {journal.record.id}: playing on")
        self.closed = False

    def look_again(self, stored: bool = False) -> None:
        """Something has changed: look again at what is pending.

        After a failure this waits, or each failure would cause the next try by its own reload.
        `stored`: the store has just taken something, so there is no reason to wait any longer.
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
        """What the house has to answer. A table that rests owes nothing."""
        if self.rests:
            return []
        record = self.journal.record
        resumed = max(self.resumed, self.pause.end())
        hurry = Hurry(looked=self.pause.all_done(), skipping=self.skipping)
        return pending_answers(record, self.presence, self.window, resumed, hurry)

    def luck_is_due(self) -> bool:
        """Deck or dice were stopped, so that something could be looked at."""
        match = self.journal.record.match
        return not self.rests and match is not None and match.state.turn() == LUCK

    def skip(self) -> None:
        """Let no bot pause until somebody is asked."""
        self.skipping = not self._somebody_is_asked()
        self.look_again()

    def _somebody_is_asked(self) -> bool:
        record = self.journal.record
        if record.match is None:
            return True
        waiting = [seat for seat in record.match.state.waiting if seat >= 0]
        return record.over or any(record.chairs[seat].human for seat in waiting)

    async def close(self) -> None:
        """Give no more answers."""
        self.closed = True
        tasks = [self.task, *(bot.task for bot in self.bots.values())]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)

    def _update_rest(self) -> None:
        """A table without people and viewers rests: it would only take the time of others' bots.

        Whoever comes back finds it as it was. Clocks and windows begin anew, since nobody could
        have answered.
        """
        now = self.clock.now()
        rests = self.presence.rest_begins() <= now
        if self.rests and not rests:
            self.resumed = now
            self.window = None
        self.rests = rests

    def _update_window(self) -> None:
        """A window belongs to one question, and stays as it was when it began."""
        record = self.journal.record
        if not has_window(record):
            self.window = None
        elif self.window is None or self.window.round_id != record.round_id():
            self.window = open_window(record, self.presence.audience, self.clock.now())

    # The task

    async def _run(self) -> None:
        while not self.closed:
            self.wakeup.clear()
            rest: float | None
            try:
                async with self.journal.lock:
                    rest = await self._give_due_answers()
                self.failures = 0
                self.outage.end()
            except Exception as error:
                rest = self._back_off(error)
                self._tell()
            if rest is None and not self.wakeup.is_set():
                break
            await self.clock.wait(self.wakeup, rest)
            self.backing_off = False
        self.task = None

    def _back_off(self, error: Exception) -> float:
        """Seconds until the next try: longer and longer, and no change in memory shortens it."""
        self.failures += 1
        self.backing_off = True
        self.wakeup.clear()  # by the reload after the failure
        if isinstance(error, StaleMove):  # perhaps another server answers here now
            self.peers.lose(self.journal.record.id)
        if not isinstance(error, NotStored | StaleMove):  # the store logs its own outages
            self.outage.failed(error)
        return min(LONGEST_REST, FIRST_REST * 2.0 ** min(10, self.failures - 1))

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
        """Returns how long to rest, or None if nothing is pending."""
        record, now = self.journal.record, self.clock.now()
        if record.closed:
            self._cancel_bots_except(set())
            return None
        self._update_rest()
        self._update_window()
        if self.pause.is_open():
            return self.pause.end() - now
        luck = self.luck_is_due()
        if self._paused and not luck:  # now somebody is asked, or the result is told
            self.journal.announce(Change())
        self._paused = False
        pending = self.pending()
        if not (luck or pending or self.stops.ends() is not None):
            self._cancel_bots_except(set())
            return None
        fence = await self.peers.fence(record.id)
        if fence == NOT_MINE:
            return self._look_on(now)
        if luck:
            await self.journal.play([], fence=fence)
            return 0.0
        if self.stops.open:
            return await self._end_stop(now)
        self._cancel_bots_except({one.seat for one in pending})
        answers: list[Answer] = []
        rest = self.presence.rest_begins() - now
        for one in pending:
            due, move = self._next_step(one, now)
            if move is not None and due <= now:
                held = record.held(one.seat)
                answers.append(Answer(one.seat, move, held.key if held else self._key(one.seat)))
                if one.substitute:
                    self.presence.substitute(record.chairs[one.seat].player)
            elif due > now:
                rest = min(rest, due - now)
        if answers:
            try:
                await self.journal.play(answers, self.goes_on, fence)
            except NotStorable as refusal:
                await self._drop_held(answers, refusal)
            return 0.0
        if (untold := self.journal.untold) is not None:  # a bot that needs long to go on
            if untold + LONGEST_SILENCE <= now or not pending:
                self._tell()
            rest = min(rest, untold + LONGEST_SILENCE - now)
        if not pending:
            return None
        return min(rest, 3600.0)  # a bot that has answered wakes the task

    def _look_on(self, now: float) -> float:
        """Another server answers here: only what pages lack is shown; seconds to the next look."""
        self._cancel_bots_except(set())
        rest = self.peers.retry()
        if (untold := self.journal.untold) is not None:
            if untold + LONGEST_SILENCE <= now:
                self._tell()
            else:
                rest = min(rest, untold + LONGEST_SILENCE - now)
        return rest

    async def _end_stop(self, now: float) -> float | None:
        """End the open stop when it is due; how long to rest until then."""
        ends = self.stops.ends()
        if ends is None:
            return None
        if ends > now:
            return ends - now
        await self.stops.end()
        return 0.0

    def _key(self, seat: int) -> str | None:
        """Marks an answer that a person never gave, and so cannot take back."""
        record = self.journal.record
        return f"{HOUSE_KEY}{record.entries}.{seat}" if record.chairs[seat].human else None

    def goes_on(self) -> bool:
        """Whether a bot goes on at once with what it has begun: a drive is shown as one move."""
        return any(one.continues for one in self.pending())

    def _tell(self) -> None:
        """Show pages how the table stands."""
        if self.journal.untold is not None:
            self.journal.announce(Change())

    async def _drop_held(self, answers: list[Answer], refusal: NotStorable) -> None:
        """The store refuses these answers. What people sent with them must not stop the table."""
        record = self.journal.record
        held = [answer.seat for answer in answers if record.held(answer.seat) is not None]
        if not held:
            raise refusal
        LOG.warning("table %s: a held answer cannot be stored and is dropped", record.id)
        await self.journal.write(*(AnswerDropped(seat, record.entries) for seat in held))

    def _next_step(self, one: PendingAnswer, now: float) -> tuple[float, Move | None]:
        """When to give the answer or look again; and the answer, None while a bot thinks."""
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
        """The bot's answer to the present question; None: it has been asked."""
        record, seat = self.journal.record, one.seat
        question_id = record.question_id(seat)
        bot = self.bots.get(seat)
        if bot is None or (bot.question_id, bot.level) != (question_id, one.level):
            self._cancel_bots_except(set(self.bots) - {seat})
            bot = self.bots[seat] = BotAnswer(question_id, one.level)
            # The position is written down now: while the bot thinks, the table may go on.
            request = request_of(record, seat, bot.level)
            legal = record.playing.state.legal(seat)
            bot.task = asyncio.create_task(self._think(bot, request, legal))
        return bot.move

    def _cancel_bots_except(self, keep: set[int]) -> None:
        """A bot's answer to a question that is no longer open is of no use."""
        for seat in [seat for seat in self.bots if seat not in keep]:
            task = self.bots.pop(seat).task
            if task is not None:
                task.cancel()

    async def _think(self, bot: BotAnswer, request: BotRequest, legal: list[Move]) -> None:
        """Have the bot answer. One that fails is replaced by chance: the table must go on."""
        try:
            text = await self.thinker.think(request)
            bot.move = next((move for move in legal if move.text == text), None)
            if bot.move is None:
                raise PaddockError(f"{bot.level} answered {short(text)!r}")
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and is_cancelled():
                raise  # the question is no longer open; else a worker gave up on it
            LOG.exception(
                "table %s: bot %s failed; a random move", self.journal.record.id, bot.level
            )
            bot.move = secrets.choice(legal)
        self._wake()


def request_of(record: Record, seat: int, level: str) -> BotRequest:
    """The question before a seat as a bot is told it: no more than the seat may know."""
    plan = record.plan
    # Apart from the seed of luck, so that no bot could foresee a card.
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
    """Whether the present task itself was told to stop."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
