"""How long people wait for bots: a drive counts as one move, and its pace can be chosen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.tables.setting import InlineBots, LocalServer, local_server, state_of
from tests.web.paces import length

from paddock.tables import Player, Table
from paddock.tables.errors import BadPlan, NotYourSeat
from paddock.tables.workers import BotRequest

PAUSE = 0.05  # seconds, at the usual pace, for one of many short turns


async def with_bots(server: LocalServer, players: int = 3, **facts: object) -> tuple[Table, Player]:
    ann = await server.guest("Ann")
    level = {"kind": "bot", "level": "random"}
    seats = [{"kind": "host"}, *[level] * (players - 1)]
    return await server.start_table(ann, game="rally", players=players, seats=seats, **facts), ann


async def answer_for(table: Table, player: Player) -> None:
    """Play the first legal move, but no brakes, since turns would never end."""
    state = state_of(table)
    legal = [move.text for move in state.legal(0)]
    text = next((one for one in ("done", "gear 3", "ahead", "stop") if one in legal), legal[0])
    await table.submit(player.id, text, table.record.question_id(0))


async def until_bots_drive(server: LocalServer, table: Table, ann: Player) -> None:
    """Play until Ann has answered and a bot is about to choose its gear."""
    while True:
        state = state_of(table)
        assert not table.over
        if state.phase.name == "gear" and state.waiting != [0]:
            return
        if 0 in state.waiting:
            await answer_for(table, ann)
        else:
            await server.advance(0.01)


async def test_a_bots_drive_is_one_pause_and_one_view(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, ann = await with_bots(server)
        async with table.presence.watch(ann.id):
            spaces = 0
            for _ in range(8):
                await until_bots_drive(server, table, ann)
                driver, began = int(state_of(table).driver), server.clock.time
                turn = (int(state_of(table).round), driver)
                version, entries = table.journal.version, table.record.entries
                before = int(state_of(table).cars[driver].space)
                while (int(state_of(table).round), int(state_of(table).driver)) == turn:
                    # no page was refreshed in the middle of a drive
                    assert table.journal.version == version
                    await server.advance(0.02)
                assert server.clock.time - began <= PAUSE + 0.03
                assert table.journal.version == version + 1
                assert table.record.entries > entries + 1
                spaces += int(state_of(table).cars[driver].space) - before
            assert spaces > 8


async def test_a_course_and_a_preparation_cost_two_pauses(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, ann = await with_bots(server, 6)
        async with table.presence.watch(ann.id):
            assert state_of(table).phase.name == "course"
            if state_of(table).waiting != [0]:
                await server.advance(PAUSE + 0.01)
            while state_of(table).phase.name == "course":
                await answer_for(table, ann)
            await server.advance(PAUSE + 0.01)
            assert state_of(table).waiting == [0]  # all bots are ready


class StoppableBots(InlineBots):
    """Bots that can be stopped from ever answering."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def think(self, request: BotRequest) -> str:
        await self.go.wait()
        return request.perform()


async def test_the_first_part_of_a_long_drive_is_shown_early(tmp_path: Path) -> None:
    bots = StoppableBots()
    async with local_server(tmp_path, bots) as server:
        table, ann = await with_bots(server)
        async with table.presence.watch(ann.id):
            await until_bots_drive(server, table, ann)
            await server.settle()  # it has chosen its gear
            bots.go.clear()
            version, entries = table.journal.version, table.record.entries
            server.clock.time += PAUSE
            table.autoplay.wakeup.set()
            while table.record.entries == entries:
                await asyncio.sleep(0)
            assert state_of(table).phase.name == "drive"
            assert table.journal.version == version
            server.clock.time += 0.51
            table.autoplay.wakeup.set()
            while table.journal.version == version:
                await asyncio.sleep(0)
            assert state_of(table).phase.name == "drive"
            bots.go.set()


async def test_every_player_can_set_the_pace(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, ann = await with_bots(server)
        stranger = await server.guest("Bob")
        async with table.presence.watch(ann.id):
            await until_bots_drive(server, table, ann)
            with pytest.raises(NotYourSeat):
                await table.set_pace(stranger.id, "slow")
            with pytest.raises(BadPlan):
                await table.set_pace(ann.id, "hectic")
            await table.set_pace(ann.id, "slow")
            (bot,) = table.autoplay.pending()
            asked = table.record.question_time(bot.seat)
            assert bot.due - asked == pytest.approx(1.0)
            await table.set_pace(ann.id, "instant")
            await server.settle()
            assert 0 in state_of(table).waiting or table.over
        id = table.id
    async with local_server(tmp_path) as server:
        assert (await server.house.table(id)).plan.pace == "instant"


async def test_bots_do_not_pause_after_a_skip(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, ann = await with_bots(server, 6)
        async with table.presence.watch(ann.id):
            for _ in range(5):
                await until_bots_drive(server, table, ann)
                now = server.clock.time
                await table.skip(ann.id)
                await server.settle()
                assert server.clock.time == now
                assert state_of(table).waiting == [0]
                await table.skip(ann.id)  # Ann is asked, so there is nothing to skip
                assert not table.autoplay.skipping
                await answer_for(table, ann)
            with pytest.raises(NotYourSeat):
                await table.skip((await server.guest("Bob")).id)


async def test_with_six_players_less_than_half_of_the_time_is_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the usual pace, for a person who needs one second for each answer."""
    monkeypatch.setattr("paddock.tables.house.new_seed", lambda: 1)
    waited, answers = await length("rally", "normal", 6)
    assert waited < 0.5 * (waited + 1.0 * answers)
