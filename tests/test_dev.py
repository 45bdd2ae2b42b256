"""The script that sets a checkout up: what can be promised of it without a network."""

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
    for command in ("setup", "play", "test", "check", "format", "bench", "lock"):
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
    became: list[list[str]] = []
    browsers: list[int] = []
    monkeypatch.setenv("PADDOCK_LONG", "0")  # and as it was afterwards
    monkeypatch.setattr(dev, "setup", lambda: None)
    monkeypatch.setattr(dev, "check", lambda: None)
    monkeypatch.setattr(dev, "find_browser", lambda: browsers.append(1))
    done = subprocess.Popen([sys.executable, "-c", ""])
    monkeypatch.setattr(dev, "start_compiling", lambda: done)
    monkeypatch.setattr(dev, "become", lambda command: became.append([*map(str, command)]))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.chdir(ROOT)
    dev.main(["test", *arguments])
    ((_, _, pytest_, *options),) = became
    assert pytest_ == "pytest"
    assert options[-2:] == ["-k", "clone"]
    assert (options[options.index("-m") + 1] if "-m" in options else None) == marks
    assert bool(browsers) is ("--quick" not in arguments)
    assert (os.environ.get("PADDOCK_LONG") == "1") is night


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
    monkeypatch.setattr(dev, "LOCK", tmp_path / "requirements.lock")
    (tmp_path / "requirements.lock").write_text("a==1\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    first = dev.fingerprint()
    assert dev.fingerprint() == first
    (tmp_path / "requirements.lock").write_text("a==2\n")
    assert dev.fingerprint() != first


def test_a_failing_command_becomes_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    dev = load_dev()
    with pytest.raises(dev.Failed, match="is there a network"):
        dev.run([sys.executable, "-c", "raise SystemExit(2)"], "is there a network?")


def test_the_lock_pins_with_hashes_and_names_no_host() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    assert "://" not in lock
    pins = re.findall(r"^(\S+)==(?=.*\\\n    --hash=sha256:)", lock, re.MULTILINE)
    assert len(pins) == lock.count("==") - lock.count("_platform ==") > 0
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", name)[0] for name in wanted}
    assert {re.sub(r"[-_.]+", "-", name).lower() for name in names} <= set(pins)


def test_ci_runs_the_command_people_run() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "python3 dev.py test" in script.read_text()
