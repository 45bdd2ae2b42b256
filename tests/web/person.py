"""A person at the table of any game: reads the page, chooses something, goes on."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

# Every way to answer that the page shows now: a card to choose first, then the button.
OFFERS = """() => {
  const found = [];
  for (const panel of document.querySelectorAll('#question .actions')) {
    const card = panel.id.replace('for-', 'card-');
    for (const button of panel.querySelectorAll('button[value]'))
      found.push([card, button.value, button.hasAttribute('data-discard')]);
  }
  for (const button of document.querySelectorAll('#question .buttons button[name=move]'))
    found.push(['', button.value, false]);
  return found;
}"""

FREE = "li:has(select[name=kind] option[value=open][selected])"
PATIENCE = 30_000  # milliseconds: the machine may be busy

Choice = Callable[[list[list[object]]], list[object]]


def sit_down(friend: Page, host: Page) -> None:
    """The friend takes a free seat, and the host's page has heard of it."""
    free = host.locator(FREE)
    before = free.count()
    friend.locator("button", has_text="Sit down").first.click()
    expect(friend.locator(".chairs")).to_contain_text("(you)", timeout=PATIENCE)
    expect(free).to_have_count(before - 1, timeout=PATIENCE)


def with_bots(page: Page, level: str = "random") -> None:
    """Every seat that is still free gets a bot, and off we go."""
    page.wait_for_load_state()  # a choice is sent by the page's script: it must be there
    free = page.locator(FREE)
    for left in range(free.count() - 1, -1, -1):
        free.first.locator("select").select_option(level)
        expect(free).to_have_count(left, timeout=PATIENCE)
        page.wait_for_load_state()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#plates")).to_be_visible(timeout=PATIENCE)


def asked(page: Page) -> bool:
    return page.locator("#table").get_attribute("data-mine") == "1"


def over(page: Page) -> bool:
    return page.locator("#table[data-over='1']").count() == 1


def first_play(offers: list[list[object]]) -> list[object]:
    """The first thing that is not a discard."""
    return next((offer for offer in offers if not offer[2]), offers[0])


def make_move(page: Page, choose: Choice = first_play) -> str:
    """Answer the open question with the mouse; the move."""
    offers = page.evaluate(OFFERS)
    assert offers, page.locator("#question").inner_text()
    card, move, _ = choose(offers)
    if card:
        page.locator(f"label:has(#{card})").click()
    page.locator(f"#question button[value='{move}']:visible").first.click()
    return str(move)


def settle(page: Page, version: str | None, seconds: float = 10) -> None:
    """Until the table differs from `version`."""
    page.wait_for_function(
        "was => document.querySelector('#table')?.dataset.version !== was",
        arg=version,
        timeout=seconds * 1000,
    )


def answered(page: Page, asked: str, seconds: float = 60) -> None:
    """Until the page knows that question `asked` has been answered: others may answer meanwhile."""
    page.wait_for_function(
        """was => {
          const table = document.querySelector('#table');
          const now = document.querySelector('#play input[name=asked]')?.value;
          return table?.dataset.mine !== '1' || table.dataset.over === '1' || now !== was;
        }""",
        arg=asked,
        timeout=seconds * 1000,
    )


def question(page: Page) -> str:
    """The number of the question that is open to this person."""
    return page.locator("#play input[name=asked]").input_value()


def version(page: Page) -> str | None:
    return page.locator("#table").get_attribute("data-version")


def play_on(
    page: Page, moves: int = 10_000, seconds: float = 240, choose: Choice = first_play
) -> int:
    """Play until the match is over, or that many moves are made; how many it was."""
    end = time.monotonic() + seconds
    made = 0
    while made < moves and not over(page):
        assert time.monotonic() < end, (
            f"after {made} moves: {page.locator('#question').inner_text()}"
        )
        was = version(page)
        if asked(page) and page.evaluate(OFFERS):
            open_one = question(page)
            make_move(page, choose)
            made += 1
            answered(page, open_one)
        else:
            settle(page, was, 60)
    return made
