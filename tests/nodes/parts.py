"""The processes that fail in the chaos test: servers, and a PostgreSQL that can be killed."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from tests.nodes.hurried import LEASE, LEASE_SECONDS, THOUGHTS
from tests.store.postgres import as_nobody, children, programs, wait_for

ROOT = Path(__file__).parents[2]
READY = 600.0  # seconds; only guards against hanging for ever


class Database:
    """A real PostgreSQL. It is durable: it writes to the disk before it confirms."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None, "there is no PostgreSQL for this platform"
        self.programs = found
        # short: the path of a socket is limited
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-pg-"))
        self.who = as_nobody()
        if self.who:
            shutil.chown(self.folder, self.who["user"])
        self.url = f"postgresql://paddock@/postgres?host={self.folder}"
        self.process: subprocess.Popen[bytes] | None = None
        options = ["-U", "paddock", "-A", "trust", "-E", "utf8", "-N"]
        subprocess.run(
            [found / "initdb", "-D", self.folder / "data", *options],
            check=True,
            stderr=subprocess.PIPE,
            **self.usual,
        )
        self.start()

    @property
    def usual(self) -> dict[str, Any]:
        return {"stdout": subprocess.DEVNULL, "cwd": self.folder, **self.who}

    def start(self) -> None:
        """Start the database, which recovers after a kill."""
        more = ["-h", "", "-c", "max_connections=200"]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *more],
                stderr=log,
                **self.usual,
            )
        wait_for(self.url, self.process, self.folder / "log")

    @property
    def pids(self) -> list[int]:
        assert self.process is not None
        return [self.process.pid, *children(self.process.pid)]

    def signal(self, what: int) -> None:
        """Send a signal to all of its processes."""
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def kill(self) -> None:
        """Kill it as a power failure would, except for the disk's own cache."""
        assert self.process is not None
        pids = self.pids
        self.signal(signal.SIGKILL)
        self.process.wait(600)
        # its shared memory remains until all processes are gone
        while any(is_alive(pid) for pid in pids):
            time.sleep(0.02)

    def close(self) -> None:
        """Stop it and delete its files."""
        assert self.process is not None
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.process.send_signal(signal.SIGINT)
            self.process.wait(600)
        shutil.rmtree(self.folder, ignore_errors=True)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Server:
    """`paddock serve` on the same port across restarts."""

    def __init__(
        self,
        number: int,
        database: Database,
        folder: Path,
        limits: bool = False,
        lease: float = LEASE,
    ) -> None:
        self.number = number
        self.limits = limits
        self.lease = lease
        self.database = database
        self.log = folder / f"node-{number}.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def start(self) -> None:
        """Start a new process."""
        command = [sys.executable, "-m", "tests.nodes.hurried", "serve", "--port", str(self.port)]
        command += ["--no-open", "--no-compile", "--thinkers", "1"]
        command += [] if self.limits else ["--no-limits"]
        env = {**os.environ, "PADDOCK_DATABASE_URL": self.database.url}
        env[THOUGHTS] = str(self.log.with_name("thoughts"))
        env[LEASE_SECONDS] = str(self.lease)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env, cwd=ROOT)

    async def ready(self) -> None:
        """Wait until its health check succeeds."""
        assert self.process is not None
        async with httpx.AsyncClient(timeout=60) as client:
            ends = time.monotonic() + READY
            while time.monotonic() < ends:
                assert self.process.poll() is None, self.log.read_text()[-2000:]
                with suppress(httpx.HTTPError):
                    answer = await client.get(f"http://127.0.0.1:{self.port}/healthz")
                    if answer.status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise AssertionError(f"node {self.number} does not start: {self.log.read_text()[-2000:]}")

    def signal(self, what: int) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    async def end(self, what: int) -> None:
        """Send a signal that ends the process, and wait for the end."""
        assert self.process is not None
        self.process.send_signal(what)
        await asyncio.to_thread(self.process.wait, 60)
