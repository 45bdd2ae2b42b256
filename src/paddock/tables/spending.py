"""Spending: what somebody takes from a budget at one server counts at the others too.

A server tells the others which buckets lost how many tokens since its last message, and they take
as many from theirs. So no request waits for the database, and whoever goes from server to server
has one budget, and what they can spend until the message has arrived.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import orjson

from paddock.store import Message
from paddock.store.hub import LONGEST
from paddock.tables.budget import Budget
from paddock.tables.peers import Peers

SPENT: Final = "spent"  # the kind of a message between servers
EVERY: Final = 1.0  # seconds between two messages
SOON: Final = 0.1  # the same while somebody spends fast
FAST: Final = 1 / 8  # the part of a budget that is told at once
MOST_SPENDERS: Final = 10_000  # untold ones
MOST_MESSAGES: Final = 4  # at a time; those who have spent least are told of later
ROOM: Final = LONGEST - 200  # bytes of a message, without what is around the list


class Spending:
    """The budgets of a server that count on all servers, by name."""

    def __init__(self, peers: Peers) -> None:
        self.peers = peers
        self.budgets: dict[str, Budget] = {}
        self.untold: dict[tuple[str, str], int] = {}  # tokens, by budget and spender
        self._some = asyncio.Event()
        self._much = asyncio.Event()

    def share(self, name: str, budget: Budget) -> None:
        """Count this budget on all servers; nothing changes where there is only one."""
        if not self.peers.alone:
            self.budgets[name] = budget
            budget.on_spent = partial(self._spent, name)

    def _spent(self, name: str, who: str) -> None:
        key = (name, who)
        known = self.untold.get(key, 0)
        if not self.peers.has_company() or (not known and len(self.untold) >= MOST_SPENDERS):
            return
        self.untold[key] = known + 1
        self._some.set()
        if known + 1 >= FAST * self.budgets[name].at_once:
            self._much.set()

    def messages(self) -> list[Message]:
        """What the others have to be told, the largest parts of a budget first. What does not fit
        stays untold.
        """
        parts = {key: n / self.budgets[key[0]].at_once for key, n in self.untold.items()}
        found: list[Message] = []
        room = 0
        for key in sorted(parts, key=lambda one: -parts[one]):
            entry = [*key, self.untold[key]]
            size = len(orjson.dumps(entry)) + 1
            if size > room:
                if len(found) == MOST_MESSAGES:
                    break
                found.append({"do": SPENT, "of": []})
                room = ROOM
            found[-1]["of"].append(entry)
            room -= size
            del self.untold[key]
        return found

    async def tell_regularly(self) -> None:
        """Tell the others, once a second if there is anything, sooner if it is much."""
        while True:
            await self._some.wait()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._much.wait(), EVERY)
            self._much.clear()
            for message in self.messages():
                await self.peers.send("", message)  # a lost one is not repeated
            if not self.untold:
                self._some.clear()
            await asyncio.sleep(SOON)

    def receive(self, message: Message) -> None:
        """Another server tells what was spent there. A newer version may have other budgets."""
        for name, who, tokens in message["of"]:
            if name in self.budgets:
                self.budgets[name].charge(who, tokens)
