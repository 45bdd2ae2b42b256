"""What Fluent does not provide: capitals, elisions, and the minus sign.

The functions are used in texts as `{ CAP($car_the) }`. A language uses those that it needs.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentInt, FluentNone, FluentType

MINUS: Final = "\N{MINUS SIGN}"
VOWELS: Final = frozenset("aeiou")


HYPHEN_FOR_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")


def with_minus(said: str) -> str:
    """The minus sign before a number, where the library has written a hyphen."""
    return HYPHEN_FOR_MINUS.sub(MINUS, said)


class Prefixed(FluentType):
    """An amount with a sign before its number: $5, and −$5 below zero."""

    def __init__(self, prefix: str, amount: FluentInt) -> None:
        self.prefix = prefix
        self.amount = amount

    def format(self, locale: Locale) -> str:
        """The amount in a language."""
        said = FluentInt(abs(self.amount)).format(locale)
        return f"{MINUS if self.amount < 0 else ''}{self.prefix}{said}"


def begins_with_vowel(words: str) -> bool:
    """Whether a name is pronounced with a vowel first: Anna, Élodie, Yves, but not Yann or Hugo."""
    plain = unicodedata.normalize("NFD", words.strip().casefold().replace("œ", "oe"))
    letters = [letter for letter in plain if letter.isalpha()]
    if not letters:
        return False
    if letters[0] == "y":
        return len(letters) > 1 and letters[1] not in VOWELS
    return letters[0] in VOWELS


def capital(words: str) -> str:
    """With a capital first letter; a leading number or sign is kept."""
    return words[:1].upper() + words[1:]


def french_of(words: str) -> str:
    """`d’Anna`, `de Bruno`."""
    return f"d’{words}" if begins_with_vowel(words) else f"de {words}"


def french_that(words: str) -> str:
    """`qu’Anna`, `que Bruno`."""
    return f"qu’{words}" if begins_with_vowel(words) else f"que {words}"


def italian_to(words: str) -> str:
    """`ad Anna`, `a Bruno`: only before an a."""
    plain = unicodedata.normalize("NFD", words.casefold())
    first = next((letter for letter in plain if letter.isalpha()), "")  # marks may stand before it
    return f"ad {words}" if first == "a" else f"a {words}"


def _of_words(change: Callable[[str], str]) -> Callable[[Any], Any]:
    """A function in Fluent's calling convention: with a text, or with FluentNone."""

    def function(words: str | FluentType) -> str | FluentType:
        return words if isinstance(words, FluentNone) else change(str(words))

    return function


COUNTING: Final = ("NUMBER", "PREFIX")  # the functions whose arguments are numbers
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "PREFIX": Prefixed,
    "CAP": _of_words(capital),
    "DE": _of_words(french_of),
    "QUE": _of_words(french_that),
    "AD": _of_words(italian_to),
}
