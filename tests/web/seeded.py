"""Runs `paddock` for tests: equal tables have equal luck, and fast bots do not pause."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import Counter
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import uvicorn
from tests.web import jitter

from paddock.cli import main
from paddock.tables import House, Table, autoplay, chairs, house
from paddock.tables.notes.seating import HostChosen
from paddock.tables.openings import Opening
from paddock.tables.pending_answers import ReactionWindow, is_reaction, open_window
from paddock.tables.plan import PACES
from paddock.tables.presence import Audience
from paddock.tables.record import Record
from paddock.web import limits, metrics
from paddock.web.limits import HttpLimits

QUICK = 0.02  # seconds before a fast bot answers
HURRY = "PADDOCK_TEST_HURRY"  # environment variable: the divisor for ping intervals and timeouts
CREATE = House._create
# Fields of a plan that change nothing about the cards. Seats are not drawn by lot (see `changes`).
OTHER_FACTS = ("stops", "chairs")


class SameLuck:
    """The seed of a table follows from its plan and from how many such tables its host has created
    before.

    So a match does not depend on what other tests have played on the same server. A test that needs
    a different match creates another table.
    """

    def __init__(self) -> None:
        self.created: Counter[tuple[str, str]] = Counter()
        self.seed = 0

    def create(self, home: House, opening: Opening) -> Coroutine[Any, Any, Table]:
        facts_of_luck = {k: v for k, v in opening.plan.to_dict().items() if k not in OTHER_FACTS}
        table = json.dumps(facts_of_luck, sort_keys=True)
        first = opening.facts[0]
        assert isinstance(first, HostChosen)
        number = self.created[first.player, table]
        self.created[first.player, table] += 1
        key = hashlib.sha256(f"{table} {number}".encode()).digest()
        self.seed = int.from_bytes(key[:16], "big")
        return CREATE(home, opening)  # it draws the seed before anything else can happen

    def new_seed(self) -> int:
        return self.seed

    def changes(self) -> list[tuple[object, str, object]]:
        """The attributes to replace: object, name, value."""
        create = self.create
        return [
            (house, "new_seed", self.new_seed),
            (chairs, "draw_chairs", lambda game, seed: list(range(game.players))),
            (House, "_create", lambda home, opening: create(home, opening)),
        ]


def shorten_timeouts(times: int) -> None:
    """Divide the times after which a silent connection is closed. Fails if there is no such
    time."""
    run = uvicorn.run

    seconds = ("header_seconds", "body_seconds", "write_seconds")
    shorter = {name: getattr(HttpLimits, name) / times for name in seconds}
    chosen = limits.chosen
    limits.chosen = lambda generous: replace(chosen(generous), **shorter)

    def hurried(*args: Any, **options: Any) -> None:
        for name in ("ws_ping_interval", "ws_ping_timeout"):
            options[name] /= times
        run(*args, **options)

    uvicorn.run = hurried


def shorten_windows() -> None:
    """A window that hides who has a choice works when it is short, too. Reaction windows keep their
    length."""

    def opened(record: Record, audience: Audience, now: float) -> ReactionWindow | None:
        window = open_window(record, audience, now)
        if window is not None and not is_reaction(record):
            window.length = min(window.length, QUICK)
        return window

    setattr(autoplay, "open_window", opened)  # noqa: B010


if __name__ == "__main__":
    shorten_windows()
    for where, name, value in SameLuck().changes():
        setattr(where, name, value)
    PACES["fast"] = QUICK
    metrics.REFRESHED = 0.1  # tests poll the metrics
    if os.environ.get(HURRY, "1") != "1":
        shorten_timeouts(int(os.environ[HURRY]))
    if os.environ.get(jitter.JITTER):
        jitter.serve_on_a_slow_line(os.environ[jitter.JITTER])
    sys.exit(main())
