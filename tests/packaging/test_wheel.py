"""The wheel, unpacked outside the checkout: compiled, complete, and able to serve."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.web.fixtures import Server

import paddock
from paddock import build

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout. The engine comes from the usual cache if it is there."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("site")
    ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture
def isolated(site: Path, tmp_path: Path) -> dict[str, str]:
    """An environment in which only the installed Paddock is found, with an empty cache."""
    known = {name: value for name, value in os.environ.items() if name != "PADDOCK_PURE"}
    return {**known, "PYTHONPATH": str(site), "PADDOCK_CACHE": str(tmp_path / "cache")}


def run(isolated: dict[str, str], folder: Path, *words: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=folder, env=isolated, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_name_contains_the_python_version(wheel: Path) -> None:
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    assert (f"-{python}-{python}-" if paddock.compiled else "-py3-none-any") in wheel.name
    assert f"-{paddock.__version__}-" in wheel.name


def test_the_installed_engine_is_compiled(isolated: dict[str, str], tmp_path: Path) -> None:
    ask = "import paddock; print(paddock.compiled, paddock.core.__file__)"
    compiled, _, file = run(isolated, tmp_path, "-c", ask).partition(" ")
    assert compiled == str(paddock.compiled)
    assert str(ROOT) not in file


def test_a_match_is_played_by_the_module(isolated: dict[str, str], tmp_path: Path) -> None:
    words = ["arena", "kilometers", "--seats", "club", "random", "--matches", "4", "--json"]
    report = json.loads(run(isolated, tmp_path, "-m", "paddock", *words))
    assert report["matches"] == 4


def test_shells_can_complete_the_command(isolated: dict[str, str], tmp_path: Path) -> None:
    script = run(isolated, tmp_path, "-m", "paddock", "--print-completion", "bash")
    assert "arena" in script


def test_it_serves_a_page(site: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    with pytest.MonkeyPatch.context() as change:
        change.setenv("PYTHONPATH", str(site))
        server.start()
    try:
        with urllib.request.urlopen(server.url) as page:
            assert "Paddock" in page.read().decode()
    finally:
        server.stop()


def test_the_source_distribution_is_enough_to_build_a_wheel(tmp_path: Path) -> None:
    """A wheel built from the source distribution has the same engine: a build is identified by the
    digest of its sources."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(tmp_path, filter="data")
    top = tmp_path / archive.name.removesuffix(".tar.gz")
    assert {one.name for one in top.iterdir()} - {".gitignore"} == {
        *("src", "pyproject.toml", "hatch_build.py", "PKG-INFO"),
        *("README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff"),
    }
    engine = build.read_sources(str(top / "src" / "paddock"))
    assert build.key_of(engine) == build.key_of(build.read_sources())


def test_the_version_is_defined_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" not in project
    assert f"version: {paddock.__version__}" in (ROOT / "CITATION.cff").read_text()
    assert f"## {paddock.__version__}" in (ROOT / "CHANGELOG.md").read_text()
