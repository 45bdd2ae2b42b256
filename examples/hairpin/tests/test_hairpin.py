"""Hairpin satisfies all invariants of a Paddock game, and its own rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock import LUCK, load
from paddock.core.errors import BadEdition, BadPosition
from paddock.core.state import State
from paddock.invariants import WalkedTable, keep, tables_of, unmet
from paddock_hairpin.title import TITLE

START = "phase=gearbox due=12 ply=2 asked=2 space=0,0 gear=0,0 choice=0,0 steps=0,0"
TYRES = "tyres=hard,soft seen=no,no"


def position(**changes: str) -> State:
    """A position of two drivers in the first round, with the given fields changed."""
    fields = dict(word.partition("=")[::2] for word in f"{START} {TYRES}".split())
    text = " ".join(f"{key}={value}" for key, value in {**fields, **changes}.items())
    return load("hairpin", 2).position(f"hairpin/1 {text}")


def play(state: State, *moves: str) -> dict[str, object]:
    """Play moves written like `1 gear 2` or `* die 6`. Returns what everybody then sees."""
    for line in moves:
        who, _, text = line.partition(" ")
        seat = LUCK if who == "*" else int(who) - 1
        move = state.game.read(text)
        state.check(seat, move)
        state.play(seat, move)
    return state.view(0).to_dict()


@pytest.mark.parametrize("table", tables_of(TITLE), ids=str)
def test_every_invariant_holds(table: WalkedTable) -> None:
    keep(table)


def test_random_matches_meet_every_event_and_refusal() -> None:
    assert unmet(tables_of(TITLE)) == set()


def test_h4_a_choice_is_secret_until_all_have_chosen() -> None:
    state = position()
    assert play(state, "2 gear 2")["choice"] == [0, "?"]
    assert state.view(1).to_dict()["choice"] == [0, 2]
    assert play(state, "1 gear 1")["space"] == [1, 2]


@pytest.mark.parametrize(("last", "allowed"), [(0, "12"), (1, "123"), (3, "12345"), (5, "345")])
def test_h5_a_gear_is_two_from_the_last_one_at_most(last: int, allowed: str) -> None:
    state = position(gear=f"{last},0")
    assert [move.text for move in state.legal(0)] == [f"gear {gear}" for gear in allowed]


def test_h6_drivers_in_the_same_gear_are_in_the_way() -> None:
    assert play(position(), "1 gear 2", "2 gear 2")["space"] == [1, 1]


@pytest.mark.parametrize(("die", "space", "gear"), [("5", 6, 4), ("3", 5, 0)])
def test_h8_the_die_and_the_tyres_hold_a_car_that_is_too_fast(
    die: str, space: int, gear: int
) -> None:
    """Gear 4 in a bend for gear 3 needs a 4 on hard tyres."""
    seen = play(position(space="2,0", gear="4,0"), "1 gear 4", "2 gear 1", f"* die {die}")
    assert (seen["space"], seen["gear"]) == ([space, 1], [gear, 1])
    assert seen["tyres"] == ["hard", "?"]


def test_h9_the_farthest_car_wins_in_the_round_that_ends_the_race() -> None:
    state = position(space="23,22", gear="1,4")
    play(state, "1 gear 1", "2 gear 3")
    assert state.over()
    assert state.winners() == [1]


@pytest.mark.parametrize(
    "changes",
    [
        {"due": "1"},  # seat 2 has not chosen yet either
        {"phase": "bend", "due": "*"},  # there is no car in danger
        {"tyres": "none,soft"},  # tyres are dealt before the first round
        {"tyres": "hard,?"},  # the position of one seat, with hidden values
        {"space": "0,1000"},
    ],
)
def test_a_position_that_contradicts_itself_is_refused(changes: dict[str, str]) -> None:
    with pytest.raises(BadPosition):
        position(**changes)


def test_an_edition_needs_bends_on_the_road(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        'name = "x"\nlap = 12\n[bends]\n12 = 1\n[tyres]\nhard = 2\nmedium = 2\nsoft = 2'
    )
    with pytest.raises(BadEdition, match=r"house\.toml:4: bends\.12 is not a space of the lap"):
        load("hairpin", edition=path)
