"""The compiled and the interpreted engine play the same matches, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.every_game.checksum import CHOSEN

from paddock import build

ROOT = Path(__file__).parent.parent


def start(**more: str) -> subprocess.Popen[str]:
    """Start playing the matches in a separate process."""
    kept = {key: value for key, value in os.environ.items() if key != "PADDOCK_PURE"}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.every_game.checksum"],
        cwd=ROOT,
        env={**kept, **more},
        stdout=subprocess.PIPE,
        text=True,
    )


def lines_of(process: subprocess.Popen[str]) -> list[str]:
    out = process.communicate()[0]
    assert process.returncode == 0
    return out.splitlines()


def test_compiled_and_interpreted_matches_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PADDOCK_PURE", raising=False)
    if not build.ensure():
        pytest.skip(f"no compiled build can be made here: {build.why_not()}")
    interpreted = start(PADDOCK_PURE="1")
    compiled = start()
    how, *fast = lines_of(compiled)
    assert how == "compiled"
    how, *slow = lines_of(interpreted)
    assert how == "interpreted"
    assert fast == slow
    assert len(fast) == len(CHOSEN)
    assert len({line.split()[-1] for line in fast}) == len(fast)  # all matches are different
