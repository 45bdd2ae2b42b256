"""The words on the drawings of the Grand Prix: the keys of their texts.

A code may contain numbers: `race:2/5`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from paddock.drawing.words import Words, words_from
from paddock.i18n import FALLBACK, say

KEYS: Final = (
    "grand_prix-card-{}",
    "grand_prix-draw-{}",
    "grand_prix-page-{}",
    "grand_prix-word-{}",
    "grand_prix-{}",
)
# Codes whose text has another key: the key, and the names of the numbers in the text
OTHERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "money": ("grand_prix-table-money", ("price",)),
    "to-go": ("grand_prix-table-to-go", ("steps",)),
    "race": ("grand_prix-table-race", ("race", "races")),
    "no-owner": ("grand_prix-table-nobody", ()),
}


@cache
def in_language(language: str) -> Words:
    """The words of one language."""
    plain = words_from(KEYS, language)

    @cache
    def words(code: str) -> str:
        code, _, numbers = code.partition(":")
        if code not in OTHERS:
            return plain(code)
        key, names = OTHERS[code]
        values = [int(value) for value in numbers.split("/") if value]
        return say(language, key, **dict(zip(names, values, strict=True)))

    return words


def english(code: str) -> str:
    """The words of a drawing for which no language was chosen."""
    return in_language(FALLBACK)(code)
