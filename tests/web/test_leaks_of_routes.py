"""No address tells more of a live match than its viewer may know: not a page, file or picture.

Every address of the route table that can be read is asked for twice, the second time with another
position behind it that the viewer cannot tell from the real one. What comes must be the same, byte
by byte. An address that is new has to be filled in below, or this test fails.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route
from tests.tables.finished import GAMES, SHORT
from tests.tables.setting import evening, one_move
from tests.web.test_replay import alone, open_app

from paddock.core.luck import Rng
from paddock.fair import secret_of
from paddock.shelf import titles
from paddock.tables import Player, Table, read_plan
from paddock.tables.queries import should_prompt
from paddock.web.site import Site
from paddock.web.visitor import COOKIE

# What stands for the parts of an address. The first value is what a curious person would ask for.
PARTS = {
    "eyes": ["all", "2"],
    "ply": ["9"],
    "lang": ["en"],
    "kind": ["png", "svg", "json", "bgstats"],
}
# Addresses that know no table: what is in them is the same for everybody.
FIXED = ("/rules/", "/learn/", "/try/", "/claim/", "/icons/", "/static/")
# Of a live match these are refused, whoever asks.
AFTERWARDS = ("/replay", "/analysis", "/match.json", "/typed")
# Nothing happens by a clock while we look; and the match has to be in its midst.
UNHURRIED: dict[str, dict[str, str]] = {"crazy_rally": {"peek_seconds": "0"}}
LONG = {"crazy_race": 30, "crazy_rally": 110}  # entries of the log; else 60
# What runs while we look: clocks, and figures of the server itself.
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
    """A match of people that has gone on for a while: its table, and who sits there."""
    async with evening(where) as night:
        count = next(one.players[0] for one in titles() if one.name == game)
        people = [await night.guest(f"Person {n}") for n in range(count)]
        options = {**SHORT.get(game, {}), **UNHURRIED.get(game, {})}
        table = await night.begun(
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
            if not await one_move(table, rng):
                await night.after(1)
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
def test_no_address_tells_what_is_hidden(game: str, tmp_path: Path) -> None:
    id, people = alone(seated(tmp_path, game))
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

    alone(look())
    assert min(compared) > 20


def test_a_match_that_is_being_entered_is_told_to_nobody_else(tmp_path: Path) -> None:
    """Nothing of it but a refusal, and it stands in nobody else's lists."""

    async def enter() -> tuple[str, str]:
        async with evening(tmp_path) as night:
            ann: Player = await night.guest("Ann")
            plan = read_plan({"game": GAMES[0], "players": 2})
            table = await night.house.create_typed(ann, plan, ["Anna", "Robert"], 0)
            for _ in range(6):
                state = table.record.playing.state
                move = state.legal(state.waiting[0])[0]
                await table.type_move(ann.id, state.waiting[0], move.text, table.record.entries)
            return table.id, ann.id

    id, _ = alone(enter())

    async def look() -> None:
        async with open_app(tmp_path) as (client, site):
            assert isinstance(site, Site)
            table = await site.house.table(id)
            assert not should_prompt(table, 1)
            for path in addresses(client._transport.app, id):  # type: ignore[attr-defined]
                answer = await client.get(path)
                assert id not in path or answer.status_code in (403, 404), path
                assert "Robert" not in answer.text, path

    alone(look())


FORM = {  # what any form of a table might hold
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
    """Where nobody may look on, no address tells a stranger a name or a card, none breaks, and
    nothing that a stranger posts changes anything."""

    async def playing() -> tuple[str, list[str]]:
        async with evening(tmp_path) as night:
            people = [await night.guest(name) for name in ("Hilda", "Frieda")]
            table = await night.begun(*people, visibility="private", spectators=False)
            rng = random.Random(7)
            while not table.over and (over or table.record.entries < 40):
                if not await one_move(table, rng):
                    await night.after(4)
            return table.id, [one.id for one in people]

    id, people = alone(playing())

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

    alone(look())
