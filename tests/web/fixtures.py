"""A real server in a process of its own, and a real browser.

Equal tables are equal matches (see `seeded`), so a test has the same luck each time. A wait ends
with what it waits for, and gives up only when even a busy machine would have done it long ago.
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
# The first draws no windows, toolbars or menus and needs half of the processor time.
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
    "--disable-features=SpareRendererForSitePerProcess",  # a process ahead for each page
]
EXPECTED = ("WebSocket", "net::", "htmx:ws:error", "status of 4")  # a cut line, a refusal
PATIENCE = 240_000  # milliseconds: the machine may be ten times as busy
expect.set_options(timeout=PATIENCE)


class Server:
    """`paddock serve` on a port of its own; it can be killed and started again on the same data."""

    def __init__(self, data: Path, *flags: str, hurry: int = 1, database: str = "") -> None:
        self.data = data
        self.database = database  # the URL of one elsewhere; the log is in the folder anyway
        self.flags = flags
        self.hurry = hurry  # how many times sooner than in earnest it pings and gives up
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
        for _ in range(6000):  # only against hanging for ever
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
        """Files and lines that the server has open."""
        assert self.process is not None
        folder = Path(f"/proc/{self.process.pid}/fd")
        if not folder.exists():
            pytest.skip("counts what is open in /proc")
        return len(list(folder.iterdir()))

    def lines_from(self, ports: set[int]) -> set[int]:
        """Those of these ports from which the server holds a line: one that it has taken and not
        closed yet."""
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
    """Where the browser lies; None: where playwright has put its own."""
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
    """A new person with a browser of their own, at home; errors of the page fail the test.

    Nothing moves on its own, unless the test is about that (`reduced_motion="no-preference"`), and
    no service worker comes between after three seconds (`service_workers="allow"`).
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
