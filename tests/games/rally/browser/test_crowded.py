"""The longest question of a drive: five answers, two of which show the odds of a damage roll."""

from __future__ import annotations

import pytest
from tests.web.fixtures import Visit
from tests.web.layout.test_answers import HIDDEN, WINDOWS
from tests.web.layout.walk import DRAWN, PRESS, open_table
from tests.web.person import await_question

# The question at a bad space with a tyre change: it is rare, so it is put together here from the
# texts of its parts.
CROWD = """words => {
  const steps = document.querySelector('#question .steps');
  if (!steps) return false;
  const one = steps.querySelector('button[name=move]');
  const answer = (label, odds) => {
    const made = one.cloneNode();
    made.innerHTML = `<b>${label}</b>` + (odds ? `<span class="odds">${odds.map((odd) =>
      `<span class="odd-off">${odd}</span>`).join('')}</span>` : '');
    return made;
  };
  const barred = document.createElement('div');
  barred.className = 'refused';
  barred.innerHTML = `<b>${words.brake}</b>`;
  steps.replaceChildren(answer(words.on, words.odds), barred, answer(words.stop, words.odds),
    ...words.tyres.map((label) => answer(label)));
  document.querySelectorAll('#question :is(.why, .far, .reasons)').forEach((one) => one.remove());
  return true;
}"""
WORDS = {
    "de": {
        "on": "Weiterfahren",
        "brake": "Hier bremsen",
        "stop": "Hier halten",
        "odds": ["1/6 nichts", "4/6 Dreher", "1/6 1 Runde"],
        "tyres": ["Normalreifen aufziehen", "Winterreifen aufziehen"],
    },
    "en": {
        "on": "Drive on",
        "brake": "Brake here",
        "stop": "Stop here",
        "odds": ["1/6 nothing", "4/6 spin", "1/6 1 turn"],
        "tyres": ["Take normal tyres", "Take snow tyres"],
    },
}


@pytest.mark.parametrize("language", WORDS)
def test_five_answers_with_odds_are_visible(visit: Visit, language: str) -> None:
    page = open_table(lambda wide, high: visit(wide, high, locale=language), "rally", 4)
    number = ""
    while True:
        now = await_question(page, number)
        assert not now.over
        number = now.number
        if page.evaluate(CROWD, WORDS[language]):
            break
        page.evaluate(PRESS, [now.offers[-1][1], number])
    hidden = []
    for size in WINDOWS:
        page.set_viewport_size({"width": size.wide, "height": size.high})
        page.evaluate(DRAWN)
        page.evaluate(DRAWN)
        hidden += [f"{size}: {one}" for one in page.evaluate(HIDDEN)]
    assert not hidden


# Fills all lines about a car with as much as can be known, and counts those that are cut off.
KNOWN = """words => [...document.querySelectorAll('.cars .quiet')].filter((one) => {
  const [setup, tyres, crew] = one.querySelectorAll(':scope > span');
  if (!crew) return false;
  setup.textContent = words.setup;
  tyres.textContent = words.tyres;
  one.querySelector('.crew-said').textContent = words.crew;
  one.querySelector('.crew-short').lastChild.textContent = ' 38, 46, 48';
  const line = one.closest('li'), name = line.querySelector('b');
  name.lastChild.textContent = words.name;
  if (!line.querySelector('.gear')) name.insertAdjacentHTML('afterend', '<i class="gear">5</i>');
  line.querySelector('.where').textContent = words.where;
  return one.scrollWidth > one.clientWidth || line.scrollHeight > line.clientHeight;
}).length"""
CREWS = {
    "de": {
        "setup": "Prototyp",
        "tyres": "Winterreifen",
        "crew": "Mechaniker auf 38, 46, 48",
        "name": "Gast 8888",
        "where": "Feld 48",
    },
    "en": {
        "setup": "Prototype",
        "tyres": "normal tyres",
        "crew": "mechanics on 38, 46, 48",
        "name": "Guest 8888",
        "where": "space 48",
    },
}


@pytest.mark.parametrize("language", CREWS)
def test_all_three_mechanics_of_a_car_are_visible(visit: Visit, language: str) -> None:
    page = open_table(lambda wide, high: visit(wide, high, locale=language), "rally", 6)
    number = ""
    while page.locator(".cars .quiet > span:nth-child(3)").count() == 0:
        now = await_question(page, number)
        assert not now.over
        number = now.number
        page.evaluate(PRESS, [now.offers[-1][1], number])
    for wide, high in ((1280, 800), (1024, 768), (1366, 768), (1920, 1080), (360, 740)):
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate(DRAWN)
        assert page.evaluate(KNOWN, CREWS[language]) == 0, (wide, high)
