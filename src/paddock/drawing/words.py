"""The words on drawings. They are passed in, so that a drawing is independent of the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from paddock.i18n import has, say

Words = Callable[[str], str]  # the code of a card, a place or another thing → what to call it


@cache
def words_from(keys: tuple[str, ...], language: str) -> Words:
    """Words by the first of these keys that has a text, each with `{}` for the code. A code without
    a text stands for itself.
    """

    @cache
    def words(code: str) -> str:
        for key in keys:
            if has(language, found := key.format(code)):
                return say(language, found)
        return code

    return words
