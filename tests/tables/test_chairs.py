"""Chairs are drawn by lot when the match begins, if the plan says so."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.tables.setting import evening, players_of

from paddock.shelf import load
from paddock.tables import Player, Table, read_plan
from paddock.tables.chairs import draw_chairs
from paddock.tables.plan import KEPT, LOT, TablePlan

ANN, BO, CY = Player("ann", "Ann"), Player("bo", "Bo"), Player("cy", "Cy")


def seating(table: Table) -> list[str]:
    return [chair.name or chair.kind for chair in table.record.chairs]


async def test_the_lot_is_drawn_at_the_start_and_kept_after_a_restart(tmp_path: Path) -> None:
    seatings: set[str] = set()
    for _ in range(12):
        async with evening(tmp_path) as house:
            table = await house.laid(ANN, BO, CY, chairs=LOT)
            assert seating(table) == ["Ann", "Bo", "Cy"]
            await table.start("ann")
            drawn, places = seating(table), players_of(table)
            assert sorted(drawn) == ["Ann", "Bo", "Cy"]
            assert [chair.seat for chair in table.record.chairs] == [0, 1, 2]
            assert table.match is not None
            assert table.match.log.names == drawn
            assert table.record.hands == {player: seat for seat, player in places.items()}
        async with evening(tmp_path) as house:
            again = await house.house.table(table.id)
            assert seating(again) == drawn
            assert players_of(again) == places
        seatings.add(" ".join(drawn))
    assert len(seatings) > 1  # one in 6^11 tries would fail


async def test_everybody_stays_where_the_host_wants_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        for _ in range(8):
            assert seating(await house.begun(ANN, BO, CY, chairs=KEPT)) == ["Ann", "Bo", "Cy"]


async def test_an_invitation_follows_its_person(tmp_path: Path) -> None:
    async with evening(tmp_path) as house:
        for _ in range(8):
            table = await house.laid(ANN, players=3, chairs=LOT, seats=[{"kind": "host"}])
            token = await table.invites.give("ann", 2)
            await table.start("ann")
            order = draw_chairs(table.game, table.record.seed)
            assert await table.seats.sit(CY, token=token) == order.index(2)


def test_the_plan_says_it_and_older_plans_say_nothing() -> None:
    plan = read_plan({"game": "crazy_race", "chairs": "lot"})
    assert plan.chairs == LOT
    assert read_plan(plan.to_dict()) == plan
    assert "chairs" not in read_plan({"game": "crazy_race"}).to_dict()  # as older tables have it
    assert TablePlan("crazy_race").chairs == KEPT


def test_every_seat_is_equally_likely_and_the_lot_is_the_same_each_time() -> None:
    game = load("crazy_rally", 5)
    where = Counter(draw_chairs(game, seed).index(0) for seed in range(2000))
    assert min(where.values()) > 300
    assert draw_chairs(game, 7) == draw_chairs(game, 7)
    assert all(sorted(draw_chairs(game, seed)) == [0, 1, 2, 3, 4] for seed in range(20))


def test_partners_stay_partners() -> None:
    for players in (4, 6):
        game = load("kilometers", players)
        orders = {tuple(draw_chairs(game, seed)) for seed in range(2000)}
        assert len(orders) == {4: 8, 6: 72}[players]
        for order in orders:
            sides = {frozenset(order[side:players:2]) for side in (0, 1)}
            assert sides == {frozenset(range(side, players, 2)) for side in (0, 1)}
