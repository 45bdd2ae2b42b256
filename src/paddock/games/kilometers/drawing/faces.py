"""The 19 faces of 1000 Kilometers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.svg import Ids, symbol, text, use
from paddock.drawing.theme import palette
from paddock.games.kilometers.drawing import signs, stones
from paddock.games.kilometers.drawing.words import Words

DISTANCES: Final = ("25", "50", "75", "100", "200")
ATTACKS: Final = ("accident", "flat", "empty", "stop", "limit")
REMEDIES: Final = ("repairs", "spare", "petrol", "green", "endlimit")
TRUMPS: Final = ("ace", "tyre", "tanker", "priority")
KINDS: Final = DISTANCES + ATTACKS + REMEDIES + TRUMPS
BACK: Final = "back"

SHARED: Final = "km-face-"  # the ids in the page's one sprite


@lru_cache(maxsize=1024)
def face(kind: str, name: str, theme: str = "light") -> str:
    """The inside of a card, 63 × 88."""
    p = palette(theme)
    if kind in DISTANCES:
        index = text(4.6, 14.6, kind, 14, p.paint("ink"))
        picture = stones.picture(p, kind)
    elif kind in ATTACKS:
        index, picture = signs.index(p, kind, "attack"), signs.triangle(p, kind)
    elif kind in REMEDIES:
        index, picture = signs.index(p, kind, "remedy"), signs.round_sign(p, kind)
    else:
        index, picture = signs.index(p, kind, "trump"), signs.shield(p, kind)
    return cards.face(index, picture, name, theme)


class Deck:
    """The cards that a drawing shows: each kind drawn once, however many of it lie there."""

    def __init__(self, ids: Ids, words: Words, theme: str, shared: bool) -> None:
        self.ids = ids
        self.words = words
        self.theme = theme
        self.shared = shared
        self.used: dict[str, None] = {}

    def show(self, kind: str) -> str:
        """A card, or `back`, at the origin."""
        if self.shared:
            return use(SHARED + kind)
        self.used[kind] = None
        return use(self.ids("face-" + kind))

    def defs(self) -> str:
        """What `show` referred to."""
        return "".join(symbol(self.ids("face-" + kind), self.content(kind)) for kind in self.used)

    def content(self, kind: str) -> str:
        if kind == BACK:
            return cards.back(self.theme)
        return face(kind, self.words(kind), self.theme)
