"""schemathesis sends every request that the description of the bot API allows: no response is
5xx."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from tests.tiers import size
from tests.web.fixtures import PATIENCE, Server

from paddock.web.bot_api import OPENAPI

CASES = size("CASES", 15, 400)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server, and the token of a bot."""
    one = Server(tmp_path_factory.mktemp("fuzz"), "--no-limits", "--bot-api")
    one.start()
    made = httpx.post(f"{one.url}/api/bots", json={"name": "fuzz"}, timeout=240)
    yield one, made.json()["token"]
    one.stop()


# the excluded operation never ends
SCHEMA = schemathesis.openapi.from_path(str(OPENAPI)).exclude(operation_id="stream")


@SCHEMA.parametrize()
@settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_breaks_the_server(case: Any, fuzzed: tuple[Server, str]) -> None:
    server, token = fuzzed
    headers = {"Authorization": f"Bearer {token}"}
    response = case.call(base_url=server.url, headers=headers, timeout=PATIENCE / 1000)
    case.validate_response(response, checks=[not_a_server_error])
