"""The camera over the track: at every question the relevant cars are visible and readable."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.drawing.test_theme import contrast
from tests.games.grand_prix.browser.people import answer, open_table, play_until_driving
from tests.tiers import size
from tests.web.finished import served
from tests.web.fixtures import PATIENCE, Visit
from tests.web.layout.walk import DRAWN
from tests.web.person import await_question, with_bots

LOOKS = size("LOOKS", 24, 40)  # questions of a race

# The frame of the track, the length of a car in pixels, and what is outside the frame.
SIGHT = """() => {
  const frame = document.querySelector('#gp-track').getBoundingClientRect();
  const svg = document.querySelector('#gp-track .gp-svg');
  const seen = (one) => {
    const {x, y} = new DOMPoint(one.dataset.x, one.dataset.y).matrixTransform(svg.getScreenCTM());
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  };
  const all = (lit) => [...document.querySelectorAll('#gp-track ' + lit)]
    .filter((one) => one.dataset.x);
  return {
    frame: [frame.left, frame.top, frame.width, frame.height].map(Math.round),
    car: 40 * svg.getScreenCTM().a,
    cars: all('.gp-car').filter(seen).length,
    hidden: all('.gp-end, .gp-pick, .gp-active').filter((one) => !seen(one)).length,
    racing: !document.querySelector('.gp.bidding') && all('.gp-car').length > 0,
    driving: all('.gp-end').length > 0,
  };
}"""


def watch(page: Page, answers: int) -> list[dict[str, Any]]:
    """Record what is visible at each question of a race."""
    seen: list[dict[str, Any]] = []
    now = await_question(page)
    for turn in range(answers):
        if now.over:
            break
        sight = page.evaluate(SIGHT)
        if sight["racing"]:
            seen.append(sight)
        answer(page, now, turn)
        now = await_question(page, now.number)
    assert any(one["driving"] for one in seen)
    return seen


@pytest.mark.long
def test_a_phone_always_shows_what_is_asked_about(visit: Visit) -> None:
    """After one's own drive too, when the next card is to be played."""
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 3, **{"option-races": "1"})
    with_bots(page)
    for sight in watch(page, LOOKS):
        assert sight["cars"] > 0, sight  # the frame never shows an empty corner
        assert sight["hidden"] == 0, sight


@pytest.mark.long
def test_cars_can_be_read_at_a_desk_and_the_track_keeps_its_place(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 4, **{"option-races": "1"})
    with_bots(page)
    seen = watch(page, LOOKS)
    assert len({tuple(one["frame"]) for one in seen}) == 1
    assert min(one["car"] for one in seen) > 23  # cars to choose from may be anywhere
    assert sum(one["car"] >= 32 for one in seen) > 0.8 * len(seen)
    assert all(one["hidden"] == 0 and one["cars"] > 0 for one in seen)


COLOURS = """one => { const style = getComputedStyle(one);
  return [style.color, style.backgroundColor]; }"""


def test_closer_and_whole_track_can_be_read_under_the_mouse(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 3, **{"option-races": "1"})
    with_bots(page)
    now = await_question(page)
    zoom = page.locator(".gp-zoom button:visible")
    for turn in range(40):
        if zoom.count():  # not in the auction
            break
        answer(page, now, turn)
        now = await_question(page, now.number)
    zoom.hover()
    ink, ground = (hexadecimal(one) for one in zoom.evaluate(COLOURS))
    assert contrast(ink, ground) >= 4.5, (ink, ground)


def test_closer_follows_the_cars_at_a_desk(visit: Visit) -> None:
    """After a drive the close view showed an empty corner of the track."""
    page = visit(1280, 800)
    open_table(page, 3, **{"option-races": "1"})
    with_bots(page)
    now = play_until_driving(page)
    for name in ("Whole track", "Closer"):
        page.locator(".gp-zoom button:visible", has_text=name).click()
    for turn in range(9):
        sight = page.evaluate(SIGHT)
        assert sight["car"] >= 32, sight
        assert sight["cars"] > 0, sight
        assert sight["hidden"] == 0, sight
        answer(page, now, turn)
        now = await_question(page, now.number)


def hexadecimal(colour: str) -> str:
    """`rgb(255, 250, 240)` as `#fffaf0`."""
    red, green, blue = re.findall(r"\d+", colour)[:3]
    return f"#{int(red):02x}{int(green):02x}{int(blue):02x}"


# Whether three lines of the log after these words name cars.
DRIVEN = """words => {
  const told = document.querySelector('#lines').innerText.split(words)[1] ?? '';
  return told.match(/car drives|car gets only|blocked/g)?.length >= 3;
}"""


def test_one_press_plays_a_card_and_drives_all_its_lines(visit: Visit) -> None:
    """Each line of the card is an ordinary move in the log."""
    page = visit(1280, 800)
    open_table(page, 3, **{"option-races": "1"})
    with_bots(page)
    now = await_question(page)
    turn = 0
    while not page.locator("#question .actions [data-rest]").count():
        answer(page, now, turn)
        now = await_question(page, now.number)
        turn += 1
    # without white lines, since those ask a question
    four_lines = ".gp-lines:not(:has(.white)) .gp-line:nth-child(4)"
    longest = page.locator("#question .actions", has=page.locator(four_lines)).first
    number = str(longest.get_attribute("id")).removeprefix("for-")
    card = str(longest.locator("[data-rest]").get_attribute("data-rest"))
    page.locator(f"label:has(#card-{number})").click()
    longest.locator("[data-rest]").click()
    expect(page.locator("#lines")).to_contain_text(f"You play card {card}")
    expect(page.locator(f"#question [data-of='{card}']")).to_have_count(0)
    page.wait_for_function(DRIVEN, arg=f"You play card {card}")


def test_a_finished_match_has_no_button_without_effect(browser: Browser, tmp_path: Path) -> None:
    """At the end the camera shows the whole track, and "Closer" had no effect."""
    with served(tmp_path, "grand_prix") as (server, id, _):
        context = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"/t/{id}")
        expect(page.locator("#gp-track .gp-svg")).to_be_visible()
        expect(page.locator("#table")).to_have_attribute("data-over", "1")
        expect(page.locator(".gp-zoom button").locator("visible=true")).to_have_count(0)
        for total in page.locator("#score .standings .sum").all():
            expect(total).to_be_in_viewport(ratio=1)
        context.close()


def test_a_rotated_window_still_shows_the_same_car(browser: Browser, tmp_path: Path) -> None:
    """When nobody is asked, the frame kept its corner after the turn of the window, and no car was
    left in it."""
    with served(tmp_path, "grand_prix") as (server, id, last):
        context = browser.new_context(
            base_url=server.url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"/t/{id}/replay?ply={last // 2}")
        page.wait_for_selector("body[data-scripts=on]")
        expect(page.locator("#gp-track.near")).to_be_visible()
        for step in range(3):
            for wide, high in ((360, 740), (740, 360), (1280, 800)):
                page.set_viewport_size({"width": wide, "height": high})
                page.evaluate(DRAWN)
                assert page.evaluate(SIGHT)["cars"], (step, wide, high)
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(300)
        context.close()
