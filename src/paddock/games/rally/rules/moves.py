"""The moves of Rally: verbs, and where the moves of each begin among the moves of the game."""

from __future__ import annotations

from typing import Final

from paddock.core.moves import Kinds
from paddock.games.rally.rules.cards import (
    DIE,
    FACE_NAMES,
    FACES,
    GEARS,
    MOST_SPACES,
    SETUPS,
    TYRES,
)

LAY: Final = 0  # a = face
SETUP: Final = 1  # a = set-up
TYRE: Final = 2  # a = tyres
MECHANIC: Final = 3  # a = space
DONE: Final = 4
GEAR: Final = 5  # a = gear
OVER_REV: Final = 6
AHEAD: Final = 7
BRAKE: Final = 8
STOP: Final = 9
KEEP: Final = 10
THROW: Final = 11  # a = number; luck
LOT: Final = 12  # a = seat; luck

FIRST_LAY: Final = 0
FIRST_SETUP: Final = FIRST_LAY + FACES
FIRST_TYRE: Final = FIRST_SETUP + len(SETUPS)
FIRST_MECHANIC: Final = FIRST_TYRE + len(TYRES)
DONE_ID: Final = FIRST_MECHANIC + MOST_SPACES
FIRST_GEAR: Final = DONE_ID  # gears count from 1
OVER_REV_ID: Final = FIRST_GEAR + GEARS + 1
AHEAD_ID: Final = OVER_REV_ID + 1
BRAKE_ID: Final = OVER_REV_ID + 2
STOP_ID: Final = OVER_REV_ID + 3
KEEP_ID: Final = OVER_REV_ID + 4
FIRST_THROW: Final = KEEP_ID  # so do dice
FIRST_LOT: Final = FIRST_THROW + DIE + 1


def all_moves(players: int) -> Kinds:
    """Every move, in the order of their ids."""
    kinds = Kinds()
    kinds.add(LAY, "lay", card=FACE_NAMES)
    kinds.add(SETUP, "setup", card=SETUPS)
    kinds.add(TYRE, "tyres", card=TYRES)
    kinds.add(MECHANIC, "mechanic", card=[str(n + 1) for n in range(MOST_SPACES)])
    kinds.add(DONE, "done")
    kinds.add(GEAR, "gear", base=1, card=[str(n) for n in range(1, GEARS + 1)])
    kinds.add(OVER_REV, "over-rev")
    kinds.add(AHEAD, "ahead")
    kinds.add(BRAKE, "brake")
    kinds.add(STOP, "stop")
    kinds.add(KEEP, "keep")
    kinds.add(THROW, "die", base=1, card=[str(n) for n in range(1, DIE + 1)])
    kinds.add(LOT, "lot", card=[str(n + 1) for n in range(players)])
    return kinds
