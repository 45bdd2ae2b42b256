"""People play Rally in a real browser: they lay a course, prepare a car and drive."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.games.rally.browser.driver import (
    COURSE,
    SHORT,
    answer,
    drive_home,
    lay,
    open_table,
    page_of_course_builder,
    phase,
    prepare,
    wait_until_sent,
)
from tests.web.fixtures import Visit
from tests.web.person import (
    Question,
    await_question,
    glance,
    over,
    press,
    question,
    sit_down,
    wait_until_answered,
    with_bots,
)


@pytest.mark.long
def test_a_person_lays_a_course_and_drives_a_whole_stage(visit: Visit) -> None:
    """The course builder by click and by dragging, its reasons; every turn; the table at the
    end."""
    page = page_of_course_builder(visit, 1280, 800)
    expect(page.locator(".limits")).to_contain_text("0 of 5 sections laid")
    refused = page.locator(".palette .refused", has_text="RY3")
    expect(refused.first).to_contain_text("The first space must have factor 0.")
    for number, name in enumerate(COURSE[:4]):
        lay(page, name, drag=number == 1)
    expect(page.locator(".limits")).to_contain_text("4 of 5 sections laid")
    expect(page.locator(".palette .refused", has_text="RY4")).to_have_count(8)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#course .tile:not(.ghost)")).to_have_count(3)
    wait_until_sent(page)
    for name in COURSE[3:]:
        lay(page, name)
    expect(page.locator("#course .tile:not(.ghost)")).to_have_count(5)
    prepare(page, "fast", "normal", 4, 12, 13)
    made = drive_home(page, until=3)
    for words in ("Your risk die:", "for the set-up", "Round 2: the die shows"):
        expect(page.locator("#lines")).to_contain_text(words)
    made += drive_home(page)
    assert {"gear 4", "to"} <= set(made)
    expect(page.locator("#question")).to_contain_text(re.compile("wins?|Shared"))
    expect(page.locator("#score .standings tbody tr")).to_have_count(2)
    expect(page.locator("#lines")).to_contain_text("RY22")


# Whether every limit of the calendar is visible: inside the board, and not covered.
LIMITS = """() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('.limits li')].every((one) => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= board.top && box.bottom <= board.bottom && box.right <= board.right;
    const here = (y) => one.contains(document.elementFromPoint(box.left + box.width / 2, y));
    return inside && here(box.top + 2) && here(box.bottom - 2);
  });
}"""
SCREENS = ((1280, 720), (360, 740))


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.long
def test_the_open_limits_of_the_course_are_always_visible(
    visit: Visit, width: int, height: int
) -> None:
    page = page_of_course_builder(visit, width, height)
    for laid, name in enumerate(COURSE):
        expect(page.locator(".limits")).to_contain_text(f"{laid} of 5 sections laid")
        assert page.evaluate(LIMITS)
        page.locator("#board").evaluate("one => one.scrollTo(0, one.scrollHeight)")
        assert page.evaluate(LIMITS)
        lay(page, name)


SMALL = """() => [...document.querySelectorAll('#question button, .zoom button')]
  .map((one) => [one.value, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([value, box]) => `${value} ${box.width} x ${box.height}`)"""
WIDTH = "document.querySelector('#tile-1').getBoundingClientRect().width"


@pytest.mark.long
def test_a_stage_can_be_played_on_a_phone(visit: Visit) -> None:
    """Laying, zooming, panning and driving, with nothing too small and nothing cut off."""
    page = page_of_course_builder(visit, 360, 740, has_touch=True, is_mobile=True)
    for name in COURSE:
        lay(page, name)
        assert page.evaluate(SMALL) == []
    plain = page.evaluate(WIDTH)
    page.locator("[data-zoom='1']").tap()
    page.wait_for_function(f"plain => {WIDTH} > plain * 1.2", arg=plain)
    course = page.locator("#course")
    # it can be panned with a finger
    assert course.evaluate("one => one.scrollWidth > one.clientWidth")
    course.evaluate("one => one.scrollTo(80, 0)")
    assert course.evaluate("one => one.scrollLeft") > 40
    page.locator("[data-zoom='-1']").tap()
    page.wait_for_function(f"plain => {WIDTH} === plain", arg=plain)
    prepare(page, "prototype", "normal", 12)
    made: list[str] = []
    while not over(page):
        made += drive_home(page, until=6)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate(SMALL) == []
    assert "to" in made


@pytest.mark.long
def test_a_stage_can_be_played_with_the_keyboard(visit: Visit) -> None:
    page = page_of_course_builder(visit, 1280, 800)
    for laid in range(1, 6):
        page.locator(".palette button").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator("#course .tile:not(.ghost)")).to_have_count(laid)
        wait_until_sent(page)
    expect(page.locator(".prepare")).to_be_visible()
    page.keyboard.press("m")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".prepare .crew button")).to_have_text("2 ✕")
    wait_until_sent(page)
    for number, kind in enumerate(("setup fast", "tyres normal"), 1):
        page.locator(f".prepare button[value='{kind}']").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".prepare .chosen")).to_have_count(number)
        wait_until_sent(page)
    page.evaluate("document.activeElement.blur()")
    last = question(page)
    page.keyboard.press("Enter")  # confirm: ready
    keys: list[str] = []
    while not {"3", "ArrowRight", "s"} <= set(keys):
        now = await_question(page, last)
        if now.over:
            break
        last = now.number
        keys.append(key_for(now))
        page.keyboard.press(keys[-1])
    assert {"3", "ArrowRight"} <= set(keys)


def key_for(now: Question) -> str:
    """The key that the page shows for a sensible answer."""
    moves = [str(move) for _, move, _ in now.offers]
    gears = [n for n in "12345" if f"gear {n}" in moves]
    if gears:
        return "3" if "3" in gears else max(gears)
    for key, move in (("s", "stop"), ("ArrowRight", "ahead"), ("b", "brake")):
        if move in moves:
            return key
    return "Enter"


@pytest.mark.long
def test_two_people_do_not_see_each_others_mechanics(visit: Visit) -> None:
    """One player lays the course, and both prepare in secret. Nothing of the other's choice is
    shown before both are ready."""
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
    expect(host.locator(".prepare")).to_be_visible()
    prepare(host, "prototype", "snow", 5, 6, 31)
    expect(host.locator("#question")).to_contain_text("to move")
    plates = friend.locator("#plates")
    expect(plates).to_contain_text("ready")
    # the pattern excludes clocks and guest numbers
    for word in ("Prototype", "snow", "mechanic", r"(?<![:\d])31(?!\d)"):
        expect(plates).not_to_contain_text(re.compile(word))
    assert friend.locator("#course .tile svg path").count()  # the map is drawn
    told = re.sub(r"Guest \d+", "", friend.locator("#lines").inner_text())
    assert "31." not in told
    host.get_by_role("button", name="Take back").click()  # ready can still be taken back
    expect(host.locator(".prepare button[value=done]")).to_be_visible()
    wait_until_sent(host)
    host.locator(".prepare button[value=done]").click()
    prepare(friend, "stable", "normal")
    for page in pages:
        expect(page.locator(".cars")).to_contain_text("Prototype")
    expect(friend.locator(".cars")).to_contain_text("mechanics on ?, ?, ?")
    expect(host.locator(".cars")).to_contain_text("mechanics on 5, 6, 31")
    numbers = {host: "", friend: ""}
    answers = dict.fromkeys(pages, 0)
    while min(answers.values()) < 4 and not over(host):
        for page, number in numbers.items():
            now = glance(page, number, 100)
            if now is not None and not now.over:
                answer(page, now, sum(answers.values()))
                numbers[page] = now.number
                answers[page] += 1


def test_driving_is_taken_back_until_a_die_is_thrown(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 2, **SHORT)
    with_bots(page)
    back = page.get_by_role("button", name="Take back")
    number = ""
    while True:
        now = await_question(page, number)
        assert not now.over, "nowhere was it safe to drive ahead"
        number = now.number
        kind = phase(page)
        if kind == "drive" and page.locator(".step-ahead[data-safe]").count():
            break
        if kind == "prepare":
            prepare(page, "stable", "normal")
        elif kind == "course":
            press(page, page.locator(".palette button").first, number=number)
        elif kind == "drive":
            press(page, page.locator(".steps button").first, number=number)
        else:
            answer(page, now, 0)
    space = page.locator("#course").get_attribute("data-at")
    if page.locator("#question .ask").inner_text().startswith("Space 1 "):
        expect(back).to_have_count(0)  # the risk die has just been thrown
    page.locator(".step-ahead").click()
    wait_until_answered(page, number)
    expect(page.locator("#course")).to_have_attribute("data-at", str(int(str(space)) + 1))
    wait_until_sent(page)
    back.click()
    expect(page.locator("#course")).to_have_attribute("data-at", str(space))
    # wait until all events are shown
    expect(page.locator("#lines li").last).to_contain_text("back")
