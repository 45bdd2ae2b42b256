"""A PostgreSQL that hangs, as a visitor sees it: every request gets 503 within five seconds.

Run it with `-s` to see how long each answer took.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.store import postgres
from tests.store.test_hanging import own_database
from tests.web.fixtures import Server
from tests.web.test_abuse import Guest, legal, until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a process is stopped by a signal")

PROMISED = 5.0  # seconds, on a machine without other load
TRIES = 4  # one of these tries has to keep the limit, since the machine may be busy for seconds


def test_every_answer_comes_within_five_seconds(postgres_url: str, tmp_path: Path) -> None:
    url = own_database(postgres_url)
    server = Server(tmp_path, database=url)
    server.start()
    try:
        guest = Guest(server)
        table = guest.race()
        view = guest.asked(table)
        fields = {"move": legal(view)[0], "question": str(view["question"]), "key": "one-key"}
        race = {"game": "kilometers", "count": "2"}
        wanted: dict[str, tuple[str, str, dict[str, str] | None]] = {
            "a move": ("POST", f"{table}/move", fields),
            "a page": ("GET", "/settings", None),
            "the table": ("GET", table, None),
            "another table": ("GET", "/t/abcdefghijkl", None),
            "a new table": ("POST", "/race", race),
            "a new name": ("POST", "/settings", {"name": "New"}),
            "health": ("GET", "/healthz", None),
        }

        def ask(what: str) -> tuple[str, int, float]:
            method, path, data = wanted[what]
            headers = {"x-paddock": "move"} if "move" in path else None
            began = time.monotonic()
            while True:
                answer: httpx.Response = guest.http.request(
                    method, path, data=data, headers=headers
                )
                took = time.monotonic() - began
                # Health is cached for a second: a response from just before may still be good.
                if what != "health" or answer.status_code != 200 or took > PROMISED:
                    return what, answer.status_code, took

        def asked_at_once(what: Iterable[str]) -> list[tuple[str, int, float]]:
            with ThreadPoolExecutor(len(wanted)) as people:
                return list(people.map(ask, what))

        late = []  # how many seconds after the limit the last response came
        for _ in range(TRIES):
            # Subtract what the machine itself needs for so many responses. (The move has to be new
            # when the store hangs, and health is asked until it is bad.)
            usual = max(took for *_, took in asked_at_once(wanted.keys() - {"a move", "health"}))
            with postgres.frozen(postgres_url):
                found = asked_at_once(wanted)
            print({what: (status, round(took, 2)) for what, status, took in found})
            assert {what: status for what, status, _ in found} == dict.fromkeys(wanted, 503)
            late.append(max(took for _, _, took in found) - PROMISED - usual)
            if late[-1] <= 0:
                break
            until(lambda: guest.http.get("/healthz").status_code == 200, "the store is back")
        assert min(late) <= 0
        until(lambda: guest.http.get("/healthz").status_code == 200, "the store is back")

        def move() -> bool:
            """A write that was given up may still have happened: then there is another question."""
            now = guest.asked(table)
            return guest.move(table, legal(now)[0], now["question"]).status_code == 200

        until(move, "moves are taken again")
    finally:
        server.stop()
