"""Great moments over the board."""

from __future__ import annotations

import pytest
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

# A drawing that is just being turned is shown to all: how wide it is, and its large copy at rest.
SHOWN = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { reveal } = await import(at);
  const card = document.querySelector('#board svg');
  const wide = card.getBoundingClientRect().width;
  card.animate([{ transform: 'rotateY(80deg)' }, { transform: 'none' }], 60000);
  reveal(card);
  return [wide, parseFloat(document.querySelector('#show > svg').style.width)];
}"""


def test_a_card_that_is_being_turned_is_shown_in_its_full_width(visit: Visit) -> None:
    """The track card of Crazy Rally was measured edge on, and shown to all as a stamp."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    wide, shown = page.evaluate(SHOWN)
    assert shown == pytest.approx(wide, abs=1)
