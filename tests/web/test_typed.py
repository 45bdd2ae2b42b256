"""A match of the printed game is entered move by move, luck included, and stored like any other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.tables.finished import GAMES, SHORT
from tests.tables.setting import local_server, state_of
from tests.web.test_replay import in_app

from paddock.core.errors import IllegalMove, NotYourTurn
from paddock.core.log import read_log
from paddock.core.luck import Rng
from paddock.core.match import replay
from paddock.fair import ProofOutcome, verify
from paddock.shelf import game_of_log, title
from paddock.tables import Table, read_plan
from paddock.tables.errors import NotTheHost, StaleMove
from paddock.web.site import Site


async def enter_all(table: Table, host: str, rng: Rng) -> None:
    """Enter random possible moves, to the end."""
    while not table.over:
        state = state_of(table)
        seat = state.waiting[0]
        legal = state.legal(seat)
        move = state.luck(rng) if seat < 0 else legal[int(rng.below(len(legal)))]
        await table.type_move(host, seat, move.text, table.record.entries)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_entered(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            players = title(game).players[0]
            plan = read_plan({"game": game, "players": players, "options": SHORT.get(game, {})})
            names = [f"Person {n}" for n in range(players)]
            table = await server.house.create_typed(ann, plan, names, 1)
            assert table.record.entries == 0  # nothing is dealt unless the host enters it
            first = state_of(table)
            move = first.legal(first.waiting[0])[0]
            await table.type_move(ann.id, first.waiting[0], move.text, 0)
            await table.erase(ann.id, 1)
            assert state_of(table).text() == first.text()
            await enter_all(table, ann.id, Rng(5))
            log = read_log(table.record.playing.log.write())
            rules = game_of_log(log)
            assert log.names == names
            assert replay(rules, log).state.text() == state_of(table).text()
            assert verify(rules, log).finding is ProofOutcome.NOT_PROMISED
            assert log.casual == "typed"
            reel = await server.house.replay(table.id, 0)
            assert state_of(reel.at(len(reel.plies))).over()
            (kept,) = await server.house.store.results(ann.id, 9)
            assert kept.notes[0].data["casual"] == "typed"
            assert kept.notes[0].data["names"] == names

    asyncio.run(play())


def test_only_the_host_enters_and_only_what_is_possible(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.house.create_typed(
                ann, read_plan({"game": "kilometers", "players": 2}), ["A", "B"], 0
            )
            with pytest.raises(NotTheHost):
                await table.type_move(bob.id, -1, "draw 25", 0)
            with pytest.raises(StaleMove):
                await table.type_move(ann.id, -1, "draw 25", 1)
            with pytest.raises((IllegalMove, NotYourTurn)):
                await table.type_move(ann.id, 0, "discard 25", 0)
            with pytest.raises(NotYourTurn):
                await table.submit(ann.id, "discard 25", 0)
            await server.advance(100)
            assert table.record.entries == 0  # no bot and no luck acts by itself

    asyncio.run(play())


def test_the_page_enters_moves(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with local_server(tmp_path) as server:
            return (await server.guest("Ann")).id, (await server.guest("Bob")).id

    ann, bob = asyncio.run(play())
    made: list[str] = []

    async def enter(client: httpx.AsyncClient, site: Site) -> None:
        assert 'href="/typed?game=kilometers"' in (await client.get("/typed")).text
        asked = (await client.get("/typed", params={"game": "kilometers"})).text
        assert "<textarea" in asked
        assert 'name="option-length"' in asked
        form = {"game": "kilometers", "names": "Ann\nBob", "seat": "1", "option-max_200": "1"}
        answer = await client.post("/typed", data=form)
        where = answer.headers["location"]
        made.append(where)
        page = await client.get(where)
        assert '<option value="draw 25">' in page.text
        table = await site.house.table(where.split("/")[2])
        assert table.plan.options == {"max_200": "1"}
        move = {"entry": "0", "seat": "-1", "move": "draw 25"}
        assert (await client.post(where, data=move)).status_code == 303
        assert (await client.post(where, data=move)).status_code == 409
        erase = {"entry": "1", "move": "erase"}
        assert (await client.post(where, data=erase)).status_code == 303
        bad = await client.post("/typed", data={"game": "rally", "names": "Ann"})
        assert bad.status_code == 400

    async def look(client: httpx.AsyncClient, site: Site) -> None:
        assert (await client.get(made[0])).status_code == 403
        assert (await client.get(made[0].removesuffix("/typed"))).status_code == 403

    in_app(tmp_path, enter, ann)
    in_app(tmp_path, look, bob)
