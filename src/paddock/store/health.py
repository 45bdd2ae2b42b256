"""Tests whether the database can be written: a full disk can still be read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, update

from paddock.store.schema import SECRETS

NAME: Final = "health"  # the name of its row, which is in the table of secrets but is none
LENGTH: Final = 200  # characters to write


def write_probe(connection: Connection, now: float) -> None:
    """Write a row without meaning."""
    mine = SECRETS.c.name == NAME
    value = {"value": f"{now:.3f}".ljust(LENGTH, ".")}
    if not connection.execute(update(SECRETS).where(mine).values(value)).rowcount:
        connection.execute(insert(SECRETS), {"name": NAME, **value})
