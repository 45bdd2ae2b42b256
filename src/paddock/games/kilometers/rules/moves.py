"""What can be done in 1000 Kilometers: every kind of move, declared once."""

from __future__ import annotations

from typing import Final, final

from paddock.core.moves import Kinds
from paddock.games.kilometers.rules.cards import ACCIDENT, ATTACKS, NAMES

# The verb of a move says which kind it is; its numbers `a` and `b` are the kind's parts.
DISCARD: Final = 0
PLAY: Final = 1
ATTACK: Final = 2
REACT: Final = 3
DECLINE: Final = 4
EXTEND: Final = 5
FINISH: Final = 6
DRAW: Final = 7


@final
class Moves:
    """The kinds of move at a table with so many sides. Their order fixes the numbers of moves."""

    def __init__(self, sides: int) -> None:
        kinds = Kinds()
        self.kinds = kinds
        self.discard = kinds.add(DISCARD, "discard", card=NAMES)
        # On one's own tableau; an attack can be tried there too, and is refused as `own-side`.
        self.play = kinds.add(PLAY, "play", card=NAMES)
        self.draw = kinds.add(DRAW, "draw", card=NAMES)  # luck's only move
        self.react = kinds.add(REACT, "react")
        self.decline = kinds.add(DECLINE, "decline")
        self.extend = kinds.add(EXTEND, "extend")
        self.finish = kinds.add(FINISH, "finish")
        self.attack = kinds.add(
            ATTACK, "attack", "play", base=ACCIDENT, card=ATTACKS, victim=range(sides)
        )
