"""The words on the drawings of Crazy Rally: passed in, so that a drawing speaks no language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

Words = Callable[[str], str]  # the code of a card or of a place → what to call it

ENGLISH: Final = {
    "long-straight": "Long straight",
    "fast-straight": "Fast straight",
    "straight": "Straight",
    "open-kink": "Open kink",
    "wide-bend": "Wide bend",
    "long-bend": "Long bend",
    "bend": "Bend",
    "s-bend": "S-bend",
    "tight-bend": "Tight bend",
    "right-angle": "Right angle",
    "narrow-hairpin": "Narrow hairpin",
    "cliff-hairpin": "Cliff hairpin",
    "jump": "Jump",
    "big-jump": "Big jump",
    "event": "Event",
    "blue": "blue",
    "yellow": "yellow",
    "purple": "purple",
    "stock": "Stock",
    "discard": "Discard",
    "hand": "Your hand",
    "out": "Out",
    "crash": "Crash",
}


def english(code: str) -> str:
    return ENGLISH.get(code, code)


@cache
def in_language(language: str) -> Words:
    """The words of one of the five languages; English where a text is missing."""
    from paddock.i18n import has, say  # only who asks for a language pays for Fluent

    @cache
    def words(code: str) -> str:
        keys = [f"crazy_rally-{kind}-{code}" for kind in ("card", "draw", "colour")]
        for key in (*keys, f"draw-{code}"):
            if has(language, key):
                return say(language, key)
        return english(code)

    return words
