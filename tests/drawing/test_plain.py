"""The default drawing: portable like the others, and free of hidden information."""

from __future__ import annotations

import pytest
from tests.drawing.test_portable import check, ids
from tests.hairpin import registered
from tests.relay import GAME

from paddock import drawing
from paddock.core.luck import Rng
from paddock.core.playout import play_random
from paddock.core.state import State
from paddock.drawing.plain_cards import face
from paddock.drawing.theme import DARK, LIGHT
from paddock.shelf import load

NAMES = ["Ann & <B>", "Bruno with a very long name indeed", "Cleo"]


def position_after(decisions: int = 8) -> State:
    game = load("hairpin", 3)
    state = game.start()
    play_random(state, Rng(1), game.choices(), decisions)
    return state


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_card_is_plain_and_has_no_ids(theme: str) -> None:
    with registered():
        for seat in (-2, 0, 2):
            svg = drawing.board(position_after().view(seat), NAMES, theme=theme, title="<x>")
            assert not ids(check(svg))
            assert "Ann &amp; &lt;B&gt;" in svg
        check(drawing.sheet("hairpin", theme=theme))


def test_the_card_is_in_the_readers_language() -> None:
    with registered():
        view = position_after().view(0)
        assert ">Points<" in drawing.board(view, NAMES)
        assert ">Punkte<" in drawing.board(view, NAMES, "de")


def test_the_card_of_an_imagined_position_is_the_same() -> None:
    with registered():
        state = position_after()
        for seat in (-2, 0, 1, 2):
            other = state.imagine(seat, Rng(7))
            assert drawing.board(other.view(seat)) == drawing.board(state.view(seat))


def test_the_poster_shows_the_initials() -> None:
    with registered():
        assert ">H</text>" in drawing.poster("hairpin")


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_sheet_of_a_game_with_cards_shows_them(theme: str) -> None:
    with registered(GAME):
        svg = drawing.sheet("relay", theme=theme)
    assert not ids(check(svg))
    assert [svg.count(f">{card}</text>") for card in "125"] == [3, 3, 3]  # a name and two corners


def test_a_number_fills_its_card() -> None:
    assert 'font-size="30"' in face("5", "", LIGHT)
    assert 'font-size="30"' not in face("5", "Counts for the team.", LIGHT) + face(
        "Five", "", LIGHT
    )
