"""People at the table of Crazy Rally, in a real browser: the lap, the cards, the events."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error, Page, expect
from tests.web.conftest import Visit
from tests.web.person import asked, over, settle, version


def open_table(page: Page, players: int, seconds: int = 0) -> str:
    """A table of one's own that plays fast; the link for friends."""
    page.locator("#crazy_rally > .text > details > summary").click()
    form = page.locator("#crazy_rally form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    form.locator("[name=pace]").select_option("fast")
    form.locator("[name=option-peek_seconds]").fill(str(seconds))
    form.locator("button.go").click()
    return page.locator("#invite-link").input_value()


def with_bots(page: Page) -> None:
    """Every seat that is still free gets a bot, and off we go."""
    start = page.get_by_role("button", name="Start", exact=True)
    free = page.locator("li:has(select[name=kind] option[value=open][selected])")
    for _ in range(6):
        count = free.count()
        if not count:
            break
        free.first.locator("select").select_option("club")
        expect(free).to_have_count(count - 1)
    expect(start).to_be_enabled()
    start.click()
    expect(page.locator("#plates")).to_be_visible()


def answer(page: Page, turn: int) -> None:
    """Answer the open question with the mouse, each time in another way."""
    pushes = page.locator(".pushes button")
    if pushes.count() and turn % 3 == 0:
        pushes.nth(turn % pushes.count()).click(timeout=3000)
        return
    if not page.locator("#question .actions").count():
        page.locator("#question .buttons button[name=move]").last.click(timeout=3000)
        return
    cards = page.locator("#hand label:not(.dim)")
    card = cards.nth(turn % cards.count())
    card.click(timeout=3000)
    expect(card.locator("input")).to_be_checked(timeout=3000)
    buttons = page.locator("#question .actions button:visible")
    buttons.nth(turn % buttons.count()).click(timeout=3000)


class Drive:
    """A person who plays on, and what that person has seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made = 0
        self.lap: list[str] = []  # what was said of each card of the test lap
        self.seen: set[str] = set()

    def step(self) -> None:
        """Look, answer if something is asked, and wait for whatever comes."""
        page = self.page
        was = version(page)
        shown = page.locator("figure.lap")
        if shown.count():
            said = shown.get_attribute("aria-label", timeout=3000) or ""
            self.lap += [said] if said not in self.lap else []
        try:
            if asked(page):
                self.seen.add("event" if page.locator(".pushes").count() else "other")
                answer(page, self.made)
                self.made += 1
            settle(page, was, 30)
        except Error:
            if version(page) == was and not over(page):  # else the table was quicker than the hand
                raise

    def to_the_end(self, seconds: float = 240) -> None:
        end = time.monotonic() + seconds
        while not over(self.page):
            assert time.monotonic() < end, self.page.locator("#question").inner_text()
            self.step()


def test_a_person_drives_a_whole_rally_against_three_bots(visit: Visit) -> None:
    page = visit()
    open_table(page, 4, seconds=1)
    with_bots(page)
    drive = Drive(page)
    drive.to_the_end()
    assert drive.made >= 6
    assert len(drive.lap) > 7  # a slow machine may miss some, as people do
    assert page.locator("figure.lap").count() == 0
    expect(page.locator("#question")).to_contain_text(re.compile("wins|Shared|Nobody"))
    expect(page.locator("#score")).to_contain_text("distance driven")
    assert "Crash!" in page.locator("#lines").inner_text() or drive.made > 20


def test_a_person_drives_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 4, seconds=1)
    with_bots(page)
    drive = Drive(page)
    while not over(page):
        drive.step()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        for box in page.evaluate(SMALL_BUTTONS):
            raise AssertionError(f"too small for a thumb: {box}")
    assert drive.made >= 6


SMALL_BUTTONS = """() => [...document.querySelectorAll('#question button, .pushes button')]
  .map((one) => [one.value, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([value, box]) => `${value} ${box.width} x ${box.height}`)"""


def test_the_keyboard_is_enough(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    with_bots(page)
    end = time.monotonic() + 240
    made = 0
    while not over(page):
        assert time.monotonic() < end
        was = version(page)
        if asked(page):
            if page.locator("#question .actions").count():
                card = page.locator("#hand label:not(.dim) input").first
                page.keyboard.press(str(card.get_attribute("value")))
                page.keyboard.press("b" if made % 2 else "a")
            else:
                page.locator("#question .buttons button").last.focus()
                page.keyboard.press("Enter")
            made += 1
        try:
            settle(page, was, 30)
        except Error:
            assert over(page)
    assert made > 6


def test_two_people_and_a_bot_see_the_lap_together(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 3, seconds=3)
    friend = visit(path=link)
    friend.locator("button", has_text="Sit down").first.click()
    expect(friend.locator(".chairs")).to_contain_text("(you)")
    with_bots(host)
    pages = (host, friend)
    end = time.monotonic() + 60
    while "Ready" not in host.locator("#question").inner_text():  # tuning
        assert time.monotonic() < end
        for page in pages:
            if asked(page) and page.locator("#question .actions").count():
                was = version(page)
                answer(page, 0)
                settle(page, was)
        host.wait_for_timeout(60)
    host.get_by_role("button", name="Ready").click()
    expect(host.locator("#question")).not_to_contain_text("Ready")
    host.wait_for_timeout(1500)
    assert host.locator("figure.lap").count() == 0  # the lap waits for the friend
    friend.get_by_role("button", name="Ready").click()
    for number in (1, 2):
        for page in pages:
            expect(page.locator(f"#lap-{number}")).to_be_visible(timeout=8000)
        said = [page.locator(f"#lap-{number}").get_attribute("aria-label") for page in pages]
        assert said[0] == said[1]
    mine, theirs = (page.locator("#hand").get_attribute("data-cards") for page in pages)
    assert mine != theirs
    expect(host.locator("figure.lap")).to_have_count(0, timeout=60_000)
    drives = [Drive(page) for page in pages]
    end = time.monotonic() + 120
    while min(drive.made for drive in drives) < 3 and not over(host):
        assert time.monotonic() < end
        for drive in drives:
            if asked(drive.page):
                drive.step()
        host.wait_for_timeout(60)


def test_a_card_that_cannot_be_laid_says_why(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    with_bots(page)
    for _ in range(60):
        if asked(page) and page.locator("#hand label.dim").count() >= 2:
            break
        Drive(page).step()
    dim = page.locator("#hand label.dim input[aria-label^='Blue']").first
    dim.check(force=True)
    expect(page.locator("#question .actions:visible")).to_contain_text("CR7")
