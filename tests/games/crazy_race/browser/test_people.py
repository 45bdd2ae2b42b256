"""Crazy Race in a real browser: whole matches with the mouse, on a phone and with the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.person import (
    Question,
    await_question,
    choose_move,
    glance,
    make_move,
    over,
    play_on,
    press,
    question,
    sit_down,
    wait_until_answered,
    with_bots,
)


def open_table(page: Page, players: int = 3, **chosen: str) -> str:
    """Create a table with a fast pace; returns the link for friends."""
    page.locator("#crazy_race > .text > details > summary").click()
    form = page.locator("#crazy_race form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("details > summary").first.click()
    for name, value in {"pace": "fast", **chosen}.items():
        form.locator(f"[name={name}]").select_option(value)
    form.locator("button.go").click()
    return page.locator("#invite-link").input_value()


def await_turn(page: Page, offer: str = "") -> None:
    """Wait for a question; with `offer`, for one that offers such a move."""
    page.wait_for_function(
        "want => document.querySelector('#table')?.dataset.mine === '1'"
        " && [...document.querySelectorAll('#question button[value]')]"
        ".some(one => one.value.startsWith(want))",
        arg=offer,
        timeout=240_000,
    )


def middle_card_in_turn(offers: list[list[object]]) -> list[object]:
    """Play the middle card at each side in turn; otherwise the last move that is offered."""
    lays = [offer for offer in offers if str(offer[1]).startswith("lay")]
    return lays[len(lays) * 5 // 8] if lays else offers[-1]


# Reports whether every card is on the table once, the side that moves any locomotive, and what can
# be clicked on the board.
BOARD = """() => [
  [...document.querySelectorAll('[id^="cz-laid-"]')]
    .every((place) => place.querySelectorAll('.bid').length === 1),
  [...document.querySelectorAll('#for-1 button')]
    .find((one) => one.textContent.includes('any locomotive'))?.dataset.side ?? '',
  [...document.querySelectorAll('.cz .pick[data-move]')].map((one) => one.dataset.move),
]"""


def play_on_the_board(page: Page) -> set[str]:
    """Play a whole match, choosing on the board wherever possible. Returns the kinds of moves."""
    kinds: set[str] = set()
    turn = 0
    now = await_question(page)
    while not now.over:
        turn += 1
        kinds.add(answer_on_the_board(page, now, turn))
        now = await_question(page, now.number)
    return kinds


def answer_on_the_board(page: Page, now: Question, turn: int) -> str:
    whole, free, picks = page.evaluate(BOARD)
    assert whole, "a card has gone from the table, or lies there twice"
    lays = [offer for offer in now.offers if str(offer[1]).startswith("lay")]
    if lays and turn % 6:
        # Play the highest card at the side that moves any locomotive: its winner has a choice.
        card, move, _ = next((o for o in reversed(lays) if str(o[1]).endswith(f">{free}")), lays[0])
        side = str(move).partition(">")[2]
        place = page.locator(f".pick[data-side={side}] rect")
        press(page, page.locator(f"label:has(#{card})"), place, number=now.number)
        return "lay"
    if picks:
        press(page, page.locator(".cz .pick[data-move]").first, number=now.number)
        return str(picks[0]).split()[0]
    return choose_move(page, now.offers[-1], now.number).partition(" ")[0]


DRIVEN = """
  window.driven = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.driven.push([this.id || this.getAttribute("class"), frames.length, options.delay || 0]);
    return animate.call(this, frames, options);
  };
"""


@pytest.mark.long
def test_a_whole_match_is_played_on_the_board(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.context.add_init_script(DRIVEN)
    open_table(page, 3)
    with_bots(page)
    kinds = play_on_the_board(page)
    # locomotives drove by the turntable, cards were revealed, and one side after the other was
    # scored
    driven = page.evaluate("window.driven")
    assert any(name == "turned" for name, _, _ in driven)
    assert any(str(name).startswith("cz-engine-") and legs == 4 for name, legs, _ in driven)
    assert len({delay for name, _, delay in driven if str(name).startswith("bid")}) > 1
    assert "lay" in kinds
    assert kinds & {"run", "step"}
    expect(page.locator("#question")).to_contain_text(re.compile("wins?|Shared"))
    expect(page.locator("#score")).to_contain_text("CZ18")


@pytest.mark.long
def test_a_whole_match_is_played_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 4, preset="variants")
    with_bots(page)
    await_turn(page, "lay")
    # nothing is wider than the phone, and buttons are large enough for a thumb
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator(".ghost.sure:visible")).to_have_count(0)
    page.locator("label:has(#card-3)").click()
    # there is no hover on a touch screen: each of the three locomotives shows where its side would
    # lead it
    expect(page.locator(".ghost.sure:visible")).to_have_count(3)
    for button in page.locator("#for-3 button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    assert play_on(page, choose=middle_card_in_turn) > 8
    assert over(page)


def test_a_match_is_played_with_keys_only(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("clockwise from the arrow")
    page.keyboard.press("Escape")
    page.keyboard.press("3")  # the third of eight cards: a 2
    expect(page.locator("#card-3")).to_be_checked()
    page.keyboard.press("b")  # the second side
    expect(page.locator("#lines")).to_contain_text("You lay a 2 at the right side.")
    await_turn(page)
    if page.locator("#question button[value=pass]").count():
        page.keyboard.press("p")
        expect(page.locator("#lines")).to_contain_text("You pass.")


# The hint flashes only for a moment.
WATCH_HINT = """() => {
  window.flashed = false;
  new MutationObserver(() => {
    window.flashed ||= document.querySelector('#question .hint.flash') !== null;
  }).observe(document.body, {subtree: true, attributes: true});
}"""


def test_pointing_at_a_side_shows_where_it_leads(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    ghost = page.locator(".ghost[data-ghost=left]").first
    expect(ghost).to_be_hidden()
    page.locator(".pick[data-side=left] rect").hover()
    expect(ghost).to_be_visible()
    # without a card, a click on a side can only ask for one
    before = page.locator("#lines li").count()
    page.evaluate(WATCH_HINT)
    page.locator(".pick[data-side=left] rect").click()
    page.wait_for_function("() => window.flashed")
    assert page.locator("#lines li").count() == before


def test_two_people_see_only_the_backs_of_each_others_cards(visit: Visit) -> None:
    host = visit()
    link = open_table(host, 3)
    friend = visit(path=link)
    sit_down(friend, host)
    with_bots(host)
    await_turn(host, "lay")
    make_move(host, lambda offers: next(o for o in offers if str(o[1]) == "lay 6>bottom"))
    expect(host.locator("#cz-laid-bottom-0")).to_have_count(1)
    mine = host.locator("#cz-laid-bottom-0 text").all_text_contents()
    expect(friend.locator("#cz-laid-bottom-0")).to_have_count(1)
    theirs = friend.locator("#cz-laid-bottom-0 text").all_text_contents()
    assert "6" in mine
    assert theirs == ["1"]  # the back of the card shows only who owns it
    log = friend.request.get(f"{friend.url.partition('?')[0]}/log").text()
    assert "lay ?>bottom" in log
    assert "lay 6>bottom" not in log
    # both play to the end of the stage
    numbers = {host: "", friend: ""}
    second = [page.locator("#lines", has_text="Stage 2 of 8") for page in numbers]
    while not second[0].count():
        for page, number in numbers.items():
            now = glance(page, number, 100)
            if now is not None:
                choose_move(page, middle_card_in_turn(now.offers), now.number)
                numbers[page] = now.number
    expect(second[1]).to_be_visible()


SLOW_ANSWERS = """
  const ask = window.fetch;
  window.held = new Promise((release) => { window.release = release; });
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    await window.held;
    return answer;
  };
"""


def test_a_quick_answer_to_the_next_question_counts(visit: Visit) -> None:
    """The WebSocket may be faster than the response to a move. A move sent in between must not be
    lost."""
    page = visit()
    page.context.add_init_script(SLOW_ANSWERS)
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "pass")
    first = question(page)
    page.locator("#question button[value=pass]").click()
    wait_until_answered(page, first)
    await_turn(page, "pass")
    page.locator("#question button[value=pass]").click()
    expect(page.locator("body.sending")).to_have_count(1)
    page.evaluate("window.release()")
    expect(page.locator("#lines li", has_text="You pass.")).to_have_count(2)
