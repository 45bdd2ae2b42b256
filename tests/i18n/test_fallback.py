"""No text of a game falls back silently to another game's text or to another language.

A text that a game lacks is taken from the shared texts. That is right only for texts that fit any
game. Those are listed here; read a new one with every game in mind before you add it.
"""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource
from tests.stories.telling import Page, games, story

from paddock.cli.terminal.helping import Help
from paddock.games import package_of
from paddock.i18n import (
    bundle,
    completeness,
    files,
    has,
    languages,
    names,
    say_whole,
    telling,
    texts,
)
from paddock.shelf import load, title
from paddock.web.pages import describe

# Shared texts that games use, and that contain nothing specific to some games.
FIT_ANY_GAME = {
    "event-standing",
    "event-shared-match",
    "event-taken-back",
    "refusal-not-your-turn",
    "refusal-no-such-choice",
    "score-points",
    "score-value",
    "ui-choose-victim",
    "ui-keys-cards",
    "ui-keys-discard",
    "ui-keys-discard-ways",
    "ui-keys-plain",
    "ui-keys-ways",
    "web-points",
    "word-off",
    "word-on",
}
# Texts about a game's own cards and keys: every bundled game has its own version of these.
OWN = ("ui-help-keys",)

# the key, the game, and whether it was found without a fallback
Asked = list[tuple[str, str, bool]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Records every text that a game asks for."""
    found: Asked = []
    ask = telling.text_or

    def text_or(otherwise: str, language: str, *of: str, **args: Any) -> str:
        game, kind, name = of
        own = f"{game}-{kind}-{name}"
        key = own if has(language, own) else f"{kind}-{name}"
        found.append((key, game, bool(say_whole(language, key, **args))))
        return ask(otherwise, language, game, kind, name, **args)

    monkeypatch.setattr(telling, "text_or", text_or)
    return found


def check(asked: Asked) -> None:
    assert len(asked) > 10
    assert {key for key, _, whole in asked if not whole} == set()
    shared = {key for key, game, _ in asked if not key.startswith(f"{game}-")}
    assert shared - FIT_ANY_GAME == set()


@pytest.mark.parametrize("name", games())
def test_a_whole_match_uses_the_texts_of_its_game(name: str, asked: Asked) -> None:
    story(name, "en")
    check(asked)


@pytest.mark.parametrize("name", games())
def test_help_and_options_are_those_of_the_game(name: str, asked: Asked) -> None:
    describe(title(name), "en")
    game = load(name, min(title(name).players))
    page = Page()
    help_ = Help("en", game, ["Anna"] * game.players, [], page)
    help_.keys()
    help_.options()
    assert help_.scores(game.start().view(0))
    assert len(page.lines) > 3
    check(asked)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_keys_are_explained_by_each_game_itself(name: str, language: str) -> None:
    assert package_of(name).page is not None
    for key in OWN:
        assert bundle(language).has_message(f"{name}-{key}"), key


@pytest.mark.parametrize("name", games())
def test_a_part_of_a_match_has_the_name_that_the_game_gives_it(name: str) -> None:
    for language in languages():
        if package_of(name).part_ends:
            assert bundle(language).has_message(f"{name}-score-part")


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_text_itself(language: str) -> None:
    """Nothing may be looked up in another language: `compare` finds missing and surplus texts."""
    assert completeness.compare(language) == []


def test_names_are_found_without_reading_the_texts() -> None:
    for language in languages():
        read = {key for key in names(language) if bundle(language).has_message(key)}
        assert read == names(language)
        assert len(read) == sum(
            isinstance(entry, Message)
            for path in files(language)
            for entry in FluentParser().parse(path.read_text("utf-8")).body
        )


def test_texts_are_parsed_when_they_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text is parsed with the texts that it refers to, and no others: a command starts without
    parsing 1,600 texts."""
    parsed: list[str] = []
    monkeypatch.setattr(texts, "PARSER", Recorder(parsed))
    source = (
        "one = { two.the } and { -three }\ntwo = Two\n    .the = the two\n-three = 3\nfour = 4\n"
    )
    some = texts.Texts("en", [source, "one = a second one is not heard"])
    assert parsed == []
    assert some.has_message("four")
    assert not some.has_message("three")
    pattern = some.get_message("one").value
    assert pattern is not None
    assert some.format_pattern(pattern) == ("the two and 3", [])
    assert [one.split(" =")[0] for one in parsed] == ["one", "-three", "two"]
    some.get_message("one")
    assert len(parsed) == 3


class Recorder(FluentParser):
    """A parser that records what it parses."""

    def __init__(self, parsed: list[str]) -> None:
        super().__init__(with_spans=False)
        self.parsed = parsed

    def parse(self, source: str) -> Resource:
        self.parsed.append(source)
        return super().parse(source)
