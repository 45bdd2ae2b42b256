"""`paddock serve --workers N`: several server processes on one port, over one PostgreSQL.

The parent opens the port and lends it to its workers: whoever is free takes the next visitor. A
worker that dies is replaced, and the port stays open meanwhile. Workers are servers like any other
on the same database (see `tables.node`); the parent itself serves nothing.
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
LOOK: Final = 0.2  # seconds between two looks at the workers
DRAIN: Final = 15.0  # seconds for all workers to end in good order
QUICK: Final = 5.0  # seconds; a worker that has lived for less is replaced after a rest
FIRST_REST, LONGEST_REST = 0.5, 30.0
FOLDER, NUMBER = "PADDOCK_WORKERS_FOLDER", "PADDOCK_WORKER"  # for a worker: see `figures`


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens, to be handed to workers."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((host, port))
    one.listen(BACKLOG)
    one.set_inheritable(True)
    return one


class ServerProcess:
    """One place; its process may be replaced."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0
        self.rest = FIRST_REST
        self.again = 0.0  # when it is started anew, after it has died

    def start(self, command: Sequence[str], descriptors: Sequence[int], folder: str) -> None:
        env = {**os.environ, FOLDER: folder, NUMBER: str(self.number)}
        self.process = subprocess.Popen(command, pass_fds=descriptors, env=env)
        self.started = time.monotonic()

    def look(self) -> bool:
        """Whether it has to be started now."""
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
    """Keeps `count` workers alive until it is told to end."""

    def __init__(self, count: int, command: Sequence[str], port: socket.socket) -> None:
        """`command` starts a worker, up to the descriptors of the port and of the parent's life."""
        self.workers = [ServerProcess(number) for number in range(count)]
        self.port = port
        self.ending = threading.Event()
        self.parent, self.life = os.pipe()  # its workers read the end of it when this process dies
        self.command = [*command, "--handed", f"{port.fileno()},{self.parent}"]

    def run(self) -> None:
        """Until SIGTERM or SIGINT; then all workers end in good order."""
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
                self.port.close()  # nobody new; what was accepted is answered
                self.drain()

    def drain(self) -> None:
        """Let every worker finish; one that hangs is killed."""
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
        os.read(parent, 1)  # nothing is ever written: this is the end of the parent
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, name="paddock-parent", daemon=True).start()
    return socket.socket(fileno=port)


def command_of(arguments: Sequence[str]) -> list[str]:
    """How a worker is started: as this process was."""
    return [sys.executable, "-P", "-m", "paddock", *arguments]
