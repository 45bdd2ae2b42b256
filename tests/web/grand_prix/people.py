"""What a person does at the table of the Grand Prix."""

from __future__ import annotations

import contextlib
import time

from playwright.sync_api import Error, Page, expect
from tests.web.person import OFFERS, asked, over, version


def open_table(page: Page, players: int, **chosen: str) -> str:
    """A table of one's own that plays fast; the link for friends."""
    page.locator("#grand_prix > .text > details > summary").click()
    form = page.locator("#grand_prix form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    for name, value in {"pace": "fast", **chosen}.items():
        field = form.locator(f"[name={name}]")
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    form.locator("button.go").click()
    return page.locator("#invite-link").input_value()


def answer(page: Page, turn: int) -> str:
    """One answer as a person gives it: on the track where there is something to click."""
    for lit, spot in ((".gp-end", ".gp-cell"), (".gp-pick", "")):
        found = page.locator(f"#gp-track {lit}")
        if found.count():
            one = found.nth(turn % found.count())
            move = str(one.get_attribute("data-move"))
            (one.locator(spot) if spot else one).click()
            return move
    offers = page.evaluate(OFFERS)
    if not offers:
        return ""  # nothing was left to choose, and the table has answered itself
    auction = offers[-1][1] == "pass"
    card, move, _ = offers[-1] if auction and turn % 4 == 3 else offers[turn % min(2, len(offers))]
    if card:
        page.locator(f"label:has(#{card})").click()
    page.locator(f"#question button[value='{move}']:visible").first.click()
    return str(move)


def drive_on(page: Page, seconds: float) -> list[str]:
    """Play until the match is over; the answers that were given."""
    end = time.monotonic() + seconds
    made: list[str] = []
    page.set_default_timeout(5000)
    while not over(page):
        assert time.monotonic() < end, f"{len(made)}: {page.locator('#question').inner_text()}"
        was = version(page)
        if asked(page):
            try:
                made += [move] if (move := answer(page, len(made))) else []
            except Error:
                continue  # the table moved on while the hand was on its way
        go_on(page, was)
    return made


def go_on(page: Page, was: str | None) -> None:
    """Until the table differs, or the match is over: its end may have come before we looked."""
    page.wait_for_function(
        "was => { const table = document.querySelector('#table').dataset;"
        " return table.version !== was || table.over === '1'; }",
        arg=was,
        timeout=60_000,
    )


def to_the_wheel(page: Page, turns: int = 80) -> None:
    """Answer until there is a car to be driven by hand."""
    for turn in range(turns):
        expect(page.locator("#table")).to_have_attribute("data-mine", "1", timeout=60_000)
        if page.locator("#gp-track .gp-active").count():
            return
        was = version(page)
        with contextlib.suppress(Error):  # the table moved on while the hand was on its way
            answer(page, turn)
        go_on(page, was)
    raise AssertionError("nothing to drive")


def cell_of(page: Page, car: str | None) -> str | None:
    return page.locator(f"#gp-track .gp-car[data-car={car}]").get_attribute("data-cell")


def await_cell(page: Page, car: str | None, cell: str) -> None:
    """Until that car stands there; `finish` is over the line."""
    page.wait_for_function(
        "([car, cell]) => document.querySelector(`.gp-car[data-car=${car}]`).dataset.cell === cell",
        arg=[car, cell],
        timeout=30_000,
    )
