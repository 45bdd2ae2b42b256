"""Usability of Rally's page: choices can be changed, waits skipped; cars and dice are animated."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.games.rally.browser.driver import (
    SHORT,
    answer,
    open_table,
    phase,
    prepare,
    wait_until_sent,
)
from tests.web.finished import served
from tests.web.fixtures import PATIENCE, Visit
from tests.web.layout.walk import open_table as open_any_table
from tests.web.person import await_question, with_bots

# Records in the page which elements are animated, and over how many points.
RECORD = """() => {
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const name = this.id || this.className.baseVal || this.className;
    window.motions.push([String(name), frames.length]);
    return animate.call(this, frames, options);
  };
}"""

# A car over several spaces, and a die: a slow page may show only some of the views in between.
MOVED = """() => window.motions.some(([name, points]) => name.startsWith('car-') && points > 3)
  && window.motions.some(([name]) => name === 'die')"""


def before_the_start(page: Page, players: int = 2, **chosen: str) -> None:
    """Open a table up to the preparation of the car; the player who was drawn lays the course."""
    open_table(page, players, **{**SHORT, **chosen})
    with_bots(page)
    number = ""
    while phase(page) != "prepare":
        number = await_question(page, number).number
        if phase(page) == "course":
            page.locator(".palette button").first.click()
            wait_until_sent(page)


def test_a_choice_is_changed_by_clicking_on_another_one(visit: Visit) -> None:
    page = visit(1280, 800)
    before_the_start(page)
    panel = page.locator(".prepare")
    expect(panel).to_contain_text("+1 space in gears 2 to 5, +1 risk")  # visible without a tooltip
    expect(panel).to_contain_text("dry: −2 spaces")
    for move, shown in (
        ("setup fast", ("data-setup", "fast")),
        ("mechanic 12", ("data-crew", "12")),
        ("tyres rain", ("data-tyres", "rain")),
        ("mechanic 30", ("data-crew", "12 30")),
    ):
        page.locator(f"#table button[value='{move}']").click()
        expect(panel).to_have_attribute(*shown)  # the next click must answer the next question
        wait_until_sent(page)
    panel.locator("[data-wish='setup stable']").click()
    expect(panel.locator(".chosen")).to_have_count(2)
    expect(panel).to_have_attribute("data-setup", "stable")
    expect(panel).to_have_attribute("data-tyres", "rain")
    expect(panel).to_have_attribute("data-crew", "12 30")
    panel.locator("[data-wish='mechanic 12']").click()
    expect(panel).to_have_attribute("data-crew", "30")
    expect(panel).to_have_attribute("data-setup", "stable")
    expect(panel).to_have_attribute("data-tyres", "rain")
    page.wait_for_function("() => !document.body.classList.contains('rethinking')")
    page.locator("button[value=done]").click()
    expect(panel).to_have_count(0)


def test_the_question_is_two_keys_away(visit: Visit) -> None:
    """In the tab order the question is not behind menus, notes and every space of the course."""
    page = visit(1280, 800)
    before_the_start(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('#question'))")


def test_cars_drive_along_the_road_and_dice_tumble(visit: Visit) -> None:
    page = visit(1280, 800, reduced_motion="no-preference")
    before_the_start(page, 3)
    page.evaluate(RECORD)
    prepare(page, "stable", "normal", 12)
    number = ""
    for turn in range(60):
        now = await_question(page, number)
        if now.over or page.evaluate(MOVED):
            break
        number = now.number
        answer(page, now, turn)
    page.wait_for_function(MOVED)


# Whether a space further ahead can be pointed at, and whether the question mentions that.
FAR = """() => ['.spots [data-to]', '#question .far']
  .map((one) => document.querySelector(one) !== null)"""


def test_the_heading_does_not_move_and_far_spaces_are_mentioned(visit: Visit) -> None:
    page = visit(1280, 800)
    before_the_start(page, 3)
    prepare(page, "stable", "normal", 12)
    number, told = "", False
    for turn in range(30):
        now = await_question(page, number)
        if now.over or (told and turn > 8):
            break
        number = now.number
        far, said = page.evaluate(FAR)
        assert far == said
        told = told or far
        page.locator("#course").evaluate("one => one.scrollTo(0, 9999)")
        page.locator("#board").evaluate("one => one.scrollTo(0, 9999)")
        box = page.locator(".rally h2").bounding_box()
        board = page.locator("#board").bounding_box()
        cars = page.locator(".cars").bounding_box()
        assert box is not None
        assert board is not None
        assert cars is not None
        assert box["y"] >= board["y"] - 1
        assert cars["y"] + cars["height"] <= board["y"] + board["height"] + 1
        if turn == 0:
            the_map_fills_a_large_window(page)
        answer(page, now, turn)
    assert told


def the_map_fills_a_large_window(page: Page) -> None:
    """All sheets are visible, in rows that leave no room for larger ones."""
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function(
        """() => {
          const course = document.querySelector('#course');
          const sheets = course.children, wide = sheets[0].offsetWidth;
          const columns = Math.round(course.clientWidth / wide);
          const larger = course.clientWidth / (columns - 1);
          const rows = Math.ceil(sheets.length / (columns - 1));
          return course.scrollHeight <= course.clientHeight + 1
            && rows * larger * 176 / 336 > course.clientHeight;
        }"""
    )
    page.set_viewport_size({"width": 1280, "height": 800})


# The part of the window that the visible sheets of the map cover.
MAP = """() => {
  const frame = document.querySelector('#course').getBoundingClientRect();
  const cut = (low, high, least, most) => Math.max(0, Math.min(high, most) - Math.max(low, least));
  return [...document.querySelectorAll('#course .tile')].reduce((sum, one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return sum + cut(left, right, frame.left, Math.min(frame.right, innerWidth))
      * cut(top, bottom, frame.top, Math.min(frame.bottom, innerHeight));
  }, 0) / innerWidth / innerHeight;
}"""


def test_the_map_is_still_visible_at_the_end(browser: Browser, tmp_path: Path) -> None:
    """The map was scrolled out of view, and half of the screen was blank."""
    with served(tmp_path, "rally") as (server, id, _):
        context = browser.new_context(base_url=server.url)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        for wide, high in ((1280, 800), (1920, 1080)):
            page.set_viewport_size({"width": wide, "height": high})
            page.goto(f"/t/{id}")
            expect(page.locator("#table")).to_have_attribute("data-over", "1")
            assert page.evaluate(MAP) > 0.2
            expect(page.locator("#score .standings .sum").last).to_be_in_viewport(ratio=1)
        context.close()


# Columns of the championship table whose names are covered.
COVERED = """() => [...document.querySelectorAll('#championship thead th[title]')].filter((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(width && one.contains(there) && one.querySelector('svg'));
}).length"""


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_the_calendar_of_a_championship_names_its_columns(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = open_any_table(visit, "rally", 2, length="championship")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    await_question(page)
    expect(page.locator("#championship thead th")).to_have_count(3)
    assert page.locator("#championship thead th[title]").count() == 2
    assert page.evaluate(COVERED) == 0


# Clicks as soon as possible: first on the pace, then on the button that skips the wait.
IMPATIENT = """() => {
  window.said = [];
  new MutationObserver(() => {
    const [skip, pace] = document.querySelectorAll('.pacing button');
    if (!skip || pace.textContent === window.said.at(-1)) return;
    window.said.push(pace.textContent);
    (window.said.length === 1 ? pace : skip).click();
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_waiting_is_skipped_and_its_pace_is_chosen(visit: Visit) -> None:
    page = visit(1280, 800)
    statuses: list[int] = []
    before_the_start(page, 6, pace="slow")
    page.on("response", lambda one: statuses.append(one.status) if "/pace" in one.url else None)
    page.evaluate(IMPATIENT)
    prepare(page, "stable", "normal", 12)
    number = ""
    for turn in range(20):
        now = await_question(page, number)
        # while a player is asked there is nothing to skip
        assert page.locator(".pacing").count() == 0
        said = page.evaluate("window.said")
        if len(said) > 1 or now.over:
            break
        number = now.number
        answer(page, now, turn)
    assert page.evaluate("window.said")[:2] == ["Pace: calm", "Pace: easy"]
    while len(statuses) < 2:  # the WebSocket may be faster than the response
        page.wait_for_event("response")
    assert statuses == [303, 303]
