"""The words on the drawings: a drawing gets them as an argument and depends on no language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

Words = Callable[[str], str]  # the code of a car, a track or a place → what to call it

ENGLISH: Final = {
    "cleveland": "Cleveland",
    "detroit": "Detroit",
    "top_race": "Top Race",
    "winners": "Winners’ circle",
    "finish": "Finish",
    "hand": "Your hand",
    "auction": "Auction",
    "offer": "On offer",
    "highest": "Highest bid",
    "nobody": "nobody yet",
    "coming": "Still to come",
    "again": "Once more at the end",
    "swaps": "Swaps",
    "last": "Last card",
    "no-owner": "no owner",
    "why-full": "has all the cars allowed (GP8)",
    "why-needed": "kept for those without a car (GP9)",
    "why-short": "not enough money",
    "why-passed": "passed",
    "why-highest": "highest bid",
    "money": "${0}",
    "to-go": "{0} to go",
    "race": "Race {0} of {1}",
}

# Where the words stand in the files of texts
KEYS: Final = (
    "card-{}",
    "draw-{}",
    "page-{}",
    "word-{}",
    "{}",
)


def english(code: str) -> str:
    return ENGLISH.get(code, code)


@cache
def in_language(language: str) -> Words:
    """The words of one of the five languages; English where a text is missing."""
    from paddock.i18n import has, say  # imported here: plain drawings do without Fluent

    @cache
    def words(code: str) -> str:
        code, _, arguments = code.partition(":")
        values = arguments.split("/") if arguments else []
        if code == "money":
            return say(language, "grand_prix-table-money", price=int(values[0]))
        if code == "to-go":
            return say(language, "grand_prix-table-to-go", steps=int(values[0]))
        if code == "race":
            race, races = (int(value) for value in values)
            return say(language, "grand_prix-table-race", race=race, races=races)
        if code == "no-owner":
            return say(language, "grand_prix-table-nobody")
        for shape in KEYS:
            key = f"grand_prix-{shape.format(code)}"
            if has(language, key):
                return say(language, key)
        return english(code)

    return words


def plain(code: str) -> str:
    """English without any file of texts: for notebooks and tests."""
    code, _, arguments = code.partition(":")
    values = [f"{int(value):,}" for value in arguments.split("/")] if arguments else []
    return english(code).format(*values)
