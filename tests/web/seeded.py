"""`paddock` for tests: equal tables have equal luck, and fast bots do not keep anybody waiting."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import uvicorn

from paddock.cli import main
from paddock.store import Note
from paddock.tables import House, Plan, Table, house
from paddock.tables.plan import PACES

QUICK = 0.02  # seconds before a fast bot answers
HURRY = "PADDOCK_TEST_HURRY"  # by how much the times after which a silent line is cut are divided
LAY = House._lay


class SameLuck:
    """A table's seed follows from its plan and from how many such tables its host has laid before.

    So a match is the same whatever other tests have played at the same house, and whoever wants
    another match opens another table.
    """

    def __init__(self) -> None:
        self.laid: Counter[tuple[str, str]] = Counter()
        self.seed = 0

    def lay(self, home: House, plan: Plan, notes: list[Note]) -> Coroutine[Any, Any, Table]:
        table = json.dumps(plan.to_dict(), sort_keys=True)
        host = str(notes[0].data["player"])
        number = self.laid[host, table]
        self.laid[host, table] += 1
        key = hashlib.sha256(f"{table} {number}".encode()).digest()
        self.seed = int.from_bytes(key[:16], "big")
        return LAY(home, plan, notes)  # draws the seed before anything else can happen

    def new_seed(self) -> int:
        return self.seed

    def changes(self) -> list[tuple[object, str, object]]:
        """What has to be set, where."""
        lay = self.lay
        return [
            (house, "new_seed", self.new_seed),
            (House, "_lay", lambda home, plan, notes: lay(home, plan, notes)),
        ]


def serve_in_a_hurry(times: int) -> None:
    """What waits for a silent line waits less; there must be something that does."""
    run = uvicorn.run

    def hurried(*args: Any, **options: Any) -> None:
        for name in ("ws_ping_interval", "ws_ping_timeout"):
            options[name] /= times
        run(*args, **options)

    uvicorn.run = hurried


if __name__ == "__main__":
    for where, name, value in SameLuck().changes():
        setattr(where, name, value)
    PACES["fast"] = QUICK
    if os.environ.get(HURRY, "1") != "1":
        serve_in_a_hurry(int(os.environ[HURRY]))
    sys.exit(main())
