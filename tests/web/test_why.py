"""A bot's reason for a move against a player: based on public facts, and shown to that player
only."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import LocalServer, local_server, random_move
from tests.web.test_results import page_of

from paddock.core.seats import NOBODY
from paddock.i18n import languages
from paddock.tables import Player, Table
from paddock.tables.errors import StaleMove
from paddock.web.hints import before, blame
from paddock.web.visitor import Visitor


def asked_at(page: str) -> list[str]:
    return re.findall(r'data-why="(\d+)"', page)


async def attacked(server: LocalServer, *people: Player, players: int, **facts: Any) -> Table:
    """A match in which a bot has attacked the first of these people."""
    table = await server.start_table(
        *people, players=players, chairs="kept", pace="instant", **facts
    )
    for person in people:
        await table.presence.watch(person.id).__aenter__()
    rng = random.Random(5)
    for _ in range(3000):
        if any(one.event.args.get("victim") == 0 for one in table.record.history):
            return table
        assert not table.over, "nobody was attacked"
        if not await random_move(table, rng):
            await server.advance(4)
    raise AssertionError("nobody was attacked")


async def test_a_bot_gives_a_reason(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await attacked(server, ann, players=3)
        number = int(asked_at(page_of(server, table, ann))[-1])
        for language in languages():
            said = blame(table, Visitor(ann, language, True), number)
            assert said.endswith(".")
        with pytest.raises(StaleMove):
            blame(table, Visitor(ann, "en", True), number + 100)
        stranger = await server.guest("Zoe")
        with pytest.raises(StaleMove):
            blame(table, Visitor(stranger, "en", True), number)


async def test_the_reason_is_based_on_public_information(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await attacked(server, ann, players=3)
        told = [one for one in table.record.history if one.event.code == "attacked"]
        mine = next(one for one in told if one.event.args["victim"] == 0)
        seat = int(mine.event.args["seat"])
        state, move = before(table, mine.ply, seat, mine.event)
        assert move.kind == "attack"
        assert move.target == 0
        assert move.card == mine.event.args["card"]
        assert state.view(NOBODY).to_dict()["hand"] == []


async def test_only_a_move_against_oneself_has_a_reason(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await attacked(server, ann, players=3, options={"length": "championship"})
        victims: list[object] = []
        rng = random.Random(6)
        while not {0} < set(victims):  # until bots have attacked her and another player
            assert not table.over
            if not await random_move(table, rng):
                await server.advance(4)
            told = [one.event.args for one in table.record.history if one.event.code == "attacked"]
            victims = [args["victim"] for args in told if args["seat"] != 0]
        assert len(asked_at(page_of(server, table, ann))) == victims.count(0)


async def test_moves_of_people_have_no_reason(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await server.start_table(ann, bob, chairs="kept")
        rng = random.Random(5)
        for _ in range(400):
            if any(one.event.args.get("victim") == 0 for one in table.record.history):
                break
            if not await random_move(table, rng):
                await server.advance(4)
        assert not asked_at(page_of(server, table, ann))
        with pytest.raises(StaleMove):
            blame(table, Visitor(ann, "en", True), 0)
