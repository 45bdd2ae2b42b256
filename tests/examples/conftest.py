"""Builds and installs two third-party games: Hairpin, and one made by `paddock new`.

They are built with hatchling, which is in the lock file. A wheel is a zip file, so it is installed
by unpacking it into a folder. Nothing is downloaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.web.fixtures import Server

ROOT = Path(__file__).parents[2]
HAIRPIN = ROOT / "examples" / "hairpin"
NEW = "little_race"  # the name of the game that `paddock new` makes

Result = subprocess.CompletedProcess[str]
Run = Callable[..., Result]


def call(*words: object, **more: str) -> Result:
    return subprocess.run(
        [sys.executable, *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **more},
        timeout=600,
        check=False,
    )


def make(folder: Path) -> None:
    """Run `paddock new`, and install both games in one folder."""
    made = call("-m", "paddock.cli", "new", NEW, "--folder", folder / NEW)
    assert made.returncode == 0, made.stderr
    assert f"paddock check --game {NEW}" in made.stdout
    for project in (HAIRPIN, folder / NEW):
        built = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
            cwd=project,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert built.returncode == 0, built.stderr
    for wheel in folder.glob("*.whl"):
        ZipFile(wheel).extractall(folder / "site")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder of the built games. They are built once, by the first test worker of this run that
    needs them."""
    import fcntl

    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "examples"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            make(folder)
            (folder / "done").touch()
    return folder


@pytest.fixture(scope="session")
def projects(built: Path) -> dict[str, Path]:
    """The project folder of each game."""
    return {"hairpin": HAIRPIN, NEW: built / NEW}


@pytest.fixture(scope="session")
def site(built: Path) -> Path:
    """The folder in which both games are installed."""
    return built / "site"


@pytest.fixture
def paddock(site: Path, tmp_path: Path) -> Run:
    """Run `paddock` with the two games installed."""

    def run(*args: object) -> Result:
        return call("-m", "paddock.cli", *args, PYTHONPATH=str(site), XDG_STATE_HOME=str(tmp_path))

    return run


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the two games installed."""
    one = Server(tmp_path_factory.mktemp("data"), "--no-limits")
    with pytest.MonkeyPatch.context() as change:
        change.setenv("PYTHONPATH", str(site))
        one.start()
    yield one
    one.stop()
