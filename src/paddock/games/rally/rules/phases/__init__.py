"""The order of play of Rally.

A rally   begin_rally    its stages; then the next rally, or the end of the match (RY27)
A stage   begin_stage
          ORDER          start numbers, where the lot decides (RY24)
          LAYER          who lays the course, where the lot decides (RY3)
          COURSE         the sections, one at a time (RY2 to RY4)
          PREPARE        set-up, tyres and mechanics, in secret (RY5, RY7)
          begin_race     rounds, until every car is home or out (RY21)
          end_stage      points (RY22 to RY25), then the next stage or rally
A round   WEATHER        a die, from the second round on (RY10)
          next_turn      the turn of each starter who may drive (RY9)
A turn    GEARBOX        the gear (RY11), but for a car that restarts in first gear
          RISK           a die: which factors this move drives safely (RY12)
          DRIVE          on each space: brake, drive on or stop (RY13)
          DAMAGE         a die, on a space above the safe factor (RY15 to RY17)
          PIT            new tyres for a car beside the road (RY18)
"""

from __future__ import annotations

from typing import Final

from paddock.core.phase import Phase
from paddock.games.rally.rules.phases.accidents import DAMAGE, PIT
from paddock.games.rally.rules.phases.course import COURSE, LAYER
from paddock.games.rally.rules.phases.driving import DRIVE, GEARBOX, RISK
from paddock.games.rally.rules.phases.preparing import PREPARE
from paddock.games.rally.rules.phases.rounds import WEATHER
from paddock.games.rally.rules.phases.stages import ORDER
from paddock.games.rally.rules.state import Rally

PHASES: Final[dict[str, Phase[Rally]]] = {
    "order": ORDER,
    "layer": LAYER,
    "course": COURSE,
    "prepare": PREPARE,
    "weather": WEATHER,
    "gear": GEARBOX,
    "risk": RISK,
    "drive": DRIVE,
    "damage": DAMAGE,
    "pit": PIT,
}
