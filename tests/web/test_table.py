"""People play 1000 Kilometers in a real browser."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, Route, expect
from tests.web.fixtures import Server, Visit
from tests.web.person import (
    await_question,
    choose_move,
    first_play,
    glance,
    make_move,
    over,
    play_on,
    question,
    sit_down,
    wait_until_answered,
    with_bots,
)


def race_now(page: Page) -> None:
    """Start a race directly from the home page, with fast bots."""
    page.locator("#kilometers button.go", has_text="Race now").click()
    expect(page.locator("#plates .plate")).to_have_count(2)


def open_table(page: Page, players: int = 3, **chosen: str) -> str:
    """Create a table with a fast pace; returns the link for friends."""
    page.locator("#kilometers > .text > details > summary").click()
    form = page.locator("#kilometers form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").click()
    for name, value in {"pace": "fast", **chosen}.items():
        form.locator(f"[name={name}]").select_option(value)
    form.locator("button.go").click()
    # wait until it is loaded, or its scripts would miss the first choice
    page.wait_for_url("**/t/*")
    return page.locator("#invite-link").input_value()


def await_turn(page: Page) -> None:
    assert not await_question(page).over


def hand_of(page: Page) -> str:
    return str(page.locator("#hand").get_attribute("data-cards"))


def test_a_newcomer_races_bots_to_the_end(visit: Visit) -> None:
    page = visit()
    open_table(page, 4)
    with_bots(page, "club")
    assert play_on(page) > 5
    assert over(page)
    expect(page.locator("#question")).to_contain_text(re.compile("wins?|Shared"))
    played = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(played)
    expect(page).to_have_url(re.compile("/t/"))


def test_race_now_is_one_click(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")  # with animations, as people have it
    race_now(page)
    play_on(page, 1)
    assert page.locator("#lines li").count() > 1


def test_the_websocket_connects_however_late_its_script_loads(visit: Visit) -> None:
    page = visit()

    def late(route: Route) -> None:
        time.sleep(0.5)
        route.continue_()

    page.route("**/vendor/hx-ws*", late)
    with page.expect_websocket():
        open_table(page, 2)


def test_a_friend_sits_down_with_the_link(visit: Visit) -> None:
    """Both play, each sees only their own hand, and each page shows what the other did."""
    host = visit()
    link = open_table(host, 3, reaction_seconds="2")
    friend = visit(path=link)
    sit_down(friend, host)
    with_bots(host)
    expect(friend.locator("#plates .plate")).to_have_count(3)
    people = {host: "", friend: ""}
    assert hand_of(host) != hand_of(friend)
    made = dict.fromkeys(people, 0)
    while min(made.values()) < 3:
        for page, number in people.items():
            now = glance(page, number, 100)
            if now is not None:
                assert not now.over, "nobody gets that far in so few turns"
                people[page] = now.number
                made[page] += choose_move(page, first_play(now.offers), now.number) != ""
    for page in people:
        wait_until_answered(page, people[page])
    assert hand_of(host) != hand_of(friend)
    for page, other in ((host, 1), (friend, 0)):
        name = page.locator("#plates .name").nth(other).inner_text()
        expect(page.locator("#lines li", has_text=name).nth(2)).to_be_visible()
        assert page.locator("#lines li").count() > 10


def test_reload_second_tab_and_restart_resume_in_place(visit: Visit, server: Server) -> None:
    page = visit()
    open_table(page, 2)
    with_bots(page)
    play_on(page, 3)
    await_turn(page)
    hand = hand_of(page)
    page.reload()
    assert hand_of(page) == hand
    second = page.context.new_page()
    second.goto(page.url)
    assert hand_of(second) == hand
    number = question(page)
    make_move(page)
    for tab in (page, second):
        wait_until_answered(tab, number)
    await_turn(page)
    hand = hand_of(page)
    server.stop()
    expect(page.locator("body")).to_have_class(re.compile("offline"))
    server.start()
    expect(page.locator("body")).not_to_have_class(re.compile("offline"))
    assert hand_of(page) == hand
    play_on(page, 2)


def test_a_move_made_offline_is_sent_after_reconnecting(visit: Visit) -> None:
    page = visit()
    open_table(page, 2)
    with_bots(page)
    await_turn(page)
    number = question(page)
    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda lost: lost.url.endswith("/move")):
        make_move(page)
    assert question(page) == number
    assert page.evaluate("sessionStorage.length") == 1
    page.context.set_offline(False)
    wait_until_answered(page, number)
    page.wait_for_function("() => !sessionStorage.length")


PLAYABLE = """() => [...document.querySelectorAll('#question .actions')]
  .findIndex((one) => one.querySelector('button.go')) + 1"""


def test_a_match_can_be_played_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    page.locator("#kilometers button.go", has_text="Race now").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#plates")).to_be_visible()
    number = ""
    played = 0
    for _ in range(6):
        now = await_question(page, number)
        if now.over:
            break
        number = now.number
        if now.offers[0][0]:  # a card has to be chosen first
            card = page.evaluate(PLAYABLE)
            page.keyboard.press(str(card or 1))
            page.keyboard.press("Enter" if card else "d")
            played += card > 0
        else:
            # a reaction, which is open for three seconds
            page.evaluate("document.querySelector('#question .buttons button')?.focus()")
            page.keyboard.press("Enter")
        wait_until_answered(page, number)
    assert played


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
    await_turn(host)
    lines = watcher.locator("#lines li")
    before = lines.count()
    play_on(host, 1)
    expect(lines.nth(before)).to_be_attached()
