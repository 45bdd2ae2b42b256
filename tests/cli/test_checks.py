"""Each check fails when its part of a game is broken, and reports what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.broken import (
    FailsWithThree,
    IllegalBot,
    IncompleteControls,
    OpenHand,
    RawScreen,
    SharedList,
    copied,
    off_colour,
    scribbled,
    title_with,
)
from tests.hairpin import forget, registered

from paddock.cli.checks import CHECKS, project, rules, run
from paddock.cli.checks.finding import Finding
from paddock.core.options import number
from paddock.games import GamePackage, packages
from paddock.shelf import title

Shelve = Callable[[GamePackage], None]
FIVE = [package.name for package in packages().values()]


@pytest.fixture
def shelve() -> Iterator[Shelve]:
    """Register a game for the duration of one test."""
    with ExitStack() as after:
        after.callback(rules.compared.cache_clear)

        def put(package: GamePackage) -> None:
            rules.compared.cache_clear()
            after.enter_context(registered(package))

        yield put


def found(check: str, game: str = "hairpin") -> Finding:
    return run(CHECKS[check], title(game))


def test_the_unchanged_example_game_passes_every_check(shelve: Shelve, tmp_path: Path) -> None:
    shelve(copied(tmp_path))
    signs = {name: found(name).sign for name in CHECKS}
    assert set(signs.values()) == {"✓", "·", "–"}


def test_a_case_that_does_not_hold_is_found(shelve: Shelve, tmp_path: Path) -> None:
    shelve(copied(tmp_path))
    (tmp_path / "cases").mkdir()
    line = "H5 | 2 | gear=1,0 | 1 gear 3 | refused too-high\n"
    (tmp_path / "cases" / "all.cases").write_text(line)
    assert any("hairpin/all.cases:1: the last move" in one for one in found("cases").faults)


@pytest.mark.parametrize(
    ("check", "parts", "fault"),
    [
        ("title", {"title": title_with(FailsWithThree)}, "3 players, sprint: three are a crowd"),
        ("title", {"title": title_with(OpenHand, players=[])}, "has no players"),
        ("editions", {"title": title_with(OpenHand, editions=["house"])}, "house.toml"),
        ("law", {"title": title_with(OpenHand, options=[number("laps", "H99", 1, 1, 2)])}, "H99"),
        ("bots", {"bots": lambda: {"club": IllegalBot}}, "answered 'die 6', which is not legal"),
        ("drawing", {"drawing": scribbled}, "ParseError"),
        ("drawing", {"drawing": off_colour}, "'paper' is no colour"),
        ("terminal", {"terminal": lambda: RawScreen}, "raw data is printed"),
        ("page", {"page": IncompleteControls}, "'dict object' has no attribute"),
        ("leaks", {"title": title_with(OpenHand)}, "tells what is hidden"),
        ("invariants", {"title": title_with(SharedList)}, "not so at hairpin-standard-sprint-2"),
    ],
)
def test_a_broken_part_is_found(
    shelve: Shelve, tmp_path: Path, check: str, parts: dict[str, Any], fault: str
) -> None:
    shelve(copied(tmp_path, **parts))
    result = found(check)
    assert result.sign == "✗"
    assert any(fault in one for one in result.faults), result.faults


@pytest.mark.parametrize(
    ("check", "file", "old", "new", "fault"),
    [
        ("editions", "editions/standard.toml", "lap = 24", "lap = 2", "lap is 2, not 12 to 99"),
        ("en", "words/en.ftl", "hairpin-move-gear", "hairpin-move-geer", "move-gear has no text"),
        ("en", "words/en.ftl", "Gear { $number }", "Gear { $gear }", "label of gear 1"),
        ("law", "law/en.md", "- **H5**", "- **H55**", "H5 is cited, but does not stand"),
        ("law", "law/en.md", "**H", "**X", "no rule is numbered H1"),
    ],
)
def test_a_broken_file_is_found(
    shelve: Shelve, tmp_path: Path, check: str, file: str, old: str, new: str, fault: str
) -> None:
    package = copied(tmp_path)
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    shelve(package)
    result = found(check)
    assert any(fault in one for one in result.faults), result.faults


def test_one_language_may_be_missing_but_not_all(shelve: Shelve, tmp_path: Path) -> None:
    shelve(copied(tmp_path))
    assert found("en").sign == "✓"
    assert found("nl").default == "is told in en"
    (tmp_path / "words" / "en.ftl").rename(tmp_path / "words" / "de.ftl")
    rules.compared.cache_clear()
    forget()
    assert found("en").default == "is told in de"
    assert found("page").faults == ()
    (tmp_path / "words" / "de.ftl").unlink()
    rules.compared.cache_clear()
    forget()
    assert found("en").faults == ("there are no words, in any language",)
    assert found("page").faults == ()  # the page is shown all the same


def test_the_rules_text_may_be_missing(shelve: Shelve, tmp_path: Path) -> None:
    shelve(copied(tmp_path))
    (tmp_path / "law" / "en.md").unlink()
    assert found("law").sign == "·"


@pytest.mark.parametrize(
    ("check", "file", "fault"),
    [
        ("golden", "golden/*.log", "there are no crazy_race/golden/*.log"),
        ("perft", "perft.txt", "there are no crazy_race/perft.txt"),
    ],
)
def test_missing_tests_are_reported_in_this_checkout(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, check: str, file: str, fault: str
) -> None:
    tests = project.tests_of(title("crazy_race"))
    assert tests is not None
    kept = [path for path in tests.rglob("*.*") if path not in set(tests.glob(file))]
    for path in kept:
        target = tmp_path / "crazy_race" / path.relative_to(tests)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
    monkeypatch.setattr(project, "tests_of", lambda title: tmp_path / "crazy_race")
    assert any(fault in one for one in found(check, "crazy_race").faults)


@pytest.mark.parametrize(
    ("gone", "fault"),
    [("*.cases", "there are no crazy_race/cases/*.cases"), ("1_*.cases", "has no case")],
)
def test_missing_cases_are_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, gone: str, fault: str
) -> None:
    cases = project.cases_of(title("crazy_race"))
    for path in set(cases.glob("*.cases")) - set(cases.glob(gone)):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(project, "cases_of", lambda title: tmp_path)
    assert any(fault in one for one in found("cases", "crazy_race").faults)


def test_a_golden_log_with_a_different_ending_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tests = project.tests_of(title("crazy_race"))
    assert tests is not None
    log = next(iter(sorted((tests / "golden").glob("*.log"))))
    (tmp_path / "golden").mkdir()
    changed = log.read_text("utf-8").replace("# ending\n# crazy_race/1 ", "# ending\n# crazy/1 ")
    (tmp_path / "golden" / log.name).write_text(changed, "utf-8")
    monkeypatch.setattr(project, "tests_of", lambda title: tmp_path)
    assert found("golden", "crazy_race").faults == (f"{log.name} ends in another position",)


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.parametrize("check", ["drawing", "terminal", "page"])
def test_the_default_parts_work_for_every_game(shelve: Shelve, game: str, check: str) -> None:
    shelve(replace(packages()[game], drawing=None, terminal=None, page=None))
    result = found(check, game)
    assert result.faults == ()
    assert result.sign == "·"
