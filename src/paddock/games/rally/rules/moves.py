"""The moves of Rally: each kind is declared once, with its parts."""

from __future__ import annotations

from typing import Final, final

from paddock.core.moves import Kinds
from paddock.games.rally.rules.cards import (
    DIE,
    FACE_NAMES,
    GEARS,
    MOST_SPACES,
    SETUPS,
    TYRES,
)

# The kinds as numbers, for rules: `move.verb`; the part is `move.a`
LAY: Final = 0  # a = face
SETUP: Final = 1  # a = set-up
TYRE: Final = 2  # a = tyres
MECHANIC: Final = 3  # a = space, from 0 on
DONE: Final = 4
GEAR: Final = 5  # a = gear
OVER_REV: Final = 6
AHEAD: Final = 7
BRAKE: Final = 8
STOP: Final = 9
KEEP: Final = 10
THROW: Final = 11  # a = number on the die; luck
LOT: Final = 12  # a = seat; luck


@final
class Moves:
    """The kinds of move at one table: each gives the ids of its moves."""

    def __init__(self, players: int) -> None:
        kinds = Kinds()
        self.kinds = kinds
        # The course (RY2)
        self.lay = kinds.add(LAY, "lay", face=FACE_NAMES)
        # Before the start (RY5, RY7); tyres also at the mechanics (RY18)
        self.setup = kinds.add(SETUP, "setup", card=SETUPS)
        self.tyres = kinds.add(TYRE, "tyres", card=TYRES)
        self.mechanic = kinds.add(MECHANIC, "mechanic", space=range(1, MOST_SPACES + 1))
        self.done = kinds.add(DONE, "done")
        # A turn (RY8, RY11, RY13, RY18)
        self.gear = kinds.add(GEAR, "gear", base=1, gear=range(1, GEARS + 1))
        self.over_rev = kinds.add(OVER_REV, "over-rev")
        self.ahead = kinds.add(AHEAD, "ahead")
        self.brake = kinds.add(BRAKE, "brake")
        self.stop = kinds.add(STOP, "stop")
        self.keep = kinds.add(KEEP, "keep")
        # Luck; the number of a lot is that of a seat, from 1 on
        self.throw = kinds.add(THROW, "die", base=1, number=range(1, DIE + 1))
        self.lot = kinds.add(LOT, "lot", number=range(1, players + 1))
