"""The board is the largest element on a large screen, and nothing jumps (see `figures.py`)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.figures import begin, first_page, measured
from tests.web.fixtures import Server

from paddock import shelf

BOARD = 45  # percent of the window, at least
SHIFT = 0.02  # at most, over a whole match
PAGE = 80_000  # bytes of the first page, at most


@pytest.mark.long  # a whole match
@pytest.mark.parametrize("game", [title.name for title in shelf.titles()])
def test_the_board_is_large_and_nothing_jumps(browser: Browser, server: Server, game: str) -> None:
    page = begin(browser, server, game, 4)
    found = measured(page, seed=1)
    page.context.close()
    assert sorted(found.shares)[len(found.shares) // 2] >= BOARD, found.shares
    assert found.worst <= SHIFT, sorted(found.shifts, reverse=True)[:5]


def test_the_first_page_is_small(browser: Browser, server: Server) -> None:
    assert first_page(browser, server) <= PAGE
