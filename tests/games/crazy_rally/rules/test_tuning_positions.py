"""CR7: a position in the middle of tuning is refused if it could not be played on.

Cases use arbitrary hands, so a position need not be reachable. But it must be playable: with the
wrong colour chosen, or too few cards in a later pile, it is not.
"""

from __future__ import annotations

import re

import pytest

from paddock.core.errors import BadPosition
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.shelf import load

GAME: Game = load("crazy_rally", 4)


def while_yellow_is_tuned() -> str:
    """The position when three of four players have chosen their second card."""
    state, rng = GAME.start(), Rng(5)
    while not {"phase=tune", "stage=yellow", "due=4"} <= set(state.text().split()):
        seat = state.waiting[0]
        state.play(seat, state.luck(rng) if seat == LUCK else state.legal(seat)[0])
    return str(state.text())


TEXT = while_yellow_is_tuned()


def test_the_unchanged_position_is_accepted() -> None:
    assert GAME.position(TEXT).text() == TEXT


def moved(text: str, card: str, source: str, target: str) -> str:
    """Move a card to another place. Both bags are written in the usual form."""
    words = dict(word.partition("=")[::2] for word in text.split()[1:])
    for key, change in ((source, -1), (target, 1)):
        cards = [one.partition("*") for one in words[key].split(",")]
        bag = {name: int(times or 1) for name, _, times in cards}
        bag.pop("-", None)
        bag[card] = bag.get(card, 0) + change
        left = [f"{one}*{n}" if n > 1 else one for one, n in bag.items() if n]
        words[key] = ",".join(left) or "-"
    return " ".join([text.split()[0], *(f"{key}={value}" for key, value in words.items())])


def card_in(key: str, colour: str) -> str:
    found = re.search(rf"{re.escape(key)}=\S*?({colour}-\w+)", TEXT)
    assert found
    return found[1]


CHOSEN = card_in("chosen.1", "yellow")
PURPLE = card_in("stock", "purple")
BLUE = card_in("hand.1", "blue")
BROKEN = {
    "the stage before": (
        TEXT.replace("stage=yellow", "stage=blue"),
        "chosen.1: that card is of another colour",
    ),
    "the stage after": (
        TEXT.replace("stage=yellow", "stage=purple"),
        "hand.1: everybody tunes a card of this colour",
    ),
    "another colour chosen": (
        TEXT.replace(f"chosen.1={CHOSEN}", f"chosen.1={BLUE}"),
        "chosen.1: that card is of another colour",
    ),
}
ODD = {
    "a card too early": moved(TEXT, PURPLE, "stock", "hand.2"),
    "a card laid too early": moved(TEXT, PURPLE, "stock", "laid.2"),
    "a card that was not laid": moved(TEXT, BLUE, "hand.1", "stock"),
}


@pytest.mark.parametrize(("text", "complaint"), BROKEN.values(), ids=BROKEN)
def test_a_position_that_cannot_be_played_on_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(text)
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_a_position_that_can_be_played_on_is_accepted(text: str) -> None:
    state, rng = GAME.position(text), Rng(1)
    for _ in range(5000):
        if state.over():
            return
        seat = state.waiting[0]
        state.play(seat, state.luck(rng) if seat == LUCK else state.legal(seat)[0])
    raise AssertionError("it does not end")


def test_a_later_pile_has_two_cards_for_each_player() -> None:
    text, complaint = TEXT, ""
    for _ in range(50):
        found = re.search(r" stock=\S*?(purple-\w+)", text)
        assert found, "the purple pile is empty, and the position was still read"
        text = moved(text, found[1], "stock", "hand.2")
        try:
            GAME.position(text)
        except BadPosition as error:
            complaint = str(error)
            break
    assert complaint == "stock: 7 purple cards, not two for each"


def test_a_position_of_one_seat_is_checked_before_its_hidden_cards_are_dealt() -> None:
    """There were no cards of that colour left to deal."""
    seen = GAME.position(TEXT).text(3)
    assert GAME.position(seen, Rng(1))
    for broken, complaint in (
        (seen.replace("stage=yellow", "stage=blue"), "laid.1: 1 blue"),
        (re.sub(r"hand.2=\S+", "hand.2=?*9", seen), "hand.2: 9 cards, not 4"),
    ):
        with pytest.raises(BadPosition) as caught:
            GAME.position(broken, Rng(1))
        assert str(caught.value).startswith(complaint) or "hidden" in str(caught.value)


def test_tuning_before_the_course_is_laid_is_refused() -> None:
    text = GAME.start().text()
    assert "phase=course" in text
    assert GAME.position(text).text() == text
    with pytest.raises(BadPosition, match="course is laid"):
        GAME.position(text.replace("stage=blue", "stage=tuned"))


def test_a_sealed_answer_before_any_question_is_refused() -> None:
    text = GAME.start().live_text(0)
    assert "chosen.2=-" in text
    with pytest.raises(BadPosition, match="in secret"):
        GAME.position(text.replace("chosen.2=-", "chosen.2=?"), Rng(1))


def test_a_sealed_answer_needs_a_card_for_it() -> None:
    """Found by fuzzing: an open hand without a tuning card, and an answer that nobody has seen."""
    state, rng = GAME.start(), Rng(5)
    while not ("phase=drive" in state.text() and "chosen.1=?" in state.text(3)):
        seat = state.waiting[0]
        state.play(seat, state.luck(rng) if seat == LUCK else state.legal(seat)[0])
    seen = state.text(3)
    assert GAME.position(seen, Rng(1))
    hidden = {name: int(size) for name, size in re.findall(r"(hand.1|stock)=\?\*(\d+)", seen)}
    broken = seen.replace(f"hand.1=?*{hidden['hand.1']}", "hand.1=event").replace(
        f"stock=?*{hidden['stock']}", f"stock=?*{hidden['stock'] + hidden['hand.1'] - 1}"
    )
    with pytest.raises(BadPosition, match=re.escape("chosen.1: no card of the hand")):
        GAME.position(broken, Rng(1))


def test_cards_that_are_no_longer_owed_have_been_drawn() -> None:
    """Found by fuzzing: the pile was empty before all cards that were owed had been drawn."""
    state, rng = GAME.start(), Rng(5)
    while not {"phase=tuning-draw", "owed=4"} <= set(state.text().split()):
        state.play(LUCK, state.luck(rng))
    text = state.text()
    assert GAME.position(text).text() == text
    for owed, complaint in ((6, "hand.2: 0 cards of this"), (2, "hand.3: 2 cards of this")):
        with pytest.raises(BadPosition, match=complaint):
            GAME.position(text.replace("owed=4", f"owed={owed}"))
