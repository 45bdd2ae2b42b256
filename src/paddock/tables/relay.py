"""Bots over HTTP among several servers: a bot is connected to one, and any of them may ask it.

A connection is published as an open page on `@name`, so it ends with its server. A question goes to
the server that has the connection, and the answer back to the one that asked. A bot may send its
answer to any server, which passes it on to where the question is open.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from paddock.core.errors import IllegalMove, PaddockError, Refusal, UnknownMove
from paddock.store import Message, OpenPages
from paddock.tables.connected_bots import MARK, REMOTE
from paddock.tables.errors import StaleMove
from paddock.tables.peers import Peers
from paddock.tables.workers import BotRequest

if TYPE_CHECKING:
    from paddock.tables.remote import RemoteBots

ON_THE_WAY: Final = 4.0  # seconds for a message to another server and back


class BotRelay:
    """Sends and receives what servers tell each other about bots."""

    def __init__(self, remote: RemoteBots, peers: Peers) -> None:
        self.remote = remote
        self.peers = peers
        self.waiting: dict[str, asyncio.Future[Any]] = {}  # for a reply, by id
        self.asking: dict[str, asyncio.Task[None]] = {}  # on behalf of others, by question id
        self.tasks: set[asyncio.Task[None]] = set()

    # Connections

    def knows(self, name: str) -> bool:
        """Whether a bot is connected to another server."""
        return bool(self.peers.pages(MARK + name))

    def line_opened(self, name: str, games: tuple[str, ...]) -> None:
        """A bot has connected here; older connections of it elsewhere end."""
        self.peers.publish(MARK + name, OpenPages(frozenset(games), 1))
        self._tell("line", name=name)

    def line_closed(self, name: str) -> None:
        """A bot has disconnected here."""
        self.peers.publish(MARK + name, OpenPages())
        self.lines_changed(name)

    def lines_changed(self, name: str) -> None:
        """A bot has connected to another server, or disconnected: update what tables may choose."""
        if name in self.remote.lines:
            return
        elsewhere = [pages.players for pages in self.peers.pages(MARK + name)]
        if elsewhere:
            REMOTE.add(name, tuple(sorted(elsewhere[0])))
        else:
            REMOTE.remove(name)

    # Questions

    async def ask(self, name: str, request: BotRequest) -> str | None:
        """The answer of a bot that is connected to another server; None: none in time."""
        id = secrets.token_urlsafe(9)
        seconds = self.remote.seconds + ON_THE_WAY
        try:
            said = await self._reply(id, seconds, "ask", name=name, request=list(request))
        except asyncio.CancelledError:  # the table has gone on: the bot need not think any longer
            self._tell("drop", id=id)
            raise
        return str(said["move"]) if said is not None and said["move"] else None

    async def pass_on(self, name: str, question: str, move: str) -> None:
        """Pass a bot's answer to the server where its question is open. Raises the refusal of that
        server: StaleMove, UnknownMove, IllegalMove.
        """
        id = secrets.token_urlsafe(9)
        said = await self._reply(
            id, ON_THE_WAY, "answer", name=name, question=question, move=move[:200]
        )
        if said is None:
            raise StaleMove("this question is no longer open")
        if said["refused"]:
            raise refusal_of(*said["refused"])

    async def _reply(self, id: str, seconds: float, what: str, **facts: Any) -> Message | None:
        """Send a message to the others, and wait for the reply of one."""
        self.waiting[id] = asyncio.get_running_loop().create_future()
        self._tell(what, id=id, **facts)
        try:
            return dict(await asyncio.wait_for(self.waiting[id], seconds))
        except TimeoutError:
            return None
        finally:
            del self.waiting[id]

    def _tell(self, what: str, **facts: Any) -> None:
        self.peers.tell("", {"bot": what, **facts})

    # Messages of other servers

    def receive(self, message: Message) -> None:
        """Handle a message of another server."""
        what, id, name = message.get("bot"), message.get("id", ""), message.get("name", "")
        if what == "reply":
            waiting = self.waiting.get(id)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif what == "drop" and id in self.asking:
            self.asking[id].cancel()
        elif what == "line" and name in self.remote.lines:
            self.remote.hang_up(name)
        elif what == "ask" and name in self.remote.lines:
            task = self._start(self._ask_for_another(id, name, BotRequest(*message["request"])))
            self.asking[id] = task
            task.add_done_callback(lambda _: self.asking.pop(id, None))
        elif what == "answer" and self.remote.is_open(name, message["question"]):
            self._tell("reply", id=id, refused=self._answered(name, message))

    def _start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _ask_for_another(self, id: str, name: str, request: BotRequest) -> None:
        self._tell("reply", id=id, move=await self.remote.ask_line(name, request) or "")

    def _answered(self, name: str, message: Message) -> list[str]:
        """Accept an answer that another server has received; the parts of a refusal, or nothing."""
        try:
            self.remote.answer(name, message["question"], message["move"])
        except IllegalMove as error:
            return ["illegal", error.move, error.refusal.code, error.refusal.rule]
        except (StaleMove, UnknownMove) as error:
            return ["stale" if isinstance(error, StaleMove) else "unknown", str(error)]
        return []


def refusal_of(kind: str, text: str, code: str = "", rule: str = "") -> PaddockError:
    """The error that `_answered` describes."""
    if kind == "illegal":
        return IllegalMove(text, Refusal(code, rule))
    return StaleMove(text) if kind == "stale" else UnknownMove(text)
