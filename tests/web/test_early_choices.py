"""A choice made on a slow connection, before the page's script has loaded, is not lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect
from tests.web.fixtures import Visit

SCRIPT = re.compile(r"/paddock\.js$")


def without_script(page: Page, address: str) -> list[Route]:
    """Open a page whose script is loaded only when its route is continued."""
    held: list[Route] = []
    page.route(SCRIPT, lambda route: held.append(route), times=1)
    with page.expect_request(SCRIPT):
        page.goto(address, wait_until="commit")
    return held


def test_bots_chosen_before_the_script_take_their_seats(visit: Visit) -> None:
    page = visit()
    page.locator("#crazy_race > .text > details > summary").click()
    page.locator("#crazy_race form[action='/tables'] button.go").click()
    page.wait_for_url("**/t/*")
    held = without_script(page, page.url)
    for seat in (1, 2, 3):
        page.locator(f"#chair-{seat} select").select_option("random")
    with page.expect_navigation():
        held[0].continue_()
    for seat in (1, 2, 3):
        kept = page.locator(f"#chair-{seat} select option[value=random][selected]")
        expect(kept).to_have_count(1)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


def test_a_preset_chosen_before_the_script_sets_its_options(visit: Visit) -> None:
    page = visit()
    held = without_script(page, "/")
    page.locator("#kilometers > .text > details > summary").click()
    form = page.locator("#kilometers form[action='/tables']")
    before = form.locator("[name=option-max_200]").input_value()
    form.locator("select[name=preset]").select_option("classic")
    held[0].continue_()
    expect(form.locator("[name=option-max_200]")).not_to_have_value(before)
