"""The club player of Grand Prix: it plays legally, uses no hidden information, and plays
sensibly."""

from __future__ import annotations

import pytest
from tests.bots.decisions import check_blindfolded

from paddock import Rng, load, shelf
from paddock.arena import Plan, series
from paddock.bots.bot import Question
from paddock.cases import Case, Trial

CLUB = shelf.bot("club", "grand_prix")


@pytest.mark.parametrize(("players", "preset"), [(2, "standard"), (4, "free"), (6, "standard")])
def test_it_answers_legally_and_uses_only_its_view(players: int, preset: str) -> None:
    state = load("grand_prix", players, preset, races=1).start()
    assert check_blindfolded(CLUB, state, players, every=8) > 5


def answer_to(line: str) -> str:
    """The bot's answer in the position of a case."""
    trial = Trial(Case("grand_prix", "here", f"GP1 | {line} | ok"))
    for move in trial.case.moves:
        trial.move(move)
    seat = trial.state.waiting[0]
    return CLUB.answer(Question(trial.state, seat), Rng(2)).text


def test_it_bids_for_a_cheap_car_and_not_for_an_expensive_one() -> None:
    assert answer_to("3 | lot=red turn=1 | luck") == "bid 10000"
    assert answer_to("3 | lot=red turn=1 bid=150000 bidder=2 | luck") == "pass"


def test_it_drives_its_own_car_home_rather_than_a_rivals() -> None:
    table = "3 | owner.red=1 owner.blue=2 at.red=60.1 at.blue=60.2 hand.1=32,36 | luck"
    assert answer_to(table) == "play 32"


def test_it_blocks_a_rival_where_it_can() -> None:
    """Both ends are equally far, but 31.2 is the only way forward for black."""
    table = "3 | owner.red=1 owner.black=2 at.red=26.1 at.black=30.3 hand.1=32,3 | 1 play 32"
    assert answer_to(table) == "to 31.2"


def test_it_keeps_a_ten_that_would_be_wasted() -> None:
    """Red is blocked by green, so the bot keeps the ten and plays another card."""
    table = "3 | owner.red=1 at.red=31.1 at.green=32.1 owner.green=2 hand.1=40,39 | luck"
    assert answer_to(table) == "play 39"


@pytest.mark.parametrize("players", [3, 6])
def test_it_beats_random_players(players: int) -> None:
    plan = Plan(
        "grand_prix", ("club", *["random"] * (players - 1)), seed=1, options=(("races", "1"),)
    )
    tally = series(plan, 12, processes=1)
    assert not tally.failed
    # a single race is short, so luck counts for more
    assert tally.entrants["club"].total.rate().value >= 0.75
