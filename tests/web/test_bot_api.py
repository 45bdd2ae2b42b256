"""Bots over HTTP: tokens, refusals, and a whole match of the example bots against a person."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.tiers import first_by_day
from tests.web.fixtures import PATIENCE, ROOT, Server
from tests.web.person import FREE, play_on, start

from paddock.web.app import create_app

EXAMPLES = ROOT / "examples" / "bots"
OURS = "http://paddock.test"
Ask = Callable[[httpx.AsyncClient], Awaitable[None]]


def with_api(where: Path, ask: Ask, bot_api: bool = True) -> None:
    """Call `ask` with an HTTP client for a server without a socket."""

    async def run() -> None:
        app = create_app(str(where), workers=1, bot_api=bot_api, generous=True)
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=OURS) as client,
        ):
            await ask(client)

    asyncio.run(run())


async def token_of(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    made = await client.post("/api/bots", json={"name": name})
    assert made.status_code == 201
    return {"authorization": f"Bearer {made.json()['token']}"}


def test_the_api_is_there_only_if_it_is_wanted(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        assert (await client.get("/api/openapi.json")).status_code == 404
        assert (await client.post("/api/bots", json={"name": "driver"})).status_code == 404

    with_api(tmp_path, ask, bot_api=False)


def test_a_bot_needs_its_own_token(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        mine = await token_of(client, "driver")
        other = await token_of(client, "other")
        swapped = mine["authorization"].replace("driver.", "other.")
        for header in ("", "Bearer", "Bearer driver.", "Basic x", swapped, "Bearer nobody.x"):
            refused = await client.get("/api/bot/questions", headers={"authorization": header})
            assert refused.status_code == 401, header
            assert refused.json()["error"] == "no-token"
        for one in (mine, other):
            found = await client.get("/api/bot/questions", headers=one)
            assert found.json() == {"questions": []}
        again = await client.post("/api/bots", json={"name": "driver"})
        assert again.status_code == 409

    with_api(tmp_path, ask)


def test_of_two_simultaneous_registrations_of_a_name_one_succeeds(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        wishes = [client.post("/api/bots", json={"name": "driver"}) for _ in range(5)]
        answers = await asyncio.gather(*wishes)
        assert sorted(one.status_code for one in answers) == [201, 409, 409, 409, 409]
        (made,) = (one for one in answers if one.status_code == 201)
        mine = {"authorization": f"Bearer {made.json()['token']}"}
        assert (await client.get("/api/bot/questions", headers=mine)).status_code == 200

    with_api(tmp_path, ask)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[]", 400),
        (b"{", 400),
        (b'{"question": 1, "move": "x"}', 400),
        (b'{"question": "x", "move": "\\u0000"}', 400),
        (b'{"question": "x", "move": "play 25"}', 409),
        (b'{"question": "x", "move": "' + b"y" * 5000 + b'"}', 413),
    ],
)
def test_an_invalid_answer_is_refused(tmp_path: Path, body: bytes, status: int) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        mine = await token_of(client, "driver")
        answer = await client.post("/api/bot/answer", content=body, headers=mine)
        assert answer.status_code == status

    with_api(tmp_path, ask)


def test_names_and_games_are_checked(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        for name in ("", "A", "Driver", "../x", "x" * 30, "club bot"):
            made = await client.post("/api/bots", json={"name": name})
            assert made.status_code in (400, 422), name
        mine = await token_of(client, "driver")
        found = await client.get("/api/bot/stream?games=chess", headers=mine)
        assert found.status_code == 422

    with_api(tmp_path, ask)


def test_the_api_is_described(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        described = (await client.get("/api/openapi.json")).json()
        assert "/api/bot/answer" in described["paths"]
        schema = (await client.get("/api/schemas/kilometers.json")).json()
        assert "hand" in schema["properties"]
        assert (await client.get("/api/schemas/chess.json")).status_code == 404

    with_api(tmp_path, ask)


@pytest.fixture(scope="module")
def bot_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("bots"), "--no-limits", "--bot-api")
    one.start()
    yield one
    one.stop()


@pytest.fixture(
    params=first_by_day([(sys.executable, "driver.py"), ("node", "driver.mjs")], 1),
    ids=["py", "js"],
)
def example(request: Any, bot_server: Server) -> Iterator[str]:
    """A connected example bot; its name."""
    program, file = request.param
    name = f"example-{file[-2:].strip('.')}"
    command = [program, str(EXAMPLES / file), bot_server.url, name]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert bot.stdout is not None
    assert "is on the line" in bot.stdout.readline()
    yield name
    bot.kill()
    bot.wait(600)


def test_an_example_bot_plays_a_person(bot_server: Server, browser: Browser, example: str) -> None:
    """It is labelled as a bot until the end of the match, in any implementation language."""
    context = browser.new_context(base_url=bot_server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    page.locator("#kilometers > .text > details > summary").click()
    form = page.locator("#kilometers form[action='/tables']")
    form.locator("details > summary").click()
    form.locator("[name=pace]").select_option("fast")
    form.locator("button.go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_load_state()
    free = page.locator(FREE)
    with page.expect_navigation():
        free.first.locator("select").select_option(f"@{example}")
    expect(free).to_have_count(0)
    start(page)
    expect(page.locator("#plates")).to_contain_text(f"@{example}")
    assert play_on(page) > 5
    expect(page.locator("#question")).to_contain_text(re.compile("wins?|Shared"))
    assert f"bot {example} did not answer in time" not in bot_server.log()
    context.close()


class Racer:
    """A simulated player without a browser, in a race against one bot."""

    def __init__(self, server: Server, level: str) -> None:
        self.http = httpx.Client(base_url=server.url, follow_redirects=True, timeout=240)
        chosen = {"game": "kilometers", "count": "2", "level": level, "pace": "instant"}
        self.address = str(self.http.post("/race", data=chosen).url)

    def play(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Answer every question with the first legal move, until the view meets the condition."""
        while not until(view := self.http.get(f"{self.address}/view.json").json()):
            if view.get("question") is None:
                # the bot is asked; without this pause only our requests would be answered
                time.sleep(0.05)
                continue
            answer = {"move": view["legal"][0], "question": str(view["question"])}
            self.http.post(f"{self.address}/move", data=answer, headers={"x-paddock": "move"})
        return dict(view)


def test_a_faulty_and_then_disconnected_bot_is_replaced_after_its_time(bot_server: Server) -> None:
    """The bot answers nonsense, then an illegal move, then disconnects. The match is played to its
    end: the server answers the open question when its time is over, and all later ones at once."""
    with httpx.Client(base_url=bot_server.url, timeout=240) as bot:
        made = bot.post("/api/bots", json={"name": "rude"}).json()
        mine = {"authorization": f"Bearer {made['token']}"}
        with bot.stream("GET", "/api/bot/stream", headers=mine) as line:
            news = (json.loads(one) for one in line.iter_lines() if one)
            assert next(news)["type"] == "hello"
            racer = Racer(bot_server, "@rude")
            racer.play(until=lambda view: view["waiting"] == [1 - view["seat"]])
            question = next(one for one in news if one["type"] == "question")
            legal = {one["move"] for one in question["legal"]}
            wrong = next(one for one in ("play 200", "extend") if one not in legal)
            for move in ("overtake everybody", wrong):
                answer = {"question": question["id"], "move": move}
                refused = httpx.post(
                    f"{bot_server.url}/api/bot/answer", json=answer, headers=mine, timeout=240
                )
                assert refused.status_code == 422, refused.text
    racer.play(until=lambda view: view["waiting"] == [])
    log = bot_server.log()
    assert log.count("bot rude did not answer in time") == 1
    assert "Traceback" not in log


def test_a_custom_bot_class_plays_in_the_arena() -> None:
    command = [sys.executable, "-m", "paddock", "arena", "kilometers", "--matches", "4"]
    command += ["--seats", "careful:Careful", "random", "--processes", "1"]
    played = subprocess.run(command, cwd=EXAMPLES, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert "careful" in played.stdout.lower()


def test_a_custom_bot_class_plays_at_a_table(tmp_path: Path) -> None:
    """`paddock serve --bot module:Class`: the bot can be chosen, and makes its moves."""
    one = Server(tmp_path, "--no-limits", "--bot", "examples.bots.careful:Careful")
    one.start()
    try:
        with httpx.Client(base_url=one.url, follow_redirects=True, timeout=240) as person:
            chosen = {"game": "kilometers", "count": "2", "level": "careful", "pace": "instant"}
            page = person.post("/race", data=chosen)
            assert "careful" in page.text
            address = str(page.url)
            asked = 0
            while asked < 3:
                view = person.get(f"{address}/view.json").json()
                if view.get("question") is None:
                    continue  # it is the bot's or luck's turn; go on until the bot has answered
                answer = {"move": view["legal"][0], "question": str(view["question"])}
                person.post(f"{address}/move", data=answer, headers={"x-paddock": "move"})
                asked += 1
        assert "failed" not in one.log()
    finally:
        one.stop()


def test_an_unknown_bot_is_refused_at_the_start() -> None:
    command = [sys.executable, "-m", "paddock", "serve", "--bot", "nowhere:Bot", "--no-open"]
    started = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert started.returncode != 0
    assert "there is no bot 'nowhere:Bot'" in started.stderr
