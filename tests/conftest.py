"""Lets tests import helpers by name, be coroutines, use their own event loop beside a browser, and
belong to a tier (see tiers.py)."""

import asyncio
import functools
import inspect
import itertools
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = str(Path(__file__).parent.parent)
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

# Tests already run in parallel, so each uses one thread. On a busy machine several threads that
# wait for each other in small matrix operations took two hundred times as long.
for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

# Register before anything imports these modules: a failed assertion in them then shows the compared
# values.
pytest.register_assert_rewrite("paddock.invariants", "tests.every_game.live.life")

pytest_plugins = ["tests.web.fixtures"]  # a server and a browser as fixtures
from tests.tiers import cost_of, has_nothing_quick, in_even_shares, tier_of  # noqa: E402 - found by the path above

from paddock.i18n import completeness  # noqa: E402


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick run does not even import files without quick tests."""
    quick = "not slow" in config.option.markexpr
    address = f"/{collection_path.relative_to(ROOT).as_posix()}"
    return True if quick and has_nothing_quick(address, collection_path.is_dir()) else None


@pytest.hookimpl(tryfirst=True)  # before pytest selects tests by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
        call = getattr(item, "callspec", None)
        if tier := tier_of(item.nodeid, call.params if call else {}):
            item.add_marker(tier)


@pytest.hookimpl(tryfirst=True)  # after the selection, before the order is sent to the workers
def pytest_collection_finish(session: pytest.Session) -> None:
    """Order tests that run in parallel so that all workers are busy to the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        costs = [cost_of(mark.name for mark in item.iter_markers()) for item in session.items]
        files = [item.nodeid.partition("::")[0] for item in session.items]
        order = in_even_shares(list(zip(files, costs, strict=True)), workers)
        session.items[:] = [session.items[number] for number in order]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in a new event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck at the tables of this process is the same in every run, and different in each test."""
    seeds = itertools.count(zlib.crc32(request.node.name.encode()))
    monkeypatch.setattr("paddock.tables.house.new_seed", lambda: next(seeds))


@pytest.fixture
def cached_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the texts of the languages once, for tests that ask for them again and again."""

    def texts(language: str) -> tuple[dict[str, completeness.Reading], list[str]]:
        found, faults = read_texts(language)
        return dict(found), list(faults)

    monkeypatch.setattr(completeness, "texts", texts)


read_texts = functools.cache(completeness.texts)


@pytest.fixture(autouse=True)
def loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the running event loop of this thread. A browser that another test has opened is idle
    now, but its loop counts as running, and no other loop could be started."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
