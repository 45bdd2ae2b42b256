"""Cards as fields of a position: a hand that is secret, a stock that nobody sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.hairpin import registered
from tests.relay import GAME, TITLE, Relay

from paddock import cases
from paddock.cases import Case, read_cases
from paddock.core.cards import Pile
from paddock.core.errors import BadPosition
from paddock.core.luck import Rng
from paddock.core.seats import LUCK, NOBODY
from paddock.i18n.facts import fact_table
from paddock.invariants import WalkedTable, keep, tables_of
from paddock.shelf import load

HANDS = "hand.1=1,5 hand.2=2*2 stock=1*5,2*2,5 gone=-"


@pytest.fixture(autouse=True)
def relay() -> Iterator[None]:
    with registered(GAME):
        yield


def position(cards: str = HANDS, rng: Rng | None = None) -> Relay:
    text = f"relay/1 phase=lay due=1 ply=4 asked=4 heat=1 points=0,0 {cards}"
    state = load("relay", 2).position(text, rng)
    assert isinstance(state, Relay)
    return state


with registered(GAME):
    TABLES = tables_of(TITLE)
    CASES = read_cases("relay")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_invariant_holds(table: WalkedTable) -> None:
    keep(table)


def test_a_hand_is_its_own_seats_secret_and_its_size_is_not() -> None:
    state = position()
    view = state.view(1).to_dict()
    assert view["hand"] == [["?", "?"], ["2", "2"]]
    assert view["stock"] == ["?"] * 8
    assert " hand.1=?*2 hand.2=2*2 stock=?*8 gone=-" in state.text(1)
    assert state.view(NOBODY).to_dict()["hand"] == [["?", "?"], ["?", "?"]]


def test_what_is_not_seen_is_dealt_anew_from_the_deck() -> None:
    state = position()
    worlds = [state.imagine(1, Rng(n)) for n in range(60)]
    for world in worlds:
        assert world.census() == state.census() == {"players": 2, "1": 6, "2": 4, "5": 2}
        assert world.text(1) == state.text(1)
    assert len({world.text() for world in worlds}) > 3


def test_a_copy_has_its_own_cards() -> None:
    state = position()
    other = state.clone()
    other.play(0, state.game.read("lay 5"))
    assert state.hand[0].names(["1", "2", "5"]) == ["1", "5"]


def test_random_cards_are_as_frequent_as_they_are() -> None:
    cards, rng = Pile([1, 0, 3]), Rng(1)
    drawn = [cards.draw(rng) for _ in range(400)]
    assert drawn.count(1) == 0
    assert 60 < drawn.count(0) < 140


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (HANDS.replace("2*2 stock", "2*3 stock"), "1 more of 2 than in the deck"),
        (HANDS.replace("1*5", "1*4"), "there are 11 cards, and the deck has 12"),
        (HANDS.replace("gone=-", "gone=?"), "gone: these cards are open"),
        (HANDS.replace("stock=1*5,2*2,5", "stock=?*8"), "one seat's position"),
        (HANDS.replace("gone=-", "gone=9"), "gone: there is no card '9'"),
    ],
)
def test_cards_that_are_not_the_deck_are_refused(cards: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why.replace("?", r"\?")):
        position(cards)


def test_a_seats_position_is_filled_in() -> None:
    shown = position().text(1)
    state = load("relay", 2).position(shown, Rng(3))
    assert state.text(1) == shown
    assert "?" not in state.text(LUCK)


def test_only_hidden_cards_are_counted_in_the_table_of_facts() -> None:
    facts = fact_table("en", position().view(0))
    assert dict(facts.columns)["Hand"] == ["1, 5", "2 × ?"]
    assert dict(fact_table("en", position().view(1)).columns)["Hand"] == ["2 × ?", "2, 2"]
    assert dict(facts.rows)["Stock"] == "8 × ?"


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.where))
def test_a_case_needs_no_words_of_the_game(case: Case) -> None:
    cases.run(case)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("R2 | 2 | hand.1=1,5 | 1 lay 5 | total.1=4", "total.1 is 5, not 4"),
        ("R2 | 2 | hand.1=1,1 hand.2=1,1 | 1 lay 2 | ok", "refused"),
        ("R2 | 2 | | 1 lay 1 | speed=4", "'speed' is neither"),
    ],
)
def test_a_case_that_is_wrong_fails(line: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        cases.run(Case("relay", "wrong:1", line))
