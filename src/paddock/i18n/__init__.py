"""Every text that people read, in their language, from Fluent files."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from babel.numbers import format_decimal
from fluent.runtime.resolver import Pattern

from paddock.core.points import say_points
from paddock.games import packages
from paddock.i18n.grammar import with_minus
from paddock.i18n.texts import BEGINNING, Texts

LANGUAGES: Final = ("en", "nl", "it", "fr", "de")  # the five languages of the product
FALLBACK: Final = "en"  # complete, as a test checks
HERE: Final = Path(__file__).parent
# Attributes that are texts of their own. Any other attribute is a form of the same thing, such as
# `.the` or `.accusative`: a translator adds those that the sentences of the language need.
OWN_TEXTS: Final = ("help", "about")


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder of texts."""
    return tuple(language for language in LANGUAGES if (HERE / language).is_dir())


def files(language: str) -> list[Path]:
    """The files of the shared texts and of each game's texts."""
    own = [path for package in packages().values() for path in package.word_files(language)]
    return sorted((HERE / language).glob("*.ftl")) + own


@lru_cache(256)  # bounded, because a browser may ask for anything
def chain(language: str) -> tuple[str, ...]:
    """The languages in which to look for a text, in order: `nl-BE` is looked up in Dutch, then
    English.
    """
    base = language.replace("_", "-").split("-")[0].lower()
    return (base, FALLBACK) if base in languages() and base != FALLBACK else (FALLBACK,)


@lru_cache(256)
def search_order(language: str) -> tuple[str, ...]:
    """The same, then every other language: a game may be written in one language only."""
    return tuple(dict.fromkeys((*chain(language), *languages())))


def forget() -> None:
    """Read folders and files again at the next call."""
    for known in (languages, chain, search_order, names, bundle, _said, forms):
        known.cache_clear()


@cache
def names(language: str) -> frozenset[str]:
    """The keys of the language's texts."""
    found = {
        name for path in files(language) for name in BEGINNING.findall(path.read_text("utf-8"))
    }
    return frozenset(name for name in found if not name.startswith("-"))  # a term is not a text


@cache
def bundle(language: str) -> Texts:
    """All texts of one language."""
    return Texts(language, (path.read_text("utf-8") for path in files(language)))


def has(language: str, key: str) -> bool:
    """Whether this language or one it falls back to has the text `key` or `key.attribute`."""
    return any(_find(link, key) is not None for link in search_order(language))


def say(language: str, key: str, /, **args: str | int) -> str:
    """The text `key`, or its attribute `key.attribute`, with its variables filled in.

    An unknown key is returned as it is: a page with a hole is better than no page.
    """
    return _said(language, key, tuple(args.items()))[0]


def say_whole(language: str, key: str, /, **args: str | int) -> str:
    """The text `key`; empty if no language has it or a variable is missing in `args`."""
    said, whole = _said(language, key, tuple(args.items()))
    return said if whole else ""


@lru_cache(1 << 10)  # pages repeat the same texts; bounded, because names of guests never end
def _said(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, bool]:
    """The text, and whether it exists and has no hole."""
    for link in search_order(language):
        pattern = _find(link, key)
        if pattern is not None:
            text, errors = bundle(link).format_pattern(pattern, dict(args))
            return with_minus(str(text)), not errors
    return key, False


def say_if_known(language: str, key: str, /, **args: str | int) -> str:
    """The text `key`; empty if no language has it."""
    return say(language, key, **args) if has(language, key) else ""


def readable(name: str) -> str:
    """A name from the rules for which there is no text: `top_speed` becomes Top speed."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def number(language: str, value: int) -> str:
    """A whole number as this language groups its digits: 1,000, 1.000 or 1 000; below 0, −1."""
    return with_minus(str(format_decimal(value, locale=chain(language)[0])))


def colon(language: str) -> str:
    """The colon between a label and its value, with the language's spaces."""
    return say(language, "sign-colon")


@lru_cache(1 << 12)
def forms(language: str, key: str) -> dict[str, str]:
    """The forms of a thing's name, by attribute: `the`, `dative`. See OWN_TEXTS."""
    for link in search_order(language):
        if key in names(link):
            attributes = bundle(link).get_message(key).attributes
            return {
                form: say(link, f"{key}.{form}") for form in attributes if form not in OWN_TEXTS
            }
    return {}


def points(language: str, amount: int, parts: int) -> str:
    """Points as this language writes them: 1,000, or shared out 7½ (see core/points.py)."""
    shown = say_points(amount, parts)
    return number(language, shown) if isinstance(shown, int) else shown


def _find(language: str, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if name not in names(language):
        return None
    message = bundle(language).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
