"""People play Crazy Rally in a real browser: the test lap, the cards, the events."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.games.crazy_rally.browser.driver import (
    WATCH_LAP,
    Driver,
    drive_on,
    open_table,
    race_bots,
)
from tests.web.fixtures import Visit
from tests.web.person import PATIENCE, Question, sit_down

# Buttons that are too small for a thumb.
SMALL_BUTTONS = """() => [...document.querySelectorAll('#question button, .pushes button')]
  .map((one) => [one.value, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([value, box]) => `${value} ${box.width} x ${box.height}`)"""


# And whether anything is wider than the page.
FITS = f"() => [document.documentElement.scrollWidth, ({SMALL_BUTTONS})()]"


class PhoneDriver(Driver):
    """Checks before every answer that everything fits the small page."""

    def look(self, wait: int = 0) -> Question | None:
        now = super().look(wait)
        if now is not None and not now.over:
            width, small = self.page.evaluate(FITS)
            assert width <= 360
            assert small == []
        return now


@pytest.mark.long
def test_people_drive_whole_races_against_three_bots_at_a_desk_and_on_a_phone(
    visit: Visit,
) -> None:
    desk, phone = visit(), visit(360, 740, has_touch=True, is_mobile=True)
    for page in (desk, phone):
        open_table(page, 4, seconds=1)
        race_bots(page)
    drives = (Driver(desk), PhoneDriver(phone))
    drive_on(*drives)
    for drive in drives:
        page = drive.page
        assert drive.made >= 6
        assert len(drive.lap()) > 7  # a slow machine may miss some, as people do
        assert page.locator("figure.lap").count() == 0
        expect(page.locator("#question")).to_contain_text(re.compile("wins?|Shared|Nobody"))
        expect(page.locator("#score")).to_contain_text("distance driven")
        expect(page.locator(".driven li")).to_have_count(4)


@pytest.mark.long
def test_a_race_can_be_driven_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    race_bots(page)
    drive = Driver(page, by_keys=True)
    drive_on(drive)
    assert drive.made > 3
    expect(page.locator("#score")).to_contain_text("distance driven")


@pytest.mark.long
def test_a_rally_of_three_legs_can_be_driven_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    open_table(page, 3, legs=3)
    race_bots(page)
    expect(page.locator(".cr-state")).to_contain_text("Leg 1 of 3")
    drive = Driver(page, by_keys=True)
    drive_on(drive)
    assert drive.made > 9
    expect(page.locator(".cr-state")).to_contain_text("Leg 3 of 3")
    shown = [int(points.split()[0]) for points in page.locator(".points").all_inner_texts()]
    expect(page.locator("#score")).to_contain_text(re.compile("Leg 1.*Leg 2.*Leg 3", re.DOTALL))
    rows = page.locator("#score tr", has_text="distance driven")
    expect(rows).to_have_count(3)
    legs = [[int(cell) for cell in row.locator("td").all_text_contents()] for row in rows.all()]
    for seat, total in enumerate(shown):  # CR29; CR26 may add to it
        assert total >= sum(leg[seat] for leg in legs) > 0


def test_two_people_and_a_bot_see_the_lap_together(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 3, seconds=1)
    friend = visit(path=link)
    sit_down(friend, host)
    race_bots(host)
    expect(friend.locator("#plates")).to_be_visible()
    friend.evaluate(WATCH_LAP)
    drives = [Driver(host), Driver(friend)]
    tune(*drives)
    host.get_by_role("button", name="Ready").click()
    expect(host.locator("#question")).not_to_contain_text("Ready")
    for page in (host, friend):
        turn = page.locator(".plate.turn")
        expect(turn).to_have_count(1)  # the page shows the host's answer; the bot is ready, too
        expect(turn).to_have_id("plate-1")
        assert page.locator("figure.lap").count() == 0  # the lap waits for the friend
    friend.get_by_role("button", name="Ready").click()
    for page in (host, friend):
        page.wait_for_function("() => Object.keys(window.lap).length > 0")
        assert page.evaluate("document.querySelectorAll('.looking, .plate.turn').length") == 1
    assert hand_of(host) != hand_of(friend)
    for page in (host, friend):
        expect(page.locator("figure.lap")).to_have_count(0, timeout=240_000)
    same_lap(drives)
    while not all(drive.made >= 6 or drive.over for drive in drives):
        for drive in drives:
            drive.step(100)


def hand_of(page: Page) -> str:
    return str(page.locator("#hand").get_attribute("data-cards"))


def tune(*drives: Driver) -> None:
    """Choose cards for all players, up to the question whether they are ready."""
    ready: set[Driver] = set()
    while len(ready) < len(drives):
        for drive in drives:
            now = drive.look(100)
            if now is not None and now.offers[0][0]:
                assert drive.step()
            elif now is not None:
                ready.add(drive)


def same_lap(drives: list[Driver]) -> None:
    """CR9: everybody saw the same cards in the same order. How long each card is shown is tested
    with a simulated clock (tests/tables/test_test_lap.py)."""
    one, other = (drive.lap() for drive in drives)
    both = [key for key in one if key in other]
    assert len(both) > 7
    assert all(one[key][0] == other[key][0] for key in both)
    orders = [sorted(both, key=lambda key: lap[key][1]) for lap in (one, other)]
    assert orders[0] == orders[1]


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    """Two blue cards in the hand: one is played. Then yellow is tuned, and the other blue card has
    to wait."""
    page = visit()
    open_table(page, 3)
    race_bots(page)
    drive = Driver(page)
    assert drive.step(PATIENCE)
    assert drive.look(PATIENCE) is not None
    kept = page.locator("#hand label.dim:has(input[aria-label^='Blue'])")
    expect(kept).to_have_count(1)
    kept.click()
    expect(page.locator("#question .actions:visible")).to_contain_text("CR7")


def test_the_test_lap_can_be_skipped(visit: Visit) -> None:
    page = visit()
    open_table(page, 3, seconds=30)  # seven minutes for those who watch all of it
    race_bots(page)
    drive = Driver(page)
    tune(drive)
    page.get_by_role("button", name="Ready").click()
    expect(page.locator("figure.lap")).to_have_count(1)
    page.get_by_role("button", name="Skip the test lap").click()
    now = drive.look(PATIENCE)
    assert now is not None
    assert str(now.offers[0][1]).startswith("accelerate")
    assert len(drive.lap()) < 14


@pytest.mark.long
def test_one_of_two_players_skips_the_lap_alone(visit: Visit) -> None:
    """A player who skips the lap sees no more of it, while the other still watches."""
    host = visit()
    link = open_table(host, 3, seconds=30)
    friend = visit(path=link)
    sit_down(friend, host)
    race_bots(host)
    tune(Driver(host), Driver(friend))
    for page in (host, friend):
        page.get_by_role("button", name="Ready").click()
    for page in (host, friend):
        expect(page.locator("figure.lap")).to_have_count(1)
    host.get_by_role("button", name="Skip the test lap").click()
    expect(host.locator("figure.lap")).to_have_count(0)
    expect(host.locator("#question")).to_contain_text("Waiting for")
    expect(friend.locator("figure.lap")).to_have_count(1)
    host.get_by_role("button", name="Keep watching").click()
    expect(host.locator("figure.lap")).to_have_count(1)
    for page in (friend, host):
        page.get_by_role("button", name="Skip the test lap").click()
    for page in (host, friend):
        expect(page.locator("figure.lap")).to_have_count(0)
        expect(page.locator("#table[data-mine='1']")).to_have_count(1)


# Buttons that aim an event: those that cannot be clicked, and those that cover a number of their
# car.
AIMS = """() => {
  const all = [...document.querySelectorAll('.pushes button')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  const board = document.querySelector('#board').getBoundingClientRect();
  const hidden = boxes.filter((one) => one.width < 43.5 || one.height < 43.5 || one.left < 0
    || one.right > innerWidth || one.top < board.top - 1 || one.bottom > board.bottom + 1);
  const numbers = [...document.querySelectorAll('.car .speed, .car .cond')]
    .map((one) => one.getBoundingClientRect());
  const on = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [all.length, hidden.length, boxes.filter((one) => numbers.some((n) => on(one, n))).length,
    document.documentElement.scrollHeight - innerHeight];
}"""


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
@pytest.mark.parametrize("players", [pytest.param(4, marks=pytest.mark.long), 6])
def test_events_can_be_aimed_at_every_car(
    visit: Visit, players: int, size: tuple[int, int]
) -> None:
    page = visit(*size)
    open_table(page, players)
    race_bots(page)
    drive = Driver(page)
    for _ in range(20):  # CR6: everybody has an event card; the first round asks for it
        now = drive.look(PATIENCE)
        assert now is not None
        if page.locator(".pushes").count():
            break
        assert drive.step()
    aims, hidden, on_numbers, taller = page.evaluate(AIMS)
    assert aims == 2 * players
    assert hidden == 0
    assert on_numbers == 0
    assert taller <= 0


# Names in the rows of the cars that are broken within a word.
BROKEN = """() => [...document.querySelectorAll('.car .who')].flatMap((who) =>
  ['Exhaust', 'Flywheel', 'Radiator', 'Gearbox', 'Throttle'].filter((name) => {
    who.textContent = name;
    const words = document.createRange();
    words.selectNodeContents(who);
    return words.getClientRects().length > 1 || who.scrollWidth > who.clientWidth;
  }))"""


def test_the_smallest_large_screen_has_room_for_the_log_and_for_names(visit: Visit) -> None:
    page = visit(1500, 800)
    open_table(page, 6, seconds=1)
    race_bots(page)
    height, line = page.evaluate(
        """() => [document.querySelector('#lines').clientHeight,
          parseFloat(getComputedStyle(document.querySelector('#lines li')).lineHeight)]"""
    )
    assert height >= 6 * line
    assert page.evaluate(BROKEN) == []
