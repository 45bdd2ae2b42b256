"""The words on the drawings of Rally: passed in, so that a drawing speaks no language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

Words = Callable[[str], str]  # the code of a thing → what to call it

ENGLISH: Final = {
    "entry-monte-carlo": "Monte Carlo",
    "entry-sweden": "Sweden",
    "entry-italy": "Italy",
    "entry-safari": "Safari",
    "entry-morocco": "Morocco",
    "entry-austrian-alps": "Austrian Alps",
    "entry-alpine-cup": "Alpine Cup",
    "entry-great-britain": "Great Britain",
    "weather-fair": "fair",
    "weather-overcast": "overcast",
    "weather-rain": "rain",
    "weather-storm": "storm",
    "weather-snow": "snow",
    "setup-stable": "Stable",
    "setup-fast": "Fast",
    "setup-prototype": "Prototype",
    "tyres-normal": "normal tyres",
    "tyres-rain": "rain tyres",
    "tyres-snow": "snow tyres",
    "draw-start": "START",
    "draw-finish": "FINISH",
    "draw-least": "min",
    "draw-most": "max",
}


def english(code: str) -> str:
    return ENGLISH.get(code, code)


@cache
def in_language(language: str) -> Words:
    """The words of one of the five languages; English where a text is missing."""
    from paddock.i18n import has, say  # only who asks for a language pays for Fluent

    @cache
    def words(code: str) -> str:
        for key in (f"rally-{code}", code):
            if has(language, key):
                return say(language, key)
        return english(code)

    return words
