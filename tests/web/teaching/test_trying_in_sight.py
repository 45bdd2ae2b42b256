"""Exercises in windows of several sizes: the board is large, and the choices are visible."""

from __future__ import annotations

import pytest
from tests.web.figures import GAUGE
from tests.web.fixtures import Visit

from paddock.i18n import languages

RULES = {"kilometers": "K13", "crazy_rally": "CR21", "crazy_race": "CZ7"}
# The offers that are inside their panel, and those that are not; parts of the legend that cover
# drawings.
SEEN = """() => {
  const panel = document.querySelector('.trial').getBoundingClientRect();
  const offers = [...document.querySelectorAll('.offers button')]
    .map((one) => one.getBoundingClientRect().bottom <= panel.bottom + 1);
  const drawn = [...document.querySelectorAll('.cz .rails > svg, .cz .bids > svg')];
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const signs = [...document.querySelectorAll('.rails .cz-signs li')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && drawn.some((other) => meet(box, other.getBoundingClientRect()));
  });
  return [offers.length, offers.filter((one) => !one).length, signs.length];
}"""


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize(
    ("size", "share"),
    [((1920, 1080), 40), ((1500, 760), 32), ((1280, 600), 24), ((820, 1180), 24)],
)
def test_the_board_of_a_rule_to_try_is_large(
    visit: Visit, game: str, size: tuple[int, int], share: int
) -> None:
    """On a large screen the stage card was 220 pixels wide, and the legend covered the rails."""
    page = visit(*size, path=f"/try/{game}/{RULES[game]}")
    page.evaluate(GAUGE)
    assert page.evaluate("boardShare()") >= share
    offers, hidden, over = page.evaluate(SEEN)
    assert offers >= 2
    assert hidden == 0
    assert over == 0


# How much of the question is cut off, and which links to go on are not visible.
AFTERWARDS = """() => {
  const ask = document.querySelector('#question .ask');
  const panel = document.querySelector('.trial').getBoundingClientRect();
  const on = [...document.querySelectorAll('.trial-head .button')];
  const hidden = on.filter((one) => one.getBoundingClientRect().bottom > panel.bottom + 1);
  return [ask.scrollHeight > ask.clientHeight + 1 ? ask.innerText : '', on.length, hidden.length];
}"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
@pytest.mark.parametrize("game", [*RULES, "rally", "grand_prix"])
def test_a_question_is_fully_visible_beside_the_links(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """On a phone the links "Again" and "Next case" left the question a column one word wide, cut
    off at the end."""
    page = visit(*size, path=f"/rules/{game}")
    where = page.locator(f".law a.try[href*='{RULES.get(game, '/try/')}']").first.get_attribute(
        "href"
    )
    assert where
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto(where)
        for number in range(page.locator(".offers button").count()):
            page.locator(".offers button").nth(number).click()
            page.wait_for_selector(".verdict")
            cut, ways, hidden = page.evaluate(AFTERWARDS)
            assert (cut, ways > 0, hidden) == ("", True, 0), language
            page.goto(where)
