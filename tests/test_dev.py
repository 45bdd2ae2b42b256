"""The script that sets up a checkout (dev.py), as far as it can be tested without a network."""

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
LOCK = "requirements.lock"


def load_dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec
    assert spec.loader
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    return dev


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def test_help_names_every_command(tmp_path: Path) -> None:
    done = run("--help", cwd=tmp_path)
    assert done.returncode == 0
    for command in ("setup", "play", "test", "check", "format", "bench", "audit", "lock"):
        assert f"\n  {command} " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "marks", "night"),
    [
        (["--quick", "-k", "clone"], "not browser and not slow and not long", False),
        (["-k", "clone"], None, False),
        (["-k", "clone", "--long"], "", True),
    ],
)
def test_a_tier_becomes_marks_and_the_rest_goes_to_pytest(
    arguments: list[str], marks: str | None, night: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev = load_dev()
    done: list[str] = []
    called = without_tests(dev, monkeypatch)
    monkeypatch.setattr(dev, "start_fetching_browser", lambda: done.append("fetching"))
    monkeypatch.setattr(dev, "setup", lambda lock: done.append(lock.name))
    monkeypatch.setattr(dev, "require_browser", lambda fetching: done.append("browser"))
    with pytest.raises(SystemExit, match=r"^0$"):
        dev.main(["test", *arguments])
    ((_, _, pytest_, *options),) = called
    assert pytest_ == "pytest"
    assert options[-2:] == ["-k", "clone"]
    assert (options[options.index("-m") + 1] if "-m" in options else None) == marks
    quick = "--quick" in arguments
    # Chromium and the packages are downloaded at the same time.
    assert done == ([LOCK] if quick else ["fetching", LOCK, "browser"])
    assert (os.environ.get("PADDOCK_LONG") == "1") is night


def without_tests(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, code: int = 0, complaint: str = ""
) -> list[list[str]]:
    """Run `dev.py test` with fakes: the tests end with `code`, and the named check fails. Returns
    the commands that would have run."""
    called: list[list[str]] = []

    def call(command: list[object]) -> int:
        called.append([*map(str, command)])
        return code

    def ended(code: int) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", f"raise SystemExit({code})"])

    monkeypatch.setenv("PADDOCK_LONG", "0")  # restored after the test
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(dev, "setup", lambda lock: None)
    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr(dev, "start_compiling", lambda: ended(0))
    checks = {"lint": ended(0), "types": ended(0)} | ({complaint: ended(1)} if complaint else {})
    monkeypatch.setattr(dev, "start_checks", lambda: checks)
    return called


def test_a_failed_test_and_a_failed_check_are_both_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dev = load_dev()
    without_tests(dev, monkeypatch, code=1)
    with pytest.raises(SystemExit, match=r"^1$"):
        dev.main(["test", "--quick"])
    without_tests(dev, monkeypatch, complaint="types")
    with pytest.raises(dev.Failed, match="not clean: types"):
        dev.test(["--quick"])


def test_quick_or_long() -> None:
    dev = load_dev()
    with pytest.raises(dev.Failed, match="not both"):
        dev.test(["--quick", "--long"])


def test_an_unknown_command_fails_and_says_so() -> None:
    done = run("fly")
    assert done.returncode != 0
    assert "no such command: fly" in done.stderr


def test_an_old_python_gets_one_line() -> None:
    code = "import sys; sys.version_info = (3, 9); exec(open(sys.argv[1]).read())"
    command = [sys.executable, "-c", code, str(ROOT / "dev.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr.startswith("Paddock needs Python 3.11")
    assert done.stderr.count("\n") == 1


def test_a_change_of_lock_or_project_asks_for_a_new_setup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev = load_dev()
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    lock = tmp_path / LOCK
    lock.write_text("a==1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    first = dev.fingerprint(lock)
    assert dev.fingerprint(lock) == first
    lock.write_text("a==2\n")
    assert dev.fingerprint(lock) != first


class Fresh:
    """A machine on which nothing is installed; records what dev.py would do."""

    def __init__(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dev = load_dev()
        self.done: list[str] = []
        self.started: list[list[str]] = []
        self.told: list[str] = []  # messages printed before the first action
        monkeypatch.setattr(self.dev, "VENV", place)
        monkeypatch.setattr(self.dev, "PYTHON", place / "python")
        monkeypatch.setattr(self.dev, "STAMP", place / "stamp")
        monkeypatch.setattr(self.dev, "make_venv", self.make_venv)
        monkeypatch.setattr(self.dev, "find_uv", lambda: Path("uv"))
        monkeypatch.setattr(self.dev, "run", lambda command, _: self.note(command))
        monkeypatch.setattr(self.dev, "tell", self.tell)
        monkeypatch.setattr(self.dev, "become", lambda command: self.started.append(command))

    def make_venv(self) -> None:
        self.dev.PYTHON.touch()

    def tell(self, step: str) -> None:
        if not self.done:
            self.told.append(step)

    def note(self, command: list[object]) -> None:
        self.done += [Path(str(one)).name for one in command if str(one).endswith(".lock")]

    def start(self, *arguments: str) -> list[str]:
        self.dev.main([*arguments])
        return [str(one) for one in self.started[-1][1:]]


def test_play_announces_and_installs_only_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = Fresh(tmp_path, monkeypatch)
    assert fresh.start("play", "--port", "8123") == ["serve", "--port", "8123"]
    assert fresh.done == ["play.lock"]
    assert re.fullmatch(r"installing \d\d packages", fresh.told[-1])
    assert fresh.start("play") == ["serve"]
    assert fresh.done == ["play.lock"]  # a second start does nothing


def test_the_test_environment_can_play_but_not_the_reverse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = Fresh(tmp_path, monkeypatch)
    fresh.dev.setup(fresh.dev.PLAY_LOCK)
    fresh.dev.setup(fresh.dev.LOCK)
    fresh.dev.setup(fresh.dev.PLAY_LOCK)
    assert fresh.done == ["play.lock", LOCK]


def test_arguments_may_follow_two_dashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = Fresh(tmp_path, monkeypatch)
    assert fresh.start("play", "--", "--port", "8123") == ["serve", "--port", "8123"]


def test_the_lock_for_playing_is_the_part_without_tests_and_linters() -> None:
    def pins(name: str) -> dict[str, str]:
        found = re.findall(r"^([\w.-]+)(==[^\n]*\n(?:    --hash.*\n)+)", read(name), re.MULTILINE)
        return dict(found)

    def read(name: str) -> str:
        return (ROOT / name).read_text()

    part, whole = pins("play.lock"), pins("requirements.lock")
    assert part.items() <= whole.items()
    assert not {"playwright", "ruff", "oxlint", "pytest", "hypothesis", "psycopg"} & part.keys()
    assert {"starlette", "uvicorn", "hatchling", "mypy"} <= part.keys()
    wanted = tomllib.loads(read("pyproject.toml"))["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", name)[0] for name in wanted}
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= part.keys()


def test_a_busy_machine_has_time_to_compile_what_it_installs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """uv gave up on one large module after a minute, and the message blamed the network."""
    dev = load_dev()
    monkeypatch.setenv("UV_COMPILE_BYTECODE_TIMEOUT", "60")  # restored after this test
    monkeypatch.delenv("UV_COMPILE_BYTECODE_TIMEOUT")
    monkeypatch.setattr(dev, "find_uv", lambda: Path("uv"))
    allowed: list[str] = []
    monkeypatch.setattr(
        dev, "run", lambda *_: allowed.append(os.environ.get("UV_COMPILE_BYTECODE_TIMEOUT", "60"))
    )
    dev.install(dev.LOCK)
    assert set(allowed) == {"0"}


def test_a_failing_command_becomes_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    dev = load_dev()
    with pytest.raises(dev.Failed, match="is there a network"):
        dev.run([sys.executable, "-c", "raise SystemExit(2)"], "is there a network?")


def test_an_audit_is_strict_and_covers_all_packages_of_a_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without `--strict` pip-audit succeeds although it could not look anything up."""
    dev = load_dev()
    called: list[list[str]] = []
    monkeypatch.setattr(dev, "make_venv", lambda: None)
    monkeypatch.setattr(dev, "find_uv", lambda: Path("uv"))
    monkeypatch.setattr(dev, "run", lambda command, complaint: called.append([*map(str, command)]))
    dev.main(["audit", "--verbose"])
    ((_, *options),) = called
    assert "--strict" in options
    assert "--require-hashes" in options
    assert options[-1] == "--verbose"
    asked = [options[n + 1] for n, one in enumerate(options) if one == "--requirement"]
    assert [Path(one).name for one in asked] == ["play.lock", "postgres.lock"]
    assert all(Path(one).exists() for one in asked)


def test_the_lock_pins_with_hashes_and_names_no_host() -> None:
    lock = (ROOT / LOCK).read_text()
    assert "://" not in lock
    pins = re.findall(r"^(\S+)==(?=.*\\\n    --hash=sha256:)", lock, re.MULTILINE)
    conditions = re.findall(r"\w == '", lock)  # such as sys_platform == 'win32'
    assert len(pins) == lock.count("==") - len(conditions) > 0
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", name)[0] for name in wanted}
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= set(pins)


def test_ci_runs_the_command_people_run() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "python3 dev.py test" in script.read_text()
