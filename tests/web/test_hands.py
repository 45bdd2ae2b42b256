"""Every card of a hand explains why it is grey, with the remedy, or what it does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.tables.setting import local_server, random_move, state_of
from tests.web.teaching.reading import Page
from tests.web.test_results import page_of, start_match

from paddock.i18n import languages, say

LOOKS = 10  # questions with a hand
# games in which some cards of a hand cannot be played at first
HANDS = ("kilometers", "crazy_rally")
EXPLAINED = ("kilometers",)  # in the other games the buttons of a card explain it


@pytest.mark.parametrize("game", HANDS)
async def test_grey_cards_have_a_reason_and_playable_cards_are_explained(
    tmp_path: Path, game: str
) -> None:
    cures = {language: say(language, "kilometers-cure-not-rolling") for language in languages()}
    cured: set[str] = set()
    grey = plain = looks = 0
    async with local_server(tmp_path) as server:
        table, people = await start_match(server, game)
        rng = random.Random(5)
        while looks < LOOKS and not table.over:
            language = languages()[looks % len(languages())]
            waiting = state_of(table).waiting
            for person in people:
                if table.record.seat_of(person.id) not in waiting:
                    continue
                page = Page(page_of(server, table, person, language))
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
            if not await random_move(table, rng):
                await server.advance(1)
    assert grey
    assert plain
    if game == "kilometers":
        # not only the reason but the remedy: play Green light first
        assert cured == set(languages())
