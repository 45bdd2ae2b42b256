"""A person at the table of Rally: lays a course, prepares a car, drives it, with the mouse."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error, Page, expect
from tests.web.conftest import Visit
from tests.web.person import asked, make_move, over, settle, version, with_bots

PHASE = """() => document.querySelector('#question .palette') ? 'course'
  : document.querySelector('#question .prepare') ? 'prepare'
  : document.querySelector('#question .gears') ? 'gear'
  : document.querySelector('#question .steps') ? 'drive'
  : document.querySelector('#question .buttons') ? 'pit' : ''"""
PATIENCE = 30_000  # milliseconds; a busy machine is slow
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
            expect(page.locator("#question .palette")).to_be_visible(timeout=PATIENCE)
            return page
        page.goto("/")
    raise AssertionError("the lot never fell on this person")


def phase(page: Page) -> str:
    return str(page.evaluate(PHASE)) if asked(page) else ""


def lay(page: Page, name: str, drag: bool = False) -> None:
    """One section of the course, by click or by drag."""
    tiles = page.locator("#course .tile:not(.ghost)")
    count = tiles.count()
    face = page.locator(f".palette button[value='lay {name}']")
    if drag:
        face.drag_to(page.locator("#course"))
    else:
        face.click()
    expect(tiles).to_have_count(count + 1, timeout=PATIENCE)
    sent(page)


def sent(page: Page) -> None:
    """Until the last click has been answered: a hand is slower than the line."""
    page.wait_for_function("() => !document.body.classList.contains('sending')")


def prepare(page: Page, setup: str, tyres: str, *mechanics: int) -> None:
    """Everything before the start, up to the last word."""
    crew = page.locator(".prepare p")
    for space in mechanics:
        page.locator(f".spots button[value='mechanic {space}']").click()
        expect(crew).to_contain_text(re.compile(rf"\b{space}\b"), timeout=PATIENCE)
        sent(page)
    for number, move in enumerate((f"setup {setup}", f"tyres {tyres}"), 1):
        page.locator(f".prepare button[value='{move}']").click()
        expect(page.locator(".prepare .chosen")).to_have_count(number, timeout=PATIENCE)
        sent(page)
    page.locator(".prepare button[value=done]").click()
    expect(page.locator(".prepare")).to_have_count(0, timeout=PATIENCE)
    sent(page)


def gear_for(page: Page) -> str:
    """Third or fourth where that is allowed, else the highest that is."""
    offered = [
        int(str(one.get_attribute("value")).split()[1])
        for one in page.locator(".gate button[value^='gear']").all()
    ]
    return f"gear {max((gear for gear in offered if gear <= 4), default=max(offered))}"


def answer(page: Page, turn: int) -> str:
    """One answer as a person gives it, each time in another way."""
    now = phase(page)
    if now == "gear":
        move = gear_for(page)
        page.locator(f".gate button[value='{move}']").click()
        return move
    if now == "drive":
        far = page.locator(".spots [data-to]")
        if far.count():
            far.last.click()  # drives on until something is in the way
            page.wait_for_function("() => !document.body.classList.contains('cruising')")
            return "to"
        here = page.locator(".spots button[value=ahead]")
        if here.count() and turn % 3 == 0:
            here.click()
            return "ahead"
        return make_move(page, lambda offers: offers[0])
    return make_move(page, lambda offers: offers[-1])


def drive_home(page: Page, seconds: float, until: int = 10_000) -> list[str]:
    """Drive until the match is over, or that many answers are given; the answers."""
    end = time.monotonic() + seconds
    made: list[str] = []
    page.set_default_timeout(20_000)
    while not over(page) and len(made) < until:
        said = page.locator("#question").inner_text()
        assert time.monotonic() < end, f"after {len(made)}: {said}"
        was = version(page)
        try:
            sent(page)
            if phase(page):
                made.append(answer(page, len(made)))
            settle(page, was, 60)
        except Error:
            if version(page) == was and not over(page):  # else the table was quicker than the hand
                raise
    return made
