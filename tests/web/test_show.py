"""Effects over the board."""

from __future__ import annotations

import pytest
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

from paddock.games import package_of

# A drawing that is just being turned is shown to all: how wide it is, and its large copy at rest.
SHOWN = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { reveal } = await import(at);
  const card = document.querySelector('#board svg');
  const wide = card.getBoundingClientRect().width;
  card.animate([{ transform: 'rotateY(80deg)' }, { transform: 'none' }], 60000);
  reveal(card);
  return [wide, parseFloat(document.querySelector('#show > svg').style.width)];
}"""


# What is told while a card is being turned: whether it waits, and whether a press takes it away.
AFTER = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { afterReveal, banner, reveal } = await import(at);
  let seen = false, telling = () => {};
  const told = new Promise((done) => { telling = done; });
  new MutationObserver((changes) => {
    const added = changes.flatMap((one) => [...one.addedNodes]);
    if (!added.some((one) => one.matches('.banner'))) return;
    seen = true;
    telling();
  }).observe(document.querySelector('#show'), { childList: true });
  reveal(document.querySelector('#board svg'), 1000);
  afterReveal(() => banner('The end of it', 'great'));
  await new Promise((done) => setTimeout(done));
  const early = seen;
  await told;
  reveal(document.querySelector('#board svg'), 1000);
  let late = false;
  afterReveal(() => { late = true; });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  afterReveal(() => {});  // nothing is being turned any more: at once
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)));
  return [early, seen, late];
}"""


# What came of a card, while the card is being turned, and after somebody has pressed.
COVERED = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { coverUntilTurned, reveal } = await import(at);
  const verdict = document.querySelector('#question');
  const seen = () => getComputedStyle(verdict).opacity;
  coverUntilTurned([verdict]);
  const before = seen();  // nothing is being turned
  reveal(document.querySelector('#board svg'), 60000);
  coverUntilTurned([verdict]);
  const turning = seen();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return [before, turning, seen()];
}"""


# While the board itself moves, what comes of it waits: whether it was told early, and that it was.
BUSY = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { afterReveal, busyFor } = await import(at);
  let told = false;
  busyFor(50);
  const telling = new Promise((done) => afterReveal(() => { told = true; done(); }));
  const early = told;
  await telling;
  return [early, told];
}"""


# Many things come of one card: in which order they are told.
ORDER = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { afterReveal, busyFor } = await import(at);
  const told = [], end = performance.now() + 20;
  busyFor(100);
  let last = 0;
  while (performance.now() < end) { const n = ++last; afterReveal(() => told.push(n)); }
  await new Promise((done) => afterReveal(done));
  await new Promise((done) => setTimeout(done, 20));
  return [told.length === last, told.every((n, at) => n === at + 1)];
}"""


# A number is being counted up to 6 when a view says that it is 5 again: what it is in the end.
COUNTED = """async () => {
  const from = (name) => import(document.querySelector(`link[href$="table/${name}.js"]`).href);
  const [{ countUp }, { betweenViews }] = [await from('show'), await from('tools')];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const number = document.createElement('b');
  document.body.append(number);
  number.textContent = '6';
  countUp(number, 5, 6, { duration: 400 });
  while (number.textContent !== '5') await frame();
  let met = '';
  betweenViews(() => { met = number.textContent; number.textContent = '5'; });
  const end = performance.now() + 600;
  while (performance.now() < end) await frame();
  return [met, number.textContent];
}"""


# A cry stands large over what belongs to it.
CRIED = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { banner } = await import(at);
  banner('Ann crashes! Body −4, now 0 (CR22).', 'alarm');
  await new Promise((done) => setTimeout(done));
  const said = document.querySelector('#show .banner b');
  return [...said.childNodes].map((one) => one.textContent);
}"""


def test_a_banner_cries_first_and_names_no_rule(visit: Visit) -> None:
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(CRIED) == ["Ann crashes!", "Body −4, now 0."]


def test_a_number_that_is_being_counted_is_not_taken_for_the_true_one(visit: Visit) -> None:
    """The sheets of Crazy Rally told the speeds of an earlier stretch."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(COUNTED) == ["6", "5"]


# Two banners of which the second is old news before the first is gone, and one that is not.
OLD = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { banner } = await import(at);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));  // nothing of before
  const seen = [];
  const layer = document.querySelector('#show');
  new MutationObserver(() => {
    const said = layer.querySelector('.banner')?.textContent;
    if (said && seen.at(-1) !== said) seen.push(said);
  }).observe(layer, { childList: true });
  banner('Sold', 'great', null, 40, () => true);
  banner('Sold again', 'great', null, 40, () => true);
  banner('They are off', 'great', null, 40);
  const soon = () => new Promise((done) => setTimeout(done, 20));
  while (!seen.length || layer.querySelector('.banner')) await soon();
  return seen;
}"""


def test_a_banner_that_is_old_when_its_turn_comes_is_skipped(visit: Visit) -> None:
    """Sales of the auction were cried while the cars of the Grand Prix drove."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(OLD) == ["Sold", "They are off"]


# Two banners, the second of which waits while the result comes, and one of that result.
ENDED = OLD.replace(
    "  banner('Sold again', 'great', null, 40, () => true);",
    """  banner('Off the road', 'great', null, 40);
  await new Promise((done) => setTimeout(done));
  const { dataset } = document.querySelector('#table');
  [dataset.result, dataset.version] = ['end', `${dataset.version}0`];""",
)


def test_a_result_is_not_covered_by_what_was_told_before_it(visit: Visit) -> None:
    """Cars of Rally went off the road, one after the other, over the podium."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(ENDED) == ["Sold", "They are off"]


def test_what_comes_of_a_card_is_covered_until_it_has_been_seen(visit: Visit) -> None:
    """The verdicts of Crazy Rally stood there before the track card was turned."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(COVERED) == ["1", "0", "1"]
    assert page.evaluate(BUSY) == [False, True]
    assert page.evaluate(ORDER) == [True, True]  # the crash before the car that is out of it


def test_what_comes_of_a_card_is_told_when_it_has_been_seen(visit: Visit) -> None:
    """The crash in Crazy Rally lay over the card that it came from."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(AFTER) == [False, True, False]


def test_a_card_that_is_being_turned_is_shown_in_its_full_width(visit: Visit) -> None:
    """The track card of Crazy Rally was measured edge on, and shown to all as a stamp."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    wide, shown = page.evaluate(SHOWN)
    assert shown == pytest.approx(wide, abs=1)


# An event comes with a view: what is said over the board, and what is left of it after a press.
MOMENT = """async ([code, args]) => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/tools.js"]').href;
  const { betweenViews } = await import(at);
  const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const shown = async () => {
    await new Promise((done) => setTimeout(done));
    return document.querySelector('#show .banner')?.textContent ?? '';
  };
  press();  // nothing of before
  const told = document.querySelector('#told'), note = document.createElement('li');
  note.id = 'e1000000';  // the newest
  note.dataset.code = code;
  note.dataset.args = JSON.stringify(args);
  note.append(document.createElement('span'));
  note.firstChild.textContent = 'A great moment';
  betweenViews(() => told.append(note));
  const before = await shown();
  press();
  return [before, await shown()];
}"""

# What every game is played for.
MOMENTS = [
    ("kilometers", "reacted", {"seat": 1}),
    ("crazy_rally", "crashed", {"seat": 1}),
    ("crazy_race", "took-points", {"seat": 1}),
    ("rally", "wrecked", {"seat": 1}),
    ("grand_prix", "bought", {"seat": 1}),
]


@pytest.mark.parametrize("motion", first_by_day(["no-preference", "reduce"], 1))
@pytest.mark.parametrize("moment", first_by_day(MOMENTS, 1), ids=str)
def test_a_great_moment_is_told_over_the_board_and_a_press_ends_it(
    visit: Visit, moment: tuple[str, str, dict[str, object]], motion: str
) -> None:
    game, code, args = moment
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion=motion),
        game,
        package_of(game).best_players,
    )
    await_question(page)
    # whoever wants nothing to move reads of it in the line and in the log
    said = "A great moment" if motion == "no-preference" else ""
    assert page.evaluate(MOMENT, [code, args]) == [said, ""]


# Where a card lies that flies along the edge of the window, turned as in a reaction, half-way.
FLOWN = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { fly } = await import(at);
  const face = document.querySelector('#hand svg'), edge = document.querySelector('#side-1');
  fly(face, document.querySelector('#plate-0'), edge, { duration: 60000, turn: 90, size: 190 });
  const card = document.querySelector('#show > svg'), motion = card.getAnimations()[0];
  motion.pause();
  motion.currentTime = motion.effect.getComputedTiming().duration / 2;
  const box = card.getBoundingClientRect();
  return [box.left >= -1, box.right <= innerWidth + 1];
}"""


def test_a_card_that_flies_along_the_edge_of_a_phone_is_whole(visit: Visit) -> None:
    """The trump of a lightning reaction was cut at the side where its name stands."""
    page = open_table(
        lambda wide, high: visit(360, 740, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(FLOWN) == [True, True]
