"""`paddock serve --workers N`: several server processes on one port, with one PostgreSQL.

The parent opens the port and passes it to its workers; whichever is free accepts the next
connection. A worker that dies is replaced, while the port stays open. Workers are servers like any
other on the same database (see `tables.node`); the parent itself serves nothing.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from typing import Final

LOG = logging.getLogger(__name__)
BACKLOG: Final = 2048
LOOK: Final = 0.2  # seconds between two checks of the workers
DRAIN: Final = 15.0  # seconds for all workers to shut down
QUICK: Final = 5.0  # seconds; a worker that died sooner is replaced after a wait
FIRST_REST, LONGEST_REST = 0.5, 30.0
# environment variables of a worker: see `SharedFigures`
FOLDER, NUMBER = "PADDOCK_WORKERS_FOLDER", "PADDOCK_WORKER"


def listening(host: str, port: int) -> socket.socket:
    """A listening socket for the workers."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((host, port))
    one.listen(BACKLOG)
    one.set_inheritable(True)
    return one


class ServerProcess:
    """The place of one worker; its process may be replaced."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.rest = FIRST_REST
        self.again = 0.0  # when it is restarted after it has died

    def start(self, command: Sequence[str], descriptors: Sequence[int], folder: str) -> None:
        """Start a process."""
        env = {**os.environ, FOLDER: folder, NUMBER: str(self.number)}
        self.process = subprocess.Popen(command, pass_fds=descriptors, env=env)
        self.started = time.monotonic()

    def look(self) -> bool:
        """Whether the process has to be started now."""
        if self.process is not None:
            code = self.process.poll()
            if code is None:
                return False
            now = time.monotonic()
            lived = now - self.started
            self.rest = FIRST_REST if lived > QUICK else min(LONGEST_REST, 2 * self.rest)
            self.again = now + (0.0 if lived > QUICK else self.rest)
            self.process = None
            facts = {"worker": self.number, "code": code, "lived": round(lived, 1)}
            LOG.error("a worker has died and is replaced", extra=facts)
        return time.monotonic() >= self.again


class Supervisor:
    """Keeps `count` workers alive until it is stopped."""

    def __init__(self, count: int, command: Sequence[str], port: socket.socket) -> None:
        """`command` starts a worker, up to the descriptors of the port and of the pipe."""
        self.workers = [ServerProcess(number) for number in range(count)]
        self.port = port
        self.ending = threading.Event()
        self.parent, self.life = os.pipe()  # a worker reads end-of-file when this process dies
        self.command = [*command, "--handed", f"{port.fileno()},{self.parent}"]

    def run(self) -> None:
        """Run until SIGTERM or SIGINT, then shut all workers down."""
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, lambda *_: self.ending.set())
        with tempfile.TemporaryDirectory(prefix="paddock-workers-") as folder:
            try:
                while not self.ending.is_set():
                    for worker in self.workers:
                        if worker.look():
                            handed = (self.port.fileno(), self.parent)
                            worker.start(self.command, handed, folder)
                    self.ending.wait(LOOK)
            finally:
                self.port.close()  # no new connections; accepted ones are served
                self.drain()

    def drain(self) -> None:
        """Let every worker finish; kill one that hangs."""
        alive = [one.process for one in self.workers if one.process is not None]
        for process in alive:
            process.terminate()
        ends = time.monotonic() + DRAIN
        for process in alive:
            try:
                process.wait(max(0.1, ends - time.monotonic()))
            except subprocess.TimeoutExpired:
                LOG.error("a worker hangs and is killed", extra={"pid": process.pid})
                process.kill()
                process.wait()


def taken(handed: str) -> socket.socket:
    """In a worker: the port that the parent has opened. The worker ends with its parent."""
    port, parent = (int(one) for one in handed.split(","))

    def follow() -> None:
        os.read(parent, 1)  # nothing is ever written: end-of-file means that the parent is gone
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, name="paddock-parent", daemon=True).start()
    return socket.socket(fileno=port)


def command_of(arguments: Sequence[str]) -> list[str]:
    """The command that starts a worker like this process."""
    return [sys.executable, "-P", "-m", "paddock", *arguments]
