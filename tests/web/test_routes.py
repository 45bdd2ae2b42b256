"""The route table has every address, and the guard checks every address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from starlette.routing import Route, WebSocketRoute

from paddock.web.app import Application, create_app
from paddock.web.guard import HEADERS
from paddock.web.move import ACCEPTED, MoveEndpoint

OURS = "http://paddock.test"


def with_client(
    where: Path, ask: Callable[[Application, httpx.AsyncClient], Awaitable[None]]
) -> None:
    async def run() -> None:
        app = create_app(str(where), workers=1)
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url=OURS) as client,
        ):
            await ask(app, client)

    asyncio.run(run())


def addresses(app: Application, method: str) -> list[str]:
    return [
        route.path.replace("{name:path}", "x").replace("{", "").replace("}", "")
        for route in app.router.routes
        if isinstance(route, Route) and method in (route.methods or ())
    ]


def test_moves_and_live_pages_are_the_first_of_the_route_table(tmp_path: Path) -> None:
    async def ask(app: Application, client: httpx.AsyncClient) -> None:
        first, second = app.router.routes[:2]
        assert isinstance(first, Route)
        assert isinstance(second, WebSocketRoute)
        assert (first.path, first.methods) == ("/t/{id}/move", {"POST"})
        assert second.path == "/t/{id}/live"
        assert app.short_routes == {"POST": first, "websocket": second}
        assert len(app.router.routes) == 66

    with_client(tmp_path, ask)


def test_another_site_may_post_to_no_address(tmp_path: Path) -> None:
    async def ask(app: Application, client: httpx.AsyncClient) -> None:
        paths = addresses(app, "POST")
        assert len(paths) >= 13
        for path in paths:
            elsewhere = {"origin": "http://elsewhere.example"}
            assert (await client.post(path, headers=elsewhere)).status_code == 403
            sent = await client.post(path, content=b"x" * 5000, headers={"origin": OURS})
            assert sent.status_code == 413
            sent = await client.post(path, content=in_parts(), headers={"origin": OURS})
            assert sent.status_code == 411

    with_client(tmp_path, ask)


async def in_parts() -> AsyncIterator[bytes]:
    """A body without Content-Length."""
    yield b"game=kilo"
    yield b"meters"


def test_every_page_has_a_content_security_policy(tmp_path: Path) -> None:
    async def ask(app: Application, client: httpx.AsyncClient) -> None:
        expected = {name.decode(): value.decode() for name, value in HEADERS}
        for path in [*addresses(app, "GET"), "/nowhere"]:
            headers = dict((await client.get(path)).headers)
            assert headers.items() >= expected.items(), path
        for path in addresses(app, "POST"):
            headers = dict((await client.post(path, headers={"origin": OURS})).headers)
            assert headers.items() >= expected.items(), path

    with_client(tmp_path, ask)


def test_a_wrong_method_is_refused(tmp_path: Path) -> None:
    async def ask(app: Application, client: httpx.AsyncClient) -> None:
        assert (await client.get("/t/x/move")).status_code == 405
        assert (await client.get("/t/x/live")).status_code == 404  # only for WebSockets
        assert (await client.post("/t/x/live", headers={"origin": OURS})).status_code == 404
        assert (await client.post("/t/x/y/move", headers={"origin": OURS})).status_code == 404

    with_client(tmp_path, ask)


def test_an_internal_error_in_a_move_is_reported_without_details(tmp_path: Path) -> None:
    async def ask(app: Application, client: httpx.AsyncClient) -> None:
        endpoint = app.short_routes["POST"].app
        assert isinstance(endpoint, MoveEndpoint)

        async def broken(*_: Any) -> None:
            raise RuntimeError("secret")

        endpoint._move = broken  # type: ignore[assignment]
        answer = await client.post("/t/x/move", headers={"origin": OURS})
        assert answer.status_code == 500
        assert "secret" not in answer.text
        assert "content-security-policy" in answer.headers
        assert ACCEPTED.body == b""  # that is why it needs none of these headers

    with_client(tmp_path, ask)


def test_a_websocket_without_a_route_is_closed(tmp_path: Path) -> None:
    async def ask(app: Application, client: httpx.AsyncClient) -> None:
        for path, origin in (("/nowhere", OURS), ("/t/x/live", "http://elsewhere.example")):
            sent: list[Any] = []

            async def receive() -> dict[str, str]:
                return {"type": "websocket.connect"}

            async def send(message: Any, sent: list[Any] = sent) -> None:
                sent.append(message)

            scope = {
                "type": "websocket",
                "path": path,
                "query_string": b"",
                "headers": [(b"host", b"paddock.test"), (b"origin", origin.encode())],
            }
            await app(scope, receive, send)
            assert [one["type"] for one in sent] == ["websocket.close"], path

    with_client(tmp_path, ask)
