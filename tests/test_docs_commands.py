"""Every command in the docs is valid: its arguments, modules and files exist."""

from __future__ import annotations

import argparse
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import dev
import pytest

from paddock.cli import COMMANDS, parser_of

ROOT = Path(__file__).parent.parent
NAMES = ("README.md", "CONTRIBUTING.md", "docs/*.md", "examples/*.md", "examples/*/*.md")
PAGES = sorted(path for name in NAMES for path in ROOT.glob(name))
SHOWN = re.compile(r"^ {4,}(\S.*)$|`([^`\n]+)`", re.MULTILINE)
FENCED = re.compile(r"^```(?:sh|text)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = ("paddock", "python", "python3", "pytest", "pip", "uvx")
ANYTHING = "…"  # a placeholder for arguments that the reader chooses
# not commands: the heading of a log, and the label of a hash
NO_COMMAND = ("paddock log", "paddock fair")


def shown(text: str) -> Iterator[str]:
    """Lines of code blocks and inline code, one command each."""
    for block in FENCED.findall(text):
        yield from block.splitlines()
    for line, code in SHOWN.findall(FENCED.sub("", text)):
        yield line or code


def words_of(line: str) -> Iterator[list[str]]:
    """The commands of a line as words, without environment variables."""
    for part in line.split("&&"):
        try:
            words = shlex.split(part, comments=True)
        except ValueError:
            continue  # text with an apostrophe
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        if len(words) > 1:
            yield [Path(words[0]).name, *words[1:]]


def commands(path: Path) -> list[list[str]]:
    found = [words for line in shown(path.read_text("utf-8")) for words in words_of(line)]
    return [
        words
        for words in found
        if words[0] in PROGRAMS
        and not any(ANYTHING in word for word in words)
        and " ".join(words[:2]) not in NO_COMMAND
    ]


@cache
def parser() -> argparse.ArgumentParser:
    return parser_of()


@cache
def extras() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return set(project["optional-dependencies"])


def complaint(words: list[str]) -> str:
    """What is wrong with a command, or an empty text."""
    program, *rest = words
    if program == "uvx":
        program, *rest = rest
    match program:
        case "paddock":
            if len(rest) == 1 and rest[0] in COMMANDS:
                return ""  # only names the command
            try:
                parser().parse_args(rest)
            except SystemExit as end:
                return f"ended with {end.code}" if end.code else ""
        case "python" | "python3":
            return of_python(rest)
        case "pytest":
            return missing_test(rest)
        case "pip":
            return of_pip(rest)
    return ""


def of_python(rest: list[str]) -> str:
    if rest[0] == "-m":
        return "" if find_spec(rest[1]) else f"there is no module {rest[1]}"
    rest = [word for word in rest if word != "-P"]
    if rest[0] == "dev.py" and len(rest) > 1:
        known = [*dev.COMMANDS, "test", "audit", "lock", "COMMAND"]
        return "" if rest[1] in known else f"dev.py has no {rest[1]}"
    if rest[0] == "-c":
        return ""
    homes = [ROOT, ROOT / "examples" / "bots", ROOT / "examples" / "learning"]
    return "" if any((home / rest[0]).exists() for home in homes) else f"there is no {rest[0]}"


def missing_test(rest: list[str]) -> str:
    for word in rest:
        file, _, name = word.partition("::")
        if file.startswith("tests/"):
            if not (ROOT / file).exists():
                return f"there is no {file}"
            if name and f"def {name}" not in (ROOT / file).read_text("utf-8"):
                return f"{file} has no {name}"
    return ""


def of_pip(rest: list[str]) -> str:
    for word in rest:
        if extra := re.fullmatch(r"paddock\[(\w+)\]", word):
            return "" if extra[1] in extras() else f"there is no extra {extra[1]}"
    if "-r" in rest and not (ROOT / rest[rest.index("-r") + 1]).exists():
        return f"there is no {rest[-1]}"
    return ""


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_commands_of_a_page_are_valid(path: Path) -> None:
    wrong = {" ".join(words): complaint(words) for words in commands(path)}
    assert {line: reason for line, reason in wrong.items() if reason} == {}


def test_commands_are_found() -> None:
    found = [words for path in PAGES for words in commands(path)]
    assert len(found) > 80
    assert {words[0] for words in found} == set(PROGRAMS)


@pytest.mark.parametrize(
    "line",
    [
        "paddock arena kilometers --chairs club",
        "paddock fly",
        "python -m tests.nowhere",
        "python3 dev.py fly",
        "pytest tests/every_game/test_promises.py",
        "pytest tests/test_docs.py::test_nothing",
        "pip install paddock[wings]",
    ],
)
def test_an_invalid_command_is_found(line: str) -> None:
    (words,) = words_of(line)
    assert complaint(words)
