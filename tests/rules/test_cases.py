"""Every rule of every game has a case, and every case holds."""

from __future__ import annotations

import re

import pytest

from paddock.cases import Case, lay, read_cases, run
from paddock.games import package_of
from paddock.shelf import titles

NAMES = [title.name for title in titles()]
CASES = {name: read_cases(name) for name in NAMES}


def rules_in_the_law(game: str) -> set[str]:
    """All rule numbers in the rules text."""
    text = package_of(game).law("en").read_text("utf-8")
    return set(re.findall(r"\b[A-Z]+\d+\b", text))


@pytest.mark.parametrize(
    "case", [case for name in NAMES for case in CASES[name]], ids=lambda case: str(case.where)
)
def test_a_case_holds(case: Case) -> None:
    run(case)


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_has_a_case_and_every_case_a_rule(game: str) -> None:
    law = rules_in_the_law(game)
    assert len(law) > 20
    assert {case.rules[0] for case in CASES[game]} == law
    assert {rule for case in CASES[game] for rule in case.rules} <= law


@pytest.mark.parametrize("game", NAMES)
def test_refusals_and_options_cite_rules_that_exist(game: str) -> None:
    law = rules_in_the_law(game)
    title = next(title for title in titles() if title.name == game)
    tables = {tuple(case.table) for case in CASES[game] if "no table" not in case.follow}
    for table in tables:
        assert {refusal.rule for refusal in lay(game, *table).refusals()} - {""} <= law
    assert {option.rule for option in title.options} <= law


@pytest.mark.parametrize("game", NAMES)
def test_every_preset_option_and_refusal_has_a_case(game: str) -> None:
    title = next(title for title in titles() if title.name == game)
    words = {word for case in CASES[game] for word in case.table}
    assert set(title.presets) - {next(iter(title.presets))} <= words
    assert {str(players) for players in title.players} <= words
    assert {option.name for option in title.options} <= {word.partition("=")[0] for word in words}
    asked = {check.removeprefix("refused ") for case in CASES[game] for check in case.follow}
    codes = {refusal.code for refusal in CASES[game][0].game().refusals()}
    assert codes <= asked


@pytest.mark.parametrize(
    "line",
    [
        "K9 | 2 | battle.1=- hand.1=100 | 1 play 100 | ok",
        "K9 | 2 | battle.1=- hand.1=100 | 1 play 100 | refused too-fast",
        "K10 | 2 | battle.1=- hand.1=100 | 1 play 100 | refused not-rolling",
        "K9 | 2 | battle.1=green hand.1=100 | 1 play 100 | refused not-rolling",
        "K9 | 2 | battle.1=green hand.1=100 | 1 play 100 | km.1=75",
        "K9 | 2 | battle.1=green hand.1=100 | luck | may not 1 play 100",
        "K9 | 2 | battle.1=- hand.1=100 | luck | may 1 play 100",
        "K33 | 2 | battle.1=green only.1=100 stock=0 | 1 play 100 | score.1.kilometres=75",
        "K1 | 2 | | | no table",
    ],
)
def test_a_wrong_case_fails(line: str) -> None:
    with pytest.raises(AssertionError):
        run(Case("kilometers", "wrong:1", line))
