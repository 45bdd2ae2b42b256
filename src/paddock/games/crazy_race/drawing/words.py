"""The words on the drawings of Crazy Race: passed in, so that a drawing speaks no language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

Words = Callable[[str], str]

ENGLISH: Final = {
    "A": "Tall Chimney",
    "B": "Streamliner",
    "C": "Tank Engine",
    "driver": "Driver",
    "turntable": "Turntable",
    "yard": "Yard",
    "taboo": "Taboo",
    "stage": "Stage",
    "hand": "Your hand",
    "start": "lays first",
    "no-hand": "no cards in hand",
    "once": "pile taken back",
    "board": "Board",
}


def english(code: str) -> str:
    return ENGLISH.get(code, code)


@cache
def in_language(language: str) -> Words:
    """The words of one of the five languages; English where a text is missing."""
    from paddock.i18n import has, say  # only who asks for a language pays for Fluent

    @cache
    def words(code: str) -> str:
        for kind in ("crazy_race-card", "crazy_race-draw", "draw", "crazy_race-table", "print"):
            if has(language, key := f"{kind}-{code}"):
                return say(language, key)
        return english(code)

    return words
