"""Effects over the board: banners, enlarged cards, and animated numbers."""

from __future__ import annotations

import pytest
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

from paddock.games import package_of

# A card that is being turned is shown enlarged: the width of the enlarged copy when it is still.
SHOWN = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { reveal } = await import(at);
  const card = document.querySelector('#board svg');
  const wide = card.getBoundingClientRect().width;
  card.animate([{ transform: 'rotateY(80deg)' }, { transform: 'none' }], 60000);
  reveal(card);
  return [wide, parseFloat(document.querySelector('#show > svg').style.width)];
}"""


# A message that arrives while a card is being turned: whether it waits, and whether a press removes
# it.
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


# The consequences of a card, while the card is being turned, and after a press.
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


# While the board is animated, messages about the result wait: whether one was shown early, and that
# it was shown at all.
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


# One card has many consequences: the order in which they are shown.
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


# A number is being counted up to 6 when a view says that it is 5 again: the final number.
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


# A short exclamation in large letters, above the sentence it belongs to.
CRIED = """async () => {
  const at = document.querySelector('link[rel=modulepreload][href$="table/show.js"]').href;
  const { banner } = await import(at);
  banner('Ann crashes! Body −4, now 0 (CR22).', 'alarm');
  await new Promise((done) => setTimeout(done));
  const said = document.querySelector('#show .banner b');
  return [...said.childNodes].map((one) => one.textContent);
}"""


def test_a_banner_starts_with_an_exclamation_and_names_no_rule(visit: Visit) -> None:
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(CRIED) == ["Ann crashes!", "Body −4, now 0."]


def test_an_animated_number_ends_with_the_current_value(visit: Visit) -> None:
    """The sheets of Crazy Rally showed the speeds of an earlier stretch."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(COUNTED) == ["6", "5"]


# Two waiting banners, the first of which is outdated by the time it would be shown.
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


def test_an_outdated_banner_is_skipped(visit: Visit) -> None:
    """Sales of the auction were announced while the cars of Grand Prix were already driving."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(OLD) == ["Sold", "They are off"]


# Two banners, the second of which still waits when the result arrives, and one that belongs to the
# result.
ENDED = OLD.replace(
    "  banner('Sold again', 'great', null, 40, () => true);",
    """  banner('Off the road', 'great', null, 40);
  await new Promise((done) => setTimeout(done));
  const { dataset } = document.querySelector('#table');
  [dataset.result, dataset.version] = ['end', `${dataset.version}0`];""",
)


def test_a_result_is_not_covered_by_earlier_banners(visit: Visit) -> None:
    """In Rally, messages about cars that left the road covered the podium one after the other."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(ENDED) == ["Sold", "They are off"]


def test_the_consequences_of_a_card_are_hidden_until_it_has_been_shown(visit: Visit) -> None:
    """The verdicts of Crazy Rally were visible before the track card was turned."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(COVERED) == ["1", "0", "1"]
    assert page.evaluate(BUSY) == [False, True]
    # the crash before the car that is out because of it
    assert page.evaluate(ORDER) == [True, True]


def test_the_consequences_of_a_card_are_announced_after_it_has_been_shown(visit: Visit) -> None:
    """In Crazy Rally the message about a crash covered the card that caused it."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    assert page.evaluate(AFTER) == [False, True, False]


def test_a_card_that_is_being_turned_is_shown_in_its_full_width(visit: Visit) -> None:
    """The track card of Crazy Rally was measured while it was turned edgewise, and the enlarged
    copy was tiny."""
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    wide, shown = page.evaluate(SHOWN)
    assert shown == pytest.approx(wide, abs=1)


# An event arrives with a view: the banner over the board, and what is left of it after a press.
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

# The great moment of each game.
MOMENTS = [
    ("kilometers", "reacted", {"seat": 1}),
    ("crazy_rally", "crashed", {"seat": 1}),
    ("crazy_race", "took-points", {"seat": 1}),
    ("rally", "wrecked", {"seat": 1}),
    ("grand_prix", "bought", {"seat": 1}),
]


@pytest.mark.parametrize("motion", first_by_day(["no-preference", "reduce"], 1))
@pytest.mark.parametrize("moment", first_by_day(MOMENTS, 1), ids=str)
def test_a_great_moment_has_a_banner_that_a_press_ends(
    visit: Visit, moment: tuple[str, str, dict[str, object]], motion: str
) -> None:
    game, code, args = moment
    page = open_table(
        lambda wide, high: visit(wide, high, reduced_motion=motion),
        game,
        package_of(game).best_players,
    )
    await_question(page)
    # with reduced motion it is shown in the line of events and in the log
    said = "A great moment" if motion == "no-preference" else ""
    assert page.evaluate(MOMENT, [code, args]) == [said, ""]


# The position half-way of a card that flies along the edge of the window, turned as in a reaction.
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


def test_a_card_that_flies_along_the_edge_of_a_phone_is_fully_visible(visit: Visit) -> None:
    """The trump of a lightning reaction was cut off at the side with its name."""
    page = open_table(
        lambda wide, high: visit(360, 740, reduced_motion="no-preference"), "kilometers", 2
    )
    await_question(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(FLOWN) == [True, True]
