"""The words on the drawings of 1000 Kilometers, passed in so that drawing code is independent of
language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

Words = Callable[[str], str]  # the code of a card or place → its name

ENGLISH: Final = {
    "25": "25 km",
    "50": "50 km",
    "75": "75 km",
    "100": "100 km",
    "200": "200 km",
    "accident": "Accident",
    "flat": "Flat tyre",
    "empty": "Empty tank",
    "stop": "Red light",
    "limit": "Speed limit",
    "repairs": "Repairs",
    "spare": "Spare wheel",
    "petrol": "Petrol",
    "green": "Green light",
    "endlimit": "End of limit",
    "ace": "Ace Driver",
    "tyre": "Puncture-proof Tyre",
    "tanker": "Tanker",
    "priority": "Priority Car",
    "stock": "Stock",
    "discard": "Discard",
    "hand": "Your hand",
    "km": "km",
}


def english(code: str) -> str:
    return ENGLISH.get(code, code)


@cache
def in_language(language: str) -> Words:
    """The words of one of the five languages; English where a text is missing."""
    from paddock.i18n import has, say  # imported here, because English drawings do not need Fluent

    @cache
    def words(code: str) -> str:
        for key in (f"kilometers-card-{code}", f"kilometers-draw-{code}", f"draw-{code}"):
            if has(language, key):
                return say(language, key)
        return english(code)

    return words
