"""Simulates a player of Grand Prix in a browser."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.web.person import MOST, PATIENCE, Question, await_question, choose_move, press

# The highlighted elements on the track: possible ends of the way, or cars to choose from.
LIT = """() => ['.gp-end', '.gp-pick'].map((lit) =>
  [...document.querySelectorAll('#gp-track ' + lit)].map((one) => one.dataset.move))"""


def open_table(page: Page, players: int, **chosen: str) -> str:
    """Create a table with a fast pace; returns the link for friends."""
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


def answer(page: Page, now: Question, turn: int) -> str:
    """Give one answer as a person does: by a click on the track where that is possible."""
    ends, cars = page.evaluate(LIT)
    for moves, spot in ((ends, ".gp-end .gp-cell"), (cars, ".gp-pick")):
        if moves:
            one = turn % len(moves)
            target = page.locator(f"#gp-track {spot}").nth(one)
            return str(moves[one]) if press(page, target, number=now.number) else ""
    offers = now.offers
    auction = offers[-1][1] == "pass"
    passes = auction and turn % 4 == 3
    offer = offers[-1] if passes else offers[turn % min(2, len(offers))]
    return choose_move(page, offer, now.number)


def drive_on(page: Page) -> list[str]:
    """Play until the match is over; returns the answers."""
    made: list[str] = []
    now = await_question(page)
    while not now.over:
        assert len(made) < MOST, "the match does not end"
        made.append(answer(page, now, len(made)))
        now = await_question(page, now.number)
    # empty: the question was gone before the answer was sent
    return [move for move in made if move]


def play_until_driving(page: Page, turns: int = 80) -> Question:
    """Answer until there is a car to be driven by hand."""
    now = await_question(page)
    for turn in range(turns):
        assert not now.over
        if page.locator("#gp-track .gp-active").count():
            return now
        answer(page, now, turn)
        now = await_question(page, now.number)
    raise AssertionError("nothing to drive")


def cell_of(page: Page, car: str | None) -> str | None:
    return page.locator(f"#gp-track .gp-car[data-car={car}]").get_attribute("data-cell")


def await_cell(page: Page, car: str | None, cell: str) -> None:
    """Wait until that car is on the cell; `finish` means over the line."""
    page.wait_for_function(
        "([car, cell]) => document.querySelector(`.gp-car[data-car=${car}]`).dataset.cell === cell",
        arg=[car, cell],
        timeout=PATIENCE,
    )
