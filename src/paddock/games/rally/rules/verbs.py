"""The moves of Rally: verbs, and where the moves of each begin among the moves of the game."""

from __future__ import annotations

from typing import Final

from paddock.games.rally.rules.parts import (
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


def all_moves(players: int) -> list[tuple[str, int, int]]:
    """Text, verb and number of every move, in the order of their ids."""
    moves = [(f"lay {name}", LAY, n) for n, name in enumerate(FACE_NAMES)]
    moves += [(f"setup {name}", SETUP, n) for n, name in enumerate(SETUPS)]
    moves += [(f"tyres {name}", TYRE, n) for n, name in enumerate(TYRES)]
    moves += [(f"mechanic {n + 1}", MECHANIC, n) for n in range(MOST_SPACES)]
    moves += [("done", DONE, 0)]
    moves += [(f"gear {n}", GEAR, n) for n in range(1, GEARS + 1)]
    moves += [("over-rev", OVER_REV, 0), ("ahead", AHEAD, 0), ("brake", BRAKE, 0)]
    moves += [("stop", STOP, 0), ("keep", KEEP, 0)]
    moves += [(f"die {n}", THROW, n) for n in range(1, DIE + 1)]
    moves += [(f"lot {n + 1}", LOT, n) for n in range(players)]
    return moves
