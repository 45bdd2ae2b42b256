"""Failures: a store that cannot be written, refusals, and a lobby with thousands of tables."""

from __future__ import annotations

import asyncio
import re
import resource
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.fixtures import PATIENCE, Server
from tests.web.test_abuse import Guest, legal, until
from tests.web.test_door import OURS, Stopped, client, house

from paddock.i18n import has, languages
from paddock.store import Store, StoreError
from paddock.tables import errors
from paddock.tables.errors import ENGINE_CODES, NotStored, TableError
from paddock.tables.lobby import Listed
from paddock.web import health
from paddock.web.health import Health

RACE = {"game": "kilometers", "count": "2"}


def fill_disk(server: Server, full: bool) -> None:
    """Make every write of the server fail as on a full disk, or work again."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0 if full else hard, hard))


def test_a_full_disk_is_reported_and_nothing_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        guest = Guest(server)
        table = guest.race()
        view = guest.asked(table)
        fill_disk(server, True)
        guest.http.headers["accept-language"] = "nl"
        failed = guest.move(table, legal(view)[0], view["question"], "one-key")
        assert failed.status_code == 503
        assert "niet opgeslagen" in failed.text
        assert failed.headers["retry-after"]
        for path, fields in (("/race", RACE), ("/settings", {"name": "New"})):
            answer = guest.http.post(path, data=fields)
            assert answer.status_code == 503
            assert "niet opgeslagen" in answer.text
        until(lambda: guest.http.get("/healthz").status_code == 503, "the server knows it")
        fill_disk(server, False)
        again = guest.move(table, legal(view)[0], view["question"], "one-key")
        assert again.status_code == 200
        until(lambda: guest.http.get("/healthz").status_code == 200, "the server is well again")
    finally:
        server.stop()


def test_the_page_sends_a_move_again_until_it_is_saved(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    context = browser.new_context(base_url=server.url, locale="en")
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto("/")
        page.evaluate(
            """() => { const form = document.createElement("form"); form.method = "post";
            form.action = "/race";
            form.innerHTML = '<input name=game value=kilometers><input name=count value=2>';
            document.body.append(form); form.submit(); }"""
        )
        page.wait_for_url("**/t/*")
        question = page.locator("#play input[name=question]")
        expect(page.locator("#question.mine")).to_be_visible()
        before = question.input_value()
        fill_disk(server, True)
        page.evaluate(
            """async () => {
            const view = await (await fetch(location.pathname + "/view.json")).json();
            const form = document.querySelector("#play");
            const button = document.createElement("button");
            button.name = "move"; button.value = view.legal[0];
            form.append(button); button.click(); }"""
        )
        expect(page.locator("#message")).to_contain_text("Not saved yet")
        fill_disk(server, False)
        expect(question).not_to_have_value(before)
        expect(page.locator("body.sending")).to_have_count(0)
    finally:
        context.close()
        server.stop()


async def test_health_does_not_wait_for_a_store_that_hangs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "SECONDS", 0.05)
    monkeypatch.setattr(health, "REUSED", 0.0)
    tried = 0
    answers = asyncio.Event()

    class Hanging:
        async def health(self) -> bool:
            nonlocal tried
            tried += 1
            await answers.wait()
            return True

    store: Any = Hanging()
    one = Health(store)
    assert not any(await asyncio.gather(*(one.is_well() for _ in range(20))))
    assert tried == 1  # a hanging store is not asked again and again
    answers.set()
    while not await one.is_well():
        await asyncio.sleep(0)


async def test_the_health_check_writes_to_the_store(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    try:
        before = store.writer.written
        assert await store.health()
        assert await store.health()
        assert store.writer.written == before + 2
    finally:
        store.close()


async def test_renaming_at_a_table_that_refuses_is_no_error(tmp_path: Path) -> None:
    async with house(tmp_path, generous=True) as (app, site), client(app) as guest:
        await guest.get("/")
        assert (await guest.post("/race", data=RACE)).status_code == 303
        (table,) = site.house.tables.values()
        budget = table.seats.budget
        budget.clock = Stopped()  # so that nothing refills on a busy machine
        budget.left.clear()
        codes = []
        for n in range(40):
            answer = await guest.post("/settings", data={"name": f"Name {n}"})
            codes.append(answer.status_code)
            if answer.status_code == 429:
                assert "too much at once" in answer.text
        assert set(codes) == {303, 429}
        assert "Name 39" in (await guest.get("/settings")).text


def codes() -> list[str]:
    """All error codes of a table, except for invalid plans and options, which have their own
    messages."""
    kinds = [one for one in vars(errors).values() if isinstance(one, type)]
    known = {one.code for one in kinds if issubclass(one, TableError)}
    return sorted(known.union(ENGINE_CODES.values()) - {"table-error", "bad-plan", "illegal-move"})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", codes())
def test_every_refusal_has_a_sentence(code: str, language: str) -> None:
    assert has(language, f"web-error-{code}")


def test_a_failure_of_the_store_is_a_server_error() -> None:
    assert errors.code_of(NotStored()) == "not-stored"
    assert errors.code_of(StoreError("x")) == "not-stored"


def lobby_row(n: int) -> Listed:
    names = ("Host", "")
    return Listed(f"t{n}", "kilometers", "", "", 2, names, 1, False, True, float(n), True, ())


async def test_a_lobby_of_thousands_is_paged(tmp_path: Path) -> None:
    async with house(tmp_path, generous=True) as (app, site), client(app) as guest:
        for n in range(2000):
            site.house.lobby.tables[f"t{n}"] = lobby_row(n)
        awake: Any = dict.fromkeys(site.house.lobby.tables)
        site.house.open_tables = lambda: site.house.lobby.open_tables(awake)  # type: ignore[method-assign]
        seen: list[str] = []
        path = "/lobby"
        while path:
            page = (await guest.get(path)).text
            assert len(page) < 20_000
            seen += re.findall(r'action="/t/(t\d+)/sit"', page)
            found = re.search(r'rel="next" href="([^"]+)"', page)
            path = found[1] if found else ""
        assert seen == [f"t{n}" for n in reversed(range(2000))]
        for page_number in ("0", "-1", "x", "99999", "9" * 30):
            assert (await guest.get(f"/lobby?page={page_number}")).status_code == 200
        site.house.lobby.tables.clear()


async def test_every_file_that_is_cached_for_ever_has_its_digest_in_its_address(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as (app, _), client(app) as guest:
        html = (await guest.get("/")).text
        links = re.findall(r'(?:href|src)="(/[^"]+\.(?:css|js|svg))"', html)
        fonts = next(link for link in links if link.endswith("fonts.css"))
        style = await guest.get(fonts)
        font = re.search(r"url\(([^)]+)\)", style.text)
        assert font
        for link in [*links, f"{fonts.rpartition('/')[0]}/{font[1]}"]:
            assert re.match(r"/static/[0-9a-f]{10}/", link)
            assert "immutable" in (await guest.get(link)).headers["cache-control"]
            other = re.sub(r"[0-9a-f]{10}", "0123456789", link)
            assert (await guest.get(other)).headers["cache-control"] == "no-cache"


async def test_a_websocket_is_told_to_retry_while_the_store_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path) as (app, site):
        guest = client(app)
        await guest.get("/")
        made = await guest.post("/race", data={"game": "kilometers", "count": "2"})

        async def silent(id: str) -> None:
            raise StoreError("the database does not answer")

        monkeypatch.setattr(site.house.store, "player", silent)
        headers = {"host": "paddock.test", "origin": OURS}
        headers["cookie"] = f"paddock={guest.cookies['paddock']}"
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": f"{made.headers['location']}/live",
            "scheme": "ws",
        }
        scope |= {"headers": [(k.encode(), v.encode()) for k, v in headers.items()]}
        scope |= {"query_string": b"as=json", "client": ("192.0.2.1", 9), "subprotocols": []}
        sent: list[Any] = []

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await app(scope, receive, send)
        assert [(one["type"], one.get("code")) for one in sent] == [("websocket.close", 1013)]
        assert "Traceback" not in caplog.text
