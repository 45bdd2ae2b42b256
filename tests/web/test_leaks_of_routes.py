"""No address reveals more of a running match than its viewer may know: no page, file or picture.

Every address of the route table that can be read is requested twice, the second time with another
position that the viewer cannot distinguish from the real one. The responses must be identical byte
by byte. A new address has to be filled in below, or this test fails.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route
from tests.tables.finished import GAMES, SHORT
from tests.tables.setting import local_server, random_move
from tests.web.test_replay import open_app, run_in_thread

from paddock.core.luck import Rng
from paddock.fair import secret_of
from paddock.shelf import titles
from paddock.tables import Player, Table, read_plan
from paddock.tables.queries import should_prompt
from paddock.web.site import Site
from paddock.web.visitor import COOKIE

# Values for the parameters of an address. The first value is what an attacker would ask for.
PARTS = {
    "eyes": ["all", "2"],
    "ply": ["9"],
    "lang": ["en"],
    "kind": ["png", "svg", "json", "bgstats"],
}
# Addresses without a table: their content is the same for everybody.
FIXED = ("/rules/", "/learn/", "/try/", "/claim/", "/icons/", "/static/")
# These are refused during a match, for everybody.
AFTERWARDS = ("/replay", "/analysis", "/match.json", "/typed")
# Options that keep clocks from acting during the test, and the match in its middle.
UNHURRIED: dict[str, dict[str, str]] = {"crazy_rally": {"peek_seconds": "0"}}
LONG = {"crazy_race": 30, "crazy_rally": 110}  # number of log entries to play; 60 for other games
# Values that change during the test: clocks, and metrics of the server itself.
TIMES = re.compile(r"\d+:\d\d|data-left=\"[\d.]+\"|nonce=\"[^\"]*\"")
MOVING = ("/healthz", "/metrics")


def filled(path: str, id: str) -> list[str]:
    """The addresses of one route of the table."""
    found = [path.replace("{id}", id)]
    for part in re.findall(r"\{(\w+)\}", found[0]):
        assert part in PARTS, f"{path}: say in PARTS what stands for {part!r}"
        found = [one.replace(f"{{{part}}}", value) for one in found for value in PARTS[part]]
    return found


def addresses(app: object, id: str) -> list[str]:
    routes = getattr(app, "router").routes  # noqa: B009
    paths = [one.path for one in routes if isinstance(one, Route) and "GET" in (one.methods or ())]
    wanted = [path for path in paths if not path.startswith(FIXED) and path not in MOVING]
    return [address for path in wanted for address in filled(path, id)]


async def seated(where: Path, game: str) -> tuple[str, list[str]]:
    """A match of people that has gone on for a while: its table, and the ids of its players."""
    async with local_server(where) as server:
        count = next(one.players[0] for one in titles() if one.name == game)
        people = [await server.guest(f"Person {n}") for n in range(count)]
        options = {**SHORT.get(game, {}), **UNHURRIED.get(game, {})}
        table = await server.start_table(
            *people,
            game=game,
            players=count,
            visibility="open",
            reaction_seconds=0,
            options=options,
            absent="wait",
        )
        rng = random.Random(7)
        while table.record.entries < LONG.get(game, 60):
            if not await random_move(table, rng):
                await server.advance(1)
        assert not table.over
        assert [seat for seat in table.record.playing.state.waiting if seat >= 0]
        return table.id, [one.id for one in people]


async def read_all(client: httpx.AsyncClient, paths: list[str]) -> dict[str, bytes]:
    found = {}
    for path in paths:
        answer = await client.get(path)
        assert answer.status_code < 500, path
        if path.count("/") > 2 and any(word in path for word in AFTERWARDS):
            assert answer.status_code == 403, path
        found[path] = TIMES.sub("", answer.content.decode("latin-1")).encode("latin-1")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_address_reveals_hidden_information(game: str, tmp_path: Path) -> None:
    id, people = run_in_thread(seated(tmp_path, game))
    compared = []

    async def look() -> None:
        async with open_app(tmp_path) as (client, site):
            table: Table = await site.house.table(id)
            assert table.match is not None
            paths = addresses(client._transport.app, id)  # type: ignore[attr-defined]
            for player in (people[-1], ""):
                if player:
                    client.cookies.set(COOKIE, str(site.doorman.signer.dumps([player, "x"])))
                else:
                    client.cookies.clear()
                real = await read_all(client, paths)
                told = b"".join(real.values())
                assert secret_of(table.record.seed).encode() not in told
                assert str(table.record.seed).encode() not in told
                for other in people:
                    assert other == player or other.encode() not in told
                state, seat = table.match.state, table.record.seat_of(player)
                table.match.state = state.imagine(seat, Rng(3))
                again = await read_all(client, paths)
                table.match.state = state
                assert [path for path in paths if again[path] != real[path]] == []
                compared.append(len(paths))

    run_in_thread(look())
    assert min(compared) > 20


def test_a_match_that_is_being_entered_is_visible_only_to_its_host(tmp_path: Path) -> None:
    """Others get only a refusal, and the match is not in their lists."""

    async def enter() -> tuple[str, str]:
        async with local_server(tmp_path) as server:
            ann: Player = await server.guest("Ann")
            plan = read_plan({"game": GAMES[0], "players": 2})
            table = await server.house.create_typed(ann, plan, ["Anna", "Robert"], 0)
            for _ in range(6):
                state = table.record.playing.state
                move = state.legal(state.waiting[0])[0]
                await table.type_move(ann.id, state.waiting[0], move.text, table.record.entries)
            return table.id, ann.id

    id, _ = run_in_thread(enter())

    async def look() -> None:
        async with open_app(tmp_path) as (client, site):
            assert isinstance(site, Site)
            table = await site.house.table(id)
            assert not should_prompt(table, 1)
            for path in addresses(client._transport.app, id):  # type: ignore[attr-defined]
                answer = await client.get(path)
                assert id not in path or answer.status_code in (403, 404), path
                assert "Robert" not in answer.text, path

    run_in_thread(look())


FORM = {  # all fields that any form of a table may have
    **dict.fromkeys(("seat", "question", "number", "undo", "entry", "whom"), "0"),
    "move": "discard stop",
    "key": "k",
    "agree": "yes 0",
    "answer": "never",
    "kind": "open",
    "text": "hello",
    "ply": "3",
    "level": "club",
    "word": "luck",
    "pace": "instant",
    "note": "x",
    "knock": "0",
    "welcome": "1",
    "invite": "0" * 32,
}


@pytest.mark.parametrize("over", [False, True])
def test_a_private_table_is_closed_to_strangers(over: bool, tmp_path: Path) -> None:
    """If spectators are not allowed, no address shows a stranger a name or a card, none fails, and
    nothing that a stranger posts has an effect."""

    async def playing() -> tuple[str, list[str]]:
        async with local_server(tmp_path) as server:
            people = [await server.guest(name) for name in ("Hilda", "Frieda")]
            table = await server.start_table(*people, visibility="private", spectators=False)
            rng = random.Random(7)
            while not table.over and (over or table.record.entries < 40):
                if not await random_move(table, rng):
                    await server.advance(4)
            return table.id, [one.id for one in people]

    id, people = run_in_thread(playing())

    async def look() -> None:
        async with open_app(tmp_path) as (client, site):
            table: Table = await site.house.table(id)
            assert table.over is over
            before = (table.record.entries, table.record.chairs, table.record.host)
            app = client._transport.app  # type: ignore[attr-defined]
            for path in addresses(app, id):
                if id in path:
                    answer = await client.get(path)
                    assert answer.status_code in (403, 404), path
                    told = answer.text + str(answer.headers)
                    assert not [one for one in ("Hilda", "Frieda", *people) if one in told], path
            posts = [one for one in app.router.routes if "POST" in (getattr(one, "methods", ()))]
            for path in [one.path.replace("{id}", id) for one in posts if "{id}" in one.path]:
                for form in ({}, FORM):
                    answer = await client.post(path, data=form)
                    assert answer.status_code < 500, path
                    told = answer.text + str(answer.headers)
                    assert not [one for one in ("Hilda", "Frieda", *people) if one in told], path
            assert (table.record.entries, table.record.chairs, table.record.host) == before

    run_in_thread(look())
