"""Fixtures: a real server in its own process, and a real browser.

Equal tables have equal matches (see `seeded`), so a test has the same luck in every run. A wait
ends as soon as its condition is true, and its timeout is long enough for a busy machine.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.web.seeded import HURRY

ROOT = Path(__file__).parents[2]
# The first of these has no windows, toolbars or menus and needs half of the CPU time.
CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=SpareRendererForSitePerProcess",  # no spare process for each page
]
EXPECTED = ("WebSocket", "net::", "htmx:ws:error", "status of 4")  # a lost connection, a refusal
PATIENCE = 240_000  # milliseconds: the machine may be ten times as busy
expect.set_options(timeout=PATIENCE)


class Server:
    """`paddock serve` on its own port. It can be killed and started again on the same data."""

    def __init__(self, data: Path, *flags: str, hurry: int = 1, database: str = "") -> None:
        self.data = data
        # the URL of another database; the log file is in the folder in any case
        self.database = database
        self.flags = flags
        self.hurry = hurry  # how many times shorter its ping intervals and timeouts are
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.seeded", "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-open", "--no-compile", *self.flags]
        env = {**os.environ, HURRY: str(self.hurry)}
        if self.database:
            env["PADDOCK_DATABASE_URL"] = self.database
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env=env)
        for _ in range(6000):  # only guards against hanging for ever
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=60).close()
                return
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, self.log()
                time.sleep(0.1)
        raise AssertionError(f"the server did not answer: {self.log()}")

    def log(self) -> str:
        return (self.data / "server.log").read_text()[-4000:]

    def open_files(self) -> int:
        """The number of files and connections that the server has open."""
        assert self.process is not None
        folder = Path(f"/proc/{self.process.pid}/fd")
        if not folder.exists():
            pytest.skip("counts what is open in /proc")
        return len(list(folder.iterdir()))

    def lines_from(self, ports: set[int]) -> set[int]:
        """Those of these client ports whose connection the server has accepted and not closed
        yet."""
        table = Path("/proc/net/tcp")
        if not table.exists():
            pytest.skip("reads the lines of the system in /proc")
        found = set()
        for row in table.read_text().splitlines()[1:]:
            _, local, remote, _, _, _, _, _, _, inode, *_ = row.split()
            port = int(remote.rpartition(":")[2], 16)
            if int(local.rpartition(":")[2], 16) == self.port and port in ports and inode != "0":
                found.add(port)
        return found

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(600)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("data"), "--no-limits")
    one.start()
    yield one
    one.stop()


def chromium() -> str | None:
    """The path of the browser; None: where playwright has installed its own."""
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    return os.environ.get("PADDOCK_CHROMIUM", path)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens the home page for a new person in a new browser context. Errors of the page fail the
    test.

    Animations are off, unless the test is about them (`reduced_motion="no-preference"`). Service
    workers are blocked, unless the test needs them (`service_workers="allow"`).
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(width: int = 1280, height: int = 800, path: str = "/", **more: object) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=server.url,
            **{"reduced_motion": "reduce", "service_workers": "block", **more},  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: (
                complaints.append(line.text)
                if line.type == "error" and not any(one in line.text for one in EXPECTED)
                else None
            ),
        )
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not complaints, complaints
