"""A person at the table of Rally: lays a course, prepares a car, drives it, with the mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.person import MOST, Question, answered, await_question, choose_move, press, with_bots

# The phase, and whether there is a space further ahead to point at.
PHASE = """() => [ document.querySelector('#question .palette') ? 'course'
  : document.querySelector('#question .prepare') ? 'prepare'
  : document.querySelector('#question .gears') ? 'gear'
  : document.querySelector('#question .steps') ? 'drive'
  : document.querySelector('#question .buttons') ? 'pit' : '',
  document.querySelectorAll('.spots [data-to]').length > 0]"""
COURSE = ("1A", "9B", "2A", "3A", "4A")  # fits there
SHORT = {"option-rally": "italy", "option-special_stages": "on"}  # five sections, and no limits


def open_table(page: Page, players: int = 2, **chosen: str) -> str:
    """A table of one's own that plays fast; the link for friends."""
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


def at_the_map(visit: Visit, width: int, height: int, **more: object) -> Page:
    """Somebody to whom the lot has given the course to lay (RY3): one table in two."""
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
    """What the page asks for; nothing while it does not ask."""
    return str(page.evaluate(PHASE)[0])


def lay(page: Page, name: str, drag: bool = False) -> None:
    """One section of the course, by click or by drag."""
    tiles = page.locator("#course .tile:not(.ghost)")
    count = tiles.count()
    face = page.locator(f".palette button[value='lay {name}']")
    if drag:
        face.drag_to(page.locator("#course"))
    else:
        face.click()
    expect(tiles).to_have_count(count + 1)
    sent(page)


def sent(page: Page) -> None:
    """Until the last click has been answered: a hand is slower than the line."""
    page.wait_for_function("() => !document.body.classList.contains('sending')")


def prepare(page: Page, setup: str, tyres: str, *mechanics: int) -> None:
    """Everything before the start, up to the last word."""
    crew = page.locator(".prepare .crew button")
    for space in mechanics:
        page.locator(f".spots button[value='mechanic {space}']").click()
        expect(crew.filter(has_text=re.compile(rf"^{space} ")).first).to_be_visible()
        sent(page)
    for number, move in enumerate((f"setup {setup}", f"tyres {tyres}"), 1):
        page.locator(f".prepare button[value='{move}']").click()
        expect(page.locator(".prepare .chosen")).to_have_count(number)
        sent(page)
    page.locator(".prepare button[value=done]").click()
    expect(page.locator(".prepare")).to_have_count(0)
    sent(page)


def gear_for(now: Question) -> str:
    """The highest that is allowed, but fifth only where nothing else is."""
    offered = [move for _, move, _ in now.offers]
    return next(f"gear {n}" for n in (4, 3, 2, 1, 5) if f"gear {n}" in offered)


def answer(page: Page, now: Question, turn: int) -> str:
    """One answer as a person gives it, each time in another way."""
    kind, far = page.evaluate(PHASE)
    if kind == "gear":
        move = gear_for(now)
        press(page, page.locator(f".gate button[value='{move}']"), number=now.number)
        return move
    if kind == "drive":
        if far:
            press(page, page.locator(".spots [data-to]").last, number=now.number)
            # drives on until something is in the way
            page.wait_for_function("() => !document.body.classList.contains('cruising')")
            return "to"
        next_space = page.locator(".spots button[value=ahead]")  # none behind the last one
        if turn % 3 == 0 and next_space.count():
            press(page, next_space, number=now.number)
            return "ahead"
        return choose_move(page, now.offers[0], now.number)
    return choose_move(page, now.offers[-1], now.number)


def drive_home(page: Page, until: int = MOST) -> list[str]:
    """Drive until the match is over, or that many answers are given; the answers."""
    made: list[str] = []
    number = ""
    while len(made) < until:
        now = await_question(page, number)
        if now.over:
            return made
        number = now.number
        made.append(answer(page, now, len(made)))
    assert len(made) < MOST, "the match does not end"
    answered(page, number)  # else the next to look could take this question for a new one
    return made
