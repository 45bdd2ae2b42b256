"""Compiling on demand, tested on a toy package: never stale, never incomplete."""

import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock import build
from paddock.compiling import cache
from paddock.compiling import sources as made_from

TOY = {
    "__init__.py": "from paddock import build\n\ncompiled = build.activate()\n",
    "core/__init__.py": "",
    "core/state.py": """\
from librt.vecs import append, vec
from mypy_extensions import i64


class State:
    def __init__(self, speed: i64) -> None:
        self.speed = speed
        self.track: vec[i64] = vec[i64]()

    def drive(self) -> i64:
        self.track = append(self.track, self.speed)
        return self.speed * len(self.track)
""",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/rules/__init__.py": "",
    "games/toy/rules/driving.py": """\
from mypy_extensions import i64

from paddock.core.state import State


class Toy(State):
    def drive(self) -> i64:
        return 1 + super().drive()


def answer() -> int:
    toy = Toy(41)
    return toy.drive()
""",
    "bots/__init__.py": "",
}
ASK = """\
import sys
import paddock
from paddock.games.toy.rules import driving
print(paddock.compiled, driving.__file__.endswith(".py"), driving.answer(), paddock.build.why_not())
"""


class ToyPackage:
    """A toy source tree with its own cache."""

    def __init__(self, folder: Path) -> None:
        self.src = folder / "a src"
        self.cache = folder / "a cache"
        self.rules = self.src / "paddock" / "games" / "toy" / "rules" / "driving.py"
        for name, text in TOY.items():
            file = self.src / "paddock" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        shutil.copy(build.__file__, self.src / "paddock" / "build.py")
        made_by = Path(build.__file__).parent / "compiling"
        copied = self.src / "paddock" / "compiling"
        shutil.copytree(made_by, copied, ignore=shutil.ignore_patterns("__pycache__"))

    def environment(self, **more: str) -> dict[str, str]:
        kept = {k: v for k, v in os.environ.items() if k != "PADDOCK_PURE"}
        return {**kept, "PADDOCK_CACHE": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1", **more}

    def start(self, **more: str) -> subprocess.Popen[str]:
        """Start a build."""
        return subprocess.Popen(
            [sys.executable, "-P", str(self.src / "paddock" / "build.py")],
            env=self.environment(**more),
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def build(self, **more: str) -> str:
        """Build; returns the error message, or an empty text."""
        process = self.start(**more)
        complaint = process.communicate()[1]
        assert (process.returncode == 0) == ("interpreted" not in complaint)
        return complaint if process.returncode else ""

    def ask(self, **more: str) -> list[str]:
        """Whether it claims to be compiled, whether it runs interpreted, the result, and why it is
        not compiled."""
        environment = self.environment(PYTHONPATH=str(self.src), **more)
        command = [sys.executable, "-c", ASK]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout.strip().split(" ", 3)

    def edit(self) -> None:
        text = self.rules.read_text()
        self.rules.write_text(text.replace("return 1 +", "return 2 +"))

    def builds(self) -> list[str]:
        folder = self.cache / "compiled"
        return sorted(os.listdir(folder)) if folder.exists() else []


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> ToyPackage:
    """A source tree that is built once for all tests; they use copies."""
    house = ToyPackage(tmp_path_factory.mktemp("first"))
    complaint = house.build()
    if "no C compiler" in complaint:
        pytest.skip("there is no C compiler here")
    assert not complaint
    return house


@pytest.fixture
def built(first: ToyPackage, tmp_path: Path) -> ToyPackage:
    house = ToyPackage(tmp_path)
    shutil.copytree(first.cache, house.cache)
    return house


def test_a_build_is_used_and_says_so(built: ToyPackage) -> None:
    assert built.ask() == ["True", "False", "42"]


def test_nothing_is_written_into_the_source_tree(built: ToyPackage) -> None:
    before = sorted(built.src.rglob("*"))
    assert not built.build()
    built.ask()
    assert sorted(built.src.rglob("*")) == before


def test_an_edit_is_never_hidden_by_a_build(built: ToyPackage) -> None:
    built.edit()
    assert built.ask() == ["False", "True", "43", "not compiled yet"]


def test_a_new_file_makes_a_build_old(built: ToyPackage) -> None:
    (built.src / "paddock" / "bots" / "new.py").write_text("")
    assert built.ask()[:2] == ["False", "True"]


def test_an_edit_taken_back_finds_its_build_again(built: ToyPackage) -> None:
    text = built.rules.read_text()
    built.edit()
    built.rules.write_text(text)
    assert built.ask() == ["True", "False", "42"]


def test_the_environment_variable_selects_the_interpreted_build(built: ToyPackage) -> None:
    assert built.ask(PADDOCK_PURE="1") == ["False", "True", "42", "PADDOCK_PURE is set"]
    assert built.ask(PADDOCK_PURE="")[0] == "True"


def test_a_damaged_build_is_not_used_and_made_again(built: ToyPackage) -> None:
    (library,) = (built.cache / "compiled").glob("*/*__mypyc*")
    library.write_bytes(b"not a library")
    answer = built.ask()
    assert answer[:3] == ["False", "True", "42"]
    assert "does not load" in answer[3]
    assert not built.builds()


def test_without_a_compiler_it_runs_interpreted(tmp_path: Path) -> None:
    house = ToyPackage(tmp_path)
    assert "no C compiler" in house.build(CC="/nowhere/cc")
    assert not house.builds()
    assert house.ask() == ["False", "True", "42", "not compiled yet"]


def test_without_mypy_it_runs_interpreted(tmp_path: Path) -> None:
    house = ToyPackage(tmp_path)
    fake = tmp_path / "fake" / "mypy"
    fake.mkdir(parents=True)
    (fake / "__init__.py").write_text("raise ImportError('hidden')")
    assert "mypy or setuptools is not installed" in house.build(PYTHONPATH=str(fake.parent))
    assert not house.builds()


def test_a_type_error_is_the_reason_given(tmp_path: Path) -> None:
    house = ToyPackage(tmp_path)
    house.rules.write_text("def answer() -> int:\n    return 'x'\n")
    assert "driving.py:2: error" in house.build()
    assert not house.builds()


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    house = ToyPackage(tmp_path)
    house.cache.write_text("a file where the folder should be")
    assert "cannot be written" in house.build()
    assert house.ask()[:3] == ["False", "True", "42"]


def test_of_two_simultaneous_builds_one_compiles_and_both_succeed(
    first: ToyPackage, tmp_path: Path
) -> None:
    house = ToyPackage(tmp_path)
    both = [house.start(), house.start()]
    said = [process.communicate()[1] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum("compiling the engine" in one for one in said) == (2 if os.name == "nt" else 1)
    assert house.builds() == first.builds()
    assert house.ask() == ["True", "False", "42"]


@pytest.mark.skipif(os.name == "nt", reason="kills a process group")
def test_a_killed_build_leaves_no_incomplete_build(first: ToyPackage, tmp_path: Path) -> None:
    house = ToyPackage(tmp_path)
    process = house.start()
    wait_for(lambda: list(house.cache.glob("compiled/*/c/*.c")), "the C compiler to start")
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert [name for name in house.builds() if not name.startswith(cache.UNFINISHED)] == []
    assert house.ask() == ["False", "True", "42", "not compiled yet"]


def wait_for(condition: Callable[[], object], what: str) -> None:
    end = time.monotonic() + 600
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


def test_old_builds_are_deleted_except_the_newest_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path))
    folder = Path(cache.cache())
    long_ago = time.time() - 2 * cache.IDLE
    names = [f"{number:032x}" for number in range(8)]
    for age, name in enumerate([*names, cache.UNFINISHED + "killed", "notes of somebody"]):
        (folder / name).mkdir(parents=True)
        os.utime(folder / name, (long_ago - age, long_ago - age))
    os.utime(folder / names[7])
    cache.prune()
    kept = [names[7], *names[: cache.KEEP - 1], "notes of somebody"]
    assert sorted(os.listdir(folder)) == sorted(kept)
    build.clean()
    assert os.listdir(folder) == ["notes of somebody"]


def test_the_key_depends_on_everything_a_build_is_made_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sources = [("core/a.py", b"x = 1\n"), ("core/b.py", b"")]
    keys = {
        build.key_of(sources),
        build.key_of([("core/a.py", b"x = 2\n"), ("core/b.py", b"")]),
        build.key_of([("core/a.py", b""), ("core/b.py", b"x = 1\n")]),
        build.key_of(sources[:1]),
    }
    for name, value in [("MYPY", "0"), ("SUFFIX", ".so"), ("C_FLAGS", ()), ("STRICT", ())]:
        with monkeypatch.context() as patch:
            patch.setattr(made_from, name, value)
            keys.add(build.key_of(sources))
    assert len(keys) == 8


def test_the_mypy_of_the_key_is_the_mypy_of_the_project() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
    assert f"mypy=={build.MYPY}" in project["dependency-groups"]["compile"]


@pytest.mark.parametrize("pure", ["", "1"])
def test_paddock_compiled_tells_the_truth(pure: str) -> None:
    code = "import paddock, paddock.core as c; print(paddock.compiled, c.__file__)"
    environment = {**os.environ, "PADDOCK_PURE": pure}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    says, file = done.stdout.strip().split(" ", 1)
    assert says == str(not file.endswith(".py"))
    assert not (pure and says == "True")
