"""How long people wait for bots: a drive is one move, and its pace can be chosen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.tables.setting import Evening, OnTheSpot, evening, state_of
from tests.web.paces import length

from paddock.tables import Player, Table
from paddock.tables.errors import BadPlan, NotYourSeat
from paddock.tables.workers import BotRequest

PAUSE = 0.05  # at the usual pace, for one of many short turns


async def with_bots(house: Evening, players: int = 3, **facts: object) -> tuple[Table, Player]:
    ann = await house.guest("Ann")
    level = {"kind": "bot", "level": "random"}
    seats = [{"kind": "host"}, *[level] * (players - 1)]
    return await house.begun(ann, game="rally", players=players, seats=seats, **facts), ann


async def answer_for(table: Table, player: Player) -> None:
    """The first of one's legal moves, but no brakes: turns would never end."""
    state = state_of(table)
    legal = [move.text for move in state.legal(0)]
    text = next((one for one in ("done", "gear 3", "ahead", "stop") if one in legal), legal[0])
    await table.submit(player.id, text, table.record.question_id(0))


async def until_bots_drive(house: Evening, table: Table, ann: Player) -> None:
    """Ann has answered, and a bot is about to choose its gear."""
    while True:
        state = state_of(table)
        assert not table.over
        if state.phase.name == "gear" and state.waiting != [0]:
            return
        if 0 in state.waiting:
            await answer_for(table, ann)
        else:
            await house.after(0.01)


async def test_a_bots_drive_is_one_pause_and_one_view(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, ann = await with_bots(house)
        async with table.presence.watch(ann.id):
            spaces = 0
            for _ in range(8):
                await until_bots_drive(house, table, ann)
                driver, began = int(state_of(table).driver), house.clock.time
                turn = (int(state_of(table).round), driver)
                version, entries = table.journal.version, table.record.entries
                before = int(state_of(table).cars[driver].space)
                while (int(state_of(table).round), int(state_of(table).driver)) == turn:
                    assert table.journal.version == version  # nobody was told of half a drive
                    await house.after(0.02)
                assert house.clock.time - began <= PAUSE + 0.03
                assert table.journal.version == version + 1
                assert table.record.entries > entries + 1
                spaces += int(state_of(table).cars[driver].space) - before
            assert spaces > 8


async def test_a_course_and_a_preparation_cost_two_pauses(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, ann = await with_bots(house, 6)
        async with table.presence.watch(ann.id):
            assert state_of(table).phase.name == "course"
            if state_of(table).waiting != [0]:
                await house.after(PAUSE + 0.01)
            while state_of(table).phase.name == "course":
                await answer_for(table, ann)
            await house.after(PAUSE + 0.01)
            assert state_of(table).waiting == [0]  # all bots are ready


class Pensive(OnTheSpot):
    """Bots that can be made to think for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def think(self, request: BotRequest) -> str:
        await self.go.wait()
        return request.perform()


async def test_of_a_drive_that_takes_long_the_first_part_is_told(tmp_path: Path) -> None:
    bots = Pensive()
    async with evening(tmp_path, bots) as house:
        table, ann = await with_bots(house)
        async with table.presence.watch(ann.id):
            await until_bots_drive(house, table, ann)
            await house.settle()  # its gear is chosen
            bots.go.clear()
            version, entries = table.journal.version, table.record.entries
            house.clock.time += PAUSE
            table.autoplay.wakeup.set()
            while table.record.entries == entries:
                await asyncio.sleep(0)
            assert state_of(table).phase.name == "drive"
            assert table.journal.version == version
            house.clock.time += 0.51
            table.autoplay.wakeup.set()
            while table.journal.version == version:
                await asyncio.sleep(0)
            assert state_of(table).phase.name == "drive"
            bots.go.set()


async def test_everybody_at_the_table_sets_its_pace(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, ann = await with_bots(house)
        stranger = await house.guest("Bob")
        async with table.presence.watch(ann.id):
            await until_bots_drive(house, table, ann)
            with pytest.raises(NotYourSeat):
                await table.set_pace(stranger.id, "slow")
            with pytest.raises(BadPlan):
                await table.set_pace(ann.id, "hectic")
            await table.set_pace(ann.id, "slow")
            (bot,) = table.autoplay.pending()
            asked = table.record.question_time(bot.seat)
            assert bot.due - asked == pytest.approx(1.0)
            await table.set_pace(ann.id, "instant")
            await house.settle()
            assert 0 in state_of(table).waiting or table.over
        id = table.id
    async with evening(tmp_path) as house:
        assert (await house.house.table(id)).plan.pace == "instant"


async def test_bots_do_not_pause_while_somebody_skips(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        table, ann = await with_bots(house, 6)
        async with table.presence.watch(ann.id):
            for _ in range(5):
                await until_bots_drive(house, table, ann)
                now = house.clock.time
                await table.skip(ann.id)
                await house.settle()
                assert house.clock.time == now
                assert state_of(table).waiting == [0]
                await table.skip(ann.id)  # asked oneself: there is nothing to skip
                assert not table.autoplay.skipping
                await answer_for(table, ann)
            with pytest.raises(NotYourSeat):
                await table.skip((await house.guest("Bob")).id)


async def test_with_six_players_less_than_half_of_a_stage_is_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the usual pace, for a person who needs one second for each answer."""
    monkeypatch.setattr("paddock.tables.house.new_seed", lambda: 1)
    waited, answers = await length("rally", "normal", 6)
    assert waited < 0.5 * (waited + 1.0 * answers)
