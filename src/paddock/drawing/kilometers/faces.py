"""The 19 faces of 1000 Kilometers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.kilometers.words import Words
from paddock.drawing.svg import Ids, circle, path, rect, symbol, text, use
from paddock.drawing.theme import BLUE, RED, WHITE, palette

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
        index = text(5, 15, kind, 13, p.paint("ink"))
        picture = rect(0.6, 20, 61.8, 48, p.paint("sky"))
        picture += text(31.5, 55, kind, 30, p.paint("ink"), anchor="middle")
    elif kind in ATTACKS:
        index = path("M11 4L17 15H5Z", p.paint(WHITE, RED, 2))
        picture = rect(0.6, 20, 61.8, 48, p.paint("alarm"))
        picture += path("M31.5 24L55 64H8Z", p.paint(WHITE, RED, 5, "join"))
    elif kind in REMEDIES:
        index = circle(11, 10, 5, p.paint(BLUE))
        picture = rect(0.6, 20, 61.8, 48, p.paint("help")) + circle(31.5, 44, 20, p.paint(BLUE))
    else:
        index = path("M5 4H17V10Q17 14 11 17Q5 14 5 10Z", p.paint(RED))
        picture = rect(0.6, 20, 61.8, 48, p.paint("honour"))
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
