"""Metrics reveal nothing about anybody's hidden cards or sealed answers (abuse 30)."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.tables.setting import InlineBots, PreferringBots, local_server
from tests.tables.test_reactions import attacked

from paddock.tables.workers import BotRequest


class Counted(PreferringBots):
    def __init__(self) -> None:
        super().__init__("play green", "decline")
        self.asked = 0

    async def think(self, request: BotRequest) -> str:
        self.asked += 1
        return await super().think(request)


def attack_on_a_bot(where: Path, held: bool) -> tuple[int, list[dict[str, float]]]:
    """The number of questions to bots, and the metrics at each tenth of a second."""

    async def play() -> tuple[int, list[dict[str, float]]]:
        bots = Counted()
        async with local_server(where, bots) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=held, people=1, pace="slow")
            assert attack.waits()
            series = []
            while attack.waits():
                series.append(server.house.stats())
                await server.advance(0.1)
            return bots.asked, [*series, server.house.stats()]

    return asyncio.run(play())


def test_a_bot_is_asked_whether_or_not_it_holds_the_card(tmp_path: Path) -> None:
    assert attack_on_a_bot(tmp_path / "a", True) == attack_on_a_bot(tmp_path / "b", False)


@pytest.mark.parametrize("answer", ["decline", "take back", "standing"])
def test_an_answer_in_secret_is_not_counted(tmp_path: Path, answer: str) -> None:
    async def play() -> None:
        async with local_server(tmp_path, InlineBots()) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=True)
            table, asked = attack.table, attack.table.record.question_id(1)
            pages = [
                await rest.enter_async_context(table.presence.watch(who))
                for who in ("", attack.people[0].id)
            ]
            for page in pages:
                await page.changed()
            before = (server.house.stats(), table.journal.version, server.house.open_tables())
            if answer == "standing":
                await table.seats.set_standing(attack.people[1].id, "never")
            else:
                await attack.answers(1, "decline")
            if answer == "take back":
                await table.take_back(attack.people[1].id, asked)
            await server.settle()
            after = (server.house.stats(), table.journal.version, server.house.open_tables())
            assert after == before
            assert all(page.seen == table.journal.version for page in pages)  # no page is woken
            moves = server.house.stats()["moves_made_total"]
            await attack.pause()
            assert server.house.stats()["moves_made_total"] == moves + 1  # the answer is public now

    asyncio.run(play())
