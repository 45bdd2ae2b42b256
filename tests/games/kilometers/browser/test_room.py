"""The whole table of 1000 Kilometers can be seen on a phone."""

from __future__ import annotations

import pytest
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

# What of the board is cut off: by its frame, or by the window.
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
