"""The header of a page on a phone: the whole name of the game, with nothing over it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.finished import served
from tests.web.fixtures import PATIENCE, Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

from paddock import shelf
from paddock.i18n import languages
from paddock.i18n.telling import title

BY_DAY = ("crazy_race",)  # the game with the least room
GAMES = [
    one.name if one.name in BY_DAY else pytest.param(one.name, marks=pytest.mark.long)
    for one in shelf.titles()
]
HIGHEST = 52  # pixels: three short lines, and no more than the buttons beside them need

# Whether the name is visible, how much of it is cut off or under the menu, the height of the
# header, and what overlaps it.
HEAD = """() => {
  const head = document.querySelector('.masthead'), name = head.querySelector('.big');
  const { top, bottom } = head.getBoundingClientRect(), own = name.getBoundingClientRect();
  const menu = head.querySelector('.menu').getBoundingClientRect();
  const overlap = (a, b) => a.left < b.right && b.left < a.right &&
    a.top < b.bottom && b.top < a.bottom;
  const laid = [...document.querySelectorAll('#since, #told')].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && (overlap(box, own) || overlap(box, menu));
  });
  return {
    seen: name.checkVisibility({ visibilityProperty: true }),
    cut: Math.max(0, name.scrollWidth - name.clientWidth),
    outside: Math.max(0, menu.right - innerWidth, own.right - menu.left),
    high: bottom - top,
    laid: laid.map((one) => one.id),
  };
}"""


@pytest.fixture(scope="module", params=GAMES)
def ended(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str, str]]:
    """A game, its server, and a finished match of it."""
    with served(tmp_path_factory.mktemp("ended"), request.param) as (server, id, _):
        yield request.param, server.url, id


@pytest.mark.parametrize(
    "page_of",
    [pytest.param("", marks=pytest.mark.long, id="end"), pytest.param("/replay", id="replay")],
)
def test_a_phone_shows_the_name_of_the_game(
    page_of: str, ended: tuple[str, str, str], browser: Browser
) -> None:
    game, url, id = ended
    for language in languages():
        context = browser.new_context(
            viewport={"width": 360, "height": 740},
            base_url=url,
            locale=language,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"/t/{id}{page_of}")
        page.wait_for_selector("body[data-scripts=on]")
        name = page.locator(".masthead .big")
        expect(name).to_contain_text(title(language, game))
        check_header(page, language)
        context.close()


def test_a_full_table_on_a_phone_shows_the_name_of_the_game(visit: Visit) -> None:
    """Crazy Race with four players has no separate line for events; the name stays in the
    header."""
    page = open_table(lambda wide, high: visit(wide, high, locale="de"), "crazy_race", 4)
    page.set_viewport_size({"width": 360, "height": 740})
    await_question(page)
    check_header(page, "de")
    again = page.locator("#since button")
    expect(again).to_be_visible()
    # The line shows that it is cut off, and the header stays as it is.
    page.evaluate("document.body.classList.add('offline')")
    expect(page.locator(".line-state .off")).to_be_in_viewport()
    check_header(page, "de")


def check_header(page: Page, language: str) -> None:
    """The header shows the whole name and is no higher than needed."""
    found = page.evaluate(HEAD)
    assert found.pop("high") <= HIGHEST, language
    assert found == {"seen": True, "cut": 0, "outside": 0, "laid": []}, language
