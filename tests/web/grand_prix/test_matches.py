"""Whole matches of the Grand Prix, the auctions and three races, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Error, Page, expect
from tests.web.conftest import Visit
from tests.web.grand_prix.people import answer, drive_on, go_on, open_table
from tests.web.person import asked, over, sit_down, version, with_bots


def check_the_end(page: Page, made: list[str]) -> None:
    """Three races are told and paid for, and somebody has won."""
    assert {"bid", "play", "to"} <= {move.split()[0] for move in made}
    expect(page.locator("#question")).to_contain_text(re.compile("wins|Shared"))
    expect(page.locator("#lines")).to_contain_text("Race 3 is over")
    expect(page.locator("#score b")).to_have_text(["1", "2", "3"])
    expect(page.locator("#score")).to_contain_text("GP20")


def test_a_person_plays_a_whole_match_against_bots(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 5)
    with_bots(page)
    check_the_end(page, drive_on(page, 600))


def test_a_whole_match_on_a_phone_with_all_options(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 6, preset="free", **{"option-track": "detroit"})
    with_bots(page)
    fits_a_phone(page)
    check_the_end(page, drive_on(page, 600))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def fits_a_phone(page: Page) -> None:
    """Nothing is wider than it, the hand is under the thumb, and buttons are big enough."""
    expect(page.locator("#table")).to_have_attribute("data-mine", "1", timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    hand = page.locator("#hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 740
    buttons = page.locator("#question button:visible").all()
    assert buttons
    for button in buttons:
        box = button.bounding_box()
        assert box is None or box["height"] >= 43.5


def test_two_people_play_a_race_on_the_third_track(visit: Visit) -> None:
    """At a desk and on a phone, with four bots; neither sees what the other holds."""
    host = visit(1280, 800)
    link = open_table(host, 6, **{"option-races": "1", "option-track": "top_race"})
    friend = visit(360, 740, path=link)
    sit_down(friend, host)
    with_bots(host)
    people = (host, friend)
    for page in people:
        expect(page.locator("#plates .plate")).to_have_count(6, timeout=30_000)
        expect(page.locator("#board")).to_contain_text("TOP RACE")
        page.set_default_timeout(5000)
    mine, theirs = (
        set(str(page.locator("#hand").get_attribute("data-cards")).split()) for page in people
    )
    assert len(mine) >= 7
    assert len(theirs) >= 7
    assert not mine & theirs
    answers = [0, 0]
    while not over(host):
        for n, page in enumerate(people):
            was = version(page)
            if not asked(page):
                continue
            try:
                answers[n] += answer(page, sum(answers)) != ""
            except Error:
                continue  # the table moved on while the hand was on its way
            go_on(page, was)
        host.wait_for_timeout(20)  # both pages hear of it
    assert min(answers) > 8
    expect(friend.locator("#table")).to_have_attribute("data-over", "1", timeout=30_000)
    for page in people:
        expect(page.locator("#lines")).to_contain_text("Race 1 is over")
