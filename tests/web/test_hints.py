"""Hints in a real browser, on a phone: requested, read, and removed with their question."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.person import await_question, choose_move, first_play

from paddock.i18n import languages, say
from paddock.shelf import titles

PHONE = {"width": 360, "height": 740}


def race(page: Page, game: str) -> None:
    page.locator(f"#{game} form[action='/race'] button.go").click()
    page.wait_for_url("**/t/*")


def cases() -> list[object]:
    """One game in one language in the usual run; every game in every language in the long run."""
    found: list[object] = []
    for title in titles():
        for language in languages():
            by_day = title.name == "kilometers" and language == "de"
            marks = () if by_day else (pytest.mark.long,)
            found.append(pytest.param(title.name, language, marks=marks))
    return found


@pytest.mark.parametrize(("game", "language"), cases())
def test_a_hint_on_a_phone(visit: Visit, game: str, language: str) -> None:
    page = visit(**PHONE, extra_http_headers={"Accept-Language": language})
    race(page, game)
    now = await_question(page)
    ask = page.locator("button[data-hint]")
    expect(ask).to_have_attribute("aria-label", say(language, "hint-button"))
    ask.click()
    hint = page.locator("#advice section[data-best]")
    expect(hint).to_be_visible()
    best = str(hint.get_attribute("data-best"))
    assert best in [str(move) for _, move, _ in now.offers] or game == "grand_prix"
    assert hint.locator("p").nth(1).inner_text().endswith(".")
    if hint.locator("li").count():
        for bar in hint.locator("li rect.after").all():
            assert 0 <= int(str(bar.get_attribute("width"))) <= 100
    box = hint.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    if folder := os.environ.get("PADDOCK_SHOTS"):
        page.screenshot(path=Path(folder) / f"hint-{game}-{language}.png")
    if by_day(game, language):
        check_hint_disappears_with_question(page)


def by_day(game: str, language: str) -> bool:
    return (game, language) == ("kilometers", "de")


def check_hint_disappears_with_question(page: Page) -> None:
    """A move can be made while the hint is shown, and removes it."""
    now = await_question(page)
    offer = first_play(now.offers)
    assert choose_move(page, offer, now.number)
    expect(page.locator("#advice section")).to_have_count(0)
    then = await_question(page, now.number)
    # a reaction has three seconds, a question with cards has time
    while not then.over and not then.offers[0][0]:
        choose_move(page, then.offers[-1], then.number)
        then = await_question(page, then.number)
    if then.over:
        return
    # Cancelled in the middle: the page is as before, and the next move counts.
    page.locator("button[data-hint]").click()
    page.locator("[data-hint-close]").first.click()
    expect(page.locator("#advice section")).to_have_count(0)
    assert choose_move(page, first_play(then.offers), then.number)
