"""The log on the page: its lines stay, unless the move itself was taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.web.test_leaks import NoBots, random_move, seated

from paddock.core.luck import Rng
from paddock.store import Store
from paddock.tables import House, Player, Table
from paddock.web import notices
from paddock.web.notices import line_class, notice_board
from paddock.web.render import scene_of
from paddock.web.site import Site
from paddock.web.visitor import Visitor


def lines(site: Site, table: Table, player: Player) -> list[str]:
    scene = scene_of(table, Visitor(player, "en", True))
    return str(notice_board(site, table, scene).read(table, scene)).split("\n")


def test_a_move_that_is_taken_back_leaves_the_board_and_is_mentioned(tmp_path: Path) -> None:
    async def match() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "crazy_race", 3)
        rng = Rng(4)
        while True:  # until somebody may take the pile back during a stage (CZ20)
            assert table.match is not None
            state = table.match.state
            seat = state.waiting[0]
            if state.phase.name == "lay" and "recover" in [m.text for m in state.legal(seat)]:
                break
            await random_move(table, players, rng)
        owner = players[seat]
        other = players[(seat + 1) % 3]
        before = {player.id: lines(site, table, player) for player in (owner, other)}
        await table.submit(owner.id, "recover", table.record.question_id(seat))
        for player, told in ((owner, "You take your pile back"), (other, "takes the pile back")):
            shown = lines(site, table, player)
            assert len(shown) == len(before[player.id]) + 1
            assert told in shown[-1]
        await table.take_back(owner.id, table.record.question_id(seat))
        for player, told in (
            (owner, "You take your last move back."),
            (other, f"Person {seat + 1} takes the last move back."),
        ):
            *kept, last = lines(site, table, player)
            assert told in last
            assert [one.partition(">")[2] for one in kept] == [
                one.partition(">")[2] for one in before[player.id]
            ]
        # the board goes on, with an id for each line
        await table.submit(owner.id, "pass", table.record.question_id(seat))
        shown = lines(site, table, other)
        assert "passes" in shown[-1]
        assert len({identity(one) for one in shown}) == len(shown)
        await house.close()
        store.close()

    asyncio.run(match())


def test_lines_after_ones_own_move_are_marked_as_new() -> None:
    marks = [line_class(ply, own=5, newest=7) for ply in (4, 5, 6, 7)]
    assert marks == ["", "", "new", "new last"]


def test_old_lines_are_removed_one_view_after_they_were_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page then removes them while nothing is added, so that nothing jumps."""
    monkeypatch.setattr(notices, "MOST_LINES", 6)
    monkeypatch.setattr(notices, "SPARE_LINES", 4)

    async def match() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "crazy_race", 3)
        rng, marked = Rng(4), 0
        before: list[str] = []
        for _ in range(40):
            await random_move(table, players, rng)
            shown = lines(site, table, players[0])
            assert lines(site, table, players[0]) == shown
            spent = [line for line in before if " data-spent" in line]
            kept = [identity(line) for line in before if line not in spent]
            assert [identity(line) for line in shown][: len(kept)] == kept
            marked += bool(spent)
            before = shown
        assert marked > 2
        await house.close()
        store.close()

    asyncio.run(match())


def identity(line: str) -> str:
    return line.partition(" class")[0]
