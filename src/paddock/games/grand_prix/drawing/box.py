"""The built-in edition, for sheets of cards and posters, which need no match."""

from __future__ import annotations

from functools import cache

from paddock.core.edition import Edition
from paddock.games.grand_prix.rules.cards import Deck
from paddock.games.grand_prix.rules.title import TITLE
from paddock.games.grand_prix.rules.track import Track, read_bends, read_columns
from paddock.shelf import read_edition


@cache
def edition() -> Edition:
    return read_edition(TITLE, TITLE.editions[0])


@cache
def built_in() -> Deck:
    return Deck(edition())


@cache
def built_in_track(name: str) -> Track:
    columns = read_columns(edition(), f"track.{name}.columns")
    return Track(name, columns, read_bends(edition(), f"track.{name}.bends"))
