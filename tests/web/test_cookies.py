"""The flags of the cookie, and headers that responses must not have (docs/security.md)."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.web.fixtures import Server
from tests.web.test_door import client, house

PATHS = ("/", "/lobby", "/healthz", "/nowhere", "/favicon.ico", "/manifest.webmanifest")


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_cookie_is_for_our_server_only(tmp_path: Path, scheme: str) -> None:
    async with house(tmp_path) as (app, _):
        guest = client(app)
        answer = await guest.get(f"{scheme}://paddock.test/")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert ("Secure" in cookie) == (scheme == "https")
        value = cookie.partition("=")[2].partition(";")[0]
        assert value not in answer.text


def test_no_response_names_its_server_software(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=600) as guest:
        for path in PATHS:
            answer = guest.get(path, headers={"origin": "https://other.example"})
            for name in ("server", "x-powered-by", "access-control-allow-origin"):
                assert name not in answer.headers, path
            kind = answer.headers["content-type"]
            assert kind.startswith("text/") is False or "charset=utf-8" in kind, path
