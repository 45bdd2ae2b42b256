"""Faulty files on the command line: exit code 2 and one line, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.test_malformed import EDITIONS, LOG, LOGS, STANDARD


def paddock(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "paddock.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def assert_refused(done: subprocess.CompletedProcess[str], where: str) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert where in done.stderr


@pytest.mark.parametrize("number", [0, 9, 11])
def test_the_command_checks_an_edition_in_one_line(tmp_path: Path, number: int) -> None:
    old, new, complaint = EDITIONS[number]
    file = tmp_path / "house.toml"
    file.write_text(STANDARD.replace(old, new, 1), "utf-8")
    assert_refused(
        paddock("check", "--edition", file, "--game", "kilometers"), f"house.toml{complaint}"
    )


@pytest.mark.parametrize("number", [0, 7, 21])
def test_the_command_refuses_a_faulty_log_in_one_line(tmp_path: Path, number: int) -> None:
    old, new, complaint = LOGS[number]
    file = tmp_path / "match.log"
    file.write_text(LOG.replace(old, new, 1), "utf-8")
    assert_refused(paddock("replay", file), complaint.replace("log:", "match.log:", 1))


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_the_command_says_which_file_it_cannot_read(tmp_path: Path, content: bytes | None) -> None:
    for name, command in (("no.toml", ["check", "--edition"]), ("no.log", ["replay"])):
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        assert_refused(paddock(*command, file), name)
