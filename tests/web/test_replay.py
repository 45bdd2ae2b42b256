"""The replay of finished matches: every address, no leaks, and playing on from any ply."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import update
from tests.tables.finished import GAMES, finished, play_on
from tests.tables.setting import LocalServer, local_server

from paddock.core.log import LogEntry, read_log
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.fair import ProofOutcome, secret_of, verify
from paddock.i18n import languages, say
from paddock.i18n.telling import OPEN, label
from paddock.shelf import game_of_log
from paddock.store.schema import PLIES, TABLES
from paddock.tables import Player, Table
from paddock.tables.errors import NotOver
from paddock.tables.match_replay import steps
from paddock.tables.workers import BotRequest
from paddock.web.app import create_app
from paddock.web.replay import board_of
from paddock.web.replay_view import moment_context
from paddock.web.site import Site
from paddock.web.visitor import COOKIE, Visitor

T = TypeVar("T")
Asked = Callable[[httpx.AsyncClient, Site], Awaitable[None]]


def run_in_thread(work: Coroutine[object, object, T]) -> T:
    """In a separate thread, because the browser of other tests has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a finished match of each game."""
    where = tmp_path_factory.mktemp("house")

    async def play() -> None:
        async with local_server(where) as server:
            ann = await server.guest("Ann")
            ids = {game: (await finished(server, ann, game)).id for game in GAMES}
            (where / "ids.json").write_text(json.dumps({**ids, "ann": ann.id}), "utf-8")

    run_in_thread(play())
    return where


class NoWorkers:
    """Replaces the worker processes; fails if it is asked."""

    failures = 0

    def __init__(self, count: int | None = None) -> None:
        pass

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def think(self, request: BotRequest) -> str:
        raise AssertionError(f"a bot is asked to play {request.game}")


@asynccontextmanager
async def open_app(folder: Path, player: str = "") -> AsyncIterator[tuple[httpx.AsyncClient, Site]]:
    app = create_app(str(folder), workers=1, generous=True)
    with patch("paddock.tables.house.Workers", NoWorkers):
        async with app.router.lifespan_context(app):
            site: Site = app.state.site
            cookies = {COOKIE: str(site.doorman.signer.dumps([player, "x"]))} if player else {}
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://paddock.test", cookies=cookies
            ) as client:
                yield client, site


def in_app(folder: Path, ask: Asked, player: str = "") -> None:
    async def run() -> None:
        async with open_app(folder, player) as (client, site):
            await ask(client, site)

    run_in_thread(run())


def ids(folder: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads((folder / "ids.json").read_text("utf-8"))
    return found


async def table_of(site: Site, id: str) -> Table:
    return await site.house.table(id)


@pytest.mark.parametrize("game", GAMES)
def test_every_finished_match_has_a_replay(game: str, folder: Path) -> None:
    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        id = ids(folder)[game]
        table = await table_of(site, id)
        last = table.record.entries
        page = await client.get(f"/t/{id}/replay")
        assert page.status_code == 200
        assert f'max="{last}"' in page.text
        assert 'property="og:image"' in page.text
        assert f"/t/{id}/replay/preview.png" in page.text
        for eyes in ("all", "0", "1", "2"):
            for ply in (0, last // 3, last // 2, last):
                view = await client.get(f"/t/{id}/replay/{eyes}/{ply}/de")
                assert view.status_code == 200
                assert '<main id="table"' in view.text
                assert f'data-version="{ply + 1}"' in view.text
                moves = re.findall(r"<button[^>]*name=\"move\"[^>]*>", view.text)
                assert all("disabled" in button for button in moves)
                assert "formaction" not in view.text
        linked = await client.get(f"/t/{id}/replay", params={"ply": "7", "eyes": "1"})
        assert 'data-ply="7"' in linked.text
        beyond = await client.get(f"/t/{id}/replay", params={"ply": "9" * 7, "eyes": "x"})
        assert f'data-ply="{last}"' in beyond.text

    in_app(folder, ask)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_and_downloads(game: str, folder: Path) -> None:
    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        id = ids(folder)[game]
        png = await client.get(f"/t/{id}/replay/1/20/position.png", params={"width": "300"})
        assert png.content[:8] == b"\x89PNG\r\n\x1a\n"
        svg = await client.get(f"/t/{id}/replay/1/20/position.svg")
        assert svg.headers["content-type"] == "image/svg+xml"
        assert svg.text.startswith("<svg")
        preview = await client.get(f"/t/{id}/replay/preview.png")
        assert preview.content[:8] == b"\x89PNG\r\n\x1a\n"
        assert "attachment" not in preview.headers.get("content-disposition", "")
        log = read_log((await client.get(f"/t/{id}/log")).text)
        assert verify(game_of_log(log), log).finding is ProofOutcome.PROVEN
        facts = (await client.get(f"/t/{id}/match.json")).json()
        assert len(facts["plies"]) == len(log.entries)
        assert facts["secret"] == log.secret
        assert sorted(facts["places"])[0] == 1
        assert (await client.get(f"/t/{id}/replay/1/20/position.pdf")).status_code == 404

    in_app(folder, ask)


@pytest.mark.parametrize("game", GAMES)
def test_the_viewpoint_of_a_seat_shows_no_other_hand(game: str, folder: Path) -> None:
    """As at a live table: with other hidden cards every byte stays the same, pictures included."""

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        id = ids(folder)[game]
        visitor = Visitor(Player("stranger", "Stranger"), "en", True)
        rng = Rng(11)
        for eyes in ("0", "1", "2"):
            seat = int(eyes) - 1 if eyes != "0" else -2
            reel = await site.house.replay(id, seat)
            for ply in steps(reel.plies)[5:-1:11]:
                table = reel.at(ply)
                assert table.match is not None

                def sent(table: Table = table, eyes: str = eyes, seat: int = seat) -> str:
                    facts = moment_context(site, table, visitor, eyes)
                    html = site.html("_table.html", visitor, **facts)
                    return re.sub(r"\d+:\d\d", "", html) + board_of(table, seat, "en")

                real, state = sent(), table.match.state
                table.match.state = state.imagine(seat, rng)
                assert sent() == real
                table.match.state = state

    in_app(folder, ask)


def test_a_live_match_has_no_replay(tmp_path: Path) -> None:
    """No page, no picture, no secret, and no download except the viewer's own part of the log."""

    async def play() -> tuple[str, str]:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, game=GAMES[0], visibility="open")
            await play_on(server, table, random.Random(5), most=4)
            assert not table.over
            return table.id, ann.id

    id, ann = run_in_thread(play())

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        table = await table_of(site, id)
        secret = secret_of(table.record.seed)
        for path in (
            "replay",
            "replay?ply=3&eyes=all",
            "replay/all/3/en",
            "replay/2/3/position.png",
            "replay/2/3/position.svg",
            "replay/preview.png",
            "match.json",
        ):
            answer = await client.get(f"/t/{id}/{path}")
            assert answer.status_code == 403, path
        for path in ("replay", "analysis"):  # a page leads back to the table
            assert f'href="/t/{id}"' in (await client.get(f"/t/{id}/{path}")).text, path
        for path in ("", "/log", "/view.json"):
            answer = await client.get(f"/t/{id}{path}")
            assert answer.status_code == 200
            assert secret not in answer.text
        assert table.record.commitment in (await client.get(f"/t/{id}/log")).text
        begun = await client.post(f"/t/{id}/replay/play", data={"ply": "3", "seat": "1"})
        assert begun.status_code >= 400
        with pytest.raises(NotOver):  # also for direct calls
            await site.house.replay(id, 0)

    in_app(tmp_path, ask)
    in_app(tmp_path, ask, ann)


def test_strangers_see_no_replay_of_a_private_match_without_spectators(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            return (await finished(server, ann, GAMES[0], spectators=False)).id, ann.id

    id, ann = run_in_thread(play())

    async def refused(client: httpx.AsyncClient, site: Site) -> None:
        for path in ("replay", "replay/0/3/en", "replay/preview.png", "match.json"):
            assert (await client.get(f"/t/{id}/{path}")).status_code == 403

    async def shown(client: httpx.AsyncClient, site: Site) -> None:
        assert (await client.get(f"/t/{id}/replay")).status_code == 200

    in_app(tmp_path, refused)
    in_app(tmp_path, shown, ann)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_proves_the_luck_and_finds_a_changed_card(game: str, folder: Path) -> None:
    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        id = ids(folder)[game]
        page = await client.get(f"/t/{id}/replay")
        assert 'class="verdict proven"' in page.text
        table = await table_of(site, id)
        assert table.match is not None
        assert table.match.log.secret in page.text
        entries = table.match.log.entries
        n, old = next((n, one) for n, one in enumerate(entries) if one.seat == LUCK)
        other = next(one.text for one in table.game.start().legal(LUCK) if one.text != old.text)
        entries[n] = LogEntry(LUCK, other)
        page = await client.get(f"/t/{id}/replay")
        assert 'class="verdict other-luck"' in page.text
        shown = label("en", table.game, table.game.read(other), [], OPEN)
        assert f"“{shown}”" in html.unescape(page.text)

    in_app(folder, ask)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_can_play_on_from_any_ply(game: str, tmp_path: Path) -> None:
    """In any seat: the new log starts with the old one, does not count in the history, and its luck
    can be verified."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            old = await finished(server, ann, game)
            bob = await server.guest("Bob")
            for seat, part in ((1, 2), (0, 3)):
                reel = await server.house.replay(old.id, -2)
                ply = len(reel.plies) // part
                table = await server.house.continue_from(bob, reel.stored, ply, seat, "random")
                await check(server, old, table, bob, seat, ply)

    async def check(
        server: LocalServer, old: Table, table: Table, bob: Player, seat: int, ply: int
    ) -> None:
        assert table.match is not None
        assert old.match is not None
        assert table.record.seat_of(bob.id) == seat
        begun = [entry.write() for entry in table.match.log.entries[: table.match.log.prefix]]
        assert begun == [entry.write() for entry in old.match.log.entries[:ply]]
        assert len(begun) == ply > 0
        await play_on(server, table, random.Random(6))
        assert table.over
        log = read_log(table.match.log.write())
        assert (log.prefix, log.casual) == (len(begun), "continued")
        verdict = verify(game_of_log(log), log)
        assert (verdict.finding, verdict.prefix) == (ProofOutcome.PROVEN, len(begun))
        stored = await server.house.store.load(table.id)
        assert stored is not None
        assert len(stored.plies) == len(log.entries)

    run_in_thread(play())


def test_playing_on_is_offered_on_the_page_and_refused_where_nothing_is_left(folder: Path) -> None:
    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        id = ids(folder)[GAMES[0]]
        last = (await table_of(site, id)).record.entries
        for form, status in (
            ({"ply": str(last), "seat": "1", "level": "random"}, 409),
            ({"ply": "20", "seat": "9", "level": "random"}, 409),
            ({"ply": "20", "seat": "1", "level": "wizard"}, 400),
        ):
            answer = await client.post(f"/t/{id}/replay/play", data=form)
            assert answer.status_code in (status, 400, 409, 422), form
            assert "location" not in answer.headers
        answer = await client.post(
            f"/t/{id}/replay/play", data={"ply": "20", "seat": "2", "level": "random"}
        )
        assert answer.status_code == 303
        table = await table_of(site, answer.headers["location"].rpartition("/")[2])
        assert table.record.casual == "continued"
        assert table.record.continued == (id, 20)

    in_app(folder, ask)


def refused_everywhere(house: Path, code: str) -> None:
    """Every page of a stored match that cannot be shown says why, in every language."""

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        for language in languages():
            why = say(language, f"web-error-{code}")
            for game in GAMES:
                for path in ("", "/replay", "/analysis"):
                    answer = await client.get(
                        f"/t/{ids(house)[game]}{path}", headers={"accept-language": language}
                    )
                    assert answer.status_code == 404
                    assert why in html.unescape(answer.text)

    in_app(house, ask)


def test_a_match_under_unknown_rules_is_reported(folder: Path, tmp_path: Path) -> None:
    """In every game and language."""
    house = tmp_path / "house"
    shutil.copytree(folder, house)

    async def age() -> None:
        async with local_server(house) as server:
            with server.house.store.writing.begin() as connection:
                connection.execute(update(TABLES).values(rules_version=99))

    run_in_thread(age())
    refused_everywhere(house, "other-rules")


def test_a_record_with_an_illegal_move_is_reported_as_changed(folder: Path, tmp_path: Path) -> None:
    """It is not mistaken for a match under other rules."""
    house = tmp_path / "house"
    shutil.copytree(folder, house)

    async def change() -> None:
        async with local_server(house) as server:
            with server.house.store.writing.begin() as connection:
                connection.execute(update(PLIES).where(PLIES.c.ply == 7).values(text="fly away"))

    run_in_thread(change())
    refused_everywhere(house, "changed-record")
