"""The completeness check finds missing, extra and broken texts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock import i18n
from paddock.i18n import completeness

ENGLISH = """
hello = Hello { $name }
    .help = Says hello.
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(i18n, "HERE", tmp_path)
    monkeypatch.setattr(i18n, "packages", dict)
    i18n.forget()
    for language in ("en", "nl"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "common.ftl").write_text(ENGLISH)
    yield tmp_path
    i18n.forget()


def faults(folder: Path, dutch: str) -> list[str]:
    (folder / "nl" / "common.ftl").write_text(dutch)
    _, unread = completeness.texts("nl")
    return unread + completeness.compare("nl")


def test_a_correct_translation_passes(folder: Path) -> None:
    dutch = "hello = Dag { $name }\n    .help = Groet.\ncards = { $count } kaarten\n"
    assert faults(folder, dutch) == []
    i18n.forget()
    assert i18n.languages() == ("en", "nl")
    assert i18n.say("nl-BE", "hello", name="An") == "Dag An"


@pytest.mark.parametrize(
    ("dutch", "fault"),
    [
        ("hello = Dag { $name }\n    .help = x\n", "nl: cards is missing"),
        ("hello = Dag { $name }\ncards = { $count }\n", "nl: hello.help is missing"),
        ("hello = Dag\n    .help = x\ncards = { $count }\n", "nl: hello does not show $name"),
        (
            "hello = Dag { $name } { $x }\n    .help = x\ncards = { $count }\n",
            "nl: hello knows no $x",
        ),
        (
            "hello = { $name }\n    .help = x\ncards = { $count }\nbye = x\n",
            "nl: bye is not in English",
        ),
        (
            "hello = { $name }\n    .help = x\ncards = { $count }\ncards = { $count }\n",
            "nl: common.ftl: cards is given twice",
        ),
        (
            "hello = { $name }\n    .help = x\ncards = { $count\n",
            "nl: common.ftl:3: is not Fluent",
        ),
    ],
)
def test_an_error_is_described(folder: Path, dutch: str, fault: str) -> None:
    assert fault in faults(folder, dutch)


def test_a_translation_may_select_by_person_where_english_does_not(folder: Path) -> None:
    dutch = (
        "hello = { $name_is ->\n    [you] Dag jij\n   *[one] Dag { $name }\n}\n    .help = x\n"
        "cards = { $count }\n"
    )
    assert faults(folder, dutch) == []


def test_a_text_that_does_not_address_its_reader_is_found(folder: Path) -> None:
    (folder / "en" / "common.ftl").write_text(
        "won = { $side_is ->\n    [you] You win\n    [team] { $side } win\n"
        "   *[one] { $side } wins\n}\n"
    )
    assert faults(folder, "won = Winst: { $side }\n") == [
        "nl: won has no form [you] of $side_is",
    ]
    assert faults(folder, "won = { $side_is ->\n [you] x\n *[one] { $side }\n}\n") == []


@pytest.mark.parametrize(
    ("dutch", "fault"),
    [
        ("hello = { unknown }\n", "hello becomes"),
        ("hello = { -brand } { $name }\n", "hello becomes"),
        ("cards = { $count ->\n    [one] een\n   *[other] { many }\n}\n", "cards becomes"),
        ("hello = x\n    .help = { other.help }\n", "hello.help becomes"),
    ],
)
def test_a_text_that_cannot_be_formatted_is_found(folder: Path, dutch: str, fault: str) -> None:
    (folder / "nl" / "common.ftl").write_text(dutch)
    assert [one for one in completeness.broken("nl") if fault in one]


def test_a_text_left_in_english_is_found(folder: Path) -> None:
    dutch = "hello = Hello { $name }\n    .help = Groet.\ncards = { $count } kaarten\n"
    assert faults(folder, dutch) == []
    assert completeness.unchanged("nl", frozenset()) == ["nl: hello is still English: Hello"]
    assert completeness.unchanged("nl", frozenset({"Hello"})) == []


def test_a_file_that_english_does_not_have_is_found(folder: Path) -> None:
    (folder / "nl" / "extra.ftl").write_text("")
    found = faults(folder, "hello = { $name }\n    .help = x\ncards = { $count }\n")
    assert found == ["nl: extra.ftl is not in both languages"]
