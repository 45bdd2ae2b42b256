"""Who is let in, how often, and what the server reveals to whom: rows 21 to 25 of docs/abuse.md."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.websockets import WebSocket
from tests.tables.setting import local_server
from tests.tables.test_reactions import attacked
from tests.web.fixtures import Server
from tests.web.test_abuse import Guest, strict
from tests.web.test_connections import ATTACKER, LOCAL, opened

from paddock.core.seats import NOBODY
from paddock.tables import Player, Table, read_plan
from paddock.tables.clock import Clock
from paddock.web import metrics
from paddock.web.app import Application, create_app
from paddock.web.budgets import Backoff
from paddock.web.lanes import (
    AT_ONCE,
    LONGEST_PAGE,
    MOST_WAITING,
    SHARE,
    Crowded,
    Lanes,
    Turnstile,
)
from paddock.web.live import MOST_OF_ADDRESS, MOST_SOCKETS, Live, looks_on, view_facts
from paddock.web.names import Names, well_formed
from paddock.web.render import table_context
from paddock.web.shared_views import FRESH
from paddock.web.site import Site
from paddock.web.visitor import COOKIE, LONGEST, Visitor
from paddock.web.your_tables import your_tables

__all__ = ["strict"]

OURS = "http://paddock.test"


@asynccontextmanager
async def house(where: Path | str, **options: Any) -> AsyncIterator[tuple[Application, Site]]:
    app = create_app(str(where), workers=1, **options)
    async with app.router.lifespan_context(app):
        yield app, app.state.site


def client(app: Application, address: str = "192.0.2.1", **more: Any) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=(address, 9))
    headers = {"origin": OURS}
    return httpx.AsyncClient(transport=transport, base_url=OURS, headers=headers, **more)


class Stopped(Clock):
    def now(self) -> float:
        return 0.0


def stop_clocks(site: Site) -> None:
    """Stop the clocks of the budgets, so that they do not refill while a test on a busy machine
    spends them."""
    for budget in [*site.budgets.of_player.values(), *site.budgets.of_address.values()]:
        budget.clock = Stopped()


async def test_21_only_cookies_of_ours_are_remembered(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site), client(app) as visitor:
        for n in range(50):
            forged = {"cookie": f"{COOKIE}={n}{'x' * 9000}", "x-paddock": "move"}
            await visitor.post("/t/x/move", data={"move": "x", "question": "1"}, headers=forged)
            await visitor.get("/", headers={"cookie": f"{COOKIE}={n}.forged", "origin": f"x{n}"})
            short = {"cookie": f"{COOKIE}={n}.forged", "x-paddock": "move"}
            await visitor.post("/t/x/move", data={"move": "x", "question": "1"}, headers=short)
        assert len(site.doorman.verified) == 0
        assert len(site.doorman.header_read) == 0
        assert (await visitor.get("/")).status_code == 200
        await visitor.get("/settings")
        assert len(site.doorman.verified) == 1
        ours = visitor.cookies[COOKIE]  # beside a long cookie of another site
        for n in range(10):
            both = {"cookie": f"{COOKIE}={ours}; {n}={'x' * 9000}", "x-paddock": "move"}
            await visitor.post("/t/x/move", data={"move": "x", "question": "1"}, headers=both)
        assert len(site.doorman.header_read) == 0
        longest = Player("i" * 32, "\N{GRINNING FACE}" * 24)
        assert len(str(site.doorman.signer.dumps([longest.id, longest.name]))) < LONGEST


async def test_5_and_11_tables_names_and_rematches_have_budgets(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site), client(app) as guest:
        stop_clocks(site)
        # so that the second offer comes before its wait is over
        site.rematches = Backoff(3600.0, 3600.0)
        await guest.get("/")
        for kind, path, form in (("create", "/tables", {"game": "x"}), ("name", "/settings", {})):
            most, _ = site.budgets.OF_PLAYER[kind]
            codes = [(await guest.post(path, data=form)).status_code for _ in range(most + 1)]
            assert 429 not in codes[:most]
            assert codes[most] == 429
        offers = [(await guest.post("/t/none/rematch")).status_code for _ in range(2)]
        assert offers == [404, 429]


async def test_22_pages_have_a_budget_by_address(tmp_path: Path) -> None:
    async with house(tmp_path) as (app, site), client(app) as flood:
        stop_clocks(site)
        most, _ = site.budgets.OF_ADDRESS["page"]
        found = [(await flood.get("/nowhere")).status_code for _ in range(most + 1)]
        assert found == [404] * most + [429]
        answer = await flood.get("/lobby", headers={"accept-language": "de"})
        assert answer.status_code == 429
        assert "zu oft" in answer.text
        assert answer.headers["retry-after"]
        assert (await flood.get("/favicon.ico")).status_code == 200
        async with client(app, "192.0.2.2") as other:
            assert (await other.get("/lobby")).status_code == 200


async def test_22_moves_and_tables_have_a_budget_by_address(tmp_path: Path) -> None:
    """This holds for any number of cookies, and for all addresses of one /64."""
    async with house(tmp_path) as (app, site):
        stop_clocks(site)
        codes = []
        for n in range(260):
            who = site.doorman.signer.dumps([f"puppet{n}", "Puppet"])
            async with client(app, f"2001:db8::{n:x}", cookies={COOKIE: str(who)}) as puppet:
                fields = {"move": "play 25", "question": "1"}
                codes.append((await puppet.post("/t/none/move", data=fields)).status_code)
        assert codes[0] == 404
        assert 429 in codes
        made = []
        for n in range(80):
            async with client(app, f"2001:db8:0:1::{n:x}") as puppet:
                made.append((await puppet.post("/tables", data={"game": "x"})).status_code)
        assert made[0] == 400
        assert 429 in made
        async with client(app, "2001:db8:0:2::1") as neighbour:
            assert (await neighbour.post("/tables", data={"game": "x"})).status_code == 400


def test_22_websockets_are_limited_by_table_and_address(strict: Server) -> None:
    owner = Guest(strict)
    table = owner.friends(visibility="open")
    url = strict.url.replace("http", "ws") + f"{table}/live?as=json"

    async def open_many() -> tuple[int, int]:
        async def one(cookie: str) -> Any:
            headers = {"origin": strict.url, **({"cookie": cookie} if cookie else {})}
            try:
                return await websockets.connect(
                    url, additional_headers=headers, local_addr=(ATTACKER, 0)
                )
            except websockets.InvalidStatus:
                return None

        plain = [line for line in [await one("") for _ in range(30)] if line is not None]
        known = [line for line in [await one(cookie) for cookie in cookies] if line is not None]
        # a player can connect, whatever others at the same address do
        seated = await one(owner.cookie)
        assert seated is not None
        for line in [*plain, *known, seated]:
            await line.close()
        return len(plain), len(known)

    opened(strict).close()
    # create these before: an open connection must answer pings in time
    cookies = [Guest(strict).cookie for _ in range(40)]
    plain, known = asyncio.run(open_many())
    assert plain == MOST_SOCKETS
    assert plain + known == MOST_OF_ADDRESS


def test_22_only_a_trusted_proxy_may_name_the_visitor(strict: Server) -> None:
    """The budget belongs to the address behind the proxy. A client that is not a trusted proxy is
    not believed."""
    table = Guest(strict).friends(visibility="open")
    url = strict.url.replace("http", "ws") + f"{table}/live?as=json"

    async def lines_from(address: str) -> int:
        lines = []
        for n in range(MOST_SOCKETS + 4):
            headers = {"origin": strict.url, "x-forwarded-for": f"192.0.2.{n}"}
            try:
                line = await websockets.connect(
                    url, additional_headers=headers, local_addr=(address, 0)
                )
            except websockets.InvalidStatus:
                continue
            lines.append(line)
        for line in lines:
            await line.close()
        return len(lines)

    opened(strict).close()
    assert asyncio.run(lines_from(LOCAL)) == MOST_SOCKETS + 4
    assert asyncio.run(lines_from(ATTACKER)) == MOST_SOCKETS


async def seated(site: Site) -> tuple[Table, Player]:
    host, friend = await site.house.guests.add("Host"), await site.house.guests.add("Friend")
    plan = {"game": "kilometers", "players": 2, "visibility": "open", "reaction_seconds": 0}
    table = await site.house.create(host, read_plan(plan))
    await table.seats.sit(friend)
    await table.start(host.id)
    return table, host


class Page:
    """A live page whose received messages the test reads."""

    def __init__(
        self, app: Application, table: Table, cookie: str = "", language: str = ""
    ) -> None:
        headers = [(b"host", b"paddock.test"), (b"origin", OURS.encode())]
        if cookie:
            headers.append((b"cookie", f"{COOKIE}={cookie}".encode()))
        self.scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/t/{table.id}/live",
            "query_string": f"lang={language}".encode() if language else b"",
            "headers": headers,
            "client": ("192.0.2.1", 9),
        }
        self.app = app
        self.texts: asyncio.Queue[str] = asyncio.Queue()
        self.closed = asyncio.Event()
        self.greeted = False
        self.accepted = False

    async def receive(self) -> dict[str, Any]:
        if not self.greeted:
            self.greeted = True
            return {"type": "websocket.connect"}
        await self.closed.wait()
        return {"type": "websocket.disconnect", "code": 1001}

    async def send(self, message: Any) -> None:
        self.accepted = self.accepted or message["type"] == "websocket.accept"
        if message["type"] == "websocket.send":
            self.texts.put_nowait(message["text"])

    def open(self) -> asyncio.Task[None]:
        return asyncio.create_task(self.app(self.scope, self.receive, self.send))


async def test_22_websockets_have_a_budget_by_address(tmp_path: Path) -> None:
    """The connections are opened one after the other, so that no limit of open ones applies, each
    with its own cookie."""
    async with house(tmp_path) as (app, site):
        table, _ = await seated(site)
        stop_clocks(site)
        most, _ = site.budgets.OF_ADDRESS["socket"]
        found = []
        for n in range(most + 1):
            page = Page(app, table, str(site.doorman.signer.dumps([f"puppet{n}", "Puppet"])))
            page.closed.set()
            await page.open()
            found.append(page.accepted)
        assert found == [True] * most + [False]
        neighbour = Page(app, table)
        neighbour.scope["client"] = ("192.0.2.2", 9)
        neighbour.closed.set()
        await neighbour.open()
        assert neighbour.accepted


async def test_23_spectators_of_one_language_share_one_rendering(tmp_path: Path) -> None:
    async with house(tmp_path, generous=True) as (app, site):
        table, host = await seated(site)
        moment = 0.0
        site.views.now = lambda: moment  # a slow machine must not make a view expire
        cookies = [site.doorman.signer.dumps([f"watcher{n}", "W"]) for n in range(30)]
        pages = [Page(app, table, str(one), ("en", "nl")[n % 2]) for n, one in enumerate(cookies)]
        tasks = [page.open() for page in pages]
        for page in pages:
            await page.texts.get()
        assert site.views.made == 2  # one per language
        moment = FRESH / 2
        await table.seats.rename(host.id, "Another")
        texts = [await page.texts.get() for page in pages]
        assert len(set(texts)) == 2
        assert "Another" in texts[0]
        assert site.views.made == 4
        moment = FRESH * 2  # the clocks in it would be late
        late = Page(app, table, str(cookies[0]), "en")
        tasks.append(late.open())
        assert "Another" in await late.texts.get()
        assert site.views.made == 5
        pages.append(late)
        socket = WebSocket(pages[0].scope | {"path_params": {}}, pages[0].receive, pages[0].send)
        spectator = Visitor(Player("watcher0", "W"), "en", True)
        alone = Live(site)._html(socket, table, spectator, spectator)["content"]
        assert clockless(json.loads(texts[0])["content"]) == clockless(str(alone))
        assert looks_on(table, spectator)
        assert not looks_on(table, Visitor(host, "en", True))
        for page in pages:
            page.closed.set()
        await asyncio.gather(*tasks)


async def test_before_the_start_no_spectator_gets_a_page_with_the_name_of_another(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, generous=True) as (app, site):
        host = await site.house.guests.add("Host")
        plan = {"game": "kilometers", "players": 3, "visibility": "open", "reaction_seconds": 0}
        table = await site.house.create(host, read_plan(plan))
        names = ("Zoë", "Yves")
        cookies = [str(site.doorman.signer.dumps([name, name])) for name in names]
        pages = [Page(app, table, one, "en") for one in cookies]
        tasks = [page.open() for page in pages]
        texts = [await page.texts.get() for page in pages]
        assert [[name in text for name in names] for text in texts] == [
            [True, False],
            [False, True],
        ]
        for page in pages:
            page.closed.set()
        await asyncio.gather(*tasks)


def clockless(html: str) -> str:
    return re.sub(r'\d+:\d\d|data-left="[\d.]+"', "", html)


async def test_23_a_spectator_who_may_sit_down_again_gets_a_separate_page(tmp_path: Path) -> None:
    """Such a page offers a seat, or says which seat they will get."""
    async with local_server(tmp_path) as server:
        people = [await server.guest(name) for name in ("Ann", "Bob", "Eve", "Zoe")]
        ann, bob, eve, zoe = (Visitor(one, "en", True) for one in people)
        series = {"length": "championship"}
        table = await server.start_table(*people[:2], players=3, visibility="open", options=series)
        assert [looks_on(table, one) for one in (ann, bob, eve, zoe)] == [False, False, True, True]
        await table.seats.sit(eve.player)  # at the next deal
        await table.seats.leave(bob.player.id)
        assert [looks_on(table, one) for one in (ann, bob, eve, zoe)] == [False, False, False, True]


async def test_23_what_a_player_sees_is_shared_with_nobody(tmp_path: Path) -> None:
    async with house(tmp_path, generous=True) as (app, site):
        table, host = await seated(site)
        cookie = str(site.doorman.signer.dumps([host.id, "Host"]))
        mine, other = Page(app, table, cookie), Page(app, table)
        tasks = [mine.open(), other.open()]
        hand, none = await mine.texts.get(), await other.texts.get()
        assert 'id=\\"hand\\"' in hand
        assert 'id=\\"hand\\"' not in none
        assert table.record.seat_of(host.id) != NOBODY
        for page in (mine, other):
            page.closed.set()
        await asyncio.gather(*tasks)


async def test_23_other_requests_are_served_between_two_pushes() -> None:
    turnstile = Turnstile()
    passed, most, served = 0, 0, 0

    async def push() -> None:
        nonlocal passed
        await turnstile.passed()
        passed += 1

    async def visitor() -> None:
        nonlocal passed, most, served
        while served < 100:
            await asyncio.sleep(0)
            most, passed, served = max(most, passed), 0, served + 1

    await asyncio.gather(visitor(), *(push() for _ in range(100)))
    assert most <= 2


async def test_23_a_flood_from_one_address_does_not_delay_others() -> None:
    lanes, order = Lanes(), []

    async def ask(who: str) -> None:
        turn = await lanes.turn(who)
        await asyncio.sleep(0)
        order.append(who)
        turn.end()

    await asyncio.gather(*(ask("flood") for _ in range(50)), ask("honest"))
    assert order.index("honest") <= 2
    assert not lanes.lanes


async def test_23_the_waiting_requests_of_one_address_are_limited() -> None:
    lanes = Lanes()
    first = await lanes.turn("flood")
    waiting = [asyncio.create_task(lanes.turn("flood")) for _ in range(MOST_WAITING - 1)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await asyncio.wait_for(lanes.turn("flood"), 60)
    (await lanes.turn("honest")).end()
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    first.end()
    assert not lanes.lanes


async def test_23_pages_for_one_address_are_interrupted_for_others() -> None:
    """In between, the event loop is free for moves."""
    used, made = 0.0, 0
    lanes, loop = Lanes(lambda: used), asyncio.get_running_loop()

    async def ask(who: str) -> None:
        nonlocal used, made
        turn = await lanes.turn(who)
        used, made = used + AT_ONCE / 5, made + 1
        turn.end()

    began = loop.time()
    flood = asyncio.gather(*(ask("flood") for _ in range(8)))
    while not lanes.work.debt("flood"):
        await asyncio.sleep(0)
    before = made
    await ask("honest")  # served at once
    assert made == before + 1
    await flood
    # When the last page started, the others had used seven fifths of the time allowed in a row.
    assert loop.time() - began >= AT_ONCE * 2 / 5 / SHARE
    assert not lanes.lanes


async def test_23_a_page_is_not_charged_for_time_spent_on_others() -> None:
    used = 0.0
    lanes = Lanes(lambda: used)
    for _ in range(round(AT_ONCE / LONGEST_PAGE)):
        turn = await lanes.turn("honest")
        used += 1.0  # while this page waited for the store, others were served
        turn.end()
    assert lanes.work.debt("honest") < LONGEST_PAGE


async def test_23_other_requests_are_served_in_the_middle_of_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    write = Site.page

    async def reading(*args: Any) -> Any:
        asyncio.get_running_loop().call_soon(order.append, "a move")
        return await your_tables(*args)

    def writing(*args: Any, **context: Any) -> Any:
        order.append("the page")
        return write(*args, **context)

    monkeypatch.setattr("paddock.web.pages.your_tables", reading)
    monkeypatch.setattr(Site, "page", writing)
    async with house(tmp_path) as (app, _), client(app, "10.0.0.1") as visitor:
        assert (await visitor.get("/")).status_code == 200
    assert order == ["a move", "the page"]


async def test_24_the_metrics_are_for_the_operator_only(tmp_path: Path) -> None:
    async with house(tmp_path, metrics_token="a token") as (app, _):

        async def status(address: str, host: str, **headers: str) -> int:
            async with client(app, address) as visitor:
                answer = await visitor.get("/metrics", headers={"host": host, **headers})
                assert ("paddock_uptime" in answer.text) == (answer.status_code == 200)
                return answer.status_code

        forwarded = {"x-forwarded-for": LOCAL}
        assert await status(LOCAL, "localhost:8000") == 200
        assert await status("::1", "[::1]:8000") == 200
        assert await status("192.0.2.1", "localhost:8000") == 403
        assert await status("192.0.2.1", "paddock.test") == 403
        assert await status(LOCAL, "paddock.test") == 403  # a proxy that does not identify itself
        assert await status(LOCAL, "localhost:8000", **forwarded) == 403
        assert await status(LOCAL, "localhost:8000", via="1.1 proxy") == 403
        assert await status("192.0.2.1", "paddock.test", authorization="Bearer a token") == 200
        assert await status("192.0.2.1", "paddock.test", authorization="Bearer another") == 403
        assert await status("192.0.2.1", "paddock.test", authorization="Bearer ") == 403


async def test_24_the_metrics_do_not_reveal_a_single_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert metrics.REFRESHED >= 15
    async with house(tmp_path) as (app, site), client(app, LOCAL) as visitor:
        local = {"host": "localhost"}
        before = (await visitor.get("/metrics", headers=local)).text
        await seated(site)
        site.metrics.count("moves_made")
        assert (await visitor.get("/metrics", headers=local)).text == before


async def test_24_a_sealed_answer_changes_nothing_that_others_can_request(tmp_path: Path) -> None:
    """Pages, JSON views, the lobby and the metrics are the same before and after."""
    async with local_server(tmp_path) as server, AsyncExitStack() as rest:
        attack = await attacked(server, rest, held=True)
        site, table = Site(server.house), attack.table
        watcher = Player("nobody", "Watcher")

        def told() -> list[object]:
            found: list[object] = [site.figures, server.house.lobby.tables[table.id]]
            for viewer in (attack.people[0], watcher):
                visitor = Visitor(viewer, "en", True)
                facts = table_context(site, table, visitor, invite="", origin=OURS)
                found.append(site.html("_table.html", visitor, **{**facts, "qr": ""}))
                found.append(view_facts(table, visitor))
            return found

        before = told()
        await attack.answers(1, "decline")
        await server.settle()
        assert attack.waits()
        assert told() == before


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        (b"paddock.example", True),
        (b"localhost:8000", True),
        (b"192.0.2.1:80", True),
        (b"[2001:db8::1]:8000", True),
        (b"a" * 5000, False),
        (b"a.example:port", False),
        (b"user@a.example", False),
        (b"a.example/x", False),
        (b'"><script>', False),
    ],
)
def test_25_a_host_header_must_be_a_valid_name(host: bytes, fine: bool) -> None:
    assert well_formed(host) is fine


def test_25_a_long_host_header_causes_no_error(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.friends()
    for host in ("a" * 5000, "a.example:x", '"><b>'):
        assert guest.http.get(table, headers={"host": host}).status_code == 400
    assert guest.http.get(table, headers={"host": "evil.com"}).status_code == 421
    assert guest.http.get(table).status_code == 200


def test_25_public_host_names_are_refused_on_a_local_server() -> None:
    def allows(names: Names, host: str, address: str = LOCAL, **more: bytes) -> bool:
        headers = {name.replace("_", "-").encode(): value for name, value in more.items()}
        return names.allows({b"host": host.encode(), **headers}, address)

    usual = Names()
    for host in ("localhost", "127.0.0.1:8000", "[::1]", "paddock", "pi.local", "a.localhost"):
        assert allows(usual, host), host
    assert not allows(usual, "evil.com")
    assert not allows(usual, "evil.com.:8000")
    # the proxy knows its own names
    assert allows(usual, "paddock.org", x_forwarded_for=b"192.0.2.1")
    assert allows(usual, "paddock.org", "192.168.1.7")  # a name that the router knows
    given = Names(["Paddock.org"])
    assert allows(given, "paddock.org:443", "192.0.2.1")
    assert allows(given, "localhost")
    assert not allows(given, "evil.com", x_forwarded_for=b"192.0.2.1")
    assert not allows(given, "evil.com", "192.168.1.7")
