"""If the plan says so, the seats are drawn by lot when the match starts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.tables.setting import local_server, players_of

from paddock.shelf import load
from paddock.tables import Player, Table, read_plan
from paddock.tables.chairs import draw_chairs
from paddock.tables.plan import KEPT, LOT, TablePlan

ANN, BO, CY = Player("ann", "Ann"), Player("bo", "Bo"), Player("cy", "Cy")


def seating(table: Table) -> list[str]:
    return [chair.name or chair.kind for chair in table.record.chairs]


async def test_seats_are_drawn_at_the_start_and_kept_after_a_restart(tmp_path: Path) -> None:
    seatings: set[str] = set()
    for _ in range(12):
        async with local_server(tmp_path) as server:
            table = await server.create_table(ANN, BO, CY, chairs=LOT)
            assert seating(table) == ["Ann", "Bo", "Cy"]
            await table.start("ann")
            drawn, places = seating(table), players_of(table)
            assert sorted(drawn) == ["Ann", "Bo", "Cy"]
            assert [chair.seat for chair in table.record.chairs] == [0, 1, 2]
            assert table.match is not None
            assert table.match.log.names == drawn
            assert table.record.hands == {player: seat for seat, player in places.items()}
        async with local_server(tmp_path) as server:
            again = await server.house.table(table.id)
            assert seating(again) == drawn
            assert players_of(again) == places
        seatings.add(" ".join(drawn))
    assert len(seatings) > 1  # fails by chance in one of 6^11 runs


async def test_without_a_lot_everybody_keeps_their_seat(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        for _ in range(8):
            assert seating(await server.start_table(ANN, BO, CY, chairs=KEPT)) == [
                "Ann",
                "Bo",
                "Cy",
            ]


async def test_an_invitation_follows_the_invited_person(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        for _ in range(8):
            table = await server.create_table(ANN, players=3, chairs=LOT, seats=[{"kind": "host"}])
            token = await table.invites.give("ann", 2)
            await table.start("ann")
            order = draw_chairs(table.game, table.record.seed)
            assert await table.seats.sit(CY, token=token) == order.index(2)


def test_the_plan_contains_the_choice_and_older_plans_do_not() -> None:
    plan = read_plan({"game": "crazy_race", "chairs": "lot"})
    assert plan.chairs == LOT
    assert read_plan(plan.to_dict()) == plan
    # tables of older versions do not have this field
    assert "chairs" not in read_plan({"game": "crazy_race"}).to_dict()
    assert TablePlan("crazy_race").chairs == KEPT


def test_every_seat_is_equally_likely_and_the_lot_is_reproducible() -> None:
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
