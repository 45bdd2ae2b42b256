"""Lets tests import their helpers by name, and run a loop of their own beside a browser."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

pytest_plugins = ["tests.web.fixtures"]  # a server and a browser, for all who want one


@pytest.fixture(autouse=True)
def loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that another test has opened stands still meanwhile, but its loop counts as running
    in this thread, and nobody could start another one."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
