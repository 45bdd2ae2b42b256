"""The accessibility tree of Rally's page: the roles and names that a screen reader reads out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.games.rally.browser.driver import COURSE, lay, page_of_course_builder, wait_until_sent
from tests.web.fixtures import Visit

CHOSEN = '"Fast +1 space in gears 2 to 5, +1 risk" [disabled] [pressed]'


def heard(page: Page, region: str) -> str:
    """A region of the page as it is read out."""
    return page.get_by_role("region", name=region).aria_snapshot()


def press(page: Page, name: str) -> None:
    """Press the button with this name, with the keyboard."""
    page.get_by_role("button", name=name).press("Enter")


@pytest.mark.long
def test_road_dashboard_and_cars_are_read_out(visit: Visit) -> None:
    page = page_of_course_builder(visit, 1280, 800)
    for name in COURSE:
        lay(page, name)
    # The road: each sheet with its factors, and what is on it.
    assert 'figure "2. 9B: 0 1 2 4 2 1 1 0 – 1 hairpin"' in heard(page, "Board")
    chosen = page.locator(".prepare .chosen")
    press(page, "Fast")
    expect(chosen).to_have_count(1)
    wait_until_sent(page)
    # The chosen option is announced, and the focus stays on it after choosing by key.
    assert CHOSEN in heard(page, "What is asked")
    expect(chosen).to_be_focused()
    press(page, "rain tyres")
    expect(chosen).to_have_count(2)
    wait_until_sent(page)
    press(page, "Ready")
    press(page, "Gear 3: ")
    expect(page.locator("#question .steps")).to_be_visible()
    # Place and gear of a car are named, not just two numbers.
    cars = heard(page, "Board")
    assert ' place"' in cars
    assert 'img "gear 3"' in cars
