"""Checks what belongs to a game besides code: its rules text, and the files of its tests.

Tests are not installed with a game. They are looked for in a checkout: ours, or the project that
contains another game's package.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import paddock
from paddock.cases import Case, read_cases
from paddock.cases import run as run_case
from paddock.cli.checks.finding import FINE, Finding, faulty
from paddock.core.errors import PaddockError
from paddock.core.log import read_log
from paddock.core.title import Title
from paddock.games import package_of
from paddock.i18n import FALLBACK, search_order
from paddock.shelf import load, load_log

HOME: Final = Path(paddock.__file__).parent
RULE: Final = re.compile(r"\b[A-Z]+\d+\b")
ENDING: Final = "# ending"
INSTALLED: Final = Finding(absent="is looked for in a checkout only")


def law_of(title: Title) -> str:
    """The rules text in English, or in the language it was written in; empty if there is none."""
    package = package_of(title.name)
    for language in search_order(FALLBACK):
        if package.law(language).exists():
            return package.law(language).read_text("utf-8")
    return ""


def check_law(title: Title) -> Finding:
    """Every rule that a refusal or an option cites is in the rules text."""
    cited = {option.rule for option in title.options}
    for players in title.players:
        cited |= {refusal.rule for refusal in load(title.name, players).refusals()}
    law = law_of(title)
    if not law:
        return Finding(default="the rules page says that there is none")
    lost = sorted(cited - {""} - set(RULE.findall(law)))
    faults = [f"{rule} is cited, but does not stand in the law" for rule in lost]
    prefix = package_of(title.name).rule_prefix
    if not re.search(rf"^- \*\*{prefix}\d+\*\* ", law, re.M) and prefix:
        faults.append(f"no rule is numbered {prefix}1, {prefix}2, …")
    return faulty(*faults)


def tests_of(title: Title) -> Path | None:
    """The folder of a game's tests, in a checkout."""
    folder = package_of(title.name).folder
    if folder.is_relative_to(HOME):
        checkout = HOME.parent.parent
        return checkout / "tests" / "games" / title.name if is_project(checkout) else None
    return next((up / "tests" for up in folder.parents[:3] if is_project(up)), None)


def is_project(folder: Path) -> bool:
    """Whether a folder is a project with tests."""
    return (folder / "pyproject.toml").exists()


def ours(title: Title) -> bool:
    """Whether a game belongs to this package."""
    return package_of(title.name).folder.is_relative_to(HOME)


def kept_files(title: Title, pattern: str) -> list[Path] | Finding:
    """The files of a game's tests, or the finding if there are none."""
    tests = tests_of(title)
    if tests is None:
        return INSTALLED
    files = sorted(tests.glob(pattern))
    if files:
        return files
    missing = f"there are no {tests.name}/{pattern}"
    return faulty(missing) if ours(title) else Finding(absent=missing)


def cases_of(title: Title) -> Path:
    """The folder of a game's cases, which is in its package because the rules page plays them."""
    return package_of(title.name).folder / "cases"


def check_cases(title: Title) -> Finding:
    """Every rule of the rules text has a case, and every case holds."""
    files = sorted(cases_of(title).glob("*.cases"))
    if not files:
        missing = f"there are no {title.name}/cases/*.cases"
        return faulty(missing) if ours(title) else Finding(absent=missing)
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    tested = {
        rule
        for line in lines
        if not line.startswith("#")
        for rule in RULE.findall(line.partition("|")[0])
    }
    lacking = sorted(set(RULE.findall(law_of(title))) - tested)
    wrong = filter(None, map(case_fault, read_cases(title.name)))
    return faulty(*(f"{rule} has no case" for rule in lacking), *wrong)


def case_fault(case: Case) -> str:
    """What does not follow in a case; empty if all does."""
    try:
        run_case(case)
    except (AssertionError, PaddockError, KeyError, ValueError) as error:
        return f"{case.where}: {error}"
    return ""


def check_golden(title: Title) -> Finding:
    """The golden logs replay to the same end."""
    files = kept_files(title, "golden/*.log")
    if isinstance(files, Finding):
        return files
    return faulty(*filter(None, map(replay_fault, files)))


def replay_fault(file: Path) -> str:
    """Why a log does not replay to its end; empty if it does."""
    text = file.read_text("utf-8")
    match = load_log(read_log(text, file.name), source=file.name)
    _, found, ending = text.partition(f"{ENDING}\n# ")
    if found and ending.splitlines()[0] != match.state.text():
        return f"{file.name} ends in another position"
    return ""


def check_perft(title: Title) -> Finding:
    """The counts of positions exist."""
    files = kept_files(title, "perft.txt")
    if isinstance(files, Finding):
        return files
    counts = [line for line in files[0].read_text("utf-8").splitlines() if line.count("|") == 3]
    return FINE if counts else faulty(f"{files[0].name} has no counts")
