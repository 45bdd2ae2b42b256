"""Results on the page: between the parts of a series, and at the end of every game."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import LocalServer, local_server, random_move

from paddock.i18n import languages, say
from paddock.shelf import titles
from paddock.tables import Player, Table
from paddock.tables.stops import GO_ON
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor

# A series of each game that has one, as short as possible, and the name of its first part.
SERIES = {
    "kilometers": ({"length": "championship"}, "Rally 1"),
    "crazy_rally": ({"legs": 3, "peek_seconds": 0}, "Leg 1"),
    "rally": ({"length": "rally"}, "Stage 1"),
    "grand_prix": ({"races": 2}, "Race 1"),
}


async def start_match(
    server: LocalServer, game: str, **facts: object
) -> tuple[Table, list[Player]]:
    players = 2 if game in ("kilometers", "rally") else 3
    people = [await server.guest(name) for name in ("Ann", "Bob", "Cid")[:players]]
    plan: dict[str, Any] = {"game": game, "players": players, "reaction_seconds": 0, **facts}
    table = await server.start_table(*people, stops="wait", **plan)
    for person in people:
        await table.presence.watch(person.id).__aenter__()
    return table, people


async def play_on(server: LocalServer, table: Table, people: list[Player], stops: bool) -> None:
    """Play random moves up to the next stop or, going on at each stop, to the end."""
    rng = random.Random(3)
    for _ in range(9000):
        if table.autoplay.pause.is_open():
            await server.advance(1)  # all look at the revealed cards
        elif table.over or (stops and table.stops.open):
            return
        elif table.stops.open:
            for person in people:
                seat = table.record.seat_of(person.id)
                await table.submit(person.id, GO_ON, table.record.question_id(seat))
        elif not await random_move(table, rng):
            await server.advance(1)
    raise AssertionError("it does not end")


def page_of(server: LocalServer, table: Table, person: Player, language: str = "en") -> str:
    site, visitor = Site(server.house), Visitor(person, language, True)
    facts = table_context(site, table, visitor, invite="", origin="")
    return site.html("_table.html", visitor, **{**facts, "qr": ""})


def result_of(page: str) -> str:
    found = re.search(r'<section id="score".*?</section>', page, re.DOTALL)
    assert found, "there is no result"
    return found[0]


def headings(result: str) -> list[str]:
    head = re.search(r'<table class="standings"><thead>(.*?)</thead>', result, re.DOTALL)
    assert head
    return [re.sub("<[^>]*>", "", one) for one in re.findall(r"<th[^>]*>(.*?)</th>", head[1])]


def check_marks(page: str) -> None:
    """A player who is named has the symbol of their plate, above the board and in the result."""
    plates = re.findall(r'class="plate[^>]*>(<svg.*?</svg>)', page, re.DOTALL)
    assert len(set(plates)) == len(plates) > 1
    told = page.partition('<ol id="told"')[2].partition("</ol>")[0]
    above = re.findall(r'<li id=[^>]*>(<svg[^>]*"0 0 32 32".*?</svg>)', told, re.DOTALL)
    drivers = re.findall(r'<span class="driver">(<svg.*?</svg>)', result_of(page), re.DOTALL)
    assert {*above} <= {*plates}
    assert sorted(drivers) == sorted(plates)


def check_table(result: str, players: int, language: str) -> None:
    """Places first, the sum last, text in between."""
    heads = headings(result)
    assert heads[0] == say(language, "web-place")
    assert heads[1] == say(language, "web-driver")
    assert not [head for head in heads if not re.search(r"[^\W\d]", head)], heads
    cells = re.findall(r'<td class="place">(\d+|–)</td>', result)  # a car that is out has no place
    assert len(cells) == players
    places = [int(cell) for cell in cells if cell != "–"]
    assert places == sorted(places)
    assert places[:1] in ([1], [])
    assert "–" not in cells[: len(places)]
    assert len(re.findall(r'<td class="sum">', result)) == players


@pytest.mark.parametrize("game", SERIES)
async def test_a_series_stops_with_its_standings(game: str, tmp_path: Path) -> None:
    options, part = SERIES[game]
    async with local_server(tmp_path) as server:
        table, people = await start_match(server, game, options=options)
        await play_on(server, table, people, stops=True)
        assert table.stops.open
        for language in languages():
            page = page_of(server, table, people[0], language)
            check_table(result_of(page), len(people), language)
            assert f'value="{GO_ON}"' in page
            assert 'id="hand"' not in page
        english = page_of(server, table, people[0])
        assert part in result_of(english)
        assert "Next: " in result_of(english)
        assert f'value="{GO_ON}"' not in page_of(server, table, Player("x", "Watcher"))
        seat = table.record.seat_of(people[0].id)
        await table.submit(people[0].id, GO_ON, table.record.question_id(seat))
        waiting = page_of(server, table, people[0])
        assert f'value="{GO_ON}"' not in waiting
        assert "The table waits for Bob" in waiting


@pytest.mark.parametrize("game", [title.name for title in titles()])
async def test_the_end_says_who_has_won(game: str, tmp_path: Path) -> None:
    """The winner is named first, and marked in the table and on the plate."""
    async with local_server(tmp_path) as server:
        options, _ = SERIES.get(game, ({}, ""))
        facts = {"options": {"races": 1}} if game == "grand_prix" else {"options": options}
        if game == "kilometers":
            facts = {}
        table, people = await start_match(server, game, **facts)
        await play_on(server, table, people, stops=False)
        assert table.match is not None
        winners = table.match.state.winners()
        for language in languages():
            page = page_of(server, table, people[0], language)
            check_table(result_of(page), len(people), language)
            rows = re.findall(r'<tr class="([^"]*)"><td class="place">', result_of(page))
            assert ["won" in row for row in rows].count(True) == len(winners)
            assert all("won" in row for row in rows[: len(winners)])
            assert len(re.findall(r'class="plate[^"]* won"', page)) == len(winners)
        check_marks(page_of(server, table, people[0]))


async def test_a_single_race_does_not_stop(tmp_path: Path) -> None:
    async with local_server(tmp_path) as server:
        table, people = await start_match(server, "kilometers")
        await play_on(server, table, people, stops=True)
        assert table.over
