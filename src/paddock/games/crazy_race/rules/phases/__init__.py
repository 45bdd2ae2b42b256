"""The order of play: every phase, and which part of the rules it belongs to.

beginning.py   before the race, and before each of its stages
laying.py      a stage card is turned up, and driver cards are laid at its sides
sides.py       the sides are scored one after the other, and locomotives move
points.py      what luck and robbers do with point cards while a side is scored
ending.py      the end of a stage, and the end of the race
"""

from __future__ import annotations

from typing import Final

from paddock.core.phase import Phase
from paddock.games.crazy_race.rules.phases.beginning import Recovery
from paddock.games.crazy_race.rules.phases.ending import Stragglers, Taking
from paddock.games.crazy_race.rules.phases.laying import Laying, Turning
from paddock.games.crazy_race.rules.phases.order import (
    CHOICE,
    LAYING,
    LOSING,
    POINTS,
    RECOVERY,
    ROBBERY,
    SPLIT,
    STRAGGLERS,
    TAKING,
    TURNING,
)
from paddock.games.crazy_race.rules.phases.points import Losing, Points, Robbery
from paddock.games.crazy_race.rules.phases.sides import Choice, Split
from paddock.games.crazy_race.rules.state import CrazyRace

PHASES: Final[dict[int, Phase[CrazyRace]]] = {
    # Each of the eight stages
    RECOVERY: Recovery("recovery", sealed=True),  # CZ20: if anybody may take a pile back
    TURNING: Turning("stage"),  # CZ5: luck turns the stage card up
    LAYING: Laying("lay"),  # CZ6, CZ7: one seat after the other, three times
    # Each side of the stage card, from the arrow on
    CHOICE: Choice("choice"),  # CZ10: if the winner may choose the locomotive
    SPLIT: Split("split"),  # CZ11: space by space, if it is a "?"
    POINTS: Points("points"),  # CZ23: if the piles are shuffled; also before the first stage
    ROBBERY: Robbery("robbery"),  # CZ25: if a second locomotive has come home
    LOSING: Losing("losing"),  # CZ25: luck says which card is robbed
    # After the fourth side
    TAKING: Taking("taking", sealed=True),  # CZ13: who has moved no locomotive
    STRAGGLERS: Stragglers("stragglers", sealed=True),  # CZ24: after the last stage
}
