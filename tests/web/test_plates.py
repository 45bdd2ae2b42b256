"""The plates above the table: who plays, in every language, at a desk and on a phone."""

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

# What is cut: the names of bots, and the first thing that stands under each name.
CUT = """() => [...document.querySelectorAll('.plate .name, .plate .sub .dot + span')]
  .filter((one) => one.scrollWidth > one.clientWidth && !one.innerText.startsWith('Guest'))
  .map((one) => `${one.innerText}: ${one.scrollWidth} > ${one.clientWidth}`)"""

# Names and signs that nobody can see.
HIDDEN = """() => [...document.querySelectorAll('.plate .name, .plate .dot')]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width < 5 || box.height < 5 || box.left < 0 || box.right > innerWidth;
  }).map((one) => one.className + one.innerText)"""

# How a bot plays, where it has no room beside the name of its seat.
LEFT_OUT = """() => [...document.querySelectorAll('.plate:not(.turn) .rank')]
  .filter((one) => one.offsetTop >= one.parentElement.clientHeight)
  .map((one) => one.innerText)"""

# What the last card of a seat covers, with as much money on its plate as there can be; the card is
# put there by hand, since a random match may take long to play one at every seat.
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

# Names that are cut, or lie under the last card of their seat: of a guest and of all bots, on every
# plate, with as much money as there can be where money is.
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

# One's own name, as far as it does not fit.
OWN_CUT = """() => [...document.querySelectorAll('#plate-0 .name')]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.innerText}: ${one.scrollWidth} > ${one.clientWidth}`)"""


@pytest.mark.parametrize("players", first_by_day([6, 3, 4], 1))
def test_the_last_card_covers_neither_money_nor_cars(players: int, visit: Visit) -> None:
    page = visit()
    seats_at(page, "grand_prix", players)
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == []
        page.reload()
        expect(page.locator(".plate")).to_have_count(players)


@pytest.mark.parametrize("game", first_by_day([title.name for title in shelf.titles()], 2))
def test_the_name_of_a_guest_is_whole_on_a_phone(game: str, visit: Visit) -> None:
    page = visit(360, 740)
    seats_at(page, game, package_of(game).best_players)
    assert page.locator("#plate-0 .name").inner_text().startswith("Guest")
    assert page.evaluate(OWN_CUT) == []


def full_tables() -> list[object]:
    """Every number of players from three on; by day two games whose plates hold most."""
    every = [(one.name, n) for one in shelf.titles() for n in sorted(one.players) if n >= 3]
    by_day = [("crazy_rally", 6), ("grand_prix", 6)]
    return first_by_day(sorted(every, key=lambda one: one not in by_day), len(by_day))


@pytest.mark.parametrize("table", full_tables(), ids=str)
def test_every_name_is_whole_in_every_window(table: tuple[str, int], visit: Visit) -> None:
    page = open_table(visit, *table)
    await_question(page)
    for size in (*SIZES, Size(1024, 768), Size(2560, 1080)):
        page.set_viewport_size({"width": size.wide, "height": size.high})
        page.evaluate(DRAWN)
        assert page.evaluate(NAMES_CUT, ["Guest 7632", *BOT_NAMES]) == [], str(size)
        assert page.evaluate(AT_THE_FRAME) == [], str(size)


def test_whose_turn_it_is_is_whole_beside_many_points(visit: Visit) -> None:
    """In the column of a large screen "Your turn" was cut for the word "points"."""
    page = visit(1920, 1080)
    seats_at(page, "kilometers", 2)
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate(
            "for (const one of document.querySelectorAll('.points')) one.firstChild.data = '1,675'"
        )
        assert page.evaluate(CUT) == [], language


def seats_at(page: Page, game: str, players: int) -> None:
    """A table of so many, begun."""
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
def test_six_plates_are_whole_in_every_language(game: str, visit: Visit) -> None:
    page = visit()
    seats_at(page, game, 6)
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
        assert hand["y"] > 370  # under the thumb
        assert hand["y"] + hand["height"] <= 740
