"""The words on the drawings of 1000 Kilometers: the keys of their texts."""

from __future__ import annotations

from typing import Final

from paddock.drawing.words import Words, words_from
from paddock.i18n import FALLBACK

KEYS: Final = ("kilometers-card-{}", "kilometers-draw-{}", "draw-{}")


def in_language(language: str) -> Words:
    """The words of one language."""
    return words_from(KEYS, language)


def english(code: str) -> str:
    """The words of a drawing for which no language was chosen."""
    return in_language(FALLBACK)(code)
