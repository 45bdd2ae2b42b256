"""A stretch on the page: the card that is turned, what is told of it, and the dials."""

from __future__ import annotations

import pytest
from tests.games.crazy_rally.browser.driver import Drive, open_table, race_bots
from tests.web.fixtures import Visit
from tests.web.person import PATIENCE

# While the track card is being turned: how many sentences are new, those of them that can be read,
# and how long the dials wait. Nothing else may be seen of the stretch.
TURNED = """() => {
  const sentences = () => [...document.querySelectorAll('#lines li, #told li:not([hidden])')];
  let known = new Set();
  document.addEventListener('htmx:ws:before:message:incoming', () => {
    known = new Set(sentences().map((one) => one.id));
  });
  document.addEventListener('htmx:ws:after:message:incoming', () => {
    if (window.turned || !document.querySelector('#show > svg')) return;
    const fresh = sentences().filter((one) => !known.has(one.id));
    const read = fresh.filter((one) => getComputedStyle(one).opacity !== '0');
    const waits = [...document.querySelectorAll('.car .speed')]
      .map((one) => parseFloat(one.style.getPropertyValue('--wait')));
    if (fresh.length) window.turned = [fresh.length, read.length, Math.min(...waits)];
  });
}"""


def test_nothing_is_told_of_a_stretch_before_its_card_is_turned(visit: Visit) -> None:
    """The log named a crash while the card still lay on its face."""
    page = visit(1280, 800, reduced_motion="no-preference")
    open_table(page, 3)
    race_bots(page)
    page.evaluate(TURNED)
    drive = Drive(page)
    while not page.evaluate("window.turned"):
        assert drive.step(PATIENCE)
    fresh, read, wait = page.evaluate("window.turned")
    assert fresh > 1
    assert read == 0
    assert wait > 0


# The greatest height of the page in any picture that was drawn.
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
    """With each draw the page was half as high again, and was found scrolled afterwards."""
    page = visit(360, 740, reduced_motion="no-preference")
    open_table(page, 6)
    race_bots(page)
    page.evaluate(TALLEST)
    drive = Drive(page)
    while drive.made < 7:  # some are drawn while the car is tuned, and some in the race
        assert drive.step(PATIENCE)
    assert page.evaluate("window.tallest") <= 741


# Whether all needles point at the speed that the number tells.
POINTED = """(players) => [...document.querySelectorAll('.car:not(.out) .speed')].filter((dial) => {
  const { a, b } = new DOMMatrix(getComputedStyle(dial, '::after').transform);
  const speed = Number(dial.querySelector('b').textContent) || 0;
  const off = Math.atan2(b, a) * 180 / Math.PI - (speed * 18 - 135);
  return Math.abs(Math.round(off)) % 360 === 0;
}).length === players"""
# Of each car that drives: how wide its dial is, and whether dial and number lie inside the row and
# free of what stands beside them.
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
def test_each_car_has_a_dial_that_can_be_read(
    visit: Visit, size: tuple[int, int], players: int, wide: int
) -> None:
    page = visit(*size)
    open_table(page, players)
    race_bots(page)
    drive = Drive(page)
    speeds = "() => [...document.querySelectorAll('.speed b')].map((one) => one.textContent)"
    while not any(speed not in "–0" for speed in page.evaluate(speeds)):
        assert drive.step(PATIENCE)
    assert page.evaluate(POINTED, players)  # at once: nothing moves for whom motion is reduced
    for width, free in page.evaluate(DIALS):
        assert width >= wide
        assert free
