"""The home page: the player's own tables with their state, and finished matches."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.tables.setting import LocalServer, local_server, play_until, random_move
from tests.web.fixtures import Server
from tests.web.test_abuse import Guest
from tests.web.test_results import start_match

from paddock.i18n import languages
from paddock.tables import Player, Table
from paddock.web.visitor import Visitor
from paddock.web.your_tables import your_tables


async def finish(server: LocalServer, table: Table) -> None:
    rng = random.Random(1)
    for _ in range(5000):
        if table.over:
            return
        if not await random_move(table, rng):
            await server.advance(1)
    raise AssertionError("it does not end")


def seen(person: Player, language: str = "en") -> Visitor:
    return Visitor(person, language, True)


async def test_a_championship_shows_its_part_its_turn_and_its_standing(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        series = {"length": "championship"}
        table = await server.start_table(ann, bob, options=series, reaction_seconds=0)
        (row,) = await your_tables(server.house, seen(ann))
        assert row["standing"] == ""  # nobody is in the lead yet
        assert await play_until(table, random.Random(2), lambda state: state.rally == 2)
        (row,) = await your_tables(server.house, seen(ann))
        assert row["title"] == "1000 Kilometers"
        assert row["details"] == ["championship", "Rally 2"]
        assert row["who"] == "Bob"
        assert row["standing"] in ("Place 1 of 2", "Place 2 of 2")
        asked = table.record.seat_of(ann.id) in table.record.playing.state.waiting
        assert row["state"] == ("Your turn" if asked else "Bob to move")
        assert row["mine"] is asked
        assert row["since"]
        for language in languages():
            assert await your_tables(server.house, seen(ann, language))
        assert await your_tables(server.house, seen(Player("x", "Stranger"))) == []


# The options, and the expected progress after some moves.
COME = {
    "kilometers": ({"length": "championship"}, r"Rally \d"),
    "crazy_rally": ({"legs": 3, "peek_seconds": 0}, r"Leg 1 · Stretch \d+ of 14"),
    "crazy_race": ({}, r"Stage \d of 8"),
    "rally": ({}, r"[\w ]+, round \d+"),
    "grand_prix": ({}, r"Race 1"),
}


@pytest.mark.parametrize("game", COME)
async def test_every_game_shows_its_progress(tmp_path: Path, game: str) -> None:
    options, come = COME[game]
    async with local_server(tmp_path) as server:
        table, people = await start_match(server, game, options=options)
        rng = random.Random(1)
        for _ in range(30):
            await server.advance(1)
            await random_move(table, rng)
        (row,) = await your_tables(server.house, seen(people[0]))
        assert re.fullmatch(come, row["details"][-1])


async def test_a_match_that_is_over_stays_with_its_result_even_after_a_restart(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await server.start_table(ann, bob, reaction_seconds=0)
        running = await server.create_table(ann, bob)
        await finish(server, table)
        rows = await your_tables(server.house, seen(ann))
        assert [row["id"] for row in rows] == [running.id, table.id]
        assert rows[1]["over"]
        now = server.clock.time
    async with local_server(tmp_path) as server:
        server.clock.time = now
        again = await your_tables(server.house, seen(ann))
        assert [(row["id"], row["state"], row["standing"]) for row in again] == [
            (row["id"], row["state"], row["standing"]) for row in rows
        ]
        assert "win" in again[1]["state"]


def test_a_players_tables_are_above_the_games(server: Server) -> None:
    guest = Guest(server)
    assert "Your tables" not in guest.http.get("/").text
    table = guest.race()
    page = guest.http.get("/").text
    assert page.index("Your tables") < page.index("Start your engines") < page.index("Race now")
    assert f'href="{table}"' in page
