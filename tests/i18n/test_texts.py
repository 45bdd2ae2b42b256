"""Every language is complete, and English has a text for everything that the games can say."""

import gc
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import paddock
from paddock import i18n, load
from paddock.core.title import Title
from paddock.i18n import completeness, say
from paddock.i18n.telling import explain, text
from paddock.i18n.texts import Texts
from paddock.shelf import titles

pytestmark = pytest.mark.usefixtures("cached_texts")
SRC = Path(i18n.__file__).parent.parent
GAMES = {title.name: [load(title.name, n) for n in title.players] for title in titles()}


@pytest.mark.parametrize("language", i18n.languages())
def test_a_language_is_read_without_fault_and_has_what_english_has(language: str) -> None:
    _, faults = completeness.texts(language)
    assert faults + completeness.compare(language) == []


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_a_language_has_a_text_for_all_a_game_can_say(language: str, title: Title) -> None:
    assert completeness.missing(language, title, GAMES[title.name]) == []


def test_every_folder_is_one_of_the_five_languages() -> None:
    folders = {path.parent.name for path in (SRC / "i18n").glob("*/*.ftl")}
    assert folders <= set(i18n.LANGUAGES)
    assert "en" in folders


@pytest.mark.parametrize("language", i18n.languages())
def test_every_reason_and_phase_of_kilometers_has_a_text(language: str) -> None:
    # The games have no list of reasons and phases, so they are read from the source.
    folder = SRC / "games" / "kilometers" / "rules"
    reasons = re.findall(r'"([a-z0-9-]+)", "K\d+"', (folder / "scoring.py").read_text("utf-8"))
    phases = re.findall(r'Final = \w+\("(\w+)"', (folder / "phases.py").read_text("utf-8"))
    assert len(reasons) == 10
    assert len(phases) == 5
    wanted = [f"reason-{reason}" for reason in reasons]
    wanted += [f"{kind}-{phase}" for phase in [*phases, "over"] for kind in ("phase", "ask")]
    assert [key for key in wanted if not completeness.known(language, "kilometers", key)] == []


@pytest.mark.parametrize("language", i18n.languages())
def test_a_refusal_is_a_separate_sentence(language: str) -> None:
    game = GAMES["kilometers"][0]
    sentences = [explain(language, game, refusal) for refusal in game.refusals()]
    assert len(set(sentences)) == len(sentences)
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences)
    assert max(map(len, sentences)) <= 48  # it is beside a card on one line


def test_a_language_falls_back_to_english() -> None:
    assert i18n.chain("nl-BE") == ("nl", "en")
    assert i18n.chain("en_GB.UTF-8") == ("en",)
    assert i18n.chain("xx") == ("en",)
    assert say("xx", "kilometers") == "1000 Kilometers"


def test_an_unknown_key_is_shown_unchanged() -> None:
    assert say("en", "no-such-key") == "no-such-key"
    assert text("en", "kilometers", "card", "helicopter") == "Helicopter"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert "1,400 points" in say("en", "kilometers-table-points", points=1400)


def test_no_page_writes_a_colon_itself() -> None:
    """French has a space before it, so two texts are joined by `sign-colon`."""
    root = Path(paddock.__file__).parent
    glued = re.compile(r"\}: \{|\}\}: ")
    pages = [*root.glob("games/*/page/*.py"), *root.glob("games/*/page/*.html")]
    pages += [*root.glob("web/templates/*.html")]
    found = [
        f"{page.name}: {line.strip()[:80]}"
        for page in pages
        for line in page.read_text("utf-8").splitlines()
        if glued.search(line) and (page.suffix == ".html" or 'f"' in line or "f'" in line)
    ]
    assert pages
    assert found == []


def test_only_the_needed_parts_of_a_parsed_text_are_kept() -> None:
    """With its syntax tree and the positions of all words in the file a text took 4.3 kB instead of
    1.5, and a server uses more and more texts as more parts of the games are played."""
    texts = Texts("en", ["one = { -a-term } of { $n } { two }\n-a-term = Word\ntwo = two\n"])
    assert texts.has_message("two")
    message = texts.get_message("one")
    assert message.value is not None
    assert texts.format_pattern(message.value, {"n": 3}) == ("Word of 3 two", [])
    assert texts.has_message("two")
    assert texts.get_message("two").value is not None
    gc.collect()
    kept = [*texts._messages.values(), *texts._terms.values(), *texts._compiled.values()]
    spans = [one for root in kept for one in reached(root) if isinstance(one, ast.Span)]
    assert spans == []
    trees = {id(one) for one in [*texts._messages.values(), *texts._terms.values()]}
    assert len(trees) == 1


def reached(root: object) -> list[object]:
    """A node of a text with all nodes below it."""
    below = vars(root).values() if hasattr(root, "__dict__") else ()
    lists = [one if isinstance(one, list) else [one] for one in below]
    return [root, *(found for part in lists for one in part for found in reached(one))]
