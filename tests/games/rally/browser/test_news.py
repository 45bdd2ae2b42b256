"""What has just happened stands above the map, and can be read without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.web.fixtures import Visit
from tests.web.layout.walk import PRESS, open_table
from tests.web.person import await_question

# How much of the words would have to be scrolled to, and the words.
HIDDEN = """() => {
  const told = document.querySelector('.rally-news .told');
  if (!told?.querySelector('.mishap') || told.children.length > 2) return null;
  return [told.scrollHeight - told.clientHeight, told.innerText];
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_die_and_a_mishap_are_read_without_scrolling(visit: Visit, language: str) -> None:
    """Beside the stamps of the weather there were two lines and a half for four."""

    def arrive(*_: object) -> Page:
        return visit(1280, 800, locale=language)

    page = open_table(arrive, "rally", 4)
    number, seen = "", 0
    while seen < 4:
        now = await_question(page, number)
        assert not now.over
        found = page.evaluate(HIDDEN)
        if found:
            assert found[0] <= 1, found
            seen += 1
        number = now.number
        page.evaluate(PRESS, [now.offers[-1][1], number])
