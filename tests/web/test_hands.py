"""Every card of a hand says why it is grey, with the cure, or what it does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.tables.setting import evening, one_move, state_of
from tests.web.teaching.reading import Page
from tests.web.test_results import begun, page_of

from paddock.i18n import languages, say

LOOKS = 10  # questions with a hand
HANDS = ("kilometers", "crazy_rally")  # where some cards of a hand must wait
EXPLAINED = ("kilometers",)  # in the other games the buttons of a card show what comes of it


@pytest.mark.parametrize("game", HANDS)
async def test_grey_has_a_reason_and_what_can_be_played_is_explained(
    tmp_path: Path, game: str
) -> None:
    cures = {language: say(language, "kilometers-cure-not-rolling") for language in languages()}
    cured: set[str] = set()
    grey = plain = looks = 0
    async with evening(tmp_path) as night:
        table, people = await begun(night, game)
        rng = random.Random(5)
        while looks < LOOKS and not table.over:
            language = languages()[looks % len(languages())]
            waiting = state_of(table).waiting
            for person in people:
                if table.record.seat_of(person.id) not in waiting:
                    continue
                page = Page(page_of(night, table, person, language))
                if page.by_id("table").get("data-mine") != "1" or not page.by_id("hand"):
                    continue
                looks += 1
                cards = [one for tag, one in page.elements if one.get("id", "").startswith("h-")]
                assert cards
                for card in cards:
                    title = card.get("title", "").strip()
                    if "dim" in card.get("class", "").split():
                        grey += 1
                        assert title, (game, card["id"])
                        if cures[language] in title:
                            cured.add(language)
                    else:
                        plain += 1
                        assert title or game not in EXPLAINED, card["id"]
            if not await one_move(table, rng):
                await night.after(1)
    assert grey
    assert plain
    if game == "kilometers":
        assert cured == set(languages())  # not only what is wrong: play Green light first
