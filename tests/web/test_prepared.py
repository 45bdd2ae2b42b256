"""On a phone and with the keyboard: an undo that is refused, luck that cannot be verified, and the
standings between two parts of a series."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.tables.finished import GAMES
from tests.tiers import at_night
from tests.web.prepared import Prepared, prepared
from tests.web.test_remembered import enter, fits
from tests.web.test_results import SERIES

from paddock.cli import main
from paddock.i18n import languages, say

# Each game in another language.
SPOKEN = dict(zip(GAMES, languages(), strict=True))
FIRST, *OTHERS = SPOKEN.items()
# Preparing the tables takes a while: in the usual run there are those of one game.
PAIRS = [FIRST, *(pytest.param(*pair, marks=pytest.mark.long) for pair in OTHERS)]
BY_DAY = list(SERIES)[:1]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    chosen = (GAMES, SERIES) if at_night() else (GAMES[:1], BY_DAY)
    with prepared(tmp_path_factory.mktemp("prepared"), *chosen) as made:
        yield made


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_a_refused_undo_is_explained(
    game: str, language: str, tables: Prepared, browser: Browser
) -> None:
    """The player who asked reads who did not agree, and why asking again at once does not help."""
    ann = tables.person(browser, "Ann", language)
    bob = tables.person(browser, "Bob", language)
    asking, asked = tables.at(ann, "running", game), tables.at(bob, "running", game)
    enter(asking, "button[data-notices]")
    enter(asking, "#undo summary")
    fits(asking)
    with asking.expect_navigation():
        enter(asking, "#undo button.go")
    wish = asked.locator("#undo p", has_text=say(language, "undo-wish", name="Ann"))
    expect(wish).to_have_count(1)
    enter(asked, "button[data-notices]")
    with asked.expect_navigation():
        enter(asked, "#undo button[value^=no]")
    why = asking.locator("#undo [role=status]", has_text=say(language, "undo-refused", name="Bob"))
    expect(why).to_have_count(1)
    asking.wait_for_selector("body[data-scripts=on]")
    enter(asking, "button[data-notices]")
    expect(why).to_be_visible()
    fits(asking)
    with asking.expect_navigation():
        enter(asking, "#undo button.go")
    expect(asking.locator("main")).to_contain_text(say(language, "web-error-undo-refused"))
    ann.close()
    bob.close()


@pytest.mark.parametrize(("game", "language"), PAIRS)
def test_a_changed_card_is_detected_on_the_page_and_on_the_command_line(
    game: str,
    language: str,
    tables: Prepared,
    browser: Browser,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bob = tables.person(browser, "Bob", language)  # a spectator
    page = tables.at(bob, "changed", game, "/replay")
    enter(page, "[data-open='#fair']")
    verdict = page.locator("#fair .verdict")
    expect(verdict).to_have_class("verdict other-luck")
    fits(page)
    file = tmp_path / "match.log"
    file.write_bytes(page.request.get(f"/t/{tables.ids['changed', game]}/log").body())
    assert main(["verify", str(file), "--lang", language]) == 1
    assert capsys.readouterr().out.strip() == (verdict.text_content() or "").strip()
    bob.close()


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game in BY_DAY else (pytest.mark.long,)) for game in SERIES],
)
def test_a_series_waits_for_everybody_between_its_parts(
    game: str, tables: Prepared, browser: Browser
) -> None:
    language = SPOKEN[game]
    ann = tables.person(browser, "Ann", language)
    bob = tables.person(browser, "Bob", language)
    first, second = tables.at(ann, "stopped", game), tables.at(bob, "stopped", game)
    for page in (first, second):
        expect(page.locator("#score .standings tbody tr")).not_to_have_count(0)
        expect(page.locator("#score .next")).to_have_count(1)
        fits(page)
    enter(first, "button[value=go-on]")
    waits = say(language, "web-stop-waits", names="Bob")
    expect(first.locator("#question")).to_contain_text(waits)
    expect(first.locator("#score")).to_have_count(1)
    enter(second, "button[value=go-on]")
    for page in (first, second):
        expect(page.locator("#score")).to_have_count(0)
    ann.close()
    bob.close()
