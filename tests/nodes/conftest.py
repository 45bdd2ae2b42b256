"""A fresh PostgreSQL database for each test, on one real server."""

from __future__ import annotations

import uuid

import pytest
from tests.store.conftest import postgres_url

__all__ = ["postgres_url"]


LONG_ENOUGH = 240.0  # seconds


@pytest.fixture
def database(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Its URL. A machine that is busy is not a database that hangs: stores wait for it here."""
    import psycopg

    for module in ("opening", "store"):
        monkeypatch.setattr(f"paddock.store.{module}.PATIENCE", LONG_ENOUGH)
    name = f"n{uuid.uuid4().hex}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_url.replace("/postgres?", f"/{name}?")
