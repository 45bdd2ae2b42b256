"""The risk tables that `tests.games.rally.balance` tries agree with the rulebooks."""

from __future__ import annotations

import tomllib
from random import Random

from tests.games.rally.balance import STATED, Risk, as_special, changes, stated, text_of, with_risk

from paddock.core.edition import Edition
from paddock.games.rally.rules.title import TITLE


def risk_of(text: str) -> Risk:
    return {int(die): row for die, row in tomllib.loads(text)["risk"].items()}


def test_both_editions_contain_the_values_of_the_rulebooks() -> None:
    assert TITLE.editions == ["house", "proposed"]  # house is the default
    house, proposed = (tomllib.loads(text_of(name)) for name in TITLE.editions)
    assert {key for key in house if house[key] != proposed[key]} == {"risk"}
    for name in TITLE.editions:
        risk = risk_of(text_of(name))
        assert stated(risk)
        assert all(risk[die][gear - 1] == value for (die, gear), value in STATED.items())


def test_every_change_can_be_played() -> None:
    text = text_of("house")
    tried = changes(risk_of(text), Random(2))
    for _ in range(30):
        risk = next(tried)
        changed = with_risk(text, risk)
        assert risk_of(changed) == risk
        TITLE.check_edition(Edition("tried", changed, "tried.toml"))


def test_a_special_stage_drives_further_in_high_gears_on_its_own_course() -> None:
    facts = tomllib.loads(as_special(text_of("house")))
    assert facts["gears"] == {"1": [1, 1], "2": [1, 3], "3": [2, 6], "4": [3, 10], "5": [6, 16]}
    assert facts["calendar"]["sweden"]["sections"] == 5
    assert facts["calendar"]["sweden"]["limits"] == ["at most 2 ford", "at most 2 fast"]
    assert facts["calendar"]["safari"]["sections"] == 8  # this edition has no special stages there
    TITLE.check_edition(Edition("special", as_special(text_of("house")), "special.toml"))
