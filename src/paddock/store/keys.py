"""The keys that sign cookies and links, and their rotation.

A new key is accepted by every server before any of them signs with it, and the old one is accepted
for a while after. So nobody is signed out by a rotation with several running servers.
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
OLD: Final = " old "  # part of the names of replaced keys: "cookie old 3"
BEGINS: Final = " begins"


@dataclass(frozen=True)
class Keyring:
    """The signing key, and the keys that are still accepted."""

    newest: str
    begins: float = 0.0  # when the newest key begins to sign; it is accepted before
    # replaced keys, oldest first, and until when each is accepted
    old: tuple[tuple[str, float], ...] = ()

    def accepted(self, now: float) -> tuple[str, ...]:
        """The keys that are valid now. The last one signs."""
        old = tuple(key for key, until in self.old if now < until)
        return (self.newest, *old) if old and now < self.begins else (*old, self.newest)

    def changes(self, now: float) -> float:
        """When the set of valid keys, or the signing one, changes next."""
        moments = [self.begins, *(until for _, until in self.old)]
        return min((one for one in moments if one > now), default=math.inf)


def read_keyring(connection: Connection, name: str) -> Keyring | None:
    """The keys of that name; None if there are none yet."""
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
    """The secret of that name, created if needed."""
    kept = connection.scalar(select(SECRETS.c.value).where(SECRETS.c.name == name))
    if kept is None:
        kept = secrets.token_urlsafe(32)
        connection.execute(insert(SECRETS), {"name": name, "value": kept})
    return str(kept)


def number_of(row: str, name: str) -> int:
    """The number in the name of a replaced key."""
    return int(row.removeprefix(name + OLD))


def rotate(connection: Connection, name: str, now: float, begins: float, until: float) -> int:
    """Replace a key. The old one is accepted until `until`, the new one signs from `begins` on; how
    many old ones are accepted now.
    """
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
