"""Great moments over the board."""

from __future__ import annotations

import pytest
from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

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
