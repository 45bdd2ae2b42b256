"""On a phone a long press shows why a card is grey, and does not choose it."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

# Where the words stand that a long press tells, while they are shown.
TOLD = """why => {
  const tip = document.querySelector('#tip');
  return !tip.hidden && tip.textContent === why && tip.getBoundingClientRect().toJSON();
}"""


def test_a_long_press_tells_why_a_card_is_grey(visit: Visit) -> None:
    def phone(*_: object) -> Page:
        return visit(360, 740, has_touch=True, is_mobile=True)

    page = open_table(phone, "kilometers", 2)
    await_question(page)
    card = page.locator("#hand label.dim").first
    why = card.get_attribute("title")
    assert why
    box = card.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    told = page.wait_for_function(TOLD, arg=why).json_value()  # it goes after a while
    assert told["x"] >= 0
    assert told["x"] + told["width"] <= 360
    assert told["y"] + told["height"] <= at["y"]  # the finger does not cover it
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card.locator("input")).not_to_be_checked()
    card.tap()  # a short one chooses, and takes the words away
    expect(card.locator("input")).to_be_checked()
    expect(page.locator("#tip")).to_be_hidden()
