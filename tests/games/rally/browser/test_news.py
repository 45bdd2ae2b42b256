"""The latest events are shown above the map, and can be read without scrolling."""

from __future__ import annotations

import pytest
from tests.web.fixtures import Visit
from tests.web.layout.walk import DRAWN, PRESS, open_table
from tests.web.person import await_question

# How much of these texts needs scrolling: the result of the die, and a mishap.
HIDDEN = """words => {
  const told = document.querySelector('.rally-news .told');
  if (!told) return null;
  const [die, mishap] = [document.createElement('p'), document.createElement('p')];
  const [name, means] = words.die;
  die.innerHTML = `<b>${name}</b> · ${means}`;
  mishap.className = 'mishap';
  mishap.textContent = words.mishap;
  told.replaceChildren(die, mishap);
  return told.scrollHeight - told.clientHeight;
}"""
# The height of the heading with the longest weather in it.
HIGH = """weather => {
  const line = document.querySelector('.rally-head .where p');
  const before = document.querySelector('.rally-head').getBoundingClientRect().height;
  line.textContent = weather;
  return document.querySelector('.rally-head').getBoundingClientRect().height - before;
}"""
WORDS = {
    "en": {
        "die": ["Damage die", "Guest 8888: damage of the second degree"],
        "mishap": "Guest 8888 is off the road on space 48 and misses two turns.",
        "weather": "round 38 · storm +2 · gaps in rounds",
    },
    "de": {
        "die": ["Risikowürfel", "Gast 8888: Faktoren bis 5 sind sicher"],
        "mishap": "Gast 8888 steht auf Feld 48 neben der Straße und setzt zwei Runden aus.",
        "weather": "Runde 38 · Gewitter +2 · Abstände in Runden",
    },
}


@pytest.mark.parametrize("language", WORDS)
def test_a_die_and_a_mishap_are_read_without_scrolling(visit: Visit, language: str) -> None:
    """Beside the weather symbols there was room for two and a half of four lines; and on a phone a
    storm moved the map down."""
    page = open_table(lambda wide, high: visit(wide, high, locale=language), "rally", 4)
    number = ""
    while page.locator(".rally-news .told").count() == 0:
        now = await_question(page, number)
        assert not now.over
        number = now.number
        page.evaluate(PRESS, [now.offers[-1][1], number])
    await_question(page, number)
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate(DRAWN)
    assert page.evaluate(HIGH, WORDS[language]["weather"]) <= 1
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate(DRAWN)
    assert page.evaluate(HIDDEN, WORDS[language]) <= 1
