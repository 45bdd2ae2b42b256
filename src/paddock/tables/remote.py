"""Bots that answer over HTTP: their questions, and what happens when no answer comes.

A table asks such a bot as it asks any other. One that is slow, answers what is not legal or is not
there costs the table the time of its clock and no more: the house's own bot answers then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.shelf import usual_level
from paddock.tables.callers import MARK, REMOTE, is_remote
from paddock.tables.errors import StaleMove
from paddock.tables.peers import Alone
from paddock.tables.plan import TablePlan, game_of
from paddock.tables.relay import BotRelay
from paddock.tables.workers import BotRequest, Thinker

LOG = logging.getLogger(__name__)
SECONDS: Final = 15.0  # for one answer
MOST_NEWS: Final = 500  # lines that a bot has not read; it is as good as gone then
MOST_OPEN: Final = 100  # questions to one bot at a time; further ones go to the house's bot


@dataclass
class OpenQuestion:
    """One question that a bot has not answered yet."""

    id: str
    request: BotRequest
    answer: asyncio.Future[str]
    state: State  # what the seat cannot see is imagined

    def to_dict(self) -> dict[str, Any]:
        """What the bot is told: what its seat may know, and what it may do."""
        return {
            "type": "question",
            "id": self.id,
            "game": self.request.game,
            "players": self.request.players,
            "seat": self.request.seat,
            "seconds": SECONDS,
            "view": self.state.view(self.request.seat).to_dict(),
            "legal": [move_facts(move) for move in self.state.legal(self.request.seat)],
        }


def move_facts(move: Move) -> dict[str, Any]:
    """A move as JSON: its text is the answer; kind and parts say what it is."""
    return {"move": move.text, "kind": move.kind, "parts": dict(move.parts)}


@dataclass
class BotLine:
    """One bot that is on the line: what it is told goes through `news`."""

    name: str
    news: asyncio.Queue[dict[str, Any] | None] = field(default_factory=asyncio.Queue)


class RemoteBots:
    """A `Thinker`: bots on the line are asked there, all others think in the workers."""

    def __init__(
        self, workers: Thinker, seconds: float = SECONDS, peers: Alone | None = None
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.relay = BotRelay(self, peers or Alone())
        self.lines: dict[str, BotLine] = {}
        self.open: dict[str, dict[str, OpenQuestion]] = {}  # by bot, then by id

    # The table's side

    async def think(self, request: BotRequest) -> str:
        """The answer of the bot, or of the house's bot in its place."""
        if not is_remote(request.level):
            return await self.workers.think(request)
        name = request.level.removeprefix(MARK)
        text: str | None = None
        if name in self.lines:
            text = await self.ask_line(name, request)
        elif self.relay.knows(name):
            text = await self.relay.ask(name, request)
        if text is not None:
            return text
        own = request._replace(level=usual_level(request.game))
        return await self.workers.think(own)

    async def ask_line(self, name: str, request: BotRequest) -> str | None:
        """What a bot on the line answers; None: nothing in time."""
        open_questions = self.open.setdefault(name, {})
        if len(open_questions) >= MOST_OPEN:
            return None
        one = self._ask(name, request)
        try:
            return await asyncio.wait_for(one.answer, self.seconds)
        except TimeoutError:
            LOG.info("bot %s did not answer in time", name)
            return None
        finally:
            open_questions.pop(one.id, None)
            self._tell(name, {"type": "closed", "id": one.id})

    def _ask(self, name: str, request: BotRequest) -> OpenQuestion:
        plan = TablePlan(
            request.game, request.players, request.preset, request.edition, request.options
        )
        game = game_of(plan, request.version)
        state = game.position(request.position, Rng(request.key))
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        one = OpenQuestion(secrets.token_urlsafe(9), request, answer, state)
        self.open[name][one.id] = one
        self._tell(name, one.to_dict())
        return one

    def _tell(self, name: str, news: dict[str, Any]) -> None:
        line = self.lines.get(name)
        if line is None:
            return
        line.news.put_nowait(news)
        if line.news.qsize() > MOST_NEWS:  # it does not read
            line.news.put_nowait(None)
            self.disconnect(line)

    # The bot's side

    def connect(self, name: str, games: tuple[str, ...]) -> BotLine:
        """A bot comes on the line, and is told every open question. The newest line counts."""
        if name in self.lines:
            self.lines[name].news.put_nowait(None)
        line = self.lines[name] = BotLine(name)
        REMOTE.add(name, games)
        self.relay.line_opened(name, games)
        for one in self.questions(name):
            line.news.put_nowait(one.to_dict())
        return line

    def disconnect(self, line: BotLine) -> None:
        """A bot has gone. Its open questions wait for it until their time is over."""
        if self.lines.get(line.name) is line:
            del self.lines[line.name]
            self.relay.line_closed(line.name)

    def hang_up(self, name: str) -> None:
        """End the line of a bot, which is on that of another server now."""
        line = self.lines[name]
        line.news.put_nowait(None)
        self.disconnect(line)

    def questions(self, name: str) -> list[OpenQuestion]:
        """What a bot has still to answer."""
        return list(self.open.get(name, {}).values())

    def is_open(self, name: str, id: str) -> bool:
        """Whether a bot may still answer this question, here."""
        one = self.open.get(name, {}).get(id)
        return one is not None and not one.answer.done()

    async def answer_anywhere(self, name: str, id: str, text: str) -> None:
        """Take an answer here, or give it to the server where its question is open."""
        if self.is_open(name, id) or not self.relay.knows(name):
            self.answer(name, id, text)
        else:
            await self.relay.pass_on(name, id, text)

    def answer(self, name: str, id: str, text: str) -> None:
        """Take an answer. StaleMove, UnknownMove or IllegalMove: it counts for nothing, and another
        one may follow."""
        one = self.open.get(name, {}).get(id)
        if one is None or one.answer.done():
            raise StaleMove("this question is no longer open")
        move = one.state.game.read(text)
        one.state.check(one.request.seat, move)
        one.answer.set_result(move.text)
