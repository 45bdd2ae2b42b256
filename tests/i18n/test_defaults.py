"""A text that is missing or cannot be filled in gets a readable replacement."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.hairpin import SOURCE, registered

from paddock.core.errors import Refusal
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.playout import play_random
from paddock.core.seats import EVERYONE
from paddock.games.package import GamePackage
from paddock.i18n import languages
from paddock.i18n.facts import fact_table
from paddock.i18n.telling import card_name, explain, label, question, tell, text, title
from paddock.shelf import load
from paddock.web.rules_page import law, law_language, rule_number

NAMES = ["Ann", "Bruno"]


class Bare(GamePackage):
    """Hairpin without texts and rules text, unless a test writes some."""

    home = Path()

    @property
    def folder(self) -> Path:
        return self.home


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Path]:
    """The folder of a game that has only editions."""
    from paddock_hairpin.title import TITLE

    shutil.copytree(SOURCE / "paddock_hairpin" / "editions", tmp_path / "editions")
    (tmp_path / "words").mkdir()
    game = Bare("paddock_hairpin", TITLE)
    game.home = tmp_path
    with registered(game):
        yield tmp_path


def game() -> Game:
    return load("hairpin")


@pytest.mark.parametrize("language", languages())
def test_a_game_without_texts_is_readable(bare: Path, language: str) -> None:
    spun = Event("spun", {"seat": 1, "number": 3, "card": "soft"}, EVERYONE)
    assert tell(language, game(), spun, NAMES, 0) == "Spun: Bruno, Number 3, Soft"
    assert tell(language, game(), Event("rain", {}, EVERYONE), NAMES, 0) == "Rain"
    assert label(language, game(), game().read("gear 3"), NAMES) == "Gear 3"
    assert explain(language, game(), Refusal("too-high", "H5")) == "Too high"
    assert card_name(language, "hairpin", "soft") == "Soft"
    assert title(language, "hairpin") == "Hairpin"
    assert text(language, "hairpin", "option", "laps") == "Laps"


def test_a_question_without_a_text_is_your_move(bare: Path) -> None:
    view = game().start().view(0)
    assert question("en", game(), view, NAMES) == "Your move."
    assert question("nl", game(), view, NAMES) == "Jij bent aan zet."


def test_the_only_language_of_a_game_is_shown_to_all_readers(bare: Path) -> None:
    words = "hairpin = Haarnadel\nhairpin-move-gear = Gang { $number }\n"
    (bare / "words" / "de.ftl").write_text(words, "utf-8")
    for language in languages():
        assert title(language, "hairpin") == "Haarnadel"
        assert label(language, game(), game().read("gear 3"), NAMES) == "Gang 3"


def test_a_text_with_a_missing_argument_is_not_shown(bare: Path) -> None:
    (bare / "words" / "en.ftl").write_text("hairpin-move-gear = Gear { $geer }!\n", "utf-8")
    assert label("en", game(), game().read("gear 3"), NAMES) == "Gear 3"


def test_without_a_rules_text_no_rule_is_linked(bare: Path) -> None:
    assert law("hairpin", law_language("hairpin", "nl")) == ""
    assert not rule_number("hairpin").search("More than two gears up. H5")


def test_facts_are_a_table_without_raw_data() -> None:
    for name, players in (("kilometers", 3), ("rally", 2), ("grand_prix", 2)):
        played = load(name, players)
        state = played.start()
        play_random(state, Rng(1), played.choices(), 30)
        names = ["Ann", "Bruno", "Cleo"][:players]
        table = fact_table("en", state.view(0), names)
        said = [value for _, value in table.rows]
        said += [value for _, values in table.columns for value in values]
        assert said
        assert all(value for value in said)
        assert not any(sign in value for value in said for sign in "{}[]'")
        assert table.players == names


def test_what_each_player_has_is_a_column() -> None:
    with registered():
        played = game()
        state = played.start()
        play_random(state, Rng(1), played.choices(), 5)
        table = fact_table("en", state.view(0), NAMES)
        assert table.columns[0][0] == "Points"
        assert dict(table.columns)["Tyres"][1] == "?"
        assert all(len(values) == 2 for _, values in table.columns)
        assert ("Space of the finish", "24") in table.rows
