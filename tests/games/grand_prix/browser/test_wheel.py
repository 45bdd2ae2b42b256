"""Driving a car by hand: keys, dragging, taking back; and the animation of cars along their way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.grand_prix.browser.people import (
    answer,
    await_cell,
    cell_of,
    open_table,
    play_until_driving,
)
from tests.web.fixtures import Visit
from tests.web.person import await_question, question, with_bots

# Records every animation that the page starts: its element, and the points that it passes
WATCH = """() => {
  window.runs = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.matches(".gp-car, .gp-ghost")) window.runs.push([this.dataset.car ?? "", frames
      .map((one) => one.transform.match(/[-\\d.]+/g).map(Number))]);
    return animate.call(this, frames, timing);
  };
}"""


def page_while_driving(visit: Visit, motion: str = "no-preference") -> Page:
    """The page of a player who has just played a card and has to drive."""
    page = visit(1280, 800, reduced_motion=motion)
    open_table(page, 2, **{"option-races": "1"})
    with_bots(page)
    play_until_driving(page)
    return page


def steer(page: Page) -> list[str]:
    """Steer with the arrow keys to an end, straight ahead where possible; returns the cells."""
    facts = page.evaluate("JSON.parse(document.querySelector('#gp-track').dataset.steer)")
    cells = [facts["start"]]
    while ways := facts["next"].get(f"{len(cells) - 1}:{cells[-1]}"):
        turn = next(one for one in "slr" if one in ways)
        page.keyboard.press({"s": "ArrowUp", "l": "ArrowLeft", "r": "ArrowRight"}[turn])
        cells.append(ways[turn])
    return cells


def test_auction_and_driving_work_with_keys_only(visit: Visit) -> None:
    page = visit(1280, 800, reduced_motion="no-preference")
    open_table(page, 2, **{"option-races": "1"})
    with_bots(page)
    now = await_question(page)
    while not page.locator("#gp-track .gp-active").count():
        assert not now.over
        if now.offers[0][0]:
            page.keyboard.press("1")  # the first card
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("a")  # the first answer
        now = await_question(page, now.number)
    car = page.locator("#gp-track .gp-active").get_attribute("data-car")
    way = steer(page)
    end = page.locator("#gp-track .gp-end.on")
    expect(end).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(end).to_have_count(0)
    for _ in way:
        page.keyboard.press("ArrowDown")  # back to the start
    assert steer(page) == way
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    await_cell(page, car, way[-1])
    mine = "name => window.runs.find((run) => run[0] === name)"
    _, points = page.wait_for_function(mine, arg=car).json_value()
    assert len(points) == len(way)  # along the steered way


def test_a_car_is_dragged_along_its_way(visit: Visit) -> None:
    """With reduced motion the car is there at once."""
    page = page_while_driving(visit, "reduce")
    page.evaluate(WATCH)
    car = page.locator("#gp-track .gp-active")
    name = car.get_attribute("data-car")
    here = car.bounding_box()
    assert here is not None
    facts: Any = page.evaluate("JSON.parse(document.querySelector('#gp-track').dataset.steer)")
    cell = facts["start"]
    assert cell == cell_of(page, name)
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    for step in range(12):
        ways = facts["next"].get(f"{step}:{cell}", {})
        if not ways:
            break
        cell = list(ways.values())[-1]
        x, y = page.evaluate(
            "([x, y]) => { const p = new DOMPoint(x, y).matrixTransform("
            "document.querySelector('.gp-svg').getScreenCTM()); return [p.x, p.y]; }",
            facts["at"][cell],
        )
        page.mouse.move(x, y, steps=4)
    page.mouse.up()
    await_cell(page, name, cell)
    assert page.evaluate("window.runs") == []


@pytest.mark.long
def test_cars_drive_from_cell_to_cell(visit: Visit) -> None:
    """Every visible movement of a car goes through neighbouring cells of the track."""
    page = page_while_driving(visit)
    page.evaluate(WATCH)
    roads = page.evaluate("JSON.parse(document.querySelector('#gp-roads').dataset.cells)")
    following: dict[tuple[float, float], set[tuple[float, float]]] = {}
    for x, y, names in roads.values():  # the cells of the grid have two names at the same place
        following.setdefault((x, y), set()).update(
            (roads[name][0], roads[name][1]) for name in names.split()
        )
    number = ""
    for turn in range(8):
        now = await_question(page, number)
        answer(page, now, turn)
        number = now.number
    runs = page.evaluate("window.runs")
    assert len(runs) >= 4
    for _, points in runs:
        places = [(x, y) for x, y in points]
        for one, other in pairwise(places):
            assert other in following[one]


def test_a_choice_is_taken_back_while_the_card_is_not_finished(visit: Visit) -> None:
    page = page_while_driving(visit)
    card = page.locator("#question .ask").inner_text().split(":")[0].split()[-1]
    held = str(page.locator("#hand").get_attribute("data-cards")).split()
    assert card not in held
    for _ in range(6):  # cars on the card may have been driven by hand already
        number = question(page)
        page.get_by_role("button", name="Take back").click()
        await_question(page, number)
        held = str(page.locator("#hand").get_attribute("data-cards")).split()
        if card in held:
            break
    assert card in held
    expect(page.locator("#question .ask")).to_contain_text("Play a card")
