"""Runs the command as a user does: in its own process, through a pipe."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.cli import main

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment variables: no settings of this machine, and a separate folder for logs."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "HOME", "PADDOCK_CACHE", "PADDOCK_PURE")
        if name in os.environ
    }
    return kept | {
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
        "XDG_STATE_HOME": str(tmp_path / "state"),
    }


@pytest.fixture
def paddock(environment: dict[str, str]) -> Run:
    """Run `paddock` with arguments and input lines."""

    def run(*args: object, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "paddock.cli", *map(str, args)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=environment | more,
            timeout=600,
            check=False,
        )

    return run


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process. That is faster, for commands that read no input."""

    def run(*args: object) -> "subprocess.CompletedProcess[str]":
        monkeypatch.setenv("LANG", "C.UTF-8")
        words = [str(arg) for arg in args]
        capsys.readouterr()
        code = main(words)
        out, err = capsys.readouterr()
        return subprocess.CompletedProcess(words, code, out, err)

    return run


def one_line(result: "subprocess.CompletedProcess[str]") -> str:
    """The single line on stderr of a run that must fail."""
    assert result.returncode == 2, (result.stdout, result.stderr)
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr.strip()


@pytest.fixture
def complaint() -> "Callable[[subprocess.CompletedProcess[str]], str]":
    return one_line
