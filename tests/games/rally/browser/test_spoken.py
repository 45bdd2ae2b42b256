"""What somebody hears who does not see the page of Rally: roles and names, nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.games.rally.browser.driver import COURSE, at_the_map, lay, sent
from tests.web.fixtures import Visit

CHOSEN = '"Fast +1 space in gears 2 to 5, +1 risk" [disabled] [pressed]'


def heard(page: Page, region: str) -> str:
    """A part of the page as it is read out."""
    return page.get_by_role("region", name=region).aria_snapshot()


def press(page: Page, name: str) -> None:
    """A button by its name, with the keyboard."""
    page.get_by_role("button", name=name).press("Enter")


@pytest.mark.long
def test_the_road_the_dash_and_the_cars_are_heard(visit: Visit) -> None:
    page = at_the_map(visit, 1280, 800)
    for name in COURSE:
        lay(page, name)
    # The road: each sheet with its factors, and what is on it.
    assert 'figure "2. 9B: 0 1 2 4 2 1 1 0 – 1 hairpin"' in heard(page, "Board")
    chosen = page.locator(".prepare .chosen")
    press(page, "Fast")
    expect(chosen).to_have_count(1)
    sent(page)
    # What is chosen is said, and whoever has chosen it by key is still there.
    assert CHOSEN in heard(page, "What is asked")
    expect(chosen).to_be_focused()
    press(page, "rain tyres")
    expect(chosen).to_have_count(2)
    sent(page)
    press(page, "Ready")
    press(page, "Gear 3: ")
    expect(page.locator("#question .steps")).to_be_visible()
    # The place and the gear of a car are more than two numbers.
    cars = heard(page, "Board")
    assert ' place"' in cars
    assert 'img "gear 3"' in cars
