"""Bots that answer over HTTP: their open questions, and what happens without an answer.

A table asks such a bot like any other. If it is slow, disconnected or answers an illegal move, the
server's own bot answers when the time limit is over.
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
from paddock.tables.connected_bots import MARK, REMOTE, is_remote
from paddock.tables.errors import StaleMove
from paddock.tables.peers import Alone, Peers
from paddock.tables.relay import BotRelay
from paddock.tables.workers import BotRequest, Thinker

LOG = logging.getLogger(__name__)
SECONDS: Final = 15.0  # time limit of one answer
MOST_NEWS: Final = 500  # unread lines after which a bot counts as disconnected
MOST_OPEN: Final = 100  # open questions of one bot; further ones go to the server's bot


@dataclass
class OpenQuestion:
    """A question that a bot has not answered yet."""

    id: str
    request: BotRequest
    answer: asyncio.Future[str]
    state: State  # with imagined cards where the seat cannot see them

    def to_dict(self) -> dict[str, Any]:
        """What the bot receives: the seat's view and its legal moves."""
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
    """A move as JSON: `text` is what to answer; kind and parts describe it."""
    return {"move": move.text, "kind": move.kind, "parts": dict(move.parts)}


@dataclass
class BotLine:
    """One connected bot; its messages go through `news`."""

    name: str
    news: asyncio.Queue[dict[str, Any] | None] = field(default_factory=asyncio.Queue)


class RemoteBots:
    """A `Thinker`: connected bots are asked over HTTP, all others think in the workers."""

    def __init__(
        self, workers: Thinker, seconds: float = SECONDS, peers: Peers | None = None
    ) -> None:
        self.workers = workers
        self.seconds = seconds
        self.relay = BotRelay(self, peers or Alone())
        self.lines: dict[str, BotLine] = {}
        self.open: dict[str, dict[str, OpenQuestion]] = {}  # by bot, then by question id

    # Called by the table

    async def think(self, request: BotRequest) -> str:
        """The bot's answer, or that of the server's bot in its place."""
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
        """The answer of a connected bot; None: none in time."""
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
        state = request.rules().position(request.position, Rng(request.key))
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
        if line.news.qsize() > MOST_NEWS:  # it does not read its stream
            line.news.put_nowait(None)
            self.disconnect(line)

    # Called for the bot

    def connect(self, name: str, games: tuple[str, ...]) -> BotLine:
        """A bot connects and receives every open question.
        A new connection replaces an older one.
        """
        if name in self.lines:
            self.lines[name].news.put_nowait(None)
        line = self.lines[name] = BotLine(name)
        REMOTE.add(name, games)
        self.relay.line_opened(name, games)
        for one in self.questions(name):
            line.news.put_nowait(one.to_dict())
        return line

    def disconnect(self, line: BotLine) -> None:
        """A bot has disconnected. Its open questions stay open until their time limit."""
        if self.lines.get(line.name) is line:
            del self.lines[line.name]
            self.relay.line_closed(line.name)

    def hang_up(self, name: str) -> None:
        """End the connection of a bot that has connected to another server."""
        line = self.lines[name]
        line.news.put_nowait(None)
        self.disconnect(line)

    def questions(self, name: str) -> list[OpenQuestion]:
        """The open questions of a bot."""
        return list(self.open.get(name, {}).values())

    def is_open(self, name: str, id: str) -> bool:
        """Whether a bot may still answer this question, here."""
        one = self.open.get(name, {}).get(id)
        return one is not None and not one.answer.done()

    async def answer_anywhere(self, name: str, id: str, text: str) -> None:
        """Accept an answer here, or pass it to the server where its question is open."""
        if self.is_open(name, id) or not self.relay.knows(name):
            self.answer(name, id, text)
        else:
            await self.relay.pass_on(name, id, text)

    def answer(self, name: str, id: str, text: str) -> None:
        """Accept an answer. After StaleMove, UnknownMove or IllegalMove the question is as open as
        before.
        """
        one = self.open.get(name, {}).get(id)
        if one is None or one.answer.done():
            raise StaleMove("this question is no longer open")
        move = one.state.game.read(text)
        one.state.check(one.request.seat, move)
        one.answer.set_result(move.text)
