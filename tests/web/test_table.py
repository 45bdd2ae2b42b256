"""People at the table of 1000 Kilometers, in a real browser."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, Route, expect
from tests.web.conftest import Server, Visit
from tests.web.person import (
    asked,
    make_move,
    over,
    play_on,
    settle,
    sit_down,
    version,
    with_bots,
)


def race_now(page: Page) -> None:
    """From the home page straight into a race, with quick bots."""
    page.locator("#kilometers button.go", has_text="Race now").click()
    expect(page.locator("#plates .plate")).to_have_count(2)


def open_table(page: Page, players: int = 3, **chosen: str) -> str:
    """A table of one's own that plays fast; the link for friends."""
    page.locator("#kilometers > .text > details > summary").click()
    form = page.locator("#kilometers form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    for name, value in {"pace": "fast", **chosen}.items():
        form.locator(f"[name={name}]").select_option(value)
    form.locator("button.go").click()
    page.wait_for_url("**/t/*")  # loaded, or its scripts would miss the first choice
    return page.locator("#invite-link").input_value()


def await_turn(page: Page) -> None:
    expect(page.locator("#table")).to_have_attribute("data-mine", "1", timeout=15_000)


def test_a_newcomer_races_bots_to_the_end(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    with_bots(page)
    assert play_on(page) > 5
    assert over(page)
    expect(page.locator("#question")).to_contain_text(re.compile("wins|Shared"))
    page.get_by_role("button", name="Rematch").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_race_now_is_one_click(visit: Visit) -> None:
    page = visit()
    race_now(page)
    play_on(page, 1)
    assert page.locator("#lines li").count() > 1


def test_the_live_line_comes_up_however_late_its_script(visit: Visit) -> None:
    page = visit()

    def late(route: Route) -> None:
        time.sleep(0.5)
        route.continue_()

    page.route("**/vendor/hx-ws*", late)
    with page.expect_websocket(timeout=10_000):
        open_table(page, 2)


def test_a_friend_sits_down_by_the_link(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 3, reaction_seconds="2")
    friend = visit(path=link)
    sit_down(friend, host)
    with_bots(host)
    expect(friend.locator("#plates .plate")).to_have_count(3)
    for _ in range(120):
        if over(host):
            break
        for page in (host, friend):
            if asked(page):
                was = version(page)
                make_move(page)
                settle(page, was)
        host.wait_for_timeout(60)
    assert host.locator("#lines li").count() > 10
    mine, theirs = (page.locator("#hand").get_attribute("data-cards") for page in (host, friend))
    assert mine != theirs


def test_reload_second_tab_and_restart_resume_in_place(visit: Visit, server: Server) -> None:
    page = visit()
    open_table(page, 2)
    with_bots(page)
    play_on(page, 3)
    await_turn(page)
    hand = page.locator("#hand").get_attribute("data-cards")
    page.reload()
    assert page.locator("#hand").get_attribute("data-cards") == hand
    second = page.context.new_page()
    second.goto(page.url)
    assert second.locator("#hand").get_attribute("data-cards") == hand
    was = version(second)
    make_move(page)
    settle(second, was)
    await_turn(page)
    hand = page.locator("#hand").get_attribute("data-cards")
    server.stop()
    expect(page.locator("body")).to_have_class(re.compile("offline"))
    server.start()
    expect(page.locator("body")).not_to_have_class(re.compile("offline"), timeout=6000)
    assert page.locator("#hand").get_attribute("data-cards") == hand
    play_on(page, 2)


def test_a_move_made_without_a_line_is_sent_when_it_is_back(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    with_bots(page)
    await_turn(page)
    was = version(page)
    page.context.set_offline(True)
    make_move(page)
    page.wait_for_timeout(700)
    assert version(page) == was
    page.context.set_offline(False)
    settle(page, was)
    page.wait_for_function("() => !sessionStorage.length")


def test_the_keyboard_is_enough(visit: Visit) -> None:
    page = visit()
    page.locator("#kilometers button.go", has_text="Race now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#plates")).to_be_visible()
    made = 0
    for _ in range(200):
        if made == 6 or over(page):
            break
        if not asked(page):
            page.wait_for_timeout(100)
            continue
        was = version(page)
        cards = page.locator("#hand input").count()
        if page.locator("#question .actions").count():
            for number in range(1, cards + 1):
                page.keyboard.press(str(number))
                if page.locator(f"#for-{number} button.go").count():
                    page.keyboard.press("Enter")
                    break
            else:
                page.keyboard.press("d")
        else:
            page.locator("#question .buttons button").first.focus()
            page.keyboard.press("Enter")
        settle(page, was)
        made += 1
    assert made == 6 or over(page)


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    open_table(page, 2)
    with_bots(page)
    play_on(page, 4)
    await_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    hand = page.locator("#hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 740
    page.locator(".masthead [data-notices]").click()
    expect(page.locator("#notices")).to_be_in_viewport()


def test_a_spectator_sees_the_table_but_no_hand(visit: Visit) -> None:
    host = visit()
    open_table(host, 2, visibility="open")
    with_bots(host)
    watcher = visit(path=host.url)
    expect(watcher.locator("#question")).to_contain_text("You are watching")
    assert watcher.locator("#hand").count() == 0
    was = version(watcher)
    play_on(host, 1)
    settle(watcher, was)
