"""A finished match in a real browser: stepping, viewpoints, the proof, playing on, undo."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.tiers import first_by_day
from tests.web.figures import GAUGE
from tests.web.finished import served
from tests.web.fixtures import PATIENCE, Server

from paddock import shelf


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, str, int]]:
    """A server with a finished match, its table and the length of its log."""
    with served(tmp_path, "kilometers") as found:
        yield found


LEAST_SHARE = 35  # percent of the window

# Whether the automatic replay has reached this ply.
PLAYED = "ply => Number(document.querySelector('#reel').dataset.shown.split('/')[1]) >= ply"


def shown(page: Page, eyes: str, ply: int) -> None:
    """Wait until this moment is on the page."""
    expect(page.locator("#reel")).to_have_attribute("data-shown", f"{eyes}/{ply}")
    expect(page.locator("#table")).to_have_attribute("data-version", str(ply + 1))


def test_stepping_viewpoints_proof_playing_on_and_undo(
    house: tuple[Server, str, int], browser: Browser
) -> None:
    server, id, last = house
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, base_url=server.url, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"/t/{id}/replay?ply=60")
    page.wait_for_selector("body[data-scripts=on]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # Keys
    steps = [
        int(one) for one in re.findall(r"\d+", page.get_attribute("#reel", "data-steps") or "")
    ]
    after = next(one for one in steps if one > 60)
    page.keyboard.press("ArrowRight")
    shown(page, "all", after)
    page.keyboard.press("ArrowLeft")
    shown(page, "all", max(one for one in steps if one < after))
    page.keyboard.press("End")
    shown(page, "all", last)
    page.keyboard.press("Home")
    shown(page, "all", 0)
    page.keyboard.press("Shift+ArrowRight")
    shown(page, "all", 1)
    assert page.url.endswith("?ply=1&eyes=all")
    # A step by hand stops the automatic replay
    page.click("[data-go=play]")
    page.wait_for_function(PLAYED, arg=steps[1])  # each moment is shown only for a second
    page.keyboard.press("Home")
    shown(page, "all", 0)
    expect(page.locator("[data-go=play]")).to_have_attribute("aria-pressed", "false")
    # Other viewpoints
    page.locator("[data-scrub]").fill("60")
    shown(page, "all", 60)
    expect(page.locator("#open-hands .open-hand")).to_have_count(2)
    page.select_option("select[data-eyes]", "1")
    shown(page, "1", 60)
    expect(page.locator("#open-hands")).to_have_count(0)
    expect(page.locator("#hand label")).not_to_have_count(0)
    # The proof of luck
    page.click("[data-open='#fair']")
    expect(page.locator("#fair .verdict")).to_have_class("verdict proven")
    page.click("#fair [data-close]")
    # Playing on
    page.click("[data-open='#from']")
    page.select_option("#from select[name=seat]", "1")
    page.select_option("#from select[name=level]", "random")
    page.click("#from button.go")
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    assert id not in page.url
    expect(page.locator("#table")).to_have_attribute("data-mine", "1")
    # Undo
    page.wait_for_selector("body[data-scripts=on]")
    page.click("button[data-notices]")
    page.click("#undo summary")
    page.click("#undo button.go")
    page.wait_for_selector("body[data-scripts=on]")
    expect(page.locator("#table")).to_have_attribute("data-mine", "1")
    expect(page.locator("#lines")).to_contain_text("You go back to an earlier decision")
    assert complaints == []
    context.close()


@pytest.mark.parametrize("game", first_by_day([title.name for title in shelf.titles()], 1))
def test_a_large_screen_shows_the_board_of_a_replay_large(
    game: str, tmp_path: Path, browser: Browser
) -> None:
    """As large as at the table itself; only the controls below it need a part of the window."""
    with served(tmp_path, game) as (server, id, last):
        context = browser.new_context(
            viewport={"width": 1920, "height": 1080}, base_url=server.url, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(GAUGE)
        page = context.new_page()
        page.goto(f"/t/{id}/replay?ply={last * 2 // 3}")
        page.wait_for_selector("body[data-scripts=on]")
        assert page.evaluate("boardShare()") >= LEAST_SHARE
        context.close()
