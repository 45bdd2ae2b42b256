"""Before a race and in small windows everything needed is visible."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

from paddock.games import package_of
from paddock.shelf import titles
from paddock.web.render import help_touch

# How much of an element is outside the window.
OUTSIDE = """one => { const box = one.getBoundingClientRect();
  return Math.max(0, -box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight); }"""

# Parts of the form that extend beyond its card.
BEYOND = """form => {
  const frame = form.closest('article').getBoundingClientRect();
  return [...form.querySelectorAll('*')].map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.right > frame.right + 0.5)
    .map(([one, box]) => `${one.tagName} ${one.name ?? ''} ${Math.round(box.right - frame.right)}`);
}"""


# How many pixels of each game's card are empty below its poster.
BARE = """() => [...document.querySelectorAll('.game .poster')].map((one) => Math.round(
  one.getBoundingClientRect().bottom - one.querySelector('svg').getBoundingClientRect().bottom))"""


def unfold(page: Page, game: str) -> None:
    """Open the form for a table with friends, with all its options."""
    page.locator(f"#{game} > .text > details > summary").click()
    page.locator(f"#{game} form[action='/tables'] details > summary").click()


@pytest.mark.parametrize("language", first_by_day(["en", "de", "fr", "it", "nl"], 2))
def test_posters_fill_their_cards(visit: Visit, language: str) -> None:
    """On cards with two lines of choices the drawings of roads and rivers were cut off before the
    edge."""
    page = visit(1920, 1080, locale=language)
    for wide in (1920, 1280, 800, 360):
        page.set_viewport_size({"width": wide, "height": 800})
        bare = page.evaluate(BARE)
        assert len(bare) == len(titles())
        assert max(bare) <= 3, (wide, bare)  # the width of the frame


@pytest.mark.parametrize("game", ["kilometers", "grand_prix"])
def test_the_options_of_a_table_fit_a_phone(visit: Visit, game: str) -> None:
    page = visit(360, 740, locale="de")  # the language with the longest words
    unfold(page, game)
    form = page.locator(f"#{game} form[action='/tables']")
    expect(form.locator("details select").first).to_be_visible()
    assert form.evaluate(BEYOND) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=str)
def test_the_host_of_four_sees_the_button_that_starts(visit: Visit, size: tuple[int, int]) -> None:
    # a language with long words: each seat has two lines on a phone
    page = visit(*size, locale="fr")
    plan: dict[str, Any] = {"game": "kilometers", "players": 4}
    page.goto(page.request.post("/tables", form=plan, max_redirects=0).headers["location"])
    expect(page.locator(".chairs > li")).to_have_count(4)
    start = page.locator("form[action$='/start'] button")
    assert start.evaluate(OUTSIDE) == 0
    # Only the list of seats scrolls.
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]


@pytest.mark.parametrize("game", first_by_day([title.name for title in titles()], 1))
def test_help_on_a_phone_explains_touch(visit: Visit, game: str) -> None:
    """Help is available, and mentions keys only once one has been pressed."""

    def phone(*_: object) -> Page:
        return visit(360, 740, has_touch=True, is_mobile=True)

    page = open_table(phone, game, 3)
    await_question(page)
    button = page.locator("[data-open='#help']")
    box = button.bounding_box()
    assert box
    assert box["width"] >= 24  # it shares the header with the name of the game
    assert box["height"] >= 43.5
    assert button.evaluate(OUTSIDE) == 0
    button.tap()
    touch, keys = page.locator("#help .by-touch"), page.locator("#help .by-keys")
    expect(touch).to_contain_text(help_touch("en", game))
    expect(touch).to_be_visible()
    expect(keys).to_be_hidden()
    page.locator("#help [data-close]").tap()
    page.keyboard.press("?")  # from now on it is known that there is a keyboard
    expect(touch).to_be_visible()
    expect(keys).to_be_visible()


def test_help_on_a_desktop_explains_keys(visit: Visit) -> None:
    page = open_table(visit, "rally", 2)
    await_question(page)
    page.locator("[data-open='#help']").click()
    expect(page.locator("#help .by-keys")).to_contain_text("1–5 shifts to that gear")
    expect(page.locator("#help .by-touch")).to_be_hidden()


# The share of the window that the visible part of the board takes.
SHARE = """() => {
  const box = document.querySelector('#board').getBoundingClientRect();
  const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
  const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  return [wide / innerWidth, high / innerHeight];
}"""


@pytest.mark.parametrize("game", first_by_day([title.name for title in titles()], 1))
def test_a_low_window_shows_the_board(visit: Visit, game: str) -> None:
    """Question and hand are beside the board, so that it keeps its height."""
    page = open_table(visit, game, package_of(game).best_players)
    page.set_viewport_size({"width": 740, "height": 360})
    await_question(page)
    wide, high = page.evaluate(SHARE)
    assert wide >= 0.45
    assert high >= 0.6


# Whether the end of the last event is inside the line of events.
LAST = """() => {
  const list = document.querySelector('#told');
  const last = [...list.querySelectorAll('li')].filter((one) => one.checkVisibility()).at(-1);
  return list.scrollWidth > list.clientWidth + 20
    && last.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1;
}"""


def test_the_last_event_is_visible_after_a_reload(visit: Visit) -> None:
    page = open_table(visit, "rally", 4)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function(LAST)
    page.reload()
    page.wait_for_function(LAST)
