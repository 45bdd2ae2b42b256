"""Whether the database can be written: it is tried, for a full disk can still be read."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, update

from paddock.store.schema import SECRETS

NAME: Final = "health"  # of its row, which stands among the secrets and is none
LENGTH: Final = 200  # characters that are written


def write_probe(connection: Connection, now: float) -> None:
    """Write something of no importance."""
    mine = SECRETS.c.name == NAME
    value = {"value": f"{now:.3f}".ljust(LENGTH, ".")}
    if not connection.execute(update(SECRETS).where(mine).values(value)).rowcount:
        connection.execute(insert(SECRETS), {"name": NAME, **value})
