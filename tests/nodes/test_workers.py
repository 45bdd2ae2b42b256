"""`paddock serve --workers 2`: two server processes on one port."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.store.postgres import children

from paddock.cli.serve import MOST_WORKERS

LONG = 600.0  # seconds; only guards against hanging for ever


@contextmanager
def serving(database: str, folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "paddock.cli", "serve", "--port", str(port), "--no-open"]
    command += ["--no-compile", "--workers", "2", "--thinkers", "1", "--no-limits"]
    env = {**os.environ, "PADDOCK_DATABASE_URL": database}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.kill()
        process.wait(600)


def wait_until(true: Callable[[], object], what: str) -> None:
    ends = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


def workers(process: subprocess.Popen[bytes]) -> set[int]:
    """The server processes, recognised by their command line."""
    found = set()
    for pid in children(process.pid):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            if b"--handed" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(pid)
    return found


def is_well(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=60).status_code == 200
    except httpx.HTTPError:
        return False


def answering_workers(url: str) -> set[str]:
    """The worker numbers in the metrics of the workers that answered."""
    text = httpx.get(f"{url}/metrics", timeout=240).text
    return {one for one in ("0", "1") if f'paddock_uptime_seconds{{worker="{one}"}}' in text}


@pytest.mark.skipif(sys.platform == "win32", reason="a port is handed on")
def test_two_workers_serve_one_port_and_are_replaced(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as (url, process):
        wait_until(lambda: is_well(url), (tmp_path / "log").read_text())
        wait_until(lambda: len(workers(process)) == 2, "two workers")
        wait_until(lambda: answering_workers(url) == {"0", "1"}, "the figures of both")
        with httpx.Client(base_url=url, headers={"origin": url}, timeout=240) as guest:
            guest.get("/")
            made = guest.post("/race", data={"game": "kilometers", "count": "2"})
            path = made.headers["location"]
        first = workers(process)
        victim = min(first)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: len(workers(process) - first) == 1, "a new worker")
        for _ in range(20):  # each request on a new connection: any worker may take it
            with httpx.Client(base_url=url, cookies=guest.cookies, timeout=240) as again:
                assert again.get(path).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(LONG) == 0
        lines = (tmp_path / "log").read_text().splitlines()
        died = [json.loads(line) for line in lines if "has died" in line]
        assert [one["code"] for one in died] == [-signal.SIGKILL]
        assert not is_well(url)


@pytest.mark.skipif(sys.platform == "win32", reason="a port is handed on")
def test_workers_end_with_their_parent(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as (url, process):
        wait_until(lambda: is_well(url), "a server")
        wait_until(lambda: len(workers(process)) == 2, "two workers")
        orphans = workers(process)
        process.kill()
        process.wait(600)
        wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in orphans), "they end")


def test_sqlite_allows_only_one_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from paddock.cli import main

    monkeypatch.delenv("PADDOCK_DATABASE_URL", raising=False)
    words = ["serve", "--no-open", "--no-compile", "--data", str(tmp_path)]
    for count in ("2", "0", str(MOST_WORKERS + 1)):
        assert main([*words, "--workers", count]) == 2
    assert not list(tmp_path.iterdir())


def test_the_reason_is_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from paddock.cli import main

    main(["serve", "--no-open", "--no-compile", "--data", str(tmp_path), "--workers", "2"])
    assert "needs PostgreSQL" in capsys.readouterr().err
