"""The reveal of a stage: the cards and sums are shown before anything reveals the consequences."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.games.crazy_race.browser.test_people import await_turn, middle_card_in_turn, open_table
from tests.web.fixtures import Visit
from tests.web.person import await_question, choose_move, wait_until_answered, with_bots

# What the page shows during the pause of the reveal: the sentence, the available moves, the
# revealed sides with their sums, whose rail is highlighted, the log lines about it, and whether the
# pace control is shown.
REVEAL = """() => [
  document.querySelector('#question .ask').firstChild.textContent.trim(),
  [...document.querySelectorAll('#table button[name=move]')].map((one) => one.value),
  [...document.querySelectorAll('.cz .side')].map((one) => one.dataset.scored === '1'
    && one.querySelectorAll('.verdict').length === (one.querySelector('.bid') ? 1 : 0)),
  document.querySelectorAll('.plate.turn').length,
  [...document.querySelectorAll('#lines li.last')]
    .filter((one) => getComputedStyle(one).visibility === 'visible').length,
  document.querySelectorAll('#question .pacing').length,
]"""
PAUSE = "#table[data-pause]"
# Read this as soon as the pause begins, since it lasts only seconds.
KEEP_REVEAL = f"""() => {{
  const look = () => {{
    if (document.querySelector('{PAUSE}')) window.reveal ??= ({REVEAL})();
  }};
  document.addEventListener('htmx:ws:after:message:incoming', look);
}}"""


def play_three_cards(page: Page) -> None:
    """Play one card at each of three sides that are not taboo. That completes the cards of the
    stage."""
    number = ""
    for side in ("top", "right", "bottom"):
        now = await_question(page, number)
        number = now.number
        lays = [offer for offer in now.offers if str(offer[1]).startswith("lay")]
        wanted = [offer for offer in lays if str(offer[1]).endswith(f">{side}")]
        choose_move(page, (wanted or lays)[0], number)
    wait_until_answered(page, number)


def test_all_cards_are_revealed_before_the_next_question(visit: Visit) -> None:
    page = visit()
    open_table(page, 3, pace="normal")
    with_bots(page)
    page.evaluate(KEEP_REVEAL)
    play_three_cards(page)
    seen = page.wait_for_function("() => window.reveal").json_value()
    sentence, moves, sides, turns, told, pacing = seen
    assert sentence == "Stage 1: the cards are turned."
    assert moves == ["enough"]
    assert any(sides)
    assert turns == 0
    assert told == 0
    # only one way to continue: a second row of buttons would make the stage card small
    assert pacing == 0
    page.keyboard.press("Enter")  # the only person ends the pause
    expect(page.locator(PAUSE)).to_have_count(0)
    won = re.compile(r"side: .* wins? it")
    expect(page.locator("#lines li:visible", has_text=won)).not_to_have_count(0)


# Milliseconds: how long the pause is, and when the last animation of the reveal ends.
KEEP_MOTION = f"""() => {{
  const look = () => requestAnimationFrame(() => {{
    const table = document.querySelector('{PAUSE}');
    const ends = document.getAnimations().map((one) => [
      one.effect.target, one.effect.getComputedTiming().endTime]);
    const last = ends.filter(([at, end]) => at?.closest('.cz') && end < Infinity);
    if (table && last.length) window.motion ??=
      [Number(table.dataset.pause) * 1000, Math.max(...last.map(([, end]) => end))];
  }});
  document.addEventListener('htmx:ws:after:message:incoming', look);
}}"""


def test_the_pause_is_longer_than_the_animation_of_the_reveal(visit: Visit) -> None:
    """If the next view cut the animation short, nobody could follow it."""
    page = visit(reduced_motion="no-preference")
    open_table(page, 3, pace="normal")
    with_bots(page)
    page.evaluate(KEEP_MOTION)
    play_three_cards(page)
    pause, last = page.wait_for_function("() => window.motion").json_value()
    assert last > 1000  # the cards are revealed one side after the other
    assert pause >= last + 400  # and there is time to read them


def test_the_questions_after_a_stage_are_answered_by_keys(visit: Visit) -> None:
    """Enter continues through everything, R takes the pile back; each button names its key."""
    page = visit()
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    play_three_cards(page)
    now = await_question(page)
    while ["", "wait", False] not in now.offers:  # a locomotive to choose, or a pile to take back
        key = page.locator("#question .buttons button").first.get_attribute("data-key")
        assert key
        page.keyboard.press(key.replace("↵", "Enter"))
        now = await_question(page, now.number)
    keys = page.locator("#question .buttons button")
    assert [one.get_attribute("data-key") for one in keys.all()] == ["R", "↵"]
    expect(page.locator("#question kbd").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("#lines")).to_contain_text("your pile back")


def test_a_phone_keeps_the_stage_card_whole_whatever_is_chosen(visit: Visit) -> None:
    """The question bar has a constant height, so it covers no side of the stage card."""
    page = visit(360, 740, has_touch=True, is_mobile=True)
    open_table(page, 4)
    with_bots(page)
    await_turn(page, "lay")

    def heights() -> list[float]:
        boxes = [page.locator(one).bounding_box() for one in ("#question", ".bids > svg", "#board")]
        assert all(boxes)
        question, stage, board = (box for box in boxes if box)
        assert stage["y"] + stage["height"] <= board["y"] + board["height"] + 1
        return [round(question["height"]), round(stage["height"])]

    before = heights()
    assert before[1] > 190
    page.locator("label:has(#card-8)").click()
    expect(page.locator("#for-8")).to_be_visible()
    expect(page.locator("#question button[value=pass]")).to_be_visible()
    assert heights() == before
    page.locator("label:has(#card-8)").click()  # a second tap deselects it
    expect(page.locator("#for-8")).to_be_hidden()


def test_symbols_are_explained(visit: Visit) -> None:
    page = visit()
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    for words in ("Tall Chimney", "heading for the turntable", "heading home", "pile taken back"):
        expect(page.locator(".rails .cz-signs")).to_contain_text(words)
    page.keyboard.press("?")
    expect(page.locator("#help .cz-signs")).to_contain_text("no cards in hand")
    # a side for any locomotive names none by letter; each has its picture
    page.keyboard.press("Escape")
    page.keyboard.press("8")
    expect(page.locator("#for-8 small svg")).not_to_have_count(0)


# Order of animations: the locomotive chosen for the previous side drives first. Then the cards of
# the next side are revealed, and its locomotive drives; with `free` it is the chosen one. Reports
# when those cards start to turn, and each locomotive's animation, in milliseconds of that view.
CHOSEN = """async ([free, result]) => {
  const at = (name) => document.querySelector(`link[rel=modulepreload][href$="${name}"]`).href;
  const { betweenViews } = await import(at('table/tools.js'));
  const [open, next] = [...document.querySelectorAll('.cz .side')]
    .filter((one) => one.querySelector('.bid'));
  const [chosen, named] = document.querySelectorAll('.cz [data-at]');
  open.dataset.scored = '1';
  next.dataset.scored = '0';
  betweenViews(() => {
    next.dataset.scored = '1';
    next.dataset.moves = free ? '' : named.id;
    for (const one of free ? [chosen] : [chosen, named]) one.dataset.at = '1';
    if (result) document.querySelector('#table').dataset.result = 'end';
  });
  const { delay } = next.querySelector('.bid').getAnimations()[0].effect.getTiming();
  const motion = (one) => one.getAnimations().map(({ effect }) => effect.getTiming())
    .map(({ delay, duration }) => [delay, delay + duration]).at(-1) ?? null;
  return [delay, motion(chosen), motion(named), motion(document.querySelector('.plate .points'))];
}"""


def test_the_chosen_locomotive_drives_before_the_next_side_is_revealed(visit: Visit) -> None:
    """The choice of the winner of a side used to be shown last, after the results of the next
    sides."""
    page = visit(reduced_motion="no-preference")
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    play_three_cards(page)
    await_question(page)
    turned, chosen, named, counted = page.evaluate(CHOSEN, [False, False])
    assert chosen[0] == 0
    assert chosen[1] <= turned < named[0] < counted[0]
    page.reload()
    await_question(page)
    turned, chosen, _, counted = page.evaluate(CHOSEN, [True, True])
    # it is the locomotive of this side: its cards were visible before
    assert turned == 0 < chosen[0]
    assert counted is None  # the result would reveal the points that the plates still hide


# A locomotive reaches its turntable between two views. Reports the position of disc and bridge
# before the animation, in its middle and after it.
TURNS = """async () => {
  const at = (name) => document.querySelector(`link[rel=modulepreload][href$="${name}"]`).href;
  const { betweenViews } = await import(at('table/tools.js'));
  const engine = document.querySelector('.cz [data-at]'), rail = engine.ownerSVGElement;
  const parts = () => ['.disc', '.bridge'].map((one) => {
    const { a, b, c, d, e, f } = rail.querySelector(one).getScreenCTM();
    return [a, b, c, d, e, f].map((value) => Math.round(value * 100)).join(' ');
  });
  const before = parts();
  betweenViews(() => { engine.dataset.at = document.querySelector('.cz .rails').dataset.end; });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const turning = ['.disc', '.bridge'].map((one) => rail.querySelector(one).getAnimations()[0]);
  for (const one of turning) {
    const { delay, duration } = one.effect.getTiming();
    one.pause();
    one.currentTime = delay + duration * 0.3;
  }
  const during = parts();
  for (const one of turning) one.currentTime = one.effect.getComputedTiming().endTime - 0.01;
  const last = parts();
  for (const one of turning) one.finish();
  return [before, during, last, parts()];
}"""

# The same in the close-up window over the end of the rail: the width of the turntable on the board
# and there, when bridge and locomotive stop, and what is left of the window after a press.
NEAR = """async () => {
  const at = (name) => document.querySelector(`link[rel=modulepreload][href$="${name}"]`).href;
  const { betweenViews } = await import(at('table/tools.js'));
  const engine = document.querySelector('.cz [data-at]'), rail = engine.ownerSVGElement;
  betweenViews(() => { engine.dataset.at = document.querySelector('.cz .rails').dataset.end; });
  const near = document.querySelector('#show .lens');
  if (!near) return null;
  const open = near.getAnimations()[0], { delay, duration } = open.effect.getTiming();
  open.pause();
  open.currentTime = delay + duration / 2;
  const found = [rail, near].map((one) => {
    const bridge = one.querySelector('.bridge'), run = one.querySelector('[data-at]');
    const motions = [bridge, run].map((part) => part.getAnimations().at(-1).effect.getTiming());
    return [one.querySelector('.disc').getBoundingClientRect().width,
      motions.map(({ delay, duration }) => delay + duration)];
  });
  const ids = near.querySelectorAll('[id]').length;
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return [found, ids, document.querySelectorAll('#show .lens').length];
}"""

# The position of the banner of points and of the rails on which something happens.
BANNER = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { banner } = await import(at);
  banner('Bolt takes 5 points at the turntable.');
  await Promise.resolve();
  const shown = document.querySelector('#show .banner').getBoundingClientRect();
  const rails = document.querySelector('.cz .rails').getBoundingClientRect();
  return shown.left >= rails.right || shown.top >= rails.bottom;
}"""


def test_turntable_and_locomotive_move_together_without_a_jump(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    before, during, last, after = page.evaluate(TURNS)
    assert all(one != other for one, other in zip(before, during, strict=True))
    assert after == before
    assert last[0] == before[0]  # a full turn; the bridge looks the same from both ends


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_a_close_up_shows_the_turntable_while_it_turns(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(*size, reduced_motion="no-preference")
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    (far, near), ids, left = page.evaluate(NEAR)
    assert near[0] > 2.4 * far[0]
    assert near[0] > 90
    assert near[1] == far[1]
    assert ids == 0  # each id occurs once in the page
    assert left == 0  # a press ends the close-up


def test_reduced_motion_shows_no_close_up_of_the_turntable(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    assert page.evaluate(NEAR) is None


@pytest.mark.parametrize("size", [(1500, 760), (1920, 1080)])
def test_beside_a_large_board_all_four_sides_are_in_sight(
    visit: Visit, size: tuple[int, int]
) -> None:
    """With a pile to take back, two sides could only be reached by scrolling."""
    page = visit(*size)
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    now = await_question(page)
    # a pile, and cards to play
    while {"recover", "pass"} - {str(offer[1]) for offer in now.offers}:
        choose_move(page, middle_card_in_turn(now.offers), now.number)
        now = await_question(page, now.number)
    page.locator("#hand label").first.click()
    frame = page.locator("#question").bounding_box()
    assert frame
    for button in page.locator("#question button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
    log = page.locator("#lines").bounding_box()
    assert log
    assert log["height"] > 90


def test_the_banner_of_points_leaves_the_rails_free(visit: Visit) -> None:
    page = visit(1280, 800, reduced_motion="no-preference")
    open_table(page, 3)
    with_bots(page)
    await_turn(page, "lay")
    assert page.evaluate(BANNER)
