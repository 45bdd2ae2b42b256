"""Simulates a player of Crazy Rally in a browser: opens a table, answers, watches the test lap."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.person import MOST, PATIENCE, Question, glance, press, with_bots

# What the page shows of the test lap, card by card, with the time of each.
WATCH_LAP = """() => {
  window.lap = {};
  const look = () => {
    const shown = document.querySelector('figure.lap');
    if (shown && !window.lap[shown.id]) window.lap[shown.id] = [shown.ariaLabel, Date.now()];
  };
  const all = {subtree: true, childList: true, attributes: true};
  new MutationObserver(look).observe(document.body, all);
}"""

# The available choices: cards that may be played, and whether an event can be aimed.
CHOICES = """() => [
  [...document.querySelectorAll('#hand label:not(.dim) input')].map((one) => one.value),
  document.querySelectorAll('.pushes button').length,
]"""


def open_table(page: Page, players: int, seconds: int = 0, legs: int = 1) -> str:
    """Create a table with a fast pace; returns the link for friends."""
    page.locator("#crazy_rally > .text > details > summary").click()
    form = page.locator("#crazy_rally form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    form.locator("[name=pace]").select_option("fast")
    form.locator("[name=option-peek_seconds]").fill(str(seconds))
    form.locator("[name=option-legs]").fill(str(legs))
    form.locator("button.go").click()
    # wait until it is loaded, or its scripts would miss the first choice
    page.wait_for_url("**/t/*")
    return page.locator("#invite-link").input_value()


def race_bots(page: Page) -> None:
    """Start a race against club players, and record what the test lap shows."""
    with_bots(page, "club")
    page.evaluate(WATCH_LAP)


def answer(page: Page, now: Question, turn: int) -> bool:
    """Answer the open question with the mouse, varying the way. Returns whether an event was
    played."""
    cards, pushes = page.evaluate(CHOICES)
    if pushes and turn % 3 == 0:
        press(page, page.locator(".pushes button").nth(turn % pushes), number=now.number)
    elif not now.offers[0][0]:  # no card has to be chosen
        last = page.locator("#question .buttons button[name=move]").last
        press(page, last, number=now.number)
    else:
        card = cards[turn % len(cards)]
        ways = [way for name, way, _ in now.offers if name == f"card-{card}"]
        button = page.locator(f"#for-{card} button[value='{ways[turn % len(ways)]}']")
        label = page.locator(f"#hand label:has(#card-{card})")
        press(page, label, button, number=now.number)
    return bool(pushes)


def answer_by_keys(page: Page, now: Question, turn: int) -> bool:
    """The same with the keyboard: numbers and letters choose cards, + and − aim, Enter
    continues."""
    cards, pushes = page.evaluate(CHOICES)
    if now.offers[0][0]:
        card = cards[turn % len(cards)]
        ways = [way for name, way, _ in now.offers if name == f"card-{card}"]
        page.keyboard.press(card)
        page.keyboard.press("b" if turn % 2 and len(ways) > 1 else "a")
        return bool(pushes)
    if pushes and turn % 4 == 0:
        for _ in range(turn % 3 + 1):
            page.keyboard.press("+" if turn % 8 else "-")
        expect(page.locator(".pushes button:focus")).to_have_count(1)
    else:
        page.evaluate("document.activeElement.blur()")  # as after a click on the background
        page.keyboard.press("Enter")
        expect(page.locator("#question .go:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    return bool(pushes)


class Driver:
    """A player who answers questions, and a record of what they have seen."""

    def __init__(self, page: Page, by_keys: bool = False) -> None:
        self.page = page
        self.answer = answer_by_keys if by_keys else answer
        self.number = ""  # of the last answered question
        self.made = 0
        self.events = 0
        self.over = False

    def look(self, wait: int = 0) -> Question | None:
        """The open question, or the end of the match, if either comes within `wait`
        milliseconds."""
        now = glance(self.page, self.number, wait)
        self.over = now is not None and now.over
        return now

    def step(self, wait: int = 0) -> bool:
        """Answer if there is a question. Returns whether there was one."""
        now = self.look(wait)
        if now is None or now.over:
            return False
        self.events += self.answer(self.page, now, self.made)
        self.made += 1
        assert self.made < MOST, "the match does not end"
        self.number = now.number
        return True

    def lap(self) -> dict[str, tuple[str, int]]:
        """For each card of the test lap: its text, and when it was shown."""
        found = self.page.evaluate("window.lap")
        return {key: (str(label), int(when)) for key, (label, when) in found.items()}


def drive_on(*drives: Driver) -> None:
    """Let all play to the end of their matches; each answers as soon as they are asked."""
    while left := [drive for drive in drives if not drive.over]:
        if len(left) == 1:
            assert left[0].step(PATIENCE) or left[0].over, text(left[0].page)
        else:
            for drive in left:
                drive.step(100)


def text(page: Page) -> str:
    return page.locator("#question").inner_text()
