"""Touch: a long press shows why a card is grey, and no hover style remains after a tap."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

import paddock

ROOT = Path(paddock.__file__).parent
POINTED = re.compile(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
# The position of the explanation of a long press, while it is shown.
TOLD = """why => {
  const tip = document.querySelector('#tip');
  return !tip.hidden && tip.textContent === why && tip.getBoundingClientRect().toJSON();
}"""


def test_a_long_press_explains_why_a_card_is_grey(visit: Visit) -> None:
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
    told = page.wait_for_function(TOLD, arg=why).json_value()  # it disappears after a while
    assert told["x"] >= 0
    assert told["x"] + told["width"] <= 360
    assert told["y"] + told["height"] <= at["y"]  # the finger does not cover it
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card.locator("input")).not_to_be_checked()
    card.tap()  # a short tap selects the card, and removes the explanation
    expect(card.locator("input")).to_be_checked()
    expect(page.locator("#tip")).to_be_hidden()


def test_hover_styles_apply_only_to_devices_that_hover() -> None:
    """On a touch screen the hover state stays at the place of the last tap, and applies to the next
    button that appears there."""
    sheets = [*ROOT.glob("web/static/*.css"), *ROOT.glob("games/*/page/*.css")]
    assert len(sheets) > 10
    found = {one.name for one in sheets if ":hover" in POINTED.sub("", one.read_text())}
    assert not found
    assert any(":hover" in one.read_text() for one in sheets)


def test_a_button_that_appears_under_a_finger_has_no_hover_style(visit: Visit) -> None:
    page = visit(360, 740, "/learn/rally", has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Start my first race").tap()
    page.wait_for_url("**/t/*")
    button = page.locator("#guide button[name=note]").first
    look = "one => getComputedStyle(one).backgroundColor"
    before, note = button.evaluate(look), page.locator("#guide").get_attribute("data-note")
    button.tap()
    expect(page.locator(f"#guide:not([data-note='{note}'])")).to_be_visible()
    quiet = page.locator("#guide button[value=off]")
    box = quiet.bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)  # where a tap leaves the pointer
    assert quiet.evaluate("one => one.matches(':hover')")
    assert quiet.evaluate(look) != before
    assert quiet.evaluate(look) == "rgba(0, 0, 0, 0)"
