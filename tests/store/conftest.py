"""Runs the tests of the store with both databases."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.store import postgres

from paddock.store import Store


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL for this platform")
    with postgres.running() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database."""
    if request.param == "sqlite":
        return str(tmp_path)
    import psycopg

    url: str = request.getfixturevalue("postgres_url")
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.replace("/postgres?", f"/{name}?")


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    store = Store.open(where)
    yield store
    store.close()
