"""The keys that sign cookies and links, and how they are replaced.

A new key is accepted by every server before any of them signs with it, and the old one is accepted
for a while after. So nobody is signed out by a rotation that runs beside several servers.
"""

from __future__ import annotations

import math
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from paddock.store.errors import StoreError
from paddock.store.hub import send
from paddock.store.schema import SECRETS

COOKIE, INVITES = "cookie", "invites"
SIGNING: Final = (COOKIE, INVITES)  # the keys of a house
OLD: Final = " old "  # in the names of those that were replaced: "cookie old 3"
BEGINS: Final = " begins"


@dataclass(frozen=True)
class Keyring:
    """One key that signs, and those that are still accepted."""

    newest: str
    begins: float = 0.0  # when the newest one begins to sign; it is accepted before
    old: tuple[tuple[str, float], ...] = ()  # oldest first, with the end of its acceptance

    def accepted(self, now: float) -> tuple[str, ...]:
        """The keys that are good now. The last one signs."""
        old = tuple(key for key, until in self.old if now < until)
        return (self.newest, *old) if old and now < self.begins else (*old, self.newest)

    def changes(self, now: float) -> float:
        """The next moment at which other keys are good, or another one signs."""
        moments = [self.begins, *(until for _, until in self.old)]
        return min((one for one in moments if one > now), default=math.inf)


def read_keyring(connection: Connection, name: str) -> Keyring | None:
    """The keys of that name; None: there are none yet."""
    named = select(SECRETS.c.name, SECRETS.c.value).where(SECRETS.c.name.startswith(name))
    rows = {row.name: str(row.value) for row in connection.execute(named)}
    if name not in rows:
        return None
    old = []
    for number in sorted(number_of(one, name) for one in rows if one.startswith(name + OLD)):
        until, _, key = rows[f"{name}{OLD}{number}"].partition(" ")
        old.append((key, float(until)))
    return Keyring(rows[name], float(rows.get(name + BEGINS, 0.0)), tuple(old))


def find_or_make_secret(connection: Connection, name: str) -> str:
    """The secret of that name, made if there is none."""
    kept = connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
    if kept is None:
        kept = secrets.token_urlsafe(32)
        connection.execute(insert(SECRETS), {"name": name, "value": kept})
    return str(kept)


def number_of(row: str, name: str) -> int:
    return int(row.removeprefix(name + OLD))


def rotate(connection: Connection, name: str, now: float, begins: float, until: float) -> int:
    """Replace a key. The old one is accepted `until` then, the new one signs when it `begins`;
    how many old ones are accepted now."""
    ring = read_keyring(connection, name)
    if ring is None:
        raise StoreError(f"there is no key {name!r} yet: no server has been started here")
    kept = [(key, end) for key, end in ring.old if now < end]
    if now < ring.begins:
        raise StoreError(f"the key {name!r} was replaced a moment ago: try again in a minute")
    kept = [(key, min(end, until)) for key, end in [*kept, (ring.newest, until)] if until > now]
    gone = SECRETS.c.name.startswith(name + OLD) | (SECRETS.c.name == name + BEGINS)
    connection.execute(delete(SECRETS).where(gone))
    rows = [
        {"name": f"{name}{OLD}{number}", "value": f"{end:.3f} {key}"}
        for number, (key, end) in enumerate(kept)
    ]
    if kept and begins > now:
        rows.append({"name": name + BEGINS, "value": f"{begins:.3f}"})
    if rows:
        connection.execute(insert(SECRETS), rows)
    new = secrets.token_urlsafe(32)
    connection.execute(update(SECRETS).where(SECRETS.c.name == name).values(value=new))
    if connection.dialect.name == "postgresql":
        send(connection, [{"node": "admin", "kind": "keys", "table": ""}])
    return len(kept)
