"""The auction announces a sale with an animation; any press ends it."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.layout.walk import DRAWN, open_table
from tests.web.person import await_question, choose_move

# Records every banner, and whether it let a click through.
WATCH = """() => {
  window.banners = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes])) {
      if (one.matches?.('.banner.sold')) {
        banners.push([one.textContent, getComputedStyle(one).pointerEvents]);
      }
    }
  }).observe(document.querySelector('#show'), {childList: true});
}"""


def bid_until_sold(page: Page) -> None:
    """Bid in the auction until a car is sold."""
    page.evaluate(WATCH)
    number = ""
    for _ in range(60):
        now = await_question(page, number)
        # A message shown together with a question stays until the question is answered.
        if page.locator("#told li[data-code='bought']").count():
            return
        number = now.number
        choose_move(page, now.offers[0], number)
    raise AssertionError("nobody buys a car")


def test_a_sale_is_announced_and_nobody_has_to_wait_for_it(visit: Visit) -> None:
    def moving(*size: int) -> Page:
        return visit(*size, reduced_motion="no-preference")

    page = open_table(moving, "grand_prix", 3)
    bid_until_sold(page)
    words, clicks = page.wait_for_function("() => banners[0]").json_value()  # a moment later
    assert "$" in words
    assert words in (page.locator("#lines").text_content() or "")
    assert clicks == "none"
    page.keyboard.press("Shift")
    expect(page.locator("#show > *")).to_have_count(0)
    assert await_question(page).offers


def test_with_reduced_motion_a_sale_is_shown_as_text(visit: Visit) -> None:
    page = open_table(visit, "grand_prix", 3)
    bid_until_sold(page)
    expect(page.locator("#lines")).to_contain_text("buys")
    page.evaluate(DRAWN)
    assert page.evaluate("banners") == []
