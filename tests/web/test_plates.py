"""The plates above the table (one per player), in every language, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import DRAWN, SIZES, Size, open_table
from tests.web.person import await_question, with_bots

from paddock import shelf
from paddock.games import package_of
from paddock.i18n import languages
from paddock.tables.entities import BOT_NAMES

# What is cut off: the names of bots, and the first line under each name.
CUT = """() => [...document.querySelectorAll('.plate .name, .plate .sub .dot + span')]
  .filter((one) => one.scrollWidth > one.clientWidth && !one.innerText.startsWith('Guest'))
  .map((one) => `${one.innerText}: ${one.scrollWidth} > ${one.clientWidth}`)"""

# Names and symbols that are not visible.
HIDDEN = """() => [...document.querySelectorAll('.plate .name, .plate .dot')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width < 5 || box.height < 5 || box.left < 0 || box.right > innerWidth;
  }).map((one) => one.className + one.innerText)"""

# How a bot plays, where there is no room for it beside the name of its seat.
LEFT_OUT = """() => [...document.querySelectorAll('.plate:not(.turn) .rank')]
  .filter((one) => one.offsetTop >= one.parentElement.clientHeight)
  .map((one) => one.innerText)"""

# What the last card of a seat covers, with the largest possible amount of money on its plate. The
# card is inserted by script, since in a random match it may take long until every seat has one.
COVERED = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
  const points = plate.querySelector('.points');
  points.firstChild.data = '$900,000';
  plate.classList.add('shows-card');
  plate.insertAdjacentHTML('beforeend', '<div class="last"><svg viewBox="0 0 63 88"></svg></div>');
  const card = plate.lastElementChild.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(points.firstChild);
  return [words, ...points.querySelectorAll('svg')].map((one) => one.getBoundingClientRect())
    .filter((box) => card.width && box.left < card.right && box.right > card.left
      && box.top < card.bottom - 1 && box.bottom > card.top)
    .map((box) => `${box.left}-${box.right} under ${card.left}`);
})"""

# Names that are cut off or under the last card of their seat: of a guest and of all bots, on every
# plate, with the largest amount of money in games with money.
NAMES_CUT = """(names) => [...document.querySelectorAll('.plate')].flatMap((plate) => {
  const points = plate.querySelector('.points').firstChild;
  if (points?.data?.startsWith('$')) points.data = '$900,000';
  if (plate.classList.contains('shows-card') && !plate.querySelector('.last'))
    plate.insertAdjacentHTML('beforeend',
      '<div class="last"><svg viewBox="0 0 63 88"></svg></div>');
  const card = plate.querySelector('.last')?.getBoundingClientRect();
  const place = plate.querySelector('.name');
  return names.filter((name) => {
    place.textContent = name;
    const words = document.createRange();
    words.selectNodeContents(place);
    const box = words.getBoundingClientRect();
    return place.scrollWidth > place.clientWidth || card?.width && box.right > card.left + 0.5
      && box.left < card.right && box.top < card.bottom - 1 && box.bottom > card.top;
  }).map((name) => `${plate.id}: ${name} in ${place.clientWidth} px`);
})"""

# Points that touch the frame of their plate; plain numbers are tried with three digits.
AT_THE_FRAME = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
  const points = plate.querySelector('.points').firstChild;
  if (/^\\d+$/.test(points?.data?.trim())) points.data = '112';
  const number = document.createRange();
  number.selectNodeContents(points);
  const frame = plate.getBoundingClientRect().left + plate.clientLeft + plate.clientWidth;
  const room = frame - number.getBoundingClientRect().right;
  return room < 2 ? [`${plate.id}: ${points.textContent}, ${room.toFixed(1)} px from it`] : [];
})"""

# How much of the player's own name does not fit.
OWN_CUT = """() => [...document.querySelectorAll('#plate-0 .name')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.innerText}: ${one.scrollWidth} > ${one.clientWidth}`)"""


@pytest.mark.parametrize("players", first_by_day([6, 3, 4], 1))
def test_the_last_card_covers_neither_money_nor_cars(players: int, visit: Visit) -> None:
    page = visit()
    start_table_of(page, "grand_prix", players)
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == []
        page.reload()
        expect(page.locator(".plate")).to_have_count(players)


@pytest.mark.parametrize("game", first_by_day([title.name for title in shelf.titles()], 2))
def test_the_name_of_a_guest_is_fully_visible_on_a_phone(game: str, visit: Visit) -> None:
    page = visit(360, 740)
    start_table_of(page, game, package_of(game).best_players)
    assert page.locator("#plate-0 .name").inner_text().startswith("Guest")
    assert page.evaluate(OWN_CUT) == []


def full_tables() -> list[object]:
    """Every number of players from three up; in the usual run only the two games with the fullest
    plates."""
    every = [(one.name, n) for one in shelf.titles() for n in sorted(one.players) if n >= 3]
    by_day = [("crazy_rally", 6), ("grand_prix", 6)]
    return first_by_day(sorted(every, key=lambda one: one not in by_day), len(by_day))


@pytest.mark.parametrize("table", full_tables(), ids=str)
def test_every_name_is_fully_visible_in_every_window(table: tuple[str, int], visit: Visit) -> None:
    page = open_table(visit, *table)
    await_question(page)
    for size in (*SIZES, Size(1024, 768), Size(2560, 1080)):
        page.set_viewport_size({"width": size.wide, "height": size.high})
        page.evaluate(DRAWN)
        assert page.evaluate(NAMES_CUT, ["Guest 7632", *BOT_NAMES]) == [], str(size)
        assert page.evaluate(AT_THE_FRAME) == [], str(size)


def test_the_turn_marker_is_fully_visible_beside_many_points(visit: Visit) -> None:
    """In the column of a large screen "Your turn" was cut off in favour of the word "points"."""
    page = visit(1920, 1080)
    start_table_of(page, "kilometers", 2)
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate(
            "for (const one of document.querySelectorAll('.points')) one.firstChild.data = '1,675'"
        )
        assert page.evaluate(CUT) == [], language


def start_table_of(page: Page, game: str, players: int) -> None:
    """Start a match with this number of players."""
    page.locator(f"#{game} > .text > details > summary").click()
    form = page.locator(f"#{game} form[action='/tables']")
    form.locator("select[name=players]").select_option(str(players))
    form.locator("button.go").click()
    page.wait_for_url("**/t/*")
    with_bots(page)
    expect(page.locator(".plate")).to_have_count(players)
    assert not await_question(page).over


@pytest.mark.parametrize("game", first_by_day(["grand_prix", "crazy_rally"], 1))
@pytest.mark.long
def test_six_plates_are_fully_visible_in_every_language(game: str, visit: Visit) -> None:
    page = visit()
    start_table_of(page, game, 6)
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.set_viewport_size({"width": 1280, "height": 800})
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(CUT) == []
        assert page.evaluate(LEFT_OUT) == []
        assert page.evaluate(HIDDEN) == []
        page.set_viewport_size({"width": 360, "height": 740})
        assert page.evaluate(HIDDEN) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        hand = page.locator("#hand").bounding_box()
        assert hand is not None
        assert hand["y"] > 370  # at the bottom, in reach of the thumb
        assert hand["y"] + hand["height"] <= 740
