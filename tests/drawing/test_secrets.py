"""No drawing shows what its viewer may not know."""

from __future__ import annotations

import pytest
from tests.drawing.matches import NAMES, positions, view_of, viewers

from paddock import drawing
from paddock.core.luck import Rng
from paddock.core.seats import NOBODY
from paddock.games.kilometers import drawing as kilometers


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13), (6, 14)])
def test_a_drawing_is_the_same_in_all_positions_its_viewer_cannot_tell_apart(
    players: int, seed: int
) -> None:
    for number, state in enumerate(positions(players, seed, every=5)):
        for seat in viewers(state):
            seen = drawing.board(state.view(seat), NAMES)
            for guess in range(2):
                other = state.imagine(seat, Rng(number, guess))
                assert drawing.board(other.view(seat), NAMES) == seen


def test_only_the_viewers_own_hand_is_drawn() -> None:
    for state in positions(3, 15, every=9):
        for seat in viewers(state):
            view = view_of(state, seat)
            svg = kilometers.board(view, NAMES)
            assert svg.count('"km-hand-') == len(view.hand)
            if seat == NOBODY:
                assert "km-hand-" not in svg


def test_the_drawing_of_the_stock_does_not_depend_on_its_cards() -> None:
    stocks = set()
    for state in positions(2, 16, every=1):
        view = view_of(state, 0)
        if view.stock == 60:
            stocks.add(kilometers.stock(view))
    for state in positions(2, 17, every=1):
        view = view_of(state, 1)
        if view.stock == 60:
            stocks.add(kilometers.stock(view))
    assert len(stocks) == 1
