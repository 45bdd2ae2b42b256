"""A fresh PostgreSQL database for each test, on one real server."""

from __future__ import annotations

import uuid

import pytest
from tests.store.conftest import postgres_url

__all__ = ["postgres_url"]


LONG_ENOUGH = 240.0  # seconds


@pytest.fixture
def database(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of the database. The stores wait longer than usual for it, because on a busy machine
    a slow database must not count as hanging."""
    import psycopg

    for module in ("opening", "store"):
        monkeypatch.setattr(f"paddock.store.{module}.PATIENCE", LONG_ENOUGH)
    name = f"n{uuid.uuid4().hex}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_url.replace("/postgres?", f"/{name}?")
