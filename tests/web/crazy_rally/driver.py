"""Somebody who drives a rally in the browser: opens a table, answers, looks at the test lap."""

from __future__ import annotations

import time

from playwright.sync_api import Error, Page, expect
from tests.web.person import asked, over, settle, version, with_bots

# What the page shows of the test lap, card by card, and when it came.
WATCH_LAP = """() => {
  window.lap = {};
  const look = () => {
    const shown = document.querySelector('figure.lap');
    if (shown && !window.lap[shown.id]) window.lap[shown.id] = [shown.ariaLabel, Date.now()];
  };
  const all = {subtree: true, childList: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""


def open_table(page: Page, players: int, seconds: int = 0, legs: int = 1) -> str:
    """A table of one's own that plays fast; the link for friends."""
    page.locator("#crazy_rally > .text > details > summary").click()
    form = page.locator("#crazy_rally form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    form.locator("[name=pace]").select_option("fast")
    form.locator("[name=option-peek_seconds]").fill(str(seconds))
    form.locator("[name=option-legs]").fill(str(legs))
    form.locator("button.go").click()
    page.wait_for_url("**/t/*")  # loaded, or its scripts would miss the first choice
    return page.locator("#invite-link").input_value()


def race_bots(page: Page) -> None:
    """Against club players, with an eye on what the test lap shows."""
    with_bots(page, "club")
    page.evaluate(WATCH_LAP)


def answer(page: Page, turn: int) -> None:
    """Answer the open question with the mouse, each time in another way."""
    pushes = page.locator(".pushes button")
    if pushes.count() and turn % 3 == 0:
        pushes.nth(turn % pushes.count()).click(timeout=8000)
        return
    if not page.locator("#question .actions").count():
        page.locator("#question .buttons button[name=move]").last.click(timeout=8000)
        return
    cards = page.locator("#hand label:not(.dim)")
    card = cards.nth(turn % cards.count())
    card.click(timeout=8000)
    expect(card.locator("input")).to_be_checked(timeout=8000)
    buttons = page.locator("#question .actions button:visible")
    buttons.nth(turn % buttons.count()).click(timeout=8000)


def answer_by_keys(page: Page, turn: int) -> None:
    """The same without a mouse: numbers and letters for cards, + and − to aim, Enter to go on."""
    if page.locator("#question .actions").count():
        cards = page.locator("#hand label:not(.dim) input")
        page.keyboard.press(str(cards.nth(turn % cards.count()).get_attribute("value")))
        page.keyboard.press(
            "b" if turn % 2 and page.locator(".actions:visible .brake").count() else "a"
        )
        return
    if page.locator(".pushes").count() and turn % 4 == 0:
        for _ in range(turn % 3 + 1):
            page.keyboard.press("+" if turn % 8 else "-")
        expect(page.locator(".pushes button:focus")).to_have_count(1)
    else:
        page.evaluate("document.activeElement.blur()")  # as after a click on the paper
        page.keyboard.press("Enter")
        expect(page.locator("#question .go:focus")).to_have_count(1)
    page.keyboard.press("Enter")


class Drive:
    """A person who plays on, and what that person has seen."""

    def __init__(self, page: Page, by_keys: bool = False) -> None:
        self.page = page
        self.answer = answer_by_keys if by_keys else answer
        self.made = 0
        self.events = 0

    def step(self) -> bool:
        """Answer if something is asked; whether it was."""
        page = self.page
        was = version(page)
        if over(page) or not asked(page):
            return False
        try:
            self.events += page.locator(".pushes").count() > 0
            self.answer(page, self.made)
            self.made += 1
            settle(page, was, 30)
        except (Error, AssertionError):
            if version(page) == was and not over(page):  # else the table was quicker than the hand
                raise
        return True

    def lap(self) -> dict[str, tuple[str, int]]:
        """What was said of each card of the test lap, and when it was shown."""
        found = self.page.evaluate("window.lap")
        return {key: (str(label), int(when)) for key, (label, when) in found.items()}


def drive_on(*drives: Drive, seconds: float = 240) -> None:
    """All drive to the end of their matches, each answering as soon as it is asked."""
    end = time.monotonic() + seconds
    while not all(over(drive.page) for drive in drives):
        assert time.monotonic() < end, drives[0].page.locator("#question").inner_text()
        if sum(drive.step() for drive in drives) == 0:
            drives[0].page.wait_for_timeout(40)
