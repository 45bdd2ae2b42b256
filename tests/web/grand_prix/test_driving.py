"""People at the table of the Grand Prix, in a real browser."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error, Page, expect
from tests.web.conftest import Visit
from tests.web.person import OFFERS, asked, make_move, over, settle, version


def open_table(page: Page, players: int, **chosen: str) -> str:
    """A table of one's own that plays fast; the link for friends."""
    page.locator("#grand_prix > .text > details > summary").click()
    form = page.locator("#grand_prix form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    form.locator("[name=pace]").select_option("fast")
    for name, value in chosen.items():
        field = form.locator(f"[name={name}]")
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    form.locator("button.go").click()
    return page.locator("#invite-link").input_value()


def with_bots(page: Page) -> None:
    """Every seat that is still free gets a bot, and off we go."""
    free = page.locator("li:has(select[name=kind] option[value=open][selected])")
    for left in range(free.count() - 1, -1, -1):
        free.first.locator("select").select_option("random")
        expect(free).to_have_count(left, timeout=15_000)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#plates")).to_be_visible(timeout=15_000)


def answer(page: Page, turn: int) -> str:
    """One answer as a person gives it: on the track where there is something to click."""
    ends = page.locator("#gp-track .gp-end")
    if ends.count():
        end = ends.nth(turn % ends.count())
        move = str(end.get_attribute("data-move"))
        end.locator(".gp-cell").click()
        return move
    cars = page.locator("#gp-track .gp-pick")
    if cars.count():
        car = cars.nth(turn % cars.count())
        move = str(car.get_attribute("data-move"))
        car.click()
        return move
    if page.locator("[data-bids]").count() and turn % 4 == 3:
        return make_move(page, lambda offers: offers[-1])  # pass
    return make_move(page, lambda offers: offers[0])


def drive_on(page: Page, seconds: float, until: int = 10_000) -> list[str]:
    """Play until the match is over, or that many answers are given; the answers."""
    end = time.monotonic() + seconds
    made: list[str] = []
    page.set_default_timeout(5000)
    while not over(page) and len(made) < until:
        assert time.monotonic() < end, (
            f"after {len(made)}: {page.locator('#question').inner_text()}"
        )
        was = version(page)
        if asked(page) and page.evaluate(OFFERS):
            try:
                made.append(answer(page, len(made)))
            except Error:
                continue  # the table moved on while the hand was on its way
        settle(page, was, 60)
    return made


def test_a_person_bids_drives_and_finishes_a_match(visit: Visit) -> None:
    """The auction and all races, against bots, with clicks on the track."""
    page = visit(1440, 900)
    open_table(page, 3, **{"option-races": "2"})
    with_bots(page)
    made = drive_on(page, 400)
    assert over(page)
    verbs = {move.split()[0] for move in made}
    assert {"bid", "play", "to"} <= verbs
    expect(page.locator("#question")).to_contain_text(re.compile("wins|Shared"))
    expect(page.locator("#lines")).to_contain_text("Race 2 is over")


def test_a_phone_is_enough(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 4, **{"option-races": "1", "option-track": "detroit"})
    with_bots(page)
    drive_on(page, 240, until=14)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    hand = page.locator("#hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 740
    for button in page.locator("#question button:visible").all():
        box = button.bounding_box()
        assert box is None or box["height"] >= 43.5


def to_the_wheel(page: Page, turns: int = 60) -> None:
    """Answer until there is a car to be driven by hand."""
    for turn in range(turns):
        expect(page.locator("#table")).to_have_attribute("data-mine", "1", timeout=30_000)
        if page.locator("#gp-track .gp-active").count():
            return
        was = version(page)
        answer(page, turn)
        settle(page, was, 30)
    raise AssertionError("nothing to drive")


def test_the_arrow_keys_steer_and_enter_drives(visit: Visit) -> None:
    page = visit(1440, 900)
    open_table(page, 2, **{"option-races": "1"})
    with_bots(page)
    to_the_wheel(page)
    car = page.locator("#gp-track .gp-active").get_attribute("data-car")
    start = page.locator("#gp-track .gp-active").get_attribute("data-cell")
    for _ in range(12):
        for key in ("ArrowUp", "ArrowLeft", "ArrowRight"):
            page.keyboard.press(key)
        if page.locator("#gp-track .gp-end.on").count():
            break
    chosen = page.locator("#gp-track .gp-end.on").get_attribute("data-move")
    page.keyboard.press("Backspace")
    assert page.locator("#gp-track .gp-end.on").count() == 0
    for key in ("ArrowUp", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    chosen = page.locator("#gp-track .gp-end.on").get_attribute("data-move")
    was = version(page)
    page.keyboard.press("Enter")
    settle(page, was)
    moved = page.locator(f"#gp-track .gp-car[data-car={car}]")
    page.wait_for_function(
        "([car, was]) => document.querySelector(`.gp-car[data-car=${car}]`).dataset.cell !== was",
        arg=[car, start],
    )
    if moved.get_attribute("data-cell") and chosen:
        assert chosen.startswith(("to ", "finish"))


def test_a_car_is_dragged_to_its_end(visit: Visit) -> None:
    page = visit(1440, 900)
    open_table(page, 2, **{"option-races": "1"})
    with_bots(page)
    to_the_wheel(page)
    car = page.locator("#gp-track .gp-active")
    name = car.get_attribute("data-car")
    start = car.get_attribute("data-cell")
    end = page.locator("#gp-track .gp-end .gp-cell").last.bounding_box()
    here = car.bounding_box()
    assert end is not None
    assert here is not None
    steer = page.evaluate("JSON.parse(document.querySelector('#gp-track').dataset.steer)")
    assert steer["start"] == start
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    # Along the way that the page knows of, space by space.
    way, cell = [], start
    for step in range(12):
        ways = steer["next"].get(f"{step}:{cell}", {})
        if not ways:
            break
        cell = next(iter(ways.values()))
        way.append(cell)
    for cell in way:
        x, y = steer["at"][cell]
        point = page.evaluate(
            "([x, y]) => { const p = new DOMPoint(x, y).matrixTransform("
            "document.querySelector('.gp-svg').getScreenCTM()); return [p.x, p.y]; }",
            [x, y],
        )
        page.mouse.move(point[0], point[1], steps=4)
    was = version(page)
    page.mouse.up()
    settle(page, was)
    page.wait_for_function(
        "([car, was]) => document.querySelector(`.gp-car[data-car=${car}]`).dataset.cell !== was",
        arg=[name, start],
    )


def test_a_choice_is_taken_back_while_the_card_is_not_finished(visit: Visit) -> None:
    page = visit(1440, 900)
    open_table(page, 2, **{"option-races": "1"})
    with_bots(page)
    to_the_wheel(page)
    hand = page.locator("#hand").get_attribute("data-cards")
    was = version(page)
    page.get_by_role("button", name="Take back").click()
    settle(page, was)
    now = page.locator("#hand").get_attribute("data-cards")
    assert now is not None
    assert hand is not None
    assert len(now.split()) >= len(hand.split())


def test_two_people_at_one_table(visit: Visit) -> None:
    host = visit(1280, 800)
    link = open_table(host, 3, **{"option-races": "1", "option-track": "top_race"})
    friend = visit(360, 740, path=link)
    friend.locator("button", has_text="Sit down").first.click()
    expect(friend.locator(".chairs")).to_contain_text("(you)")
    with_bots(host)
    expect(friend.locator("#plates .plate")).to_have_count(3)
    host.set_default_timeout(5000)
    friend.set_default_timeout(5000)
    answers = 0
    for _ in range(400):
        if over(host) or answers >= 24:
            break
        for page in (host, friend):
            if asked(page) and page.evaluate(OFFERS):
                was = version(page)
                try:
                    answer(page, answers)
                except Error:
                    continue
                settle(page, was, 30)
                answers += 1
        host.wait_for_timeout(60)
    assert answers >= 24
    mine, theirs = (page.locator("#hand").get_attribute("data-cards") for page in (host, friend))
    assert mine
    assert theirs
    assert not set(mine.split()) & set(theirs.split())


def test_a_car_that_is_blocked_and_the_duty_are_explained(visit: Visit) -> None:
    page = visit(1280, 800)
    open_table(page, 2, **{"option-races": "1"})
    with_bots(page)
    to_the_wheel(page)
    expect(page.locator("#question .gp-note")).to_contain_text(re.compile("duty|blocked"))
