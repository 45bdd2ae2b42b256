"""The default page in a real browser: a whole match of a game without its own page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.examples.conftest import NEW
from tests.web.fixtures import Visit
from tests.web.person import await_question, over, play_on


def race(page: Page, game: str, bots: int = 1) -> None:
    card = page.locator(f"#{game}")
    card.locator("select[name=count]").select_option(str(bots + 1))
    card.get_by_role("button", name="Race now").click()
    expect(page.locator("#plates")).to_be_visible()


@pytest.mark.parametrize(("game", "width"), [("hairpin", 1280), (NEW, 360)])
def test_a_match_is_played_to_its_end(visit: Visit, game: str, width: int) -> None:
    page = visit(width)
    race(page, game)
    await_question(page)
    assert page.locator("#question .buttons button[name=move]").count() > 1
    assert play_on(page) > 3
    assert over(page)
    expect(page.locator("#question .ask")).to_have_text(re.compile("wins?|Shared"))
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_facts_are_shown_in_a_table_and_a_refused_move_is_explained(visit: Visit) -> None:
    page = visit()
    race(page, "hairpin", bots=2)
    await_question(page)
    heads = page.locator(".facts-table thead .name").all_inner_texts()
    assert heads[1:] == ["Bolt", "Clutch"]
    tyres = page.locator(".facts-table tr", has_text="Tyres").first.locator("td")
    assert tyres.all_inner_texts()[1:] == ["?", "?"]
    expect(page.get_by_role("button", name="Gear 3")).to_be_disabled()
    why = page.locator("#question p.why")
    expect(why).to_have_text("Gear 3, Gear 4, Gear 5: That is more than two gears up. H5")
    with page.expect_popup() as opened:
        why.get_by_role("link").click()
    expect(opened.value.locator("#H5")).to_be_visible()


def test_a_match_can_be_played_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    race(page, "hairpin")
    number = await_question(page).number
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "gear 2":
            break
    page.keyboard.press("Enter")
    assert await_question(page, number).number != number
    expect(page.locator("#lines")).to_contain_text("You drive")
