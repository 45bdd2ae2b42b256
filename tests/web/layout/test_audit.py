"""The layout audit finds faults of a page, and reports none on a correct page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.layout.walk import AUDIT

BUTTON = '<button name="move" value="go" style="width:60px;height:60px">Go</button>'
# A page, and what the audit reports for it; empty: no fault.
PAGES = {
    "well": (BUTTON, ""),
    "small": (BUTTON.replace("width:60px", "width:30px"), "is only 30×60"),
    "outside": (f'<div style="position:fixed;left:340px">{BUTTON}</div>', "outside the window"),
    "covered": (
        f'{BUTTON}<div id="lid" style="position:fixed;inset:0;background:red"></div>',
        "is covered by #lid",
    ),
    "cut": (f'<div id="box" style="height:40px;overflow:auto">{BUTTON}</div>', "cut off by #box"),
    "scrolled": (
        f'<div id="box" data-more="down" style="height:40px;overflow:auto">{BUTTON}</div>',
        "",
    ),
    "hidden": (BUTTON.replace("width", "visibility:hidden;width"), "is not shown"),
    "fine print": ('<p style="font-size:9px">small</p>', "too small: 9.0 px"),
    "detail": ('<p class="fine" style="font-size:9px">small</p>', ""),
    "tall": ('<div style="height:900px"></div>', "900 px high in a window of 740"),
    "wide": ('<div style="width:500px;height:1px"></div>', "500 px wide in a window of 360"),
    "log": (
        '<div id="notices" style="clip-path:inset(calc(100% - 30px) 0 0 0)"><ol id="lines">'
        '<li style="line-height:20px">one</li><li style="line-height:20px">two</li></ol></div>',
        "cut through a line",
    ),
    "end": (
        '<main id="table" data-over="1"><div id="question" style="height:20px;overflow:auto">'
        '<button style="height:60px">Rematch</button></div></main>',
        'the end hides "Rematch"',
    ),
    "result": (
        '<div id="score" style="height:20px;overflow:auto"><table class="standings">'
        '<tr style="height:60px"><td class="sum">12</td></tr></table></div>',
        'the result hides "12"',
    ),
}


@pytest.mark.parametrize("page", PAGES)
def test_the_audit_finds(browser: Browser, page: str) -> None:
    body, fault = PAGES[page]
    with browser.new_page(viewport={"width": 360, "height": 740}) as one:
        one.set_content(f'<!doctype html><body style="margin:0"><main id="table">{body}</main>')
        found = one.evaluate(AUDIT)
    assert [fault in said for said in found] == ([True] if fault else []), found
