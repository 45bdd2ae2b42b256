"""People at the table of Rally, in a real browser: they lay a course, prepare a car, drive it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.person import asked, over, settle, sit_down, version, with_bots
from tests.web.rally.driver import (
    SHORT,
    answer,
    at_the_map,
    drive_home,
    lay,
    open_table,
    phase,
    prepare,
    sent,
)

COURSE = ("1A", "9B", "2A", "3A", "4A")


def test_a_person_lays_a_course_and_drives_a_whole_stage(visit: Visit) -> None:
    """The builder by click and by drag, its reasons; every turn; the table at the end."""
    page = at_the_map(visit, 1280, 800)
    expect(page.locator(".limits")).to_contain_text("0 of 5 sections laid")
    refused = page.locator(".palette .refused", has_text="RY3")
    expect(refused.first).to_contain_text("The first space must have factor 0.")
    for number, name in enumerate(COURSE[:4]):
        lay(page, name, drag=number == 1)
    expect(page.locator(".limits")).to_contain_text("4 of 5 sections laid")
    expect(page.locator(".palette .refused", has_text="RY4")).to_have_count(8)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#course .tile:not(.ghost)")).to_have_count(3, timeout=30_000)
    sent(page)
    for name in COURSE[3:]:
        lay(page, name)
    expect(page.locator("#course .tile:not(.ghost)")).to_have_count(5)
    prepare(page, "fast", "normal", 4, 12, 13)
    made = drive_home(page, 240, until=3)
    for words in ("Your risk die:", "set-up 1", "Round 2: the die shows"):  # every throw explained
        expect(page.locator("#lines")).to_contain_text(words, timeout=30_000)
    made += drive_home(page, 240)
    assert {"gear 4", "to"} <= set(made)
    expect(page.locator("#question")).to_contain_text(re.compile("wins|Shared"))
    expect(page.locator("#stages tbody tr")).to_have_count(2)
    expect(page.locator("#lines")).to_contain_text("RY22")


SMALL = """() => [...document.querySelectorAll('#question button, .zoom button')]
  .map((one) => [one.value, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([value, box]) => `${value} ${box.width} x ${box.height}`)"""
WIDTH = "document.querySelector('#tile-1').getBoundingClientRect().width"


def test_a_phone_is_enough(visit: Visit) -> None:
    """Laying, zooming, panning and driving, with nothing too small and nothing cut off."""
    page = at_the_map(visit, 360, 740, has_touch=True, is_mobile=True)
    for name in COURSE:
        lay(page, name)
        assert page.evaluate(SMALL) == []
    plain = page.evaluate(WIDTH)
    page.locator("[data-zoom='1']").tap()
    larger = page.evaluate(WIDTH)
    assert larger > plain * 1.2
    course = page.locator("#course")
    assert course.evaluate("one => one.scrollWidth > one.clientWidth")  # panned by a finger
    course.evaluate("one => one.scrollTo(80, 0)")
    assert course.evaluate("one => one.scrollLeft") > 40
    page.locator("[data-zoom='-1']").tap()
    assert page.evaluate(WIDTH) == plain
    prepare(page, "prototype", "normal", 12)
    end = time.monotonic() + 240
    made: list[str] = []
    while not over(page):
        assert time.monotonic() < end
        made += drive_home(page, 120, until=6)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate(SMALL) == []
    assert "to" in made


def test_the_keyboard_is_enough(visit: Visit) -> None:
    page = at_the_map(visit, 1280, 800)
    for laid in range(1, 6):
        page.locator(".palette button").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator("#course .tile:not(.ghost)")).to_have_count(laid, timeout=30_000)
        sent(page)
    expect(page.locator(".prepare")).to_be_visible(timeout=30_000)
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".prepare")).to_contain_text("mechanics on 2", timeout=30_000)
    sent(page)
    for number, kind in enumerate(("setup fast", "tyres normal"), 1):
        page.locator(f".prepare button[value='{kind}']").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".prepare .chosen")).to_have_count(number, timeout=30_000)
        sent(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")  # ready
    keys: list[str] = []
    end = time.monotonic() + 120
    while not {"3", "ArrowRight", "s"} <= set(keys) and not over(page):
        assert time.monotonic() < end, keys
        was = version(page)
        sent(page)
        now = phase(page)
        if now:
            key = key_for(page, now)
            keys.append(key)
            page.keyboard.press(key)
        settle(page, was, 60)
    assert {"3", "ArrowRight"} <= set(keys)


def key_for(page: Page, now: str) -> str:
    """The key that the dash names for a sensible answer."""
    if now == "gear":
        offered = page.locator(".gate button[data-key]")
        keys = [str(one.get_attribute("data-key")) for one in offered.all()]
        return "3" if "3" in keys else max(key for key in keys if key.isdecimal())
    if now == "drive":
        for key, move in (("s", "stop"), ("ArrowRight", "ahead"), ("b", "brake")):
            if page.locator(f".steps button[value={move}]").count():
                return key
    return "Enter"


def test_two_people_keep_their_mechanics_to_themselves(visit: Visit) -> None:
    """One lays, both prepare in secret, and nothing of the other's shows before both are ready."""
    host = visit(1280, 800)
    link = open_table(host, 2, **SHORT)
    friend = visit(1000, 700, path=link)
    sit_down(friend, host)
    with_bots(host)
    pages = (host, friend)
    host.wait_for_function("() => document.querySelector('#lines').textContent.includes('RY3')")
    layer = host if "You lay the course" in host.locator("#lines").inner_text() else friend
    for name in COURSE:
        lay(layer, name)
    expect(host.locator(".prepare")).to_be_visible(timeout=30_000)
    prepare(host, "prototype", "snow", 5, 6, 31)
    expect(host.locator("#question")).to_contain_text("to move", timeout=30_000)
    cars = friend.locator(".cars")
    expect(cars).to_contain_text("ready")
    for word in ("Prototype", "snow tyres", "mechanics on", "hidden"):
        expect(cars).not_to_contain_text(word)
    assert friend.locator("#course .tile svg path").count()  # the map is drawn
    assert "31." not in friend.locator("#lines").inner_text()
    host.get_by_role("button", name="Take back").click()  # ready is not the last word yet
    expect(host.locator(".prepare button[value=done]")).to_be_visible(timeout=30_000)
    sent(host)
    host.locator(".prepare button[value=done]").click()
    prepare(friend, "stable", "normal")
    for page in pages:
        expect(page.locator(".cars")).to_contain_text("Prototype", timeout=30_000)
    expect(cars).to_contain_text("3 mechanics hidden")
    expect(host.locator(".cars")).to_contain_text("mechanics on 5, 6, 31")
    answers = 0
    end = time.monotonic() + 120
    while answers < 12 and not over(host):
        assert time.monotonic() < end
        for page in pages:
            if asked(page):
                was = version(page)
                sent(page)
                answer(page, answers)
                settle(page, was, 30)
                answers += 1
        host.wait_for_timeout(40)


def test_driving_is_taken_back_until_a_die_is_thrown(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 2, **SHORT)
    with_bots(page)
    end = time.monotonic() + 200
    back = page.get_by_role("button", name="Take back")
    while True:
        assert time.monotonic() < end
        was = version(page)
        sent(page)
        now = phase(page)
        if now == "drive" and page.locator(".step-ahead[data-safe]").count():
            break
        if now == "prepare":
            prepare(page, "stable", "normal")
        elif now == "course":
            page.locator(".palette button").first.click()
        elif now == "drive":
            page.locator(".steps button").first.click()
        elif now:
            answer(page, 0)
        settle(page, was, 60)
    space = page.locator("#course").get_attribute("data-at")
    if page.locator("#question .ask").inner_text().startswith("Space 1 "):
        expect(back).to_have_count(0)  # the risk die has just been thrown
    was = version(page)
    page.locator(".step-ahead").click()
    settle(page, was, 30)
    expect(page.locator("#course")).to_have_attribute("data-at", str(int(str(space)) + 1))
    was = version(page)
    back.click()
    settle(page, was, 30)
    expect(page.locator("#course")).to_have_attribute("data-at", str(space))
    expect(page.locator("#lines li").last).to_contain_text("back")  # all are told
