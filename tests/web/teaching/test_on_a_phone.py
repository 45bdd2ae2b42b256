"""On a phone: a newcomer who presses only what is framed finishes a first race."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.fixtures import Visit
from tests.web.person import PATIENCE, await_question, choose_move, first_play

from paddock.shelf import titles

GAMES = [title.name for title in titles()]
FIRST = GAMES[0]

# A note to press, a framed element, or the end; with the text of the note, to distinguish two
# notes.
LOOK = """was => {
  const over = document.querySelector('#table').dataset.over === '1';
  const note = document.querySelector('#guide');
  const sent = document.body.classList.contains('sending');
  const asked = document.querySelector('#play input[name=question]')?.value ?? '';
  const key = note ? `${note.dataset.note}|${note.dataset.tip}|${asked}` : '';
  const framed = document.querySelector('.pointed');
  const ready = note && !sent && document.body.dataset.scripts === 'on';
  const now = key + (framed?.id ?? '') + (framed?.value ?? '');
  if (over) return ['over', ''];
  if (ready && note.dataset.note && key !== was) return ['note', key];
  if (ready && note.dataset.tip && framed && now !== was) return ['tip', now];
  return null;
}"""

# Whether the note covers the hand or the framed button, and whether that is visible.
COVERS = """() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const beside = (a, b) => a.right <= b.left || b.right <= a.left;
  const meet = (a, b) => Boolean(a && b) && !beside(a, b) && a.top < b.bottom && b.top < a.bottom;
  const note = box('#guide'), hand = box('#hand'), bar = box('#question');
  if (!note) return [false, false, false]; // it has gone with what it spoke of
  return [meet(note, hand), meet(note, bar), note.right > innerWidth + 1 || note.left < -1];
}"""


@pytest.mark.long  # whole races; in the usual run test_first_race.py follows the notes
@pytest.mark.parametrize("game", GAMES)
def test_pressing_what_is_framed_finishes_a_first_race(visit: Visit, game: str) -> None:
    page = visit(360, 740, f"/learn/{game}", has_touch=True)
    page.get_by_role("button", name="Start my first race").click()
    page.wait_for_url("**/t/*")
    page.request.post(f"{page.url}/pace", form={"pace": "instant"})
    followed, notes, was = 0, 0, ""
    for _ in range(800):
        kind, was = page.wait_for_function(LOOK, arg=was, timeout=PATIENCE).json_value()
        if kind == "over":
            assert notes >= 3
            assert followed > 5
            return
        if kind == "note":
            notes += 1
            assert page.evaluate(COVERS) == [False, False, False], was
            page.locator("#guide button[name=note]").first.click()
        else:
            followed += 1
            press(page)
    raise AssertionError("the race does not end")


def test_a_note_disappears_with_the_next_move(visit: Visit) -> None:
    """A player who moves without closing the note does not have it on the board afterwards."""
    page = visit(360, 740, f"/learn/{FIRST}")
    page.get_by_role("button", name="Start my first race").click()
    page.wait_for_url("**/t/*")
    now = await_question(page)
    note = page.locator("#guide")
    key = note.get_attribute("data-note")
    assert key
    assert choose_move(page, first_play(now.offers), now.number)
    expect(page.locator(f"#guide[data-note='{key}']")).to_have_count(0)
    await_question(page, now.number)
    expect(page.locator(f"#guide[data-note='{key}']")).to_have_count(0)


# How far the frame of an answer overlaps the text of the question, or is outside its scrolling box.
FRAMED = """() => {
  const button = document.querySelector('#question button.pointed');
  if (!button) return null;
  const style = getComputedStyle(button), box = button.getBoundingClientRect();
  const moved = button.getAnimations().flatMap((one) => one.effect.getKeyframes());
  const offsets = [style, ...moved].map((one) => parseFloat(one.outlineOffset) || 0);
  const wide = parseFloat(style.outlineWidth) + Math.max(...offsets);
  const ask = document.createRange(), room = button.closest('.palette')?.getBoundingClientRect();
  ask.selectNodeContents(document.querySelector('#question .ask'));
  const words = [...ask.getClientRects()].filter((one) => one.left < box.right + wide);
  return [...words.map((one) => one.bottom - 4 - box.top + wide), // letters end above their line
    ...(room ? [room.top - box.top + wide, box.bottom + wide - room.bottom,
      box.right + wide - room.right] : [])];
}"""


@pytest.mark.parametrize("game", ["rally", "grand_prix"])
def test_the_frame_of_an_answer_is_fully_visible_and_covers_no_text(
    visit: Visit, game: str
) -> None:
    motion = "no-preference"
    page = visit(360, 740, f"/learn/{game}", has_touch=True, reduced_motion=motion)
    page.get_by_role("button", name="Start my first race").click()
    page.wait_for_url("**/t/*")
    page.request.post(f"{page.url}/pace", form={"pace": "instant"})
    was, seen = "", 0
    while seen < 5:
        kind, was = page.wait_for_function(LOOK, arg=was, timeout=PATIENCE).json_value()
        assert kind != "over"
        if kind == "note":
            page.locator("#guide button[name=note]").first.click()
            continue
        found = page.evaluate(FRAMED)
        assert all(one <= 0 for one in found or []), (found, page.locator("#guide").inner_text())
        seen += found is not None
        press(page)


# The sides of a frame that are cut off by a scrolling box or by the window, although the framed
# element is not.
CUT = """() => [...document.querySelectorAll('.pointed')].flatMap((one) => {
  const style = getComputedStyle(one), own = one.getBoundingClientRect();
  const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  const box = {left: own.left - out, top: own.top - out, right: own.right + out,
    bottom: own.bottom + out};
  const found = new Set();
  const look = (left, top, right, bottom) => {
    if (own.left >= left - 1 && box.left < left - 2) found.add('left');
    if (own.top >= top - 1 && box.top < top - 2) found.add('top');
    if (own.right <= right + 1 && box.right > right + 2) found.add('right');
    if (own.bottom <= bottom + 1 && box.bottom > bottom + 2) found.add('bottom');
  };
  look(0, 0, innerWidth, innerHeight);
  for (let up = one.parentElement; up; up = up.parentElement) {
    const cuts = getComputedStyle(up), edge = up.getBoundingClientRect();
    if (cuts.overflowX === 'visible') continue;
    look(edge.left, edge.top, edge.right, edge.bottom);
  }
  return [...found].map((side) => `${one.id || one.className} ${side}`);
})"""


@pytest.mark.parametrize("size", [(360, 740), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game", ["rally", "grand_prix"])
def test_the_subject_of_a_note_is_framed_on_all_sides(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    """Of the frame around a track that fills its box only one line was visible."""
    page = visit(*size, f"/learn/{game}", has_touch=True)
    page.get_by_role("button", name="Start my first race").click()
    page.wait_for_url("**/t/*")
    page.request.post(f"{page.url}/pace", form={"pace": "instant"})
    was, notes, cut = "", 0, set()
    while notes < 7:
        kind, was = page.wait_for_function(LOOK, arg=was, timeout=PATIENCE).json_value()
        assert kind != "over"
        if kind == "note":
            notes += 1
            cut |= {f"{was.partition('|')[0]}: {one}" for one in page.evaluate(CUT)}
            page.locator("#guide button[name=note]").first.click()
        else:
            press(page)
    assert not cut


def press(page: Page) -> None:
    """Tap the framed element, at any place on it that works."""
    page.locator(".pointed").first.click(timeout=PATIENCE)
