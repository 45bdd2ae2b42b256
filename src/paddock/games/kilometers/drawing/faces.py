"""The 19 faces of 1000 Kilometers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.faces import CardFaces
from paddock.drawing.svg import Ids, text
from paddock.drawing.theme import palette
from paddock.drawing.words import Words
from paddock.games.kilometers.drawing import signs, stones

DISTANCES: Final = ("25", "50", "75", "100", "200")
ATTACKS: Final = ("accident", "flat", "empty", "stop", "limit")
REMEDIES: Final = ("repairs", "spare", "petrol", "green", "endlimit")
TRUMPS: Final = ("ace", "tyre", "tanker", "priority")
KINDS: Final = DISTANCES + ATTACKS + REMEDIES + TRUMPS
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


def faces_of(ids: Ids, words: Words, theme: str, shared: bool) -> CardFaces:
    """The faces of a drawing; `shared`: refer to the page's sprite."""
    sprite = SHARED if shared else ""
    return CardFaces(lambda kind: face(kind, words(kind), theme), ids, words, theme, sprite)
