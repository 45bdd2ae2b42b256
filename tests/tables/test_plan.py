"""Plans and names from outside are checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from paddock.bots.random import RandomBot
from paddock.games import package_of
from paddock.shelf import usual_level
from paddock.tables import TablePlan, clean_name, game_of, read_plan
from paddock.tables.errors import BadPlan
from paddock.tables.player import guest_name

PLAN = {"game": "kilometers", "players": 4, "options": {"max_200": 3}, "seats": [{"kind": "host"}]}


def test_a_plan_survives_json() -> None:
    plan = read_plan(PLAN)
    again = read_plan(json.loads(json.dumps(plan.to_dict())))
    assert again == plan
    assert TablePlan(**plan.to_dict()) == plan
    assert game_of(plan).option("max_200") == 3
    assert plan.options == {"max_200": "3"}
    assert [seat["kind"] for seat in plan.seats] == ["host", "open", "open", "open"]


def test_missing_values_get_their_defaults() -> None:
    plan = read_plan({"game": "kilometers"})
    assert (plan.players, plan.preset, plan.edition) == (2, "dutch", "standard")
    assert (plan.reaction_seconds, plan.absent, plan.visibility) == (3, "bot", "private")


def test_a_game_without_a_club_player_gets_its_strongest_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats = {"game": "kilometers", "seats": [{"kind": "bot", "level": "club"}]}
    assert usual_level("kilometers") == "club"
    assert read_plan(seats).seats[0] == {"kind": "bot", "level": "club"}
    monkeypatch.setattr(package_of("kilometers"), "bots", lambda: {"pro": RandomBot})
    assert usual_level("kilometers") == "pro"
    assert usual_level("crazy_race") == "club"
    assert read_plan({"game": "kilometers", "seats": [{"kind": "bot"}]}).seats[0]["level"] == "pro"
    with pytest.raises(BadPlan, match=r"no bot 'club'; there are random, pro$"):
        read_plan(seats)


def test_tables_with_equal_plans_share_one_game_object() -> None:
    assert game_of(read_plan(PLAN)) is game_of(read_plan(dict(PLAN)))


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"game": "chess"},
        {"game": None},
        {"game": ["kilometers"]},
        {"game": "kilometers", "players": 5},
        {"game": "kilometers", "players": -1},
        {"game": "kilometers", "players": True},
        {"game": "kilometers", "players": "4"},
        {"game": "kilometers", "preset": "none"},
        {"game": "kilometers", "edition": "/etc/passwd"},
        {"game": "kilometers", "edition": "../standard.toml"},
        {"game": "kilometers", "options": {"name": "x"}},
        {"game": "kilometers", "options": {"max_200": 10**9}},
        {"game": "kilometers", "options": {"max_200": []}},
        {"game": "kilometers", "options": {1: 2}},
        {"game": "kilometers", "options": [1]},
        {"game": "kilometers", "options": {str(n): 1 for n in range(100)}},
        {"game": "kilometers", "seats": "host"},
        {"game": "kilometers", "seats": [1]},
        {"game": "kilometers", "seats": [{"kind": "king"}]},
        {"game": "kilometers", "seats": [{"kind": "bot", "level": "genius"}]},
        {"game": "kilometers", "seats": [{"kind": "host"}] * 2},
        {"game": "kilometers", "seats": [{"kind": "open"}] * 3},
        {"game": "kilometers", "reaction_seconds": 11},
        {"game": "kilometers", "move_seconds": 601},
        {"game": "kilometers", "spectators": 1},
        {"game": "kilometers", "absent": "robot"},
        {"game": "kilometers", "pace": "hectic"},
        {"game": "kilometers", "visibility": "x" * 5000},
        {"game": "kilometers", "seed": 1},
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(facts: dict[str, Any]) -> None:
    with pytest.raises(BadPlan) as error:
        read_plan(facts)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann  van\tDyk\n", "Ann van Dyk"),
        ("x" * 100, "x" * 24),
        ("\u202eevil\u200b\x00\x1b[31m", "evil[31m"),
        ("Zoë ☃ 李", "Zoë ☃ 李"),
        (" \u2066\n", ""),
        ("\ud800", ""),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_a_guest_has_a_name() -> None:
    assert guest_name().startswith("Guest ")
