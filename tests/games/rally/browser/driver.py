"""Simulates a player of Rally in a browser: lays a course, prepares a car, drives, with the
mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.person import (
    MOST,
    Question,
    await_question,
    choose_move,
    press,
    wait_until_answered,
    with_bots,
)

# The phase, and whether a space further ahead can be pointed at.
PHASE = """() => [ document.querySelector('#question .palette') ? 'course'
  : document.querySelector('#question .prepare') ? 'prepare'
  : document.querySelector('#question .gears') ? 'gear'
  : document.querySelector('#question .steps') ? 'drive'
  : document.querySelector('#question .buttons') ? 'pit' : '',
  document.querySelectorAll('.spots [data-to]').length > 0]"""
COURSE = ("1A", "9B", "2A", "3A", "4A")  # a course that fits there
SHORT = {"option-rally": "italy", "option-special_stages": "on"}  # five sections, and no limits


def open_table(page: Page, players: int = 2, **chosen: str) -> str:
    """Create a table with a fast pace; returns the link for friends."""
    page.locator("#rally > .text > details > summary").click()
    form = page.locator("#rally form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    form.locator("[name=pace]").select_option("fast")
    for name, value in chosen.items():
        field = form.locator(f"[name={name}]").last
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.set_checked(value == "on")
    form.locator("button.go").click()
    return page.locator("#invite-link").input_value()


def page_of_course_builder(visit: Visit, width: int, height: int, **more: object) -> Page:
    """The page of a player who was drawn to lay the course (RY3), which happens at one table in
    two."""
    page = visit(width, height, **more)
    for _ in range(10):
        open_table(page, 2, **SHORT)
        with_bots(page)
        page.wait_for_function("() => document.querySelector('#lines').textContent.includes('RY3')")
        if "You lay the course" in str(page.locator("#lines").text_content()):
            expect(page.locator("#question .palette")).to_be_visible()
            return page
        page.goto("/")
    raise AssertionError("the lot never fell on this person")


def phase(page: Page) -> str:
    """The kind of the open question; empty if nothing is asked."""
    return str(page.evaluate(PHASE)[0])


def lay(page: Page, name: str, drag: bool = False) -> None:
    """Lay one section of the course, by click or by dragging."""
    tiles = page.locator("#course .tile:not(.ghost)")
    count = tiles.count()
    face = page.locator(f".palette button[value='lay {name}']")
    if drag:
        face.drag_to(page.locator("#course"))
    else:
        face.click()
    expect(tiles).to_have_count(count + 1)
    wait_until_sent(page)


def wait_until_sent(page: Page) -> None:
    """Wait until the last click was answered: people click slower than the connection is."""
    page.wait_for_function("() => !document.body.classList.contains('sending')")


def prepare(page: Page, setup: str, tyres: str, *mechanics: int) -> None:
    """Answer everything before the start, including the confirmation."""
    crew = page.locator(".prepare .crew button")
    for space in mechanics:
        page.locator(f".spots button[value='mechanic {space}']").click()
        expect(crew.filter(has_text=re.compile(rf"^{space} ")).first).to_be_visible()
        wait_until_sent(page)
    for number, move in enumerate((f"setup {setup}", f"tyres {tyres}"), 1):
        page.locator(f".prepare button[value='{move}']").click()
        expect(page.locator(".prepare .chosen")).to_have_count(number)
        wait_until_sent(page)
    page.locator(".prepare button[value=done]").click()
    expect(page.locator(".prepare")).to_have_count(0)
    wait_until_sent(page)


def gear_for(now: Question) -> str:
    """The highest gear that is allowed, but fifth only if there is no other."""
    offered = [move for _, move, _ in now.offers]
    return next(f"gear {n}" for n in (4, 3, 2, 1, 5) if f"gear {n}" in offered)


def answer(page: Page, now: Question, turn: int) -> str:
    """Give one answer as a person does, varying the way."""
    kind, far = page.evaluate(PHASE)
    if kind == "gear":
        move = gear_for(now)
        press(page, page.locator(f".gate button[value='{move}']"), number=now.number)
        return move
    if kind == "drive":
        if far:
            press(page, page.locator(".spots [data-to]").last, number=now.number)
            # drive on until something is in the way
            page.wait_for_function("() => !document.body.classList.contains('cruising')")
            return "to"
        # there is none behind the last space
        next_space = page.locator(".spots button[value=ahead]")
        if turn % 3 == 0 and next_space.count():
            press(page, next_space, number=now.number)
            return "ahead"
        return choose_move(page, now.offers[0], now.number)
    return choose_move(page, now.offers[-1], now.number)


def drive_home(page: Page, until: int = MOST) -> list[str]:
    """Drive until the match is over or `until` answers are given; returns the answers."""
    made: list[str] = []
    number = ""
    while len(made) < until:
        now = await_question(page, number)
        if now.over:
            return made
        number = now.number
        made.append(answer(page, now, len(made)))
    assert len(made) < MOST, "the match does not end"
    wait_until_answered(
        page, number
    )  # otherwise the next look could take this question for a new one
    return made
