"""Whole matches of Grand Prix, with auctions and three races, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.games.grand_prix.browser.people import answer, drive_on, open_table
from tests.web.fixtures import Visit
from tests.web.person import await_question, glance, over, sit_down, with_bots


def check_the_end(page: Page, made: list[str], races: int) -> None:
    """The page reports and pays all races, and somebody has won."""
    assert {"bid", "play", "to"} <= {move.split()[0] for move in made}
    expect(page.locator("#question")).to_contain_text(re.compile("wins?|Shared"))
    expect(page.locator("#lines")).to_contain_text(f"Race {races} is over")
    if races > 1:
        for race in range(races):
            expect(page.locator("#score b").filter(has_text=f"Race {race + 1}")).to_have_count(1)
    expect(page.locator("#score")).to_contain_text("GP20")


@pytest.mark.long
def test_a_person_plays_a_whole_match_against_bots(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 6)
    with_bots(page)
    check_the_end(page, drive_on(page), 3)


@pytest.mark.long
def test_a_race_on_a_phone_with_all_options(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 6, preset="free", **{"option-track": "detroit", "option-races": "1"})
    with_bots(page)
    fits_a_phone(page)
    check_the_end(page, drive_on(page), 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def fits_a_phone(page: Page) -> None:
    """Nothing is wider than the phone, the hand is at the bottom, and buttons are large enough."""
    assert not await_question(page).over
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    hand = page.locator("#hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 740
    heights = page.evaluate(HEIGHTS)
    assert heights
    assert min(heights) >= 43.5


# Only buttons that are shown
HEIGHTS = """() => [...document.querySelectorAll('#question button')]
  .map((one) => one.getBoundingClientRect().height).filter((height) => height)"""


@pytest.mark.long
def test_two_people_play_a_race_on_the_third_track(visit: Visit) -> None:
    """On a desktop and on a phone, with four bots. Neither sees the hand of the other."""
    host = visit(1280, 800)
    link = open_table(host, 6, **{"option-races": "1", "option-track": "top_race"})
    friend = visit(360, 740, path=link)
    sit_down(friend, host)
    with_bots(host)
    people = (host, friend)
    for page in people:
        expect(page.locator("#plates .plate")).to_have_count(6)
        expect(page.locator("#board")).to_contain_text("TOP RACE")
    mine, theirs = (
        set(str(page.locator("#hand").get_attribute("data-cards")).split()) for page in people
    )
    assert len(mine) >= 7
    assert len(theirs) >= 7
    assert not mine & theirs
    numbers = dict.fromkeys(people, "")
    answers = dict.fromkeys(people, 0)
    while not over(host):
        for page, number in numbers.items():
            now = glance(page, number, 100)
            if now is not None and not now.over:
                answers[page] += answer(page, now, sum(answers.values())) != ""
                numbers[page] = now.number
    assert min(answers.values()) > 8
    expect(friend.locator("#table")).to_have_attribute("data-over", "1")
    for page in people:
        expect(page.locator("#lines")).to_contain_text("Race 1 is over")
