"""A translated rules text agrees with the original: rule by rule, number by number."""

import re
from pathlib import Path

import pytest

from paddock import i18n
from paddock.games import packages
from paddock.i18n import completeness, say
from paddock.web.rules_page import law, law_language

RULES = [
    path
    for package in packages().values()
    for path in sorted((package.folder / "law").glob("*.md"))
    if path.stem != i18n.FALLBACK
]
Kind = tuple[str, int, int]  # the kind of block, and for a table its rows and columns

each = pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


def blocks(path: Path) -> list[str]:
    """Headings, rules, paragraphs and tables, each on one line."""
    found: list[list[str]] = [[]]
    for line in path.read_text("utf-8").splitlines():
        if not line.strip() or line.startswith(("- ", "#")):
            found.append([])
        if line.strip():
            found[-1].append(line.strip())
    return ["\n".join(block) if block[0][0] == "|" else " ".join(block) for block in found if block]


def shape(block: str) -> Kind:
    if block.startswith("|"):
        rows = block.splitlines()
        return "table", len(rows), rows[0].count("|")
    if block.startswith("#"):
        return "heading", len(block) - len(block.lstrip("#")), 0
    rule = re.match(r"- \*\*([A-Z]+\d+)\*\*", block)
    return (rule.group(1) if rule else "text"), 0, 0


def numbers(block: str) -> list[str]:
    """All numbers in a block, including numbers of other rules, in any order."""
    return sorted(re.findall(r"[A-Z]*\d+", re.sub(r"(?<=\d)[.,\u202f](?=\d{3})", "", block)))


def test_there_are_translations() -> None:
    for name in packages():
        languages = {path.stem for path in RULES if path.parts[-3] == name}
        assert languages == set(i18n.LANGUAGES) - {i18n.FALLBACK}, name


@each
def test_a_translation_has_the_same_rules_in_the_same_order(path: Path) -> None:
    assert list(map(shape, blocks(path))) == list(map(shape, blocks(path.with_name("en.md"))))


@each
def test_a_translation_has_the_same_numbers_codes_and_marks(path: Path) -> None:
    for own, source in zip(blocks(path)[1:], blocks(path.with_name("en.md"))[1:], strict=True):
        assert numbers(own) == numbers(source), own
        assert re.findall(r"`[^`]+`", own) == re.findall(r"`[^`]+`", source), own
        stress = r"(?<!\*)\*(?!\*)"
        assert len(re.findall(stress, own)) == len(re.findall(stress, source)), own


@each
def test_tables_and_titles_name_what_the_game_names(path: Path) -> None:
    """Where the English rules name a card, the translation uses that card's translated name."""
    language, game = path.stem, path.parts[-3]
    keys = [key for key in completeness.texts("en")[0] if key.startswith(f"{game}-card-")]
    key_of = {say("en", key): key for key in keys if "." not in key}
    assert blocks(path)[0] == f"# {say(language, game)}"
    for own, source in zip(blocks(path), blocks(path.with_name("en.md")), strict=True):
        if source.startswith("|"):
            for mine, cell in zip(own.split("|"), source.split("|"), strict=True):
                if cell.strip() in key_of:
                    assert mine.strip() == say(language, key_of[cell.strip()])


# The rules on which the rulebooks are silent or disagree are marked as rulings of Paddock.
# (Translations have as many marks as the original, see above.)
RULINGS = {
    "kilometers": "4 6 11 13 14 16 17 18 20 24 28 29 30 31 32 38 41 44",
    "crazy_rally": "8 10 13 15 18 21 23 24 27 28 29",
    "crazy_race": "11 12 17 20 22",
    "rally": "4 10 13 20 23",
    "grand_prix": "4 7 9 13 14 15 17 21 25 26 28",
}


@pytest.mark.parametrize("game", RULINGS)
def test_a_ruling_is_marked(game: str) -> None:
    marked = set()
    for line in blocks(packages()[game].folder / "law" / "en.md"):
        for row in line.splitlines():
            name = re.search(r"\b[A-Z]{1,2}(\d+)\b", row)
            if name and "*ruling*" in row:
                marked.add(name[1])
    assert set(RULINGS[game].split()) <= marked


def test_every_card_name_of_kilometers_is_in_its_rules() -> None:
    for path in RULES:
        if path.parts[-3] == "kilometers":
            words = " ".join(path.read_text("utf-8").split())
            for card in "green stop endlimit repairs spare petrol ace tyre tanker priority".split():
                assert say(path.stem, f"kilometers-card-{card}") in words


def test_the_page_is_in_the_readers_language_where_there_is_one() -> None:
    assert law_language("kilometers", "nl-BE") == "nl"
    assert law_language("kilometers", "xx") == "en"
    assert "Bliksemreactie" in law("kilometers", "nl")
    assert "Lightning reaction" in law("kilometers", "en")
    for language in i18n.languages():
        ids = re.findall(r'id="(K\d+)"', law("kilometers", language))
        assert ids == [f"K{number}" for number in range(1, 45)]
