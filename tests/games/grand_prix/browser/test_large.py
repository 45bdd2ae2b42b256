"""A large screen: the hand and the question are beside the track, and all of it is visible."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.games.grand_prix.browser.people import answer
from tests.web.finished import served
from tests.web.fixtures import PATIENCE, Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

# Fills the hand to its largest size with copies of the first card. Reports how much of it needs
# scrolling, and the width of a card.
FULL = """most => {
  const cards = document.querySelector('.gp-cards');
  while (cards.children.length < most) cards.append(cards.firstElementChild.cloneNode(true));
  return [cards.scrollHeight - cards.clientHeight,
    cards.firstElementChild.getBoundingClientRect().width];
}"""
# Answers in another row than the first one and to the left of it.
APART = """() => {
  const all = [...document.querySelectorAll('#question .buttons button[name=move]')];
  const [first, second] = all.map((one) => one.getBoundingClientRect());
  return second && second.top > first.bottom - 1 && first.left > second.left + 1;
}"""


@pytest.mark.parametrize(("players", "most"), [(3, 16), (4, 13), (5, 11), (6, 8)])
def test_a_large_screen_shows_the_whole_hand(visit: Visit, players: int, most: int) -> None:
    """Of thirteen cards the last one was cut off, and all were smaller than on a small screen."""
    page = open_table(visit, "grand_prix", players)
    await_question(page)
    for high in (1080, 900):
        page.set_viewport_size({"width": 1920, "height": high})
        rest, wide = page.evaluate(FULL, most)
        assert rest <= 0
        assert wide >= (78 if (players, high) == (4, 1080) else 62)


def test_on_a_large_screen_no_answer_stands_apart_from_the_others(visit: Visit) -> None:
    page = open_table(visit, "grand_prix", 4)
    page.set_viewport_size({"width": 1920, "height": 1080})
    now, kinds = await_question(page), set()
    for turn in range(24):
        assert not page.evaluate(APART), page.locator("#question").inner_text()
        kinds.add(str(now.offers[0][1]).partition(" ")[0])
        answer(page, now, turn)
        now = await_question(page, now.number)
    assert {"bid", "to"} <= kinds


# Three hands with as many cards as possible: how much of them needs scrolling.
OPEN = """() => {
  const all = document.querySelector('#open-hands'), one = all.querySelector('.open-hand');
  const cards = one.querySelector('.gp-cards');
  while (cards.children.length > 16) cards.lastElementChild.remove();
  while (cards.children.length < 16) cards.append(cards.firstElementChild.cloneNode(true));
  all.replaceChildren(one, one.cloneNode(true), one.cloneNode(true));
  return [cards.children.length, all.scrollHeight - all.clientHeight];
}"""


def test_a_replay_shows_three_hands_at_once(tmp_path: Path, browser: Browser) -> None:
    """The log took so much room that the third hand was not visible; half of the log is enough."""
    with served(tmp_path, "grand_prix") as (server, id, _):
        context = browser.new_context(base_url=server.url, viewport={"width": 1920, "height": 1080})
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"/t/{id}/replay?ply=9")
        assert page.evaluate(OPEN) == [16, 0]
        context.close()
