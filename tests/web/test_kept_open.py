"""Panels that a person has opened beside the log stay open, with the focus in them, when a view
arrives."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question, choose_move, first_play

# Apply the current view again, as the WebSocket does.
NEW_VIEW = """async () => {
  const page = await (await fetch(location.href)).text();
  const text = new DOMParser().parseFromString(page, 'text/html').querySelector('#table').outerHTML;
  const target = document.querySelector('#table');
  await htmx.swap({ sourceElement: target, target: '#table', swap: 'outerMorph', text });
}"""


def test_undo_stays_open_with_the_focus_in_it(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    asked = await_question(page)
    choose_move(page, first_play(asked.offers), asked.number)
    await_question(page, asked.number)
    page.locator("#undo summary").press("Enter")
    button = page.locator("#undo button.go")
    button.focus()
    expect(button).to_be_focused()
    page.evaluate(NEW_VIEW)
    expect(page.locator("#undo")).to_have_attribute("open", "")
    expect(button).to_be_focused()
    page.locator("#undo summary").press("Enter")
    page.evaluate(NEW_VIEW)
    expect(page.locator("#undo")).not_to_have_attribute("open", "")
