"""The table of Crazy Race uses the space of the window well, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.games.crazy_race.browser.test_people import await_turn, open_table
from tests.web.fixtures import Visit
from tests.web.person import with_bots

# Left, top, width and height of the drawing on the board, and of the elements around it.
BOXES = """() => ['#board', '.bids > svg', '.rails > svg', '#hand'].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


@pytest.mark.parametrize(
    ("height", "players"),
    [
        (720, 4),
        (800, 3),
        *(pytest.param(*one, marks=pytest.mark.long) for one in [(720, 3), (800, 4)]),
    ],
)
def test_the_stage_fills_a_large_window_and_does_not_move(
    visit: Visit, players: int, height: int
) -> None:
    """Nothing is cut off, little space is unused, and choosing a card moves nothing on the
    board."""
    page = visit(1280, height)
    open_table(page, players)
    with_bots(page)
    await_turn(page, "lay")
    before = page.evaluate(BOXES)
    (_, top, _, room), (_, y, _, tall), _, hand = before
    assert top <= y
    assert y + tall <= top + room
    assert tall > room * 0.75
    assert tall * 240 / 374 > 160  # the stage card, the most important part of the board
    assert hand[1] + hand[3] <= height
    page.locator("label:has(#card-3)").click()
    expect(page.locator("#for-3")).to_be_visible()
    assert page.evaluate(BOXES) == before


# The height in pixels of the smallest number of a space, and whether two plates touch.
NUMBERS = """() => {
  const all = (what) => [...document.querySelectorAll('.rails .space' + what)];
  const texts = all(' text'), plates = all('').map((one) => one.getBoundingClientRect());
  const touch = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [
    Math.min(...texts.map((one) => one.getAttribute('font-size') * one.getScreenCTM().a)),
    plates.some((a, n) => plates.slice(n + 1).some((b) => touch(a, b))),
  ];
}"""


@pytest.mark.parametrize("players", [3, 4])
def test_the_numbers_of_the_spaces_can_be_read_on_a_phone(visit: Visit, players: int) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, players)
    with_bots(page)
    await_turn(page, "lay")
    size, touching = page.evaluate(NUMBERS)
    assert size >= 9.5
    assert not touching
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # In landscape the whole hand is visible.
    page.set_viewport_size({"width": 740, "height": 360})
    cards = "all => all.map((one) => one.getBoundingClientRect().right)"
    assert max(page.locator("#hand label").evaluate_all(cards)) <= 740
