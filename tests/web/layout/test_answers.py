"""All answers to a question are visible at once: nobody has to scroll in the question to find
them."""

from __future__ import annotations

import random

import pytest
from tests.tiers import first_by_day
from tests.web.fixtures import Visit
from tests.web.layout.walk import CHOOSE, DRAWN, PRESS, Size, Walk, await_offers, open_table

# A phone and a tablet in portrait and landscape, a low desktop window, a large screen.
WINDOWS = (
    Size(360, 740),
    Size(740, 360),
    Size(768, 1024),
    Size(1024, 768),
    Size(1280, 600),
    Size(1920, 1080),
)
QUESTIONS = {"rally": 32, "grand_prix": 24}
# Long lists of choices, or choices in two groups, may scroll where the window is too low for all.
MANY = ("lay", "setup", "tyres", "mechanic", "done")

# Answers that are outside of the question box, or under its faded edge.
HIDDEN = """() => {
  const question = document.querySelector('#question'), box = question.getBoundingClientRect();
  const fades = (question.dataset.more ?? '').includes('down') ? 13 : 0;
  return [...question.querySelectorAll('button[name=move]')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).visibility === 'visible')
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { top, bottom }]) => top < box.top - 1 || bottom > box.bottom - fades + 1)
    .map(([one, { bottom }]) => `${one.value} ${Math.round(bottom - box.bottom)}`);
}"""


@pytest.mark.parametrize("game", QUESTIONS)
# a language with long words first
@pytest.mark.parametrize("language", first_by_day(["de", "en"], 1))
def test_all_answers_are_visible(visit: Visit, game: str, language: str) -> None:
    """With six cars to choose from, "Take back" was cut off at 1920 × 1080; with six ends, "Drive
    the rest for me" in a low window. A tablet did not show the second row of tyres and of gears."""
    page = open_table(lambda wide, high: visit(wide, high, locale=language), game, 4)
    walk, rng, number, seen = Walk(page, (), 1), random.Random(3), "", set()
    hidden = []
    for _ in range(QUESTIONS[game]):
        now, offers = await_offers(page, number)
        if now.over:
            break
        number, kind = now.number, walk.kind(offers)
        kinds = {move.partition(" ")[0] for _, move in offers}
        if kind not in seen and not (game == "rally" and kinds & {*MANY} and "stop" not in kinds):
            seen.add(kind)
            for size in WINDOWS:
                page.set_viewport_size({"width": size.wide, "height": size.high})
                if offers[0][0]:
                    page.evaluate(CHOOSE, offers[0][0])
                page.evaluate(DRAWN)
                hidden += [f"{size} {kind}: {one}" for one in page.evaluate(HIDDEN)]
        page.evaluate(PRESS, [rng.choice(offers)[1], number])
    assert len(seen) > 4
    assert not hidden, "\n".join(hidden)
