"""The plates above the table: who plays, in every language, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.person import await_question, with_bots

from paddock.i18n import languages

# What is cut: the names of bots, and the first thing that stands under each name.
CUT = """() => [...document.querySelectorAll('.plate .name, .plate .sub .dot + span')]
  .filter((one) => one.scrollWidth > one.clientWidth && !one.innerText.startsWith('Guest'))
  .map((one) => `${one.innerText}: ${one.scrollWidth} > ${one.clientWidth}`)"""

# Names and signs that nobody can see.
HIDDEN = """() => [...document.querySelectorAll('.plate .name, .plate .dot')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width < 5 || box.height < 5 || box.left < 0 || box.right > innerWidth;
  }).map((one) => one.className + one.innerText)"""

# How a bot plays, where it has no room beside the name of its seat.
LEFT_OUT = """() => [...document.querySelectorAll('.plate:not(.turn) .rank')]
  .filter((one) => one.offsetTop >= one.parentElement.clientHeight)
  .map((one) => one.innerText)"""


def six_at(page: Page, game: str) -> None:
    page.locator(f"#{game} > .text > details > summary").click()
    form = page.locator(f"#{game} form[action='/tables']")
    form.locator("select[name=players]").select_option("6")
    form.locator("button.go").click()
    page.wait_for_url("**/t/*")
    with_bots(page)
    expect(page.locator(".plate")).to_have_count(6)
    assert not await_question(page).over


@pytest.mark.parametrize("game", ["crazy_rally", "grand_prix"])
def test_six_plates_are_whole_in_every_language(game: str, visit: Visit) -> None:
    page = visit()
    six_at(page, game)
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.set_viewport_size({"width": 1280, "height": 800})
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(CUT) == []
        assert page.evaluate(LEFT_OUT) == []
        assert page.evaluate(HIDDEN) == []
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate(HIDDEN) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        hand = page.locator("#hand").bounding_box()
        assert hand is not None
        assert hand["y"] > 370  # under the thumb
        assert hand["y"] + hand["height"] <= 740
