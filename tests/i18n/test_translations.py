"""Every language has all texts, translated, with the typography of that language."""

import re
from pathlib import Path

import pytest

from paddock import i18n
from paddock.core.title import Title
from paddock.drawing.letters import fit, shorten, width
from paddock.games import packages
from paddock.games.kilometers import drawing as kilometers
from paddock.i18n import completeness, say
from paddock.i18n.telling import card_name
from paddock.shelf import titles

pytestmark = pytest.mark.usefixtures("cached_texts")
SRC = Path(i18n.__file__).parent.parent
OTHERS = [language for language in i18n.LANGUAGES if language != i18n.FALLBACK]

# Words that are the same in English. A text may equal the English one if it has only these words
# and signs.
NAMES = "Rally Paddock Crazy Race Top Grand Prix Cleveland Detroit Detroit–Cleveland Safari"
EVERYWHERE = frozenset(f"km s bot bot: Bot Bot: {NAMES}".split())
SAME = {
    "nl": frozenset("Kilometers Lobby Start Prototype Monte Carlo START FINISH spin".split()),
    "it": frozenset("Standard no Africa Replay".split()),
    "fr": frozenset(
        "orange Standard Accident Pages Table Total points Stable Prototype distance Points".split()
    ),
    "de": frozenset("Standard Start Lobby Limit Monte Carlo START".split()),
}


def test_the_five_languages_are_all_there() -> None:
    assert i18n.languages() == i18n.LANGUAGES


@pytest.mark.parametrize("language", i18n.languages())
def test_every_text_can_be_formatted_in_all_its_forms(language: str) -> None:
    assert completeness.broken(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_was_left_in_english(language: str) -> None:
    assert completeness.unchanged(language, EVERYWHERE | SAME[language]) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_exception_is_needed(language: str) -> None:
    excused = EVERYWHERE | SAME[language]
    needed = {word for word in SAME[language] if completeness.unchanged(language, excused - {word})}
    assert SAME[language] - needed == set()


def test_a_language_calls_itself_by_its_own_name() -> None:
    names = [say(language, "language") for language in i18n.languages()]
    assert names == ["English", "Nederlands", "Italiano", "Français", "Deutsch"]


# The keys that code and pages ask for


def asked() -> set[str]:
    """Every key that occurs as a whole in the code or on a page."""
    found: set[str] = set()
    for path in SRC.rglob("*.py"):
        found.update(re.findall(r'\bsay\([\w.]+, "([\w-]+)"', path.read_text("utf-8")))
    for path in SRC.rglob("*.html"):
        found.update(re.findall(r"\bt\('([\w-]+)'[,)]", path.read_text("utf-8")))
    return found


def test_every_key_that_is_asked_for_exists() -> None:
    keys = asked()
    assert len(keys) > 100
    assert sorted(key for key in keys if not i18n.has("en", key)) == []


def test_every_prefix_of_a_key_has_a_key() -> None:
    known = completeness.texts("en")[0]
    for path in SRC.rglob("*.html"):
        for start in re.findall(r"\bt\('([\w-]+)' ~", path.read_text("utf-8")):
            assert [key for key in known if key.startswith(start)], f"{path.name}: {start}"


# Typography


def written(language: str) -> list[tuple[str, str]]:
    """Every text and every rule of a language, with its place."""
    laws = [package.law(language) for package in packages().values()]
    return [
        (f"{path.parent.parent.name}/{path.name}:{number}", line)
        for path in [*i18n.files(language), *laws]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if not (line.startswith("#") and path.suffix == ".ftl")
    ]


@pytest.mark.parametrize("language", i18n.languages())
def test_quotes_and_ellipses_are_typographic(language: str) -> None:
    wrong = re.compile(r"""['"]|\.\.\.|\S  +\S""")
    table = re.compile(r"^ {4}\S.* {3,}\S")  # the columns of the list of keys
    fluent = re.compile(r'\{ "[^"]*" \}|\{ [A-Z]+\("')  # a quoted text in Fluent
    assert [
        f"{at} {line}"
        for at, line in written(language)
        if wrong.search(fluent.sub("", line).replace('",', "")) and not table.match(line)
    ] == []


@pytest.mark.parametrize("language", i18n.languages())
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    own = {"en": "“”‘’", "nl": "“”‘’", "it": "«»“”’", "fr": "«»’", "de": "„“‚‘’"}[language]
    others = set("“”‘’«»„‚") - set(own)
    assert [at for at, line in written(language) if others & set(line)] == []


def test_french_punctuation_has_non_breaking_spaces() -> None:
    """French typography: a narrow space before ; ! and ?, a full one before : and inside « », and
    no line break at any of them."""
    # A ? that is a key or stands for a hidden card is not punctuation.
    loose = re.compile(
        r"\S [:;!»]|« |[^\s\u00a0\u202f][;!](\s|$)|[a-zé)]:(\s|$)"
        r"|[a-zé)»]\?(\s|$)|[^«]\u00a0[;!?]|\u202f[:»]|«\u202f"
    )
    assert [at for at, line in written("fr") if loose.search(line)] == []


def test_numbers_have_the_separators_of_the_language() -> None:
    said = {
        language: say(language, "kilometers-table-points", points=5100)
        for language in i18n.languages()
    }
    assert said == {
        "en": "5,100 points",
        "nl": "5.100 punten",
        "it": "5.100 punti",
        "fr": "5\u202f100 points",
        "de": "5.100 Punkte",
    }
    for language, mark in (("en", ","), ("nl", "."), ("it", "."), ("fr", "\u202f"), ("de", ".")):
        assert i18n.number(language, 1000) == f"1{mark}000"
        assert i18n.number(language, -1234567) == f"−1{mark}234{mark}567"
        assert i18n.number(f"{language}-XX", 999) == "999"
        for key in ("kilometers-ask-extension", "kilometers-option-extension.help"):
            assert f"1{mark}000 km" in say(language, key, target=700)


@pytest.mark.parametrize("language", i18n.languages())
def test_the_singular_is_not_worded_as_a_plural(language: str) -> None:
    for key in ("card-count", "web-lobby-free", "score-points", "kilometers-table-points"):
        name = "points" if "points" in key else "count"
        one, two = (re.sub(r"\d+", "", say(language, key, **{name: n})) for n in (1, 2))
        assert one != two, key


# Length


@pytest.mark.parametrize("language", i18n.languages())
def test_the_name_of_a_card_fits_on_it(language: str) -> None:
    for kind in kilometers.KINDS:
        name = card_name(language, "kilometers", kind)
        _, size = fit(name.upper(), 6.6, 37)
        assert size > 4.9, f"{name} would be {size:.1f} high"


@pytest.mark.parametrize("language", i18n.languages())
def test_the_name_of_a_pile_fits_under_it(language: str) -> None:
    words = kilometers.in_language(language)
    for code in ("stock", "discard"):
        assert i18n.has(language, f"draw-{code}")
        room = 62 - width("88", 16)
        assert shorten(words(code), 13, room) == words(code)


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_cards_have_names_of_their_own(language: str, title: Title) -> None:
    start = f"{title.name}-card-"
    keys = [key for key in completeness.texts(language)[0] if key.startswith(start)]
    names = [say(language, key) for key in keys if "." not in key]
    assert len(set(names)) == len(names)
