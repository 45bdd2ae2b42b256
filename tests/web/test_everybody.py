"""Accessibility: axe-core finds nothing on any page, and a match can be played with the
accessibility tree alone (roles, names and live regions)."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.tiers import first_by_day
from tests.web.finished import served
from tests.web.fixtures import Visit
from tests.web.person import PATIENCE

from paddock.shelf import titles

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
FIRST, *OTHERS = [title.name for title in titles()]
GAMES = [FIRST, *(pytest.param(name, marks=pytest.mark.long) for name in OTHERS)]


def violations(page: Page) -> list[str]:
    """The violations that axe-core finds on a page."""
    page.evaluate(f"{AXE};0")
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url} {one['id']}: {node['html'][:200]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", first_by_day(["light", "dark"], 1))
def test_axe_finds_nothing_on_the_pages_around_the_tables(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    found = violations(page)
    paths = ["/lobby", "/settings", "/history", "/typed", "/offline", "/not-here"]
    paths += [f"/learn/{FIRST}", f"/rules/{FIRST}", f"/try/{FIRST}/K13"]
    for path in paths:
        page.goto(path)
        found += violations(page)
    page.goto("/")
    page.locator(f"#{FIRST} details > summary").first.click()
    page.locator(f"#{FIRST} form[action='/tables'] > button").click()
    expect(page.locator(".room").first).to_be_visible()
    found += violations(page)
    page.request.post(f"{page.url}/screen", max_redirects=0)
    page.goto(f"{page.url}/screen")  # the page for a television
    expect(page.locator("#screen-codes figure").first).to_be_visible()
    found += violations(page)
    page.goto("/settings")
    page.get_by_role("button", name="Make a link").click()
    page.goto(page.locator("#device-link").input_value())
    assert "/claim/" in page.url
    assert not found + violations(page)


def test_axe_finds_nothing_where_several_share_a_screen(visit: Visit) -> None:
    page = visit()
    plan: dict[str, Any] = {"game": FIRST, "players": 2, "beside": "Bea", "chairs": "kept"}
    where = page.request.post("/tables", form=plan, max_redirects=0).headers["location"]
    page.request.post(f"{where}/start", max_redirects=0)
    page.goto(where)
    curtain = page.get_by_role("button", name="show my cards")
    expect(curtain).to_be_visible()
    found = violations(page)
    curtain.click()
    expect(page.locator("#hand")).to_be_visible()
    assert not found + violations(page)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(visit: Visit, game: str) -> None:
    page = visit(path=f"/learn/{game}")
    page.get_by_role("button", name="Start my first race").click()
    expect(page.locator("#guide")).to_be_visible()
    assert not violations(page)


@pytest.mark.parametrize("game", OTHERS)
def test_axe_finds_nothing_where_a_game_is_explained(visit: Visit, game: str) -> None:
    page = visit(path=f"/learn/{game}")
    found = violations(page)
    page.goto(f"/rules/{game}")
    assert not found + violations(page)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_after_a_match(tmp_path: Path, browser: Browser, game: str) -> None:
    with served(tmp_path, game) as (server, id, last):
        context = browser.new_context(base_url=server.url, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        found = []
        for path in ("", "/analysis", f"/replay?ply={last // 2}"):
            page.goto(f"/t/{id}{path}")
            if path != "/analysis":
                page.wait_for_selector("body[data-scripts=on]")
            found += violations(page)
        page.locator("#reel [data-go=last]").click()
        expect(page.locator("#score")).to_be_visible()
        found += violations(page)
        context.close()
    assert not found


def test_text_of_twice_the_size_needs_no_sideways_scrolling(visit: Visit) -> None:
    """At 200 % zoom a window of 1280 has half the width in CSS pixels."""
    page = visit(width=640, height=400)
    tables = [
        page.request.post("/race", form={"game": game, "count": "3"}, max_redirects=0)
        for game in (FIRST, *OTHERS)
    ]
    around = ("/", "/lobby", "/settings", "/history", f"/learn/{FIRST}", f"/rules/{FIRST}")
    places = [one.headers["location"] for one in tables]
    for path in (*around, f"/try/{FIRST}/K13", *places):
        page.goto(path)
        wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"


class ScreenReaderUser:
    """Simulates a user of a screen reader and a keyboard: it knows the title, roles and names, and
    nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.rng = random.Random(7)

    def named(self, role: str, within: Locator) -> list[str]:
        """The accessible names of all elements with this role in a part of the page."""
        tree = within.aria_snapshot()
        # A line with a colon in its name is in single quotes.
        found = re.finditer(rf"""^ *- ('?){role} "((?:[^"\\]|\\.)*)"(.*)$""", tree, re.M)
        open_ones = [one for one in found if "[disabled]" not in one[3]]
        return [one[2].replace("''", "'") if one[1] else one[2] for one in open_ones]

    def answers(self) -> list[str]:
        """The buttons that answer the question."""
        asked = self.page.get_by_role("region", name="What is asked")
        found = [one for one in self.named("button", asked) if not one.startswith(NO_ANSWER)]
        board = self.page.get_by_role("region", name="Board")
        return found or [
            one for one in self.named("button", board) if not one.startswith(NO_ANSWER)
        ]

    def await_turn(self) -> bool:
        """Wait until the title says that it is my turn. Returns False if the match is over."""
        said = "document.title.startsWith('Your turn') && document.body.dataset.scripts === 'on'"
        over = "document.querySelector('[aria-label=Result]')"
        self.page.wait_for_function(f"() => ({said}) || {over}", timeout=PATIENCE)
        return self.page.get_by_role("region", name="Result").count() == 0

    def press(self, role: str, name: str, key: str) -> None:
        one = self.page.get_by_role(role, name=name, exact=True).first  # type: ignore[arg-type]
        one.focus()
        self.page.keyboard.press(key)

    def answer(self) -> None:
        """Choose a card if there are any, then press a button. A view may arrive between reading
        the title and the tree; then its question is read."""
        for _ in range(100):
            before = self.answers()
            cards = self.named("radio", self.page.get_by_role("main"))
            if before or cards or not self.page.title().startswith("Your turn"):
                break
            self.page.evaluate(CHANGED)
        if not self.page.title().startswith("Your turn"):
            return
        self.rng.shuffle(cards)
        for card in cards:
            self.press("radio", card, "Space")
            new = [one for one in self.answers() if one not in before]
            if new:
                plays = [one for one in new if one != "Discard"]
                self.press("button", (plays or new)[0], "Enter")
                return
        assert before, "nothing can be answered"
        final = [one for one in before if one.startswith(("Ready", "Drive on", "Go on"))]
        self.press("button", final[0] if final else self.rng.choice(before), "Enter")


# The names of buttons that do not answer a question.
NO_ANSWER = ("Close", "Take back", "Skip", "Bots", "Pace", "Larger", "Smaller", "Whole track")
# Resolves when the page has changed; the change may have come before this call.
CHANGED = """() => new Promise((done) => {
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(() => done()).observe(document.documentElement, all);
  setTimeout(done, 500);
})"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_the_accessibility_tree_alone(visit: Visit, game: str) -> None:
    page = visit(path=f"/learn/{game}")
    page.get_by_role("button", name="Start my first race").press("Enter")
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="No more notes").press("Enter")
    page.request.post(f"{page.url}/pace", form={"pace": "instant"})
    one = ScreenReaderUser(page)
    for made in range(600):
        if not one.await_turn():
            assert made > 3
            assert not violations(page)
            page.goto("/history")
            assert not violations(page)
            return
        question = page.locator("#play input[name=question]").get_attribute("value")
        one.answer()
        page.wait_for_function(
            """was => document.querySelector('#play input[name=question]')?.value !== was
              || !document.title.startsWith('Your turn')
              || document.querySelector('[aria-label=Result]')""",
            arg=question,
            timeout=PATIENCE,
        )
    raise AssertionError("the match does not end")
