"""A fresh PostgreSQL database for each test, on one real server."""

from __future__ import annotations

import uuid

import pytest
from tests.store.conftest import postgres_url

__all__ = ["postgres_url"]


@pytest.fixture
def database(postgres_url: str) -> str:
    import psycopg

    name = f"n{uuid.uuid4().hex}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_url.replace("/postgres?", f"/{name}?")
