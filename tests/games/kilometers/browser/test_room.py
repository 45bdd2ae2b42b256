"""The whole table of 1000 Kilometers is visible, on a phone too."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import DRAWN, PRESS, SIZES, await_offers, open_table
from tests.web.person import await_question

# Parts of the board that are cut off by its frame or by the window.
CUT = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#board .tableau svg, #board .piles svg')].filter((one) => {
    const box = one.getBoundingClientRect();
    return !box.width || box.left < frame.left - 0.5 || box.right > frame.right + 0.5 ||
      box.top < frame.top - 0.5 || box.bottom > Math.min(frame.bottom, innerHeight) + 0.5;
  }).map((one) => one.parentElement.id);
}"""


@pytest.mark.parametrize("players", first_by_day([2, 3, 4, 6], 2))
def test_a_phone_shows_every_tableau_and_both_piles(visit: Visit, players: int) -> None:
    page = open_table(visit, "kilometers", players)
    page.set_viewport_size({"width": 360, "height": 740})
    await_question(page)
    assert page.locator("#board .tableau").count() == (3 if players == 3 else 2)
    assert page.evaluate(CUT) == []


# How far before the roll sign the names of each side end.
CLEAR = """() => [...document.querySelectorAll('.tableau')].map((one) =>
  one.querySelector('.facts + g').getBoundingClientRect().left
  - one.querySelector('.who text').getBoundingClientRect().right)"""


@pytest.mark.long
def test_six_names_do_not_touch_the_signs_and_the_board_is_visible(visit: Visit) -> None:
    """With letters as wide as whole pixels names ran into the sign, and two rows of plates cut off
    the board."""
    page = open_table(visit, "kilometers", 6)
    await_question(page)
    assert min(page.evaluate(CLEAR)) >= 4
    assert page.evaluate(CUT) == []


# How many pixels of the question are not visible.
HIDDEN = """() => {
  const bar = document.querySelector('#question');
  return bar.scrollHeight - bar.clientHeight;
}"""


@pytest.mark.long
def test_the_longest_question_is_fully_visible(visit: Visit) -> None:
    """It offers to drive on, to finish, or to take the move back that led here (K31)."""
    page = open_table(visit, "kilometers", 2)
    rng, number = random.Random(1), ""
    while True:
        now, offers = await_offers(page, number)
        assert not now.over, "nobody has reached the finish"
        moves = [move for _, move in offers]
        if "extend" in moves:
            break
        number = now.number
        useful = [move for move in moves if not move.startswith("discard")]
        page.evaluate(PRESS, [rng.choice(useful or moves), number])
    expect(page.locator("#question button[value=back]")).to_be_attached()
    for size in SIZES:
        page.set_viewport_size({"width": size.wide, "height": size.high})
        page.evaluate(DRAWN)
        assert page.evaluate(HIDDEN) <= 0, size
