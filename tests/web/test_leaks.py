"""What the server sends to a viewer reveals nothing that the viewer's View does not contain.

At every ply of whole matches the real position is exchanged for one that the viewer cannot
distinguish from it: other hands, another stock. Every byte that the viewer would be sent must stay
the same. Where a page is slow to render, the players and a spectator take turns as the viewer.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from paddock.core.luck import Rng
from paddock.core.match import seen_by
from paddock.core.seats import NOBODY
from paddock.store import Store
from paddock.tables import House, Player, Table, read_plan
from paddock.tables.queries import should_prompt
from paddock.tables.workers import BotRequest
from paddock.web.app import create_app
from paddock.web.render import table_context
from paddock.web.site import Site
from paddock.web.visitor import COOKIE, Visitor

GAMES = [
    ("kilometers", 2),
    pytest.param("kilometers", 3, marks=pytest.mark.long),
    ("kilometers", 4),
    ("crazy_race", 3),
    ("crazy_race", 4),
    ("grand_prix", 3),
]
SHORT = {  # options that make a match shorter, and no less secret
    "grand_prix": {"races": "1"},
    "rally": {"rally": "italy", "special_stages": "on"},
}
TOGETHER = ("kilometers",)  # games in which all viewers look at every ply
TIMES = re.compile(r"\d+:\d\d|data-left=\"[\d.]+\"")  # clocks change during the test


class NoBots:
    """Fails if it is asked: there are only people at the table, and no process has to be
    started."""

    async def think(self, request: BotRequest) -> str:
        raise AssertionError(f"a bot is asked to play {request.game}")


async def seated(house: House, game: str, count: int) -> tuple[Table, list[Player]]:
    """A match of people only, so that every answer is submitted by a person."""
    players = [await house.guests.add(f"Person {n + 1}") for n in range(count)]
    facts = {"game": game, "players": count, "visibility": "open", "reaction_seconds": 0}
    facts["options"] = SHORT.get(game, {})
    table = await house.create(players[0], read_plan(facts))
    for player in players[1:]:
        await table.seats.sit(player)
    await table.start(players[0].id)
    return table, players


async def random_move(table: Table, players: list[Player], rng: Rng) -> None:
    """A person with a choice makes a random one; the table itself answers forced questions."""
    assert table.match is not None
    for player in players:
        seat = table.record.seat_of(player.id)
        if should_prompt(table, seat):
            legal = table.match.state.legal(seat)
            await table.submit(
                player.id, legal[rng.below(len(legal))].text, table.record.question_id(seat)
            )
            return
    await asyncio.sleep(0.01)


def sent(site: Site, table: Table, player: Player) -> str:
    """What the WebSocket would push to this player, and the JSON view."""
    assert table.match is not None
    visitor = Visitor(player, "en", True)
    facts = table_context(site, table, visitor, invite="", origin="http://paddock.test")
    html = site.html("_table.html", visitor, **{**facts, "qr": ""})
    view = table.match.state.view(table.record.seat_of(player.id)).to_dict()
    return TIMES.sub("", html) + repr(view)


@pytest.mark.parametrize(("game", "count"), GAMES)
def test_no_page_contains_more_than_the_view(game: str, count: int, tmp_path: Path) -> None:
    async def match() -> int:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, game, count)
        viewers = [*players, Player("nobody", "Watcher")]
        rng = Rng(7, count)
        compared = 0
        while not table.over:
            assert table.match is not None
            state = table.match.state
            here = compared % len(viewers)
            for viewer in viewers if game in TOGETHER else viewers[here : here + 1]:
                seat = table.record.seat_of(viewer.id)
                real = sent(site, table, viewer)
                table.match.state = state.imagine(seat, rng)
                assert sent(site, table, viewer) == real
                table.match.state = state
                compared += 1
            await random_move(table, players, rng)
        await house.close()
        store.close()
        return compared

    assert asyncio.run(match()) > (100 if game in TOGETHER else 40)


def test_line_numbers_do_not_count_events_of_other_players(tmp_path: Path) -> None:
    async def match() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        site = Site(house)
        table, players = await seated(house, "kilometers", 2)
        rng = Rng(9)
        while table.match is None or len(table.match.plies) < 40:
            await random_move(table, players, rng)
        told: list[int] = []
        for viewer in [*players, Player("nobody", "Watcher")]:
            page = sent(site, table, viewer)
            lines = [int(number) for number in re.findall(r'id="l(\d+)"', page)]
            assert lines == list(range(lines[0], lines[-1] + 1))
            assert f'data-count="{lines[-1] + 1}"' in page
            told.append(lines[-1] + 1)
        # the other player's draws were announced only to the other player
        assert told[0] < len(table.record.history)
        assert told[2] < told[0]
        await house.close()
        store.close()

    asyncio.run(match())


def test_the_log_of_a_live_match_hides_what_was_drawn(tmp_path: Path) -> None:
    async def match() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, thinker=NoBots())
        table, players = await seated(house, "kilometers", 2)
        rng = Rng(8)
        while table.match is None or len(table.match.plies) < 40:
            await random_move(table, players, rng)
        assert table.match is not None
        for seat in (0, 1, NOBODY):
            shown = seen_by(table.match.log, table.game, seat).entries
            for told, real in zip(shown, table.match.plies, strict=True):
                assert told.text == real.text or told.text == "draw ?"
            hidden = [entry for entry in shown if entry.text == "draw ?"]
            assert len(hidden) >= (6 if seat >= 0 else 12)
        await house.close()
        store.close()

    asyncio.run(match())


def test_no_address_reveals_a_seed_or_the_id_of_another_player(tmp_path: Path) -> None:
    """All addresses of the server are requested, by a stranger and by a player."""

    async def ask() -> None:
        app = create_app(str(tmp_path), workers=1)
        async with app.router.lifespan_context(app):
            site: Site = app.state.site
            table, players = await seated(site.house, "kilometers", 2)
            seed = table.record.seed
            assert len(str(seed)) > 8
            cookie = site.doorman.signer.dumps([players[0].id, "x"])
            transport = httpx.ASGITransport(app=app)
            for cookies in ({}, {COOKIE: str(cookie)}):
                async with httpx.AsyncClient(
                    transport=transport, base_url="http://paddock.test", cookies=cookies
                ) as client:
                    for path in ("", "/log", "/view.json"):
                        answer = await client.get(f"/t/{table.id}{path}")
                        assert answer.status_code == 200
                        everything = answer.text + str(answer.headers)
                        assert str(seed) not in everything
                        assert players[1].id not in everything
                    for path in ("/metrics", "/healthz", "/lobby", "/", "/t/none", "/nowhere"):
                        everything = (await client.get(path)).text
                        assert str(seed) not in everything
                        assert players[1].id not in everything

    asyncio.run(ask())
