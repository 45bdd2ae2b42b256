"""The English words inside drawing code equal the texts: a drawing without texts says the same."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from paddock.games import packages

GAMES = [name for name, one in packages().items() if one.package.startswith("paddock.games.")]
ARGUMENTS = {"money": "70000", "to-go": "3", "race": "2/5"}  # codes with numbers in them


@pytest.mark.parametrize("game", GAMES)
def test_the_words_in_the_code_are_those_of_the_texts(game: str) -> None:
    words: Any = import_module(f"paddock.games.{game}.drawing.words")
    without_texts = getattr(words, "plain", words.english)
    from_texts = words.in_language("en")
    codes = [f"{code}:{ARGUMENTS[code]}" if code in ARGUMENTS else code for code in words.ENGLISH]
    assert len(codes) > 10
    assert {code: without_texts(code) for code in codes} == {
        code: from_texts(code) for code in codes
    }
