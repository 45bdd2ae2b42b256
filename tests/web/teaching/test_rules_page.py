"""The page of rules starts with the short introduction, and shows the pieces that it mentions."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.web.fixtures import Visit
from tests.web.teaching.reading import Page
from tests.web.teaching.test_trying import reader

from paddock.i18n import languages
from paddock.shelf import titles
from paddock.web.guide import guide_of


@pytest.mark.parametrize("language", languages())
async def test_the_pictures_come_before_the_rules(tmp_path: Path, language: str) -> None:
    async with reader(tmp_path, language) as client:
        for game in [title.name for title in titles()]:
            html = (await client.get(f"/rules/{game}")).text
            before, law, after = html.partition('<article class="law"')
            assert law, game
            panels = before.count("<svg")
            assert panels >= len(guide_of(game).panels), game  # at least one drawing in each
            assert f'action="/learn/{game}"' in before  # leads to the first race
            assert "<svg" in after, game  # the pieces beside their rules
            assert "tests/" not in Page(html).text, game


@pytest.mark.parametrize("game", ["kilometers", "rally"])
def test_the_tables_of_the_rules_fit_a_phone(visit: Visit, game: str) -> None:
    """Their last column was outside the window, without a hint that it existed."""
    page = visit(360, 740)
    for language in languages():
        page.set_extra_http_headers({"Accept-Language": language})
        page.goto(f"/rules/{game}")
        table = page.locator(".law table")
        assert table.count() == 1
        assert table.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, language
