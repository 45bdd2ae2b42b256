"""A stretch on the page: the revealed track card, the messages about it, and the speedometers."""

from __future__ import annotations

import pytest
from tests.games.crazy_rally.browser.driver import Driver, open_table, race_bots
from tests.web.fixtures import Visit
from tests.web.person import PATIENCE

# Observed while the track card is being revealed: the number of new sentences, those that are
# readable, how long the speedometers wait, and what is visible of the cars and the road before and
# during the reveal. Nothing else of the stretch may be visible yet. The clock is slowed down, so
# that a busy machine draws the card too.
TURNED = """() => {
  const slow = () => {
    const clock = performance.now.bind(performance), onFrame = requestAnimationFrame;
    const begin = clock();
    performance.now = () => begin + (clock() - begin) / 20;
    window.requestAnimationFrame = (action) => onFrame(() => action(performance.now()));
    for (const motion of document.getAnimations()) motion.playbackRate = 1 / 20;
  };
  const sentences = () => [...document.querySelectorAll('#lines li, #told li:not([hidden])')];
  const open = (one) => getComputedStyle(one).opacity !== '0';
  const stands = () => ['.plate .points', '.car .far b', '.car .cond b', '.cr-strip > svg text']
    .map((what) => [...document.querySelectorAll(what)]
      .filter((one) => open(one) && open(one.closest('.facts, svg') ?? one))
      .map((one) => parseInt(one.textContent)).filter((one) => one >= 0).join(' '));
  let known = new Set(), stood = [], looking = false;
  document.addEventListener('htmx:ws:before:message:incoming', () => {
    if (!looking) known = new Set(sentences().map((one) => one.id));
    if (!looking) stood = stands();
  });
  document.addEventListener('htmx:ws:after:message:incoming', () => {
    if (looking || !document.querySelector('#show > svg')) return;
    const fresh = sentences().filter((one) => !known.has(one.id));
    const read = fresh.filter((one) => getComputedStyle(one).opacity !== '0');
    const waits = [...document.querySelectorAll('.car .facts:not(.as-before) .speed')]
      .map((one) => parseFloat(one.style.getPropertyValue('--wait')));
    if (!fresh.length) return;
    looking = true;
    slow();
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    frame().then(async () => {  // numbers that are being counted begin with a frame
      const seen = [stood, stands()];
      const view = (when) => document.dispatchEvent(new Event(`htmx:ws:${when}:message:incoming`));
      view('before');  // a bot answers meanwhile
      view('after');
      await frame();
      seen.push(stands());
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      window.turned = [fresh.length, read.length, Math.min(...waits), ...seen, stands()];
    });
  });
}"""


def test_nothing_of_a_stretch_is_shown_before_its_card_is_revealed(visit: Visit) -> None:
    """The log named a crash while the card was still face down."""
    page = visit(1280, 800, reduced_motion="no-preference")
    open_table(page, 3)
    race_bots(page)
    page.evaluate(TURNED)
    drive = Driver(page)
    while not page.evaluate("window.turned"):
        assert drive.step(PATIENCE)
    fresh, read, wait, stood, turning, later, pressed = page.evaluate("window.turned")
    assert fresh > 1
    assert read == 0
    assert wait > 0
    assert turning == later == stood
    assert pressed != stood  # a press shows everything at once
    assert all(len(shown.split()) in (3, 6) for shown in pressed[:3])  # each once


# The greatest height of the page in any drawn frame.
TALLEST = """() => {
  window.tallest = 0;
  const look = () => {
    const { scrollHeight, scrollTop } = document.scrollingElement;
    window.tallest = Math.max(window.tallest, scrollHeight, document.body.scrollHeight + scrollTop);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_phone_keeps_its_height_while_cards_fly(visit: Visit) -> None:
    """With each draw the page became half as high again, and its scroll position was wrong
    afterwards."""
    page = visit(360, 740, reduced_motion="no-preference")
    open_table(page, 6)
    race_bots(page)
    page.evaluate(TALLEST)
    drive = Driver(page)
    while drive.made < 7:  # some draws happen while the car is tuned, and some in the race
        assert drive.step(PATIENCE)
    assert page.evaluate("window.tallest") <= 741


# Whether every needle points at the speed shown as a number.
POINTED = """(players) => [...document.querySelectorAll('.car:not(.out) .speed')].filter((dial) => {
  const { a, b } = new DOMMatrix(getComputedStyle(dial, '::after').transform);
  const speed = Number(dial.querySelector('b').textContent) || 0;
  const off = Math.atan2(b, a) * 180 / Math.PI - (speed * 18 - 135);
  return Math.abs(Math.round(off)) % 360 === 0;
}).length === players"""
# For each car that drives: the width of its speedometer, and whether speedometer and number are
# inside the row and do not overlap anything.
DIALS = """() => [...document.querySelectorAll('.car:not(.out)')].map((car) => {
  const box = car.querySelector('.speed').getBoundingClientRect();
  const row = car.getBoundingClientRect();
  const beside = [...car.querySelectorAll('.cond, .laid, .facts > svg, .who, .met, .pushes button')]
    .map((one) => one.getBoundingClientRect()).filter((one) => one.width);
  const free = beside.every((one) => one.right <= box.left + 4 || one.left >= box.right - 4
    || one.bottom <= box.top || one.top >= box.bottom);
  return [box.width, free && box.top >= row.top - 1 && box.bottom <= row.bottom + 1];
})"""


@pytest.mark.parametrize(
    ("size", "players", "wide"),
    [
        ((360, 740), 6, 40),
        ((740, 360), 4, 38),
        ((1024, 768), 4, 44),
        ((1280, 800), 6, 44),
        ((1280, 800), 4, 52),
        ((1600, 900), 6, 64),
        ((1920, 1080), 4, 100),
    ],
)
def test_each_car_has_a_readable_speedometer(
    visit: Visit, size: tuple[int, int], players: int, wide: int
) -> None:
    page = visit(*size)
    open_table(page, players)
    race_bots(page)
    drive = Driver(page)
    speeds = "() => [...document.querySelectorAll('.speed b')].map((one) => one.textContent)"
    while not any(speed not in "–0" for speed in page.evaluate(speeds)):
        assert drive.step(PATIENCE)
    assert page.evaluate(POINTED, players)  # immediately: with reduced motion nothing is animated
    for width, free in page.evaluate(DIALS):
        assert width >= wide
        assert free


# Elements in the lines of the cars that overlap something else.
OVERLAPS = """() => [...document.querySelectorAll('.car')].flatMap((car) => {
  const parts = [...car.querySelectorAll(
    '.facts > svg, .who, .speed, .cond > span:not(.pips), .laid, .met, .far, .stamp, .pushes')]
    .map((one) => [one.className, one.getBoundingClientRect()]).filter(([, box]) => box.width);
  return parts.flatMap(([name, a], n) => parts.slice(n + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
    .map(([other]) => `${name} ${other}`));
})"""
# The part of the last track card that is visible.
IN_SIGHT = """() => {
  const card = [...document.querySelectorAll('.driven > svg, .near svg > :nth-last-child(2)')]
    .find((one) => one.checkVisibility()).getBoundingClientRect();
  const board = document.querySelector('#board').getBoundingClientRect();
  return (Math.min(card.bottom, board.bottom) - Math.max(card.top, board.top)) / card.height;
}"""


@pytest.mark.parametrize("players", [4, 6])
def test_a_phone_in_landscape_shows_the_last_card_and_every_car(visit: Visit, players: int) -> None:
    """Verdicts and hidden cards covered numbers, and the track card was below six cars."""
    page = visit(932, 430)
    open_table(page, players)
    race_bots(page)
    drive = Driver(page)
    while not page.locator(".car .met").count():
        assert drive.step(PATIENCE)
    for wide, high in [(932, 430), (844, 390), (740, 360), (667, 375), (568, 320)]:
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(OVERLAPS) == []
        assert wide < 720 or page.evaluate(IN_SIGHT) > 0.99
