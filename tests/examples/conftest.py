"""Two games of somebody else, built and installed as anybody would: Hairpin, and one by `new`.

Building is done by hatchling, which is in the lock; a wheel is a zip file, so nothing else is
needed to install it into a folder of its own. Nothing is fetched.
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
NEW = "little_race"  # the game that `paddock new` makes

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


@pytest.fixture(scope="session")
def projects(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder of each game's project."""
    folder = tmp_path_factory.mktemp("new") / NEW
    made = call("-m", "paddock.cli", "new", NEW, "--folder", folder)
    assert made.returncode == 0, made.stderr
    assert f"paddock check --game {NEW}" in made.stdout
    return {"hairpin": HAIRPIN, NEW: folder}


@pytest.fixture(scope="session")
def site(projects: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that both are installed in."""
    target = tmp_path_factory.mktemp("site")
    wheels = tmp_path_factory.mktemp("wheels")
    for project in projects.values():
        built = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)],
            cwd=project,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert built.returncode == 0, built.stderr
    for wheel in wheels.glob("*.whl"):
        ZipFile(wheel).extractall(target)
    return target


@pytest.fixture
def paddock(site: Path, tmp_path: Path) -> Run:
    """Run `paddock` where the two games are installed."""

    def run(*args: object) -> Result:
        return call("-m", "paddock.cli", *args, PYTHONPATH=str(site), XDG_STATE_HOME=str(tmp_path))

    return run


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has found the two games."""
    one = Server(tmp_path_factory.mktemp("data"), "--no-limits")
    with pytest.MonkeyPatch.context() as change:
        change.setenv("PYTHONPATH", str(site))
        one.start()
    yield one
    one.stop()
